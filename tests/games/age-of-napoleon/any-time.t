# Cards at any time, AON-5.5, and what is secret of hands and armies (ruling A63).
empty

% Before each phase both sides are asked for an Any Time card, the chooser first [AON-5.5]
hand-french savary
hand-coalition radetzky
surrendered osterreich
begin victory french
acts french
prompt french contains Phase of the year: diplomacy. Before it, play an Any Time card, or none.
do decline
acts coalition
allow play radetzky

% Radetzky: once Österreich has surrendered, five corps more, and limits of 8 and 4 [CARD-RADETZKY.1 AON-2.9a]
surrendered osterreich
hand-coalition radetzky
places Schwarzenberg@waiting Bellegarde@waiting Colloredo@waiting Kollowrath@waiting Klenau@waiting
begin winter coalition
do coalition: play radetzky
event effect radetzky
expect Schwarzenberg@reserve Bellegarde@reserve Colloredo@reserve Kollowrath@reserve Klenau@reserve
expect effects 4

% Not before [CARD-RADETZKY.1]
hand-coalition radetzky pitt
begin victory coalition
refuse play radetzky condition [CARD-RADETZKY.1]

% Nor by the French [CARD-RADETZKY.1]
surrendered osterreich
hand-french radetzky
begin victory french
refuse play radetzky wrong-side [CARD-RADETZKY.1]

% Stein: once Preußen has surrendered, six corps more [CARD-STEIN.1 AON-2.9a]
surrendered preussen
hand-coalition stein
places Blucher@waiting Bulow@waiting Tautzien@waiting Yorck@waiting Kleist@waiting Zieten@waiting
begin victory coalition
do coalition: play stein
expect Blucher@reserve Bulow@reserve Tautzien@reserve Yorck@reserve Kleist@reserve Zieten@reserve

% Preußen never surrendered [CARD-STEIN.1]
hand-coalition stein
begin victory coalition
refuse play stein condition [CARD-STEIN.1]

% Continental System: with Britain alone of the majors a member, the cards set aside come into play [CARD-CONTINENTAL-SYSTEM.1 17.1.2a]
alignment osterreich@neutral russia@neutral
hand-coalition continental-system
begin victory coalition
do coalition: play continental-system
event put-aside [CARD-CONTINENTAL-SYSTEM.1] English Gold goes to the discards
event put-aside [CARD-CONTINENTAL-SYSTEM.1] Insurrection goes to the discards
expect discard english-gold insurrection.1 continental-system
expect not aside english-gold

% Russia is a member: refused [CARD-CONTINENTAL-SYSTEM.1]
alignment osterreich@neutral
hand-coalition continental-system
begin victory coalition
refuse coalition: play continental-system condition [CARD-CONTINENTAL-SYSTEM.1]

% In 1813 it has been played already, and changes nothing [CARD-CONTINENTAL-SYSTEM.2]
scenario 1813
empty
hand-coalition continental-system
begin victory coalition
do coalition: play continental-system
event no-effect [CARD-CONTINENTAL-SYSTEM.2] Continental System has no effect

% Napoléonica is exchanged for a card among the discards, which everybody sees [CARD-NAPOLEONICA.1]
hand-french napoleonica.1
discard pitt mud.1 napoleonica.2
begin victory french
refuse swap napoleonica.1 napoleonica.2 condition [CARD-NAPOLEONICA.1]
refuse swap napoleonica.1 talleyrand not-discarded [CARD-NAPOLEONICA.1]
do swap napoleonica.1 mud.1
hears coalition swapped Mud
expect hand-french mud.1
expect discard pitt napoleonica.1 napoleonica.2
view coalition contains "known-french":{"mud.1":true}

% With nothing else among the discards it cannot be played [CARD-NAPOLEONICA.1]
hand-french napoleonica.1
discard napoleonica.2
begin victory french
list swap =
refuse play napoleonica.1 wrong-form [CARD-NAPOLEONICA.1]

% Savary: the French look at the whole Coalition hand [CARD-SAVARY.1]
hand-french savary
hand-coalition pitt mud.1
begin victory french
view french not contains "pitt"
do spy savary
hears french seen-card Pitt
not hears nobody seen-card
not hears coalition seen-card
hears coalition spied
view french contains "known-coalition":{"mud.1":true,"pitt":true}
view nobody not contains "pitt"

% Or at the armies in any two areas [CARD-SAVARY.1]
places Karl@Tirol Johann@Tirol Hiller@Tirol Bennigsen@Minsk Kutuzov@Minsk
spent Johann
hand-french savary
begin victory french
view french contains "standing":{"french":{},"coalition":{"Tirol":2,"Minsk":1}}
refuse scout savary Bayern Tirol nobody-there [CARD-SAVARY.1]
refuse scout savary Minsk Tirol two-areas [CARD-SAVARY.1]
do scout savary Tirol Minsk
hears french seen-corps Johann
not hears nobody seen-corps
view french contains "standing":{"french":{},"coalition":{}}
view french contains "spent":{"Johann":true}

% Only the French have a Savary [CARD-SAVARY.1]
hand-coalition savary
begin victory coalition
refuse coalition: spy savary wrong-side [CARD-SAVARY.1]

