# Each of the 55 cards is played, refused and discarded somewhere in these files (games_aon_cards counts
# that); here stand those that no other file has a use for.
empty
round 2

# ---- refused: a card of a battle or of the other side's move is no action of a round ----------

% Art of War is not played before there is what it is for: art-of-war [AON-5.4a CARD-ART-OF-WAR.1]
places Soult@Flandres
hand-french art-of-war
begin campaign french
do decline; decline
refuse play art-of-war wrong-phase [CARD-ART-OF-WAR.1]

% Bravest of the Brave is not played before there is what it is for: bravest-of-the-brave [AON-5.4a CARD-BRAVEST-OF-THE-BRAVE.1]
places Soult@Flandres
hand-french bravest-of-the-brave
begin campaign french
do decline; decline
refuse play bravest-of-the-brave wrong-phase [CARD-BRAVEST-OF-THE-BRAVE.1]

% Combined Arms is not played before there is what it is for: combined-arms [AON-5.4a CARD-COMBINED-ARMS.1]
places Soult@Flandres
hand-french combined-arms
begin campaign french
do decline; decline
refuse play combined-arms wrong-phase [CARD-COMBINED-ARMS.1]

% Fog of War is not played before there is what it is for: fog-of-war [AON-5.4a CARD-FOG-OF-WAR.1]
places Soult@Flandres
hand-french fog-of-war
begin campaign french
do decline; decline
refuse play fog-of-war wrong-phase [CARD-FOG-OF-WAR.1]

% Grand Battery is not played before there is what it is for: grand-battery.2 [AON-5.4a CARD-GRAND-BATTERY.1]
places Soult@Flandres
hand-french grand-battery.2
begin campaign french
do decline; decline
refuse play grand-battery.2 wrong-phase [CARD-GRAND-BATTERY.1]

% Mud is not played before there is what it is for: mud.2 [AON-5.4a CARD-MUD.1]
places Soult@Flandres
hand-french mud.2
begin campaign french
do decline; decline
refuse play mud.2 wrong-phase [CARD-MUD.1]

% Pursuit is not played before there is what it is for: pursuit.2 [AON-5.4a CARD-PURSUIT.1]
places Soult@Flandres
hand-french pursuit.2
begin campaign french
do decline; decline
refuse play pursuit.2 wrong-phase [CARD-PURSUIT.1]

% A Major Campaign under way is not begun again: major-campaign.3 [CARD-MAJOR-CAMPAIGN.1]
places Soult@Flandres Davout@Holland
hand-french major-campaign.2 major-campaign.3
begin campaign french
do decline; decline; play major-campaign.2
refuse play major-campaign.3 major-campaign [CARD-MAJOR-CAMPAIGN.1]

% The first copy of Napoléonica is not fetched by the second: napoleonica.2 [CARD-NAPOLEONICA.1]
places Soult@Flandres
hand-french napoleonica.2
discard napoleonica.1 pitt
begin campaign french
refuse swap napoleonica.2 napoleonica.1 condition [CARD-NAPOLEONICA.1]
do swap napoleonica.2 pitt
expect hand-french pitt
expect discard napoleonica.1 napoleonica.2

# ---- played: the copies that stand second ------------------------------------------------------

% forced-march.2 does what the first does [CARD-FORCED-MARCH.1]
places Soult@Flandres
hand-french forced-march.2
begin campaign french
do decline; decline; march Soult; force forced-march.2
expect forced 1
expect discard forced-march.2

% major-campaign.3 too [CARD-MAJOR-CAMPAIGN.1]
places Soult@Flandres Davout@Holland
hand-french major-campaign.3
begin campaign french
do decline; decline; play major-campaign.3; march Soult; free; step Champagne; halt
acts french
expect discard major-campaign.3

% pursuit.2 too [AON-13.14 CARD-PURSUIT.1]
places Tolly@Bohmen Bagration@Bohmen Bennigsen@Bohmen Constantine@Bohmen Langeron@Bohmen Kutuzov@Bohmen
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Murat@Bohmen
hand-coalition pursuit.2
begin battle coalition
do engage Bagration; engage Bennigsen; engage Constantine; done
do done
do decline
roll 6
roll 1
do play pursuit.2
event played [CARD-PURSUIT.1] Coalition plays Pursuit
acts french
expect hand-coalition none

# ---- discarded: any card pays for a move -------------------------------------------------------

% A Hero's Death pays for a move: a-heros-death [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french a-heros-death
begin campaign french
do decline; decline; march Soult; pay a-heros-death
event paid [AON-11.3a] French discards A Hero's Death
expect discard a-heros-death

