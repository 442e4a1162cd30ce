# Surrender Phase, chapter AON-14.  The map of 1805; corps only where a case puts them.
empty

% A major surrenders when an enemy holds its capital area and it has no corps left on the map, allies elsewhere or not; it becomes an occupied neutral [AON-14.1 AON-3.8a]
places Napoleon@KernOsterreich Davout@KernOsterreich Karl@prisoners Bennigsen@Minsk
spent Napoleon Davout
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline; decline
expect alignment osterreich@neutral
expect occupied osterreich
expect Napoleon@KernOsterreich Bennigsen@Minsk Karl@prisoners

% A single corps of its own anywhere on the map saves it [AON-14.1]
places Napoleon@KernOsterreich Johann@Banat
begin surrender french
expect alignment osterreich@member
event not surrendered

% Nor does it surrender while its capital area is free [AON-14.1]
places Napoleon@Bohmen
begin surrender french
expect alignment osterreich@member

% A minor country surrenders to a fresh enemy corps when no corps of its own side stands there [AON-14.2]
places Eugene@Napoli
hand-french mud.1
hand-coalition mud.2
begin surrender french
expect fallen napoli
do decline; decline
expect alignment napoli@ally

% A spent corps forces no minor country to surrender [AON-14.2]
places Eugene@Napoli
spent Eugene
begin surrender french
expect alignment napoli@member

% By the option it does [AON-14.2]
scenario 1805 occupier=any
empty
places Eugene@Napoli
spent Eugene
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline
expect alignment napoli@ally

% A detached area that the Coalition takes goes back to its ruler if that is the Coalition's, else it becomes a member [AON-14.3 AON-3.7c]
alignment dalmatien@dominion polen@dominion
places Karl@Dalmatien Bennigsen@Polen
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline
expect alignment dalmatien@part polen@member

% A minor taken by the Coalition becomes a member [AON-14.3]
places Karl@Bayern
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline
expect alignment bayern@member

% A French major surrenders by the same test and becomes neutral [AON-14.4]
places Wellington@Castilla
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline; decline
expect alignment spain@neutral
expect occupied spain

% An insurgent country never surrenders [AON-14.4]
scenario 1809
empty
places Joseph@Castilla
begin surrender french
expect alignment spain@insurgent

% Britain cannot surrender [AON-14.5a]
places Napoleon@Flandres
begin surrender french
event not surrendered
expect alignment britain@member

% The surrender of France ends the game [AON-14.5b AON-16.4 AON-6.1]
year 14
places Blucher@IledeFrance
alignment preussen@member
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do decline
over coalition by 3 Coalition decisive victory

% No Surrender: one major does not surrender this year [CARD-NO-SURRENDER.1 AON-14.6]
places Napoleon@KernOsterreich
hand-coalition no-surrender pitt
begin surrender french
refuse sway pitt osterreich wrong-phase [CARD-PITT.1]
refuse sway no-surrender russia not-falling [CARD-NO-SURRENDER.1]
do sway no-surrender osterreich
event spared Österreich
do decline
expect alignment osterreich@member
expect spared osterreich

% In 1815 it cannot be played: the country surrenders at once [CARD-NO-SURRENDER.1]
year 15
places Napoleon@KernOsterreich Stuart@Napoli
hand-coalition no-surrender
begin surrender coalition
acts coalition
refuse sway no-surrender osterreich condition [CARD-NO-SURRENDER.1]
expect alignment osterreich@neutral

% Once surrenders are settled it is too late for No Surrender, and before, too early for what follows [AON-14.6]
places Napoleon@KernOsterreich Stuart@Napoli
hand-coalition no-surrender coup-d-etat
hand-french mud.1
begin surrender french
refuse sway coup-d-etat napoli afterwards [AON-14.6]
do decline
do decline
refuse sway no-surrender osterreich too-late [CARD-NO-SURRENDER.1]

