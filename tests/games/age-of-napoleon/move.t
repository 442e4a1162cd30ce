# Moves of armies, chapter AON-12.
empty

% Napoléon moves four areas, three when the last is an attack [AON-12.1a]
places Napoleon@Flandres Karl@Westgalizien
round 1
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern; step Bohmen
refuse step Westgalizien too-far-to-fight [AON-12.1a]
facts step Westgalizien contains Napoléon may enter 4 areas; of these are left 1
allow step Schlesien

% The third area may be attacked [AON-12.1a]
places Napoleon@Flandres Karl@KernOsterreich
round 1
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern; step KernOsterreich
expect Napoleon@KernOsterreich

% After the last area the move is over [AON-12.1a]
places Soult@Flandres
round 1
begin campaign french
do march Soult; free; step Wurttemberg; step Bayern; step KernOsterreich
expect Soult@KernOsterreich
acts coalition

% Only to an adjacent area [AON-12.1a AON-2.1]
places Soult@Flandres
round 1
begin campaign french
do march Soult; free
refuse step Bayern not-adjacent [AON-2.1]
refuse step Flandres not-adjacent [AON-2.1]
refuse halt not-moved [AON-11.2]
list step = step IledeFrance | step Champagne | step Holland | step Westfalen | step Wurttemberg

% Being spent slows nobody down: Kutuzov still has three areas [AON-2.5c AON-12.1a]
places Kutuzov@Minsk
spent Kutuzov
round 1
begin campaign coalition
do march Kutuzov; free
expect to-go 3

% Forced March adds an area, Mud takes one away: Kutuzov, who has three [AON-12.1b]
places Kutuzov@Minsk
hand-coalition forced-march.1
round 1
begin campaign coalition
do decline; decline; march Kutuzov; force forced-march.1
expect to-go 4

% Two under Mud [AON-12.1b]
places Kutuzov@Minsk
hand-french mud.1
round 1
begin campaign coalition
do decline; decline; march Kutuzov; free; play mud.1
expect to-go 2

% Corps come along and stay behind on the way: Lannes to Napoli, 1806 [AON-12.2a]
places Lannes@Italia Suchet@Italia Ney@Italia Macdonald@Chiesa Eugene@Italia Wellington@Napoli Stuart@Napoli
round 2
begin campaign french
do march Lannes; free; join Suchet; join Ney; join Eugene
refuse join Ney in-army [AON-12.2a]
refuse join Macdonald elsewhere [AON-12.2a]
refuse drop Ney just-joined [AON-12.2a]
refuse drop Macdonald not-in-army [AON-12.2a]
do step Chiesa; decline; drop Ney; join Macdonald; step Napoli
expect Ney@Chiesa Lannes@Napoli Macdonald@Napoli Suchet@Napoli Eugene@Napoli

% The leader stays with it, and nobody senior to him comes along [AON-12.2b]
places Murat@Flandres Napoleon@Champagne Ney@Flandres
round 1
begin campaign french
do march Murat; free; join Ney; step Champagne
refuse join Napoleon senior [AON-12.2b]
refuse drop Murat leader [AON-12.2b]
allow drop Ney

% A leader takes along as many as his seniority [AON-2.6b AON-12.2a]
places Soult@Flandres Murat@Flandres Ney@Flandres Rapp@Flandres Grouchy@Flandres Brune@Flandres
round 1
begin campaign french
do march Soult; free; join Murat; join Ney; join Rapp; join Grouchy
refuse join Brune too-many [AON-2.6b]

% Kutuzov, 1805: his third area, Buxhowden's second [AON-12.3]
places Kutuzov@Westgalizien Buxhowden@Volhynia
round 3
begin campaign coalition
do march Kutuzov; free; step Volhynia; join Buxhowden; step Westgalizien; step Bohmen
expect Kutuzov@Bohmen Buxhowden@Bohmen
expect spent Kutuzov

% An army stops where it meets enemies, and attacks [AON-12.5]
places Napoleon@Flandres Mack@Bayern Ferdinand@Bayern
round 3
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern
expect fields Bayern
refuse french: step KernOsterreich not-your-turn

% 1805: Napoléon takes three corps to Bayern; nobody is worn out, Ferdinand is too slow to leave [AON-12.5 AON-12.10a]
scenario 1805
hand-french none
hand-coalition none
round 3
begin campaign french
do march Napoleon; free; join Davout; join Soult; join Murat; step Wurttemberg
acts french
do step Bayern
event stepped [AON-12.1a] corps of French: 4, from Württemberg to Bayern
expect Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern
expect not spent Napoleon Davout Soult Murat
expect fields Bayern
expect not fields Tirol

% A neutral country is crossed: Tolly through Preussen, 1806 [AON-12.6a]
places Tolly@Minsk Bennigsen@Minsk Bagration@Minsk Constantine@Minsk Langeron@Minsk
alignment osterreich@neutral
round 2
begin campaign coalition
do march Tolly; free; join Bennigsen; join Bagration; join Constantine; join Langeron
do step Polen; step Schlesien
expect alignment preussen@neutral
event not violated
do step Bohmen
event violated [AON-12.6b] the neutrality of Österreich is violated: Coalition
expect alignment preussen@neutral osterreich@ally

% 1806: Österreich joins France and brings Karl; the Russians are spent [AON-12.6c AON-12.7a]
places Tolly@Minsk Bennigsen@Minsk Bagration@Minsk Constantine@Minsk Langeron@Minsk Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
round 2
begin campaign coalition
do march Tolly; free; join Bennigsen; join Bagration; join Constantine; join Langeron
do step Polen; step Schlesien; step Bohmen
event aligned [AON-12.6c] Österreich: ally
acts french
do deploy Karl KernOsterreich
expect Karl@KernOsterreich
expect spent Tolly Bennigsen Bagration Constantine Langeron
acts french
allow intercept Napoleon
do decline
expect Tolly@Bohmen
acts french