% Art of War pays for a move: art-of-war [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french art-of-war
begin campaign french
do decline; decline; march Soult; pay art-of-war
event paid [AON-11.3a] French discards Art of War
expect discard art-of-war

% Bravest of the Brave pays for a move: bravest-of-the-brave [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french bravest-of-the-brave
begin campaign french
do decline; decline; march Soult; pay bravest-of-the-brave
event paid [AON-11.3a] French discards Bravest of the Brave
expect discard bravest-of-the-brave

% Cavalry Charge pays for a move: cavalry-charge.1 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french cavalry-charge.1
begin campaign french
do decline; decline; march Soult; pay cavalry-charge.1
event paid [AON-11.3a] French discards Cavalry Charge
expect discard cavalry-charge.1

% Cavalry Charge pays for a move: cavalry-charge.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french cavalry-charge.2
begin campaign french
do decline; decline; march Soult; pay cavalry-charge.2
event paid [AON-11.3a] French discards Cavalry Charge
expect discard cavalry-charge.2

% Continental System pays for a move: continental-system [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french continental-system
begin campaign french
do decline; decline; march Soult; pay continental-system
event paid [AON-11.3a] French discards Continental System
expect discard continental-system

% Coup d'Etat pays for a move: coup-d-etat [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french coup-d-etat
begin campaign french
do decline; decline; march Soult; pay coup-d-etat
event paid [AON-11.3a] French discards Coup d'Etat
expect discard coup-d-etat

% Depot pays for a move: depot [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french depot
begin campaign french
do decline; decline; march Soult; pay depot
event paid [AON-11.3a] French discards Depot
expect discard depot

% Envelopment pays for a move: envelopment [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french envelopment
begin campaign french
do decline; decline; march Soult; pay envelopment
event paid [AON-11.3a] French discards Envelopment
expect discard envelopment

% Grand Battery pays for a move: grand-battery.1 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french grand-battery.1
begin campaign french
do decline; decline; march Soult; pay grand-battery.1
event paid [AON-11.3a] French discards Grand Battery
expect discard grand-battery.1

% Grand Battery pays for a move: grand-battery.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french grand-battery.2
begin campaign french
do decline; decline; march Soult; pay grand-battery.2
event paid [AON-11.3a] French discards Grand Battery
expect discard grand-battery.2

% Insurrection pays for a move: insurrection.1 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french insurrection.1
begin campaign french
do decline; decline; march Soult; pay insurrection.1
event paid [AON-11.3a] French discards Insurrection
expect discard insurrection.1

% Insurrection pays for a move: insurrection.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french insurrection.2
begin campaign french
do decline; decline; march Soult; pay insurrection.2
event paid [AON-11.3a] French discards Insurrection
expect discard insurrection.2

% Major Campaign pays for a move: major-campaign.3 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french major-campaign.3
begin campaign french
do decline; decline; march Soult; pay major-campaign.3
event paid [AON-11.3a] French discards Major Campaign
expect discard major-campaign.3

% Mud pays for a move: mud.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french mud.2
begin campaign french
do decline; decline; march Soult; pay mud.2
event paid [AON-11.3a] French discards Mud
expect discard mud.2

% Napoléonica pays for a move: napoleonica.1 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french napoleonica.1
begin campaign french
do decline; decline; march Soult; pay napoleonica.1
event paid [AON-11.3a] French discards Napoléonica
expect discard napoleonica.1

% Napoléonica pays for a move: napoleonica.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french napoleonica.2
begin campaign french
do decline; decline; march Soult; pay napoleonica.2
event paid [AON-11.3a] French discards Napoléonica
expect discard napoleonica.2

% Pursuit pays for a move: pursuit.1 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french pursuit.1
begin campaign french
do decline; decline; march Soult; pay pursuit.1
event paid [AON-11.3a] French discards Pursuit
expect discard pursuit.1

% Pursuit pays for a move: pursuit.2 [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french pursuit.2
begin campaign french
do decline; decline; march Soult; pay pursuit.2
event paid [AON-11.3a] French discards Pursuit
expect discard pursuit.2

% Radetzky pays for a move: radetzky [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french radetzky
begin campaign french
do decline; decline; march Soult; pay radetzky
event paid [AON-11.3a] French discards Radetzky
expect discard radetzky

% Savary pays for a move: savary [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french savary
begin campaign french
do decline; decline; march Soult; pay savary
event paid [AON-11.3a] French discards Savary
expect discard savary

% Scorched Earth pays for a move: scorched-earth [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french scorched-earth
begin campaign french
do decline; decline; march Soult; pay scorched-earth
event paid [AON-11.3a] French discards Scorched Earth
expect discard scorched-earth

% Stein pays for a move: stein [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french stein
begin campaign french
do decline; decline; march Soult; pay stein
event paid [AON-11.3a] French discards Stein
expect discard stein

% Territorial Concessions pays for a move: territorial-concessions [AON-5.4a AON-11.3a]
places Soult@Flandres
moved 1
hand-french territorial-concessions
begin campaign french
do decline; decline; march Soult; pay territorial-concessions
event paid [AON-11.3a] French discards Territorial Concessions
expect discard territorial-concessions