% Territorial Concessions: when Österreich has surrendered, Dalmatien and Tirol become dominions [CARD-TERRITORIAL-CONCESSIONS.1 AON-3.7a]
places Napoleon@KernOsterreich
hand-french territorial-concessions
hand-coalition mud.2
begin surrender french
do decline
refuse sway territorial-concessions preussen no-concession [CARD-TERRITORIAL-CONCESSIONS.2]
refuse sway territorial-concessions russia nothing-to-cede [AON-3.7a]
do sway territorial-concessions osterreich
expect alignment dalmatien@dominion tirol@dominion osterreich@neutral polen@part

% Of an area that is a dominion already nothing is told [CARD-TERRITORIAL-CONCESSIONS.1]
alignment dalmatien@dominion tirol@dominion
places Napoleon@KernOsterreich
hand-french territorial-concessions
hand-coalition mud.2
begin surrender french
do decline
do sway territorial-concessions osterreich
event not aligned
expect alignment dalmatien@dominion tirol@dominion osterreich@neutral

% When Preußen has, Polen and Sachsen [CARD-TERRITORIAL-CONCESSIONS.2 AON-3.7a]
alignment preussen@member
places Napoleon@Brandenburg
hand-french territorial-concessions
hand-coalition mud.2
begin surrender french
do decline
refuse sway territorial-concessions osterreich condition [CARD-TERRITORIAL-CONCESSIONS.1]
do sway territorial-concessions preussen
event played-on [CARD-TERRITORIAL-CONCESSIONS.2]
expect alignment polen@dominion sachsen@dominion dalmatien@part

% Napoleonic Dynasty makes a major that has just surrendered a dominion instead of an occupied neutral [CARD-NAPOLEONIC-DYNASTY.2]
places Napoleon@KernOsterreich
hand-french napoleonic-dynasty
hand-coalition mud.2
begin surrender french
do decline
refuse sway napoleonic-dynasty russia not-surrendered [CARD-NAPOLEONIC-DYNASTY.2]
do sway napoleonic-dynasty osterreich
event played-on [CARD-NAPOLEONIC-DYNASTY.2]
expect alignment osterreich@dominion
expect not occupied osterreich
expect dominions osterreich

% Only who forced the surrender can [CARD-NAPOLEONIC-DYNASTY.2]
places Napoleon@KernOsterreich Stuart@Napoli
hand-coalition napoleonic-dynasty
hand-french mud.1
begin surrender french
do decline; decline
refuse sway napoleonic-dynasty osterreich not-the-victor [CARD-NAPOLEONIC-DYNASTY.2]

% Coup d'Etat: an enemy-free minor beside a corps of one's own has to surrender [CARD-COUP-D-ETAT.1]
places StCyr@Chiesa
hand-french coup-d-etat
begin surrender french
do sway coup-d-etat napoli
expect alignment napoli@ally