% To end there violates it; the country is a member against France, and fights: Portugal, 1806 [AON-12.6b AON-12.6c]
places Castanos@Estramadura Blake@Estramadura
round 4
begin campaign french
do march Castanos; free; join Blake; step Portugal
expect alignment portugal@neutral
do halt
event violated [AON-12.6b] the neutrality of Portugal is violated: French
expect alignment portugal@member
acts coalition
do deploy Beresford Portugal
expect Beresford@Portugal
expect fields Portugal

% At the end of its allowance the army halts of itself [AON-12.6b]
places Cuesta@Estramadura
hand-coalition mud.1
round 4
begin campaign french
do decline; decline; march Cuesta; free; play mud.1; step Portugal
expect alignment portugal@member

% To leave a corps behind violates it too [AON-12.6b]
places Soult@Hannover Ney@Hannover
round 1
begin campaign french
do march Soult; free; join Ney; step Danmark; drop Ney
event violated [AON-12.6b] the neutrality of Danmark is violated: French
expect alignment danmark@member
allow step Hannover

% The corps that the country brings stops the army that left one behind [AON-12.6b AON-12.6c AON-12.5]
places Soult@Castilla Ney@Castilla
round 1
begin campaign french
do march Soult; free; join Ney; step Portugal; drop Ney
acts coalition
do deploy Beresford Portugal
expect fields Portugal
expect Soult@Portugal Ney@Portugal

% Now that it is a member an army may come in against the move [AON-12.6b AON-12.11a]
places Soult@Hannover Ney@Hannover Kutuzov@Sverige
round 1
begin campaign french
do march Soult; free; join Ney; step Danmark
acts french
do drop Ney
acts coalition
do intercept Kutuzov; go; free
expect fields Danmark

% So does the capital area of a neutral major, if only crossed [AON-12.6b]
places Soult@Hannover
round 1
begin campaign french
do march Soult; free; step Brandenburg
event violated [AON-12.6b] the neutrality of Preußen is violated: French
expect alignment preussen@member
acts coalition
do deploy Lestocq Ostpreussen
acts french
do step Sachsen
expect Soult@Sachsen

% A corps placed in the area entered stops the army [AON-12.6c AON-12.5]
places Soult@Hannover
round 1
begin campaign french
do march Soult; free; step Brandenburg; deploy Lestocq Brandenburg
expect fields Brandenburg

% The occupier moves about in what he occupies [AON-12.6d]
places Davout@KernOsterreich Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
round 1
begin campaign french
do march Davout; free; step Bohmen; halt
expect alignment osterreich@neutral
expect occupied osterreich

% Who comes to the garrison of the capital and takes it along stays in what his side occupies [AON-12.6d AON-3.8d]
places Davout@KernOsterreich Lannes@Bayern
alignment osterreich@neutral
occupied osterreich
round 2
begin campaign french
do march Lannes; free; step KernOsterreich; join Davout; halt
event not violated
expect alignment osterreich@neutral
expect occupied osterreich

% Nor does the garrison violate anything that has been named for a march and cannot leave [AON-12.6d CARD-MUD.1]
places Louis@KernOsterreich
alignment osterreich@neutral
occupied osterreich
hand-coalition mud.1 mud.2
round 2
begin campaign french
do decline; decline; march Louis; free; play mud.1; play mud.2
event stuck
expect alignment osterreich@neutral
expect occupied osterreich

% An enemy who comes to the capital does not occupy it: he violates the country [AON-12.6d AON-12.6b]
places Davout@KernOsterreich Tolly@Westgalizien
alignment osterreich@neutral
occupied osterreich
round 2
begin campaign coalition
do march Tolly; free; step Bohmen; decline; step KernOsterreich
expect alignment osterreich@ally
expect occupied none

% When the last of them has left the capital, any who stay in the country violate it [AON-12.6d AON-3.8d]
places Davout@KernOsterreich Ney@Tirol
alignment osterreich@neutral
occupied osterreich
round 1
begin campaign french
do march Davout; free; step Bayern
event freed [AON-3.8d] Österreich is no longer occupied
expect not occupied osterreich
event violated [AON-12.6b] the neutrality of Österreich is violated: French
expect alignment osterreich@member

% French-side corps in Russia: its last corps become available, for good [AON-2.9b]
places Soult@Polen Miloradovich@waiting StPriest@waiting
round 1
begin campaign french
expect effects 0
do march Soult; free; step Volhynia
expect effects 16
expect Miloradovich@reserve StPriest@reserve

% An army of the Coalition there changes nothing [AON-2.9b]
places Karl@Westgalizien Miloradovich@waiting
round 1
begin campaign coalition
do march Karl; free; step Volhynia
expect effects 0
expect Miloradovich@waiting

% The other side is told how many go, not who [AON-2.8]
places Soult@Flandres Ney@Flandres
round 1
begin campaign french
do march Soult; free; join Ney
not hears coalition joins
hears french joins
do step Champagne
hears coalition stepped corps of French: 2
view coalition contains "Ney":"hidden"

% Who has led a march leads where it comes to, before another of its seniority who was named there [AON-4.1]
scenario 1805
empty
places Suchet@Chiesa Eugene@Italia Karl@Ungarn
named Eugene
round 2
begin campaign french
do march Suchet; free; step Italia; halt
expect named Suchet
