# Moves by sea.
empty

% Wellington goes to Portugal for a card, 1806 [AON-12.4a]
places Wellington@Britain
alignment portugal@member
hand-coalition interior-lines
effects 1
round 4
moved 2
begin campaign coalition
do decline; decline; march Wellington; pay interior-lines; sail Portugal
event sailed [AON-12.4a] corps of Coalition: 1, by sea from Britain to Portugal
expect Wellington@Portugal
expect discard interior-lines

% Not before Britannia [AON-12.4a]
places Beresford@Portugal Wellington@Britain
alignment portugal@member
round 4
begin campaign coalition
refuse march Wellington no-way [AON-12.4c]
do march Beresford; free
refuse sail Napoli no-sailing [AON-12.4a]

% Coalition corps alone [AON-12.4a]
places Soult@Flandres
effects 1
round 4
begin campaign french
do march Soult; free
refuse sail Portugal no-sailing [AON-12.4a]

% From coast to coast; the Black Sea makes none [AON-12.4a AON-2.2]
places Bennigsen@Ukraina Kutuzov@Petersburg
effects 1
round 1
begin campaign coalition
do march Kutuzov; free
refuse sail Westfalen no-coast [AON-2.2]
refuse sail Ukraina no-coast [AON-2.2]
refuse sail Petersburg no-coast [AON-2.2]
allow sail Napoli

% Nor out of an area without a coast [AON-12.4a AON-2.2]
places Bennigsen@Ukraina
effects 1
round 1
begin campaign coalition
do march Bennigsen; free
refuse sail Napoli no-coast [AON-2.2]

% It is the whole move [AON-12.4b]
places Wellington@Britain
alignment portugal@member
effects 1
round 1
begin campaign coalition
do march Wellington; free; sail Portugal
acts french

% Nor does a march end by sea [AON-12.4b]
places Kutuzov@Livland
effects 1
round 1
begin campaign coalition
do march Kutuzov; free; step Petersburg
refuse sail Britain whole-move [AON-12.4b]

% Nobody lands where an enemy stands [AON-12.4b]
places Wellington@Britain Junot@Portugal
effects 1
round 1
begin campaign coalition
do march Wellington; free
refuse sail Portugal landing [AON-12.4b]
allow sail Hannover

% Nobody enters Britain by land, the French never [AON-12.4c]
places Soult@Flandres
effects 1
round 1
begin campaign french
do march Soult; free
refuse step Britain no-way [AON-12.4c]
refuse sail Britain no-sailing [AON-12.4a]

% Out of Britain leads no way by land [AON-12.4c]
places Wellington@Britain
effects 1
round 1
begin campaign coalition
do march Wellington; free
refuse step Flandres no-way [AON-12.4c]

% A landing in winter wears out [AON-12.7d AON-12.4a]
places Wellington@Britain
alignment portugal@member
effects 1
round 5
begin campaign coalition
do march Wellington; free; sail Portugal
expect spent Wellington

% A landing on a neutral coast violates it [AON-12.6b AON-12.4b]
places Wellington@Britain
effects 1
round 1
begin campaign coalition
do march Wellington; free; sail Danmark
event violated [AON-12.6b] the neutrality of Danmark is violated: Coalition
expect alignment danmark@ally

% A landing may be intercepted from next door [AON-12.11a AON-12.4b]
places Wellington@Britain Soult@Aquitaine
effects 1
round 1
begin campaign coalition
do march Wellington; free; sail Bretagne
acts french
do intercept Soult; go; free
expect Soult@Bretagne
expect attacker french

% Britannia beside the action of the round [CARD-BRITANNIA.1]
places Wellington@Britain
alignment portugal@member
hand-coalition britannia
round 1
begin campaign coalition
do decline; decline
refuse march Wellington no-way [AON-12.4c]
do play britannia
event played [CARD-BRITANNIA.1] Coalition plays Britannia
expect effects 1
do march Wellington; free; sail Portugal
expect Wellington@Portugal

% Not by the French, who may discard it; not a second time [CARD-BRITANNIA.1]
places Soult@Flandres
hand-french britannia
round 1
moved 1
begin campaign french
do decline; decline
refuse play britannia wrong-side [CARD-BRITANNIA.1]
do march Soult; pay britannia
expect discard britannia

% Once in effect it is for payment alone [CARD-BRITANNIA.1]
places Wellington@Britain
hand-coalition britannia
effects 1
round 1
begin campaign coalition
do decline; decline
refuse play britannia condition [CARD-BRITANNIA.1]
