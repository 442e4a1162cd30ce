# fog.t - fog Game-Turns [16.2].

pack ../../packs/plain tiny
turn 4

% In fog a 5 has two points [16.21a]
places fc4@0505
begin movement french
do move fc4 0504
expect points 1
do step 0503
expect mover none
refuse step 0502 no-march [5.0]
refuse move fc4 0502 moved [5.17]

% In fog a 4 has two, a 3 has one [16.21a]
places fi4@0505 fa5@0202
begin movement french
do move fi4 0504
expect points 1
do step 0503
expect mover none
do move fa5 0203
expect mover none
expect fa5@0203

% The second fog turn is as thick, for both sides [16.21a]
turn 5
places pc4@0505 pi8@0202
begin movement prussian
do move pc4 0504
expect points 1
do halt
do move pi8 0203
expect mover none

% By day the same units have their whole allowance [16.21a]
turn 6
places fc4@0505 fa5@0202
begin movement french
do move fc4 0504
expect points 4
do halt
do move fa5 0203
expect points 2

% At night too [16.21a]
turn 3
places fc4@0505
begin movement french
do move fc4 0504
expect points 4

% A hex dearer than the halved allowance is not entered at all [16.21a]
pack ../../packs/country tiny
turn 4
places fa3@0302 fi4@0207
begin movement french
refuse move fa3 0303 no-mp [16.21a]
facts move fa3 0303 contains to enter 0303 costs 2, the unit has 1
allow move fa3 0202
refuse move fi4 0308 no-mp [16.21a]

% Halves of a road stay exact: a 3 follows two road hexes [16.21a]
pack ../../packs/country tiny
turn 4
places fa3@0103
begin movement french
do move fa3 0203
expect points 1/2
do step 0303
expect mover none
expect fa3@0303

% Jena: in fog the Guard goes two hexes [16.21a]
scenario jena-auerstadt
turn 4
empty
option A
option-shown 1
places Gd@1310
begin movement french
do move Gd 1410
expect points 1

% Artillery does not bombard in fog [16.21b]
places fi8@0505 pi8@0506 fa5@0504
begin combat french
do attack pi8
refuse join fa5 fog-range [16.21b]
list join = join fi8

% By day it does [16.21b]
turn 6
places fi8@0505 pi8@0506 fa5@0504
begin combat french
do attack pi8
allow join fa5
allow join fi8

% With nobody adjacent there is no combat in fog [16.21b]
places fa5@0505 pi8@0507
begin movement french
do done
event combat French
acts prussian

% Adjacent artillery must attack in fog as on any day [16.21b]
places fa5@0505 pi8@0506
begin combat french
acts french
refuse done unit-idle [8.41a]
do attack pi8; join fa5
odds attack = 5

% Over a river artillery fires at the far bank even in fog [16.21b]
pack ../../packs/country tiny
turn 4
places fa5@0507 pi3@0606
begin combat french
acts french
do attack pi3; join fa5
odds attack = 5

% What the whole allowance would reach is refused for the fog, what it would not for the points [16.21a 5.15]
places fc4@0505
begin movement french
do move fc4 0504
refuse step 0502 no-mp [16.21a]
refuse step 0501 no-mp [16.21a]
refuse step 0301 no-mp [16.21a]
refuse step 0101 no-mp [5.15]

% By day the same hex is beyond its points [5.15]
turn 6
places fa3@0505
begin movement french
refuse move fa3 0501 no-mp [5.15]

% Jena: too dear for fog to leave the map from a forest, not for the points it has by day [16.21a 17.0d]
scenario jena-auerstadt
turn 4
empty
option A
option-shown 1
losses 0*4 18 0*3
demoralized prussian no no no
places Gd.a@0117 Van@reserve VI.c@reserve 1/Gud@unused 2/Gud@unused Gud.a@unused
begin movement french
refuse exit Gd.a east no-mp [16.21a]
facts exit Gd.a east contains to leave the map costs 2, the unit has 1

% A move that fog alone ends cites the fog; by day it would go on [16.21a]
places fi4@0505
begin movement french
do move fi4 0504; step 0503
event halted [16.21a] fi4 halts in 0503

% ... and one whose points the fog does not touch ends for want of them [5.15]
turn 6
places fi4@0505
begin movement french
do move fi4 0504; step 0503; step 0502; step 0501
event halted [5.15] fi4 halts in 0501

% ... beside an enemy it is his zone, in fog as by day [6.0b]
places fi4@0505 pi4@0502
begin movement french
do move fi4 0504; step 0503
event halted [6.0b] fi4 halts in 0503
