# prompts.t - what a player is told that he may and must do.  Around 0505 of the plain lie 0504
# 0604 0605 0506 0405 0404.
pack ../../packs/plain tiny
empty
turn 6

% A unit on the march is told the points it has left, one of them as one [5.0 5.15]
places fi4@0505
begin movement french
prompt french contains Move your units. Done ends the phase.
prompt prussian contains French to decide.
prompt nobody contains French to decide.
do move fi4 0504; step 0604
prompt french contains Move fi4: 2 Movement Points left, or halt.
do step 0605
prompt french contains Move fi4: 1 Movement Point left, or halt.
do step 0606
prompt french contains Move your units. Done ends the phase.

% Half a point is spoken of as one, a point and a half as more [5.0 5.15]
pack ../../packs/country tiny
empty
turn 6
places fi4@0101
begin movement french
do move fi4 0102; step 0103
prompt french contains Move fi4: 2 Movement Points left, or halt.
do step 0203
prompt french contains Move fi4: 1½ Movement Points left, or halt.
do step 0303
prompt french contains Move fi4: 1 Movement Point left, or halt.
do step 0403
prompt french contains Move fi4: ½ Movement Point left, or halt.

% Who stands on a friend is told to go on [5.31 5.32]
places fi4@0505 fi5@0503
begin movement french
do move fi5 0504; halt; move fi4 0504
prompt french contains Move fi4: 3 Movement Points left, go on.

% A Combat Phase asks for an enemy, names the duties, and ends when there are none [7.11]
places fi5@0505 pi4@0504
begin combat french
prompt french contains Choose an enemy to attack; still to be attacked: pi4 in 0504; still to attack: fi5 in 0505.
prompt prussian contains French to decide.
do attack pi4
prompt french contains Add attackers and targets, then roll.
do join fi5; roll
prompt french contains chance to decide.
roll 6
prompt french contains Retreat one hex each: fi5.
prompt prussian contains French to decide.
do retreat fi5 0506
prompt prussian contains You may advance one unit. Open hexes: 0505.
prompt french contains Prussian to decide.

% Who has nothing to fight may still bombard, or end the phase [7.0a 8.11]
places fa5@0505 pi4@0503
begin combat french
prompt french contains Choose an enemy to attack, or end the phase.

% Who can come on but may wait is named [14.0a 15.3e]
scenario jena-auerstadt
option B
option-shown 1
empty
turn 9
places Gd@unused Gd.a@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused
places VII.c@unused VII.a@unused Van@unused VI.c@unused VI.a@unused 1/Mar@unused 2/Mar@unused
places 1/Mah@unused 2/Mah@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
begin movement french
prompt french contains Move your units; these can come on, or wait: 1/Gud, 2/Gud, Gud.a. Done ends the phase.

% Both are asked to deploy until they have said that they are ready [3.0a 3.0b]
scenario jena-auerstadt deployment=free
prompt french contains Exchange like counters if you wish, then declare yourself ready.
prompt prussian contains Exchange like counters if you wish
prompt nobody contains French, Prussian to decide.
do french: ready
prompt french contains Prussian to decide.

% Artillery that bombarded may stay, and is not told to retreat [8.14 8.15]
pack ../../packs/plain tiny
empty
turn 6
places fa5@0503 pi4@0505
begin combat french
do attack pi4; join fa5; roll
roll 6
prompt french contains Artillery that bombarded may retreat one hex, or stay.
prompt french not contains each

% Beside others that retreat it may stay too [8.15 8.23]
pack ../../packs/plain tiny
empty
turn 6
places fi3@0504 fa3@0503 pi4@0505
begin combat french
do attack pi4; join fi3; join fa3; roll
roll 6
prompt french contains Retreat one hex each: fi3. Artillery that bombarded may stay.

% A unit with no hex open to it is not told to go to one [7.72c 7.82a]
pack ../../packs/plain tiny
empty
turn 6
places fi8@0103 fi3@0305 fi4@0107 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
prompt prussian contains No hex is open now to these, which are given up: pi4.
prompt prussian not contains Retreat

% With a gun behind it that may make room [7.72c 7.81a]
pack ../../packs/plain tiny
empty
turn 6
places pi8@0103 pi4@0305 fi4@0104 fa5@0105
begin combat french
do attack pi8; join fi4; join fa5; roll
roll 4
prompt french contains No hex is open now to these, which are given up: fi4. Artillery that bombarded may stay.
do retreat fa5 0106
prompt french contains Retreat one hex each: fi4.

% Of two one may have a hex and the other none [7.72c]
pack ../../packs/plain tiny
empty
turn 6
places pi8@0103 pi11@0305 pi4@0106 fi4@0104 fi5@0203
begin combat french
do attack pi8; join fi4; join fi5; roll
roll 6
prompt french contains Retreat one hex each: fi5. No hex is open now to these, which are given up: fi4.

% Who has announced lower odds adds nobody: what is left is the die [7.9]
places fi11@0504 pi4@0505
begin combat french
do attack pi4
prompt french contains Add attackers and targets, then roll.
do join fi11; reduce 1-1
prompt french contains The odds are announced: roll, or announce lower ones.
do reduce 1-5
prompt french contains The odds are announced: roll.
prompt french not contains lower

% Who has paid for an exchange may say so or give up more [7.6c]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
prompt french contains Give up units worth 4; 0 paid so far.
do lose fi3
prompt french contains Give up units worth 4; 3 paid so far.
do lose fi4
prompt french contains The exchange is paid, with 7 for 4: say so, or give up more.

% Whoever is pushed out of its hex is named, one after the other in a chain [7.81b 7.82b]
places fi8@0103 fi3@0305 pi4@0104 pi3@0105 pi5@0106
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
prompt prussian contains Move pi3 one hex: pi4 pushes it out of 0105.
do displace pi3 0106
prompt prussian contains Move pi5 one hex: pi3 pushes it out of 0106.

% Before the roll the unit is named that has to join, or that an enemy would be left [7.12 7.21a]
places fi8@0504 fi3@0506 pi4@0505
begin combat french
do attack pi4; join fi8
prompt french contains Add attackers and targets, then roll. fi3 in 0506 must join: it has no other enemy left.
do join fi3
prompt french not contains must join
allow roll

% ... an enemy whom nobody else can attack is one more target [7.21a]
places fi8@0504 pi4@0505 pi3@0404
begin combat french
do attack pi4; join fi8
prompt french contains Add attackers and targets, then roll. An enemy would be left whom nobody else can attack.
do target pi3
prompt french not contains would be left
allow roll

% ... a gun in an enemy zone is such a unit [8.41a]
places fi8@0504 fa3@0506 pi4@0505
begin combat french
do attack pi4; join fi8
prompt french contains fa3 in 0506 must join: it has no other enemy left.
refuse roll unit-left-out [8.41a]

% ... and guns alone are told that one who touches all targets must join [8.13]
places fi8@0504 fa10@0706 pi3@0505 pc2@0404 pi5@0503 fi7@0402
begin combat french
do attack pi3; target pc2; join fa10
refuse roll one-target [8.13]
prompt french contains Artillery alone bombards a single hex: a unit that touches every target must join.
do join fi8
prompt french not contains must join
allow roll

% Of several emptied hexes all are named that somebody can enter [7.74a 7.75]
places fi11@0504 fi8@0405 pi3@0505 pc2@0404 fi7@0904 pi4@0905
begin combat french
do attack pi3; target pc2; join fi11; join fi8; reduce 2-1; roll
roll 4
do retreat pi3 0605; retreat pc2 0304
prompt french contains You may advance one unit. Open hexes: 0505, 0404.