% What is not played at any time is refused for its phase [AON-5.4a AON-5.5]
hand-french major-campaign.1 napoleon-i
begin victory french
refuse play major-campaign.1 wrong-phase [CARD-MAJOR-CAMPAIGN.1]
refuse play pitt not-in-hand [AON-5.4a]

% The other side sees who leads an army and how many they are; not who they are, nor who is spent [AON-2.8 CARD-SAVARY.1]
places Napoleon@Flandres Davout@Flandres Murat@Flandres
spent Napoleon Murat
hand-french pitt
begin victory french
view coalition contains "standing":{"french":{"Flandres":2},"coalition":{}}
view coalition contains "spent":{}
view french contains "spent":{"Napoleon":true,"Murat":true}
view nobody contains "standing":{"french":{"Flandres":2},"coalition":{}}

% The opponent's view shows the number of cards held only [AON-2.8]
hand-french pitt mud.1
begin victory french
view coalition contains "french-cards":{"hand":2}
view coalition not contains "mud.1"

% With Stein Preußen is worth one card more: 4 for Britain, 2 for it, 1 for three minor countries [CARD-STEIN.2]
alignment osterreich@neutral russia@neutral preussen@member
effects 8
hand-coalition pitt
begin victory coalition
view coalition contains "due":{"french":9,"coalition":7}

% Without him 1 [CARD-STEIN.2 DATA-2.1b]
alignment osterreich@neutral russia@neutral preussen@member
hand-coalition pitt
begin victory coalition
view coalition contains "due":{"french":9,"coalition":6}

% A year ends with surrender, winter and the check of victory; the next begins with diplomacy [AON-5.1]
hand-coalition no-surrender
places Napoleon@KernOsterreich
begin surrender french
do decline
event phase [AON-5.1] phase of the year: winter
do decline
event phase [AON-5.1] phase of the year: victory
do decline
event year [AON-1.2] 1806 begins
event phase [AON-5.1] phase of the year: diplomacy

% Then come insurrection and strategy [AON-5.1]
hand-coalition pitt
begin diplomacy french
do coalition: pass
event phase [AON-5.1] phase of the year: insurrection
do decline
do pass
event phase [AON-5.1] phase of the year: strategy

% Barren areas and coasts can be laid over the map [AON-15.2a AON-2.2]
begin victory french
survey barren contains Westgalizien barren areas
survey coast contains Portugal coastal areas

% In the other side's turn it waits, whatever the phase [AON-5.5]
empty
surrendered osterreich preussen
hand-coalition radetzky stein
begin reinforcement french
do coalition: decline
acts french
refuse coalition: play radetzky any-time-waits [AON-5.5]
refuse coalition: play stein any-time-waits [AON-5.5]
refuse coalition: deploy Karl Ungarn others-reinforce [AON-10.1]

% Each is asked once, and plays as many as it likes: the first is not asked again when the other has played [AON-5.5]
hand-french savary
hand-coalition napoleonica.1 napoleonica.2 pitt
discard mud.1 depot
begin victory french
do decline
acts coalition
do swap napoleonica.1 mud.1; swap napoleonica.2 depot
acts coalition
do decline
prompt french contains who plays first

% A side without cards is passed over [AON-5.5]
hand-french napoleonica.1 napoleonica.2
discard mud.1
begin victory french
do swap napoleonica.1 mud.1
acts french

# ---- a card that lies open is in no hand ------------------------------------------

% Who can hold no Any Time card, as both see, is not asked before a phase: of the French these are Savary and Napoléonica [AON-5.5 AON-2.8]
places Soult@Wurttemberg
hand-french pitt
hand-coalition mud.1
discard savary napoleonica.1 napoleonica.2
round 6
begin campaign french
do french: decline; coalition: decline; coalition: decline; french: decline; french: pass; french: decline; coalition: pass
acts coalition
prompt coalition contains Phase of the year: surrender.

% It is while one of them is nowhere to be seen [AON-5.5 AON-2.8]
places Soult@Wurttemberg
hand-french pitt
hand-coalition mud.1
discard savary napoleonica.1
round 6
begin campaign french
do french: decline; coalition: decline; coalition: decline; french: decline; french: pass; french: decline; coalition: pass
acts french
prompt french contains Phase of the year: surrender.

# ---- a lasting effect twice ---------------------------------------------------------

% Where Continental System has been played in this game, its own text leaves nothing for a second time [CARD-CONTINENTAL-SYSTEM.1]
effects 2
hand-coalition continental-system
alignment osterreich@neutral russia@neutral
begin victory coalition
do coalition: play continental-system
event no-effect [CARD-CONTINENTAL-SYSTEM.1]

% An insurgent major is no member: Britain stands alone all the same [CARD-CONTINENTAL-SYSTEM.1]
alignment osterreich@neutral russia@neutral spain@insurgent
hand-coalition continental-system
begin victory coalition
do coalition: play continental-system
event effect [CARD-CONTINENTAL-SYSTEM.1]
event put-aside [CARD-CONTINENTAL-SYSTEM.1] English Gold
expect aside none
