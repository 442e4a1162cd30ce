# events.t - the clause of an event is that of its cause.
pack ../../packs/plain tiny
empty
turn 6

% A move ends for want of points, beside an enemy, or because its owner says so [5.15 5.17 6.0b]
places fi4@0504 fi3@0904 fi5@0208 pi4@0207
begin movement french
do move fi4 0505; step 0506
do step 0507; halt
event halted [5.17] fi4 halts in 0507
do move fi3 0905; step 0906; step 0907; step 0908
event halted [5.15] fi3 halts in 0908

% ... beside an enemy [6.0b]
places fi4@0504 pi4@0506
begin movement french
do move fi4 0505
event halted [6.0b] fi4 halts in 0505

% The first target is the attacker's choice, a further one what an attacker touches [7.0b 7.21a]
places fi11@0504 fi8@0405 pi3@0505 pc2@0404
begin combat french
do attack pi3
event target [7.0b] pi3
do target pc2
event target [7.21a] pc2

% A gun that retreats though it need not does so by its own clause [8.15 7.71]
places fi4@0504 fa3@0503 pi8@0505
begin combat french
do attack pi8; join fi4; join fa3; roll
roll 5
do retreat fa3 0502
event retreated [8.15] fa3
do retreat fi4 0403
event retreated [7.71] fi4

% A beaten unit with no hex is lost; at the edge because a retreat leads off the map [7.72c 17.23]
places fi8@0102 fi7@0201 pi4@0101
begin combat french
do attack pi4; join fi8; join fi7; reduce 1-1; roll
roll 3
do perish pi4
event eliminated [17.23] pi4

% A gun joins by bombarding, beside its target over a river, other units by being adjacent [8.21 8.45b 7.22]
pack ../../packs/country tiny
empty
turn 6
places fa5@0506 pi3@0606
begin combat french
do attack pi3; join fa5
event bombards [8.45b] fa5 bombards from 0506
odds line fa5 bombards [8.45b]

% ... from two hexes away, beside a friend who touches the enemy [8.21 7.22]
places fa3@0503 fi8@0504 pi4@0505
begin combat french
do attack pi4; join fa3
event bombards [8.21] fa3 bombards from 0503
event not joins
do join fi8
event joins [7.22] fi8 attacks from 0504
odds line fa3 bombards [8.21]
odds line fi8 attacks [7.22]

% ... and a gun in an enemy's zone because it has to [8.41a]
places fa3@0503 pi4@0504
begin combat french
do attack pi4; join fa3
event joins [8.41a] fa3 attacks from 0503
odds line fa3 attacks [8.41a]

% At night a unit that comes on among enemy zones halts for them, not of its own will [10.2a 14.12]
scenario jena-auerstadt
turn 3
empty
option A
option-shown 1
places 1/Tau@0102 2/Tau@0106 Tau.c@0304
begin movement french
do enter Gd.a 0104
event halted [10.2a] Gd.a halts in 0104

% ... and where its owner halts it before them it is his will [5.17]
scenario jena-auerstadt
turn 3
empty
option A
option-shown 1
places 1/Tau@0102 Tau.c@0304
begin movement french
do enter Gd.a 0104; halt
event halted [5.17] Gd.a halts in 0104