% Not with an enemy corps inside, nor out of reach, nor a major, nor one's own [CARD-COUP-D-ETAT.1]
places Davout@Hannover StCyr@Chiesa Stuart@Napoli
hand-french coup-d-etat
begin surrender french
refuse sway coup-d-etat napoli enemy-inside [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat sverige condition [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat russia minor-only [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat bayern not-for-a-coup [CARD-COUP-D-ETAT.1]

% Prisoners of a country that has surrendered wait for the next Reinforcement Phase [AON-14.7]
places Napoleon@KernOsterreich Karl@prisoners
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline; decline
expect Karl@prisoners

% Who runs no major that is about to fall is not asked to save one: it would tell nothing new [AON-14.6]
places Eugene@Napoli
hand-coalition no-surrender
hand-french mud.1
begin surrender french
acts french

% Of a country that the Coalition has forced to surrender the French player makes no dominions: neither its areas nor itself [CARD-TERRITORIAL-CONCESSIONS.1 CARD-NAPOLEONIC-DYNASTY.2]
alignment osterreich@ally
places Davout@Hannover Bennigsen@KernOsterreich Wellington@Castilla
hand-french territorial-concessions napoleonic-dynasty pitt
begin surrender french
do decline
expect alignment osterreich@neutral spain@neutral
refuse french: sway territorial-concessions osterreich condition [CARD-TERRITORIAL-CONCESSIONS.1]
refuse french: sway napoleonic-dynasty spain not-the-victor [CARD-NAPOLEONIC-DYNASTY.2]
list sway =

% Nor of the areas of Preußen [CARD-TERRITORIAL-CONCESSIONS.2]
alignment preussen@ally
places Davout@Hannover Bennigsen@Brandenburg
hand-french territorial-concessions
begin surrender french
do decline
expect alignment preussen@neutral
event surrendered [AON-14.4]
event aligned [AON-14.4]
refuse french: sway territorial-concessions preussen no-concession [CARD-TERRITORIAL-CONCESSIONS.2]

% What the French forced in the same phase is theirs to settle [CARD-TERRITORIAL-CONCESSIONS.2 CARD-NAPOLEONIC-DYNASTY.2]
alignment osterreich@ally preussen@member
places Bennigsen@KernOsterreich Davout@Brandenburg
hand-french territorial-concessions napoleonic-dynasty pitt
hand-coalition mud.2
begin surrender french
do decline; decline
list sway = sway napoleonic-dynasty preussen | sway territorial-concessions preussen
do sway napoleonic-dynasty preussen; sway territorial-concessions preussen
expect alignment preussen@dominion polen@dominion sachsen@dominion
event aligned [CARD-TERRITORIAL-CONCESSIONS.2]

% Who held the capital has forced the surrender, though the garrison has gone with its own country since [CARD-TERRITORIAL-CONCESSIONS.1 CARD-NAPOLEONIC-DYNASTY.2]
places Bernadotte@KernOsterreich BraunschwOels@Hannover
hand-french territorial-concessions napoleonic-dynasty pitt
hand-coalition mud.2
begin surrender french
do decline
expect alignment osterreich@neutral hannover@member
expect Bernadotte@reserve
list sway = sway napoleonic-dynasty osterreich | sway territorial-concessions osterreich
do sway territorial-concessions osterreich
expect alignment dalmatien@dominion tirol@dominion osterreich@neutral

% The surrender of France ends the game, though a country that falls with it has corps to leave that might go two ways [AON-14.5b AON-3.9b]
places Karl@IledeFrance Wellington@Castilla Eugene@Andalusia
year 14
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do french: decline
over coalition
acts nobody

% Before Napoléon returns nobody is asked either: all corps are taken off the map [18.1.4 AON-3.9b]
scenario 1805 return=yes
empty
places Karl@IledeFrance Wellington@Castilla Eugene@Andalusia
year 13
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do french: decline
acts chance
expect Eugene@reserve
expect year 14

# ---- who holds no card is not asked for one ------------------------------------

% Without a card in hand nobody is asked for No Surrender: everybody sees that none is held [CARD-NO-SURRENDER.1]
places Napoleon@KernOsterreich
hand-french pitt
begin surrender french
acts french
expect alignment osterreich@neutral

% Nor for a card that follows from a surrender [AON-14.6]
places Napoleon@KernOsterreich Stuart@Napoli
hand-coalition pitt
begin surrender french
do coalition: decline
acts coalition
do decline
event phase [AON-5.1] phase of the year: winter

# ---- nor is anybody where no card could serve, as both sides see ----------------

% Where nobody has fallen and no minor country is in reach of a coup, nobody is asked [AON-14.6 CARD-COUP-D-ETAT.1]
places Soult@Flandres Bennigsen@Moskva
hand-french coup-d-etat
hand-coalition pitt
begin surrender french
acts french
prompt french contains Phase of the year: winter.

% Where one is in reach of a side that side is asked, whatever it holds [AON-14.6 CARD-COUP-D-ETAT.1 AON-2.8]
places StCyr@Chiesa Bennigsen@Moskva
hand-french pitt
hand-coalition coup-d-etat
begin surrender french
acts french
prompt french contains Nobody has surrendered: play Coup d’État, or no card.
do decline
event phase [AON-5.1] phase of the year: winter

% Not while the card lies among the discards, with both of Napoléonica [AON-14.6 CARD-NAPOLEONICA.1]
places StCyr@Chiesa Bennigsen@Moskva
hand-french pitt
discard coup-d-etat napoleonica.1 napoleonica.2
begin surrender french
acts french
prompt french contains Phase of the year: winter.

% While one of Napoléonica might bring it the side is asked [AON-14.6 CARD-NAPOLEONICA.1]
places StCyr@Chiesa Bennigsen@Moskva
hand-french pitt
discard coup-d-etat napoleonica.1
begin surrender french
do decline
event phase [AON-5.1] phase of the year: winter

% Nor is No Surrender asked for while it lies there [CARD-NO-SURRENDER.1 CARD-NAPOLEONICA.1]
places Napoleon@KernOsterreich
hand-coalition pitt
discard no-surrender napoleonica.1 napoleonica.2
begin surrender french
expect alignment osterreich@neutral

# ---- cards of the Surrender Phase together --------------------------------------

% No Surrender keeps France in the war as it does any other major, for this year [CARD-NO-SURRENDER.1 AON-14.5b]
year 14
alignment preussen@member
places Blucher@IledeFrance
hand-french no-surrender
hand-coalition mud.1
begin surrender coalition
acts french
do sway no-surrender france
event spared [CARD-NO-SURRENDER.1] France does not surrender this year
over no
expect alignment france@ally
expect Blucher@IledeFrance

% It saves one country, not another that falls in the same phase [CARD-NO-SURRENDER.1 AON-14.1]
alignment preussen@member
places Napoleon@KernOsterreich Davout@Brandenburg
hand-french mud.1
hand-coalition no-surrender
begin surrender french
do sway no-surrender osterreich
expect alignment osterreich@member preussen@neutral
expect occupied preussen

% Of one that was spared the French make neither a dominion nor concessions [CARD-NAPOLEONIC-DYNASTY.2 CARD-TERRITORIAL-CONCESSIONS.1 CARD-NO-SURRENDER.1]
alignment preussen@member
places Napoleon@KernOsterreich Davout@Brandenburg
hand-french napoleonic-dynasty territorial-concessions
hand-coalition no-surrender
begin surrender french
do sway no-surrender osterreich
refuse sway napoleonic-dynasty osterreich not-surrendered [CARD-NAPOLEONIC-DYNASTY.2]
refuse sway territorial-concessions osterreich condition [CARD-TERRITORIAL-CONCESSIONS.1]
do sway territorial-concessions preussen
do sway napoleonic-dynasty preussen
expect alignment preussen@dominion polen@dominion sachsen@dominion
expect occupied none

% A country that was made a dominion so counts as one for Joseph ever after [CARD-JOSEPH.1 CARD-NAPOLEONIC-DYNASTY.2]
places Napoleon@KernOsterreich
hand-french napoleonic-dynasty
hand-coalition joseph
begin surrender french
do coalition: decline
do sway napoleonic-dynasty osterreich
expect dominions osterreich

% A coup brings a minor down whose corps stand elsewhere: they go to the reserve [CARD-COUP-D-ETAT.1 AON-3.9a]
places StCyr@Chiesa Stuart@Portugal
alignment portugal@member
hand-french coup-d-etat
begin surrender french
do sway coup-d-etat napoli
event surrendered [CARD-COUP-D-ETAT.1] Napoli surrenders
event aligned [AON-14.3] Napoli: ally
expect Stuart@reserve
expect alignment napoli@ally

% And one that is neutral [CARD-COUP-D-ETAT.1]
places Davout@Hannover
hand-french coup-d-etat
begin surrender french
do sway coup-d-etat danmark
expect alignment danmark@ally

% A coup of the Coalition makes a member [CARD-COUP-D-ETAT.1 AON-14.3]
places Karl@Tirol
hand-coalition coup-d-etat
begin surrender french
do coalition: sway coup-d-etat bayern
expect alignment bayern@member
