# night.t - night Game-Turns [10.0] [16.1].

pack ../../packs/plain tiny
turn 2

% A night Game-Turn has no Combat Phases [10.0]
places fi8@0505 pi8@0506
begin movement french
do done
event no-combat [10.0]
event not combat
event movement Prussian
acts prussian
do done
event no-combat [10.0]
event not combat
event turn Game-Turn 3
expect turn 3
acts french

% By day the same two must fight [10.0]
turn 6
places fi8@0505 pi8@0506
begin movement french
do done
event combat French
event not no-combat
acts french
refuse done unit-idle [7.12]

% Jena: on Game-Turn 3 it is still night [10.0]
scenario jena-auerstadt
turn 3
empty
option A
option-shown 1
places V.c@1010 Dhy@1011
begin movement french
refuse attack Dhy night-combat [10.1]

% Jena: on Game-Turn 4 it is night no longer [10.0]
scenario jena-auerstadt
turn 4
empty
option A
option-shown 1
places V.c@1010 Dhy@1011
begin combat french
allow attack Dhy

% Adjacent enemies are left alone at night: nobody must attack, nobody may [10.1]
places fi8@0505 pi8@0506
begin movement french
refuse attack pi8 night-combat [10.1]
list attack =
allow done
do done
refuse prussian: attack fi8 night-combat [10.1]
allow done
expect fi8@0505 pi8@0506

% Artillery does not bombard at night [10.1]
places fa5@0505 pi8@0507
begin movement french
refuse attack pi8 night-combat [10.1]
do done
acts prussian

% The first two turns of day bring combat by artillery [10.1]
turn 6
places fa5@0505 pi8@0507
begin movement french
do done
acts french
allow attack pi8

% At night no unit enters a controlled hex [10.2a]
places fi4@0503 pi8@0506
begin movement french
do move fi4 0504
refuse step 0505 night-controlled [10.2a]
refuse step 0605 not-adjacent [5.16]
allow step 0604
list step = step 0503 | step 0603 | step 0604 | step 0404 | step 0403

% Not as its first step either [10.2a]
places fi4@0504 pi8@0506
begin movement french
refuse move fi4 0505 night-controlled [10.2a]

% By day it may [10.2a]
turn 6
places fi4@0503 pi8@0506
begin movement french
do move fi4 0504; step 0505
expect fi4@0505
expect mover none

% At night a unit in a controlled hex stays there [10.2b]
places fi4@0505 pi8@0506 fi5@0202
begin movement french
refuse move fi4 0504 night-stay [10.2b]
refuse move fi4 0405 night-stay [10.2b]
allow move fi5 0203

% The enemy beside it stays too [10.2b]
places fi4@0505 pi8@0506
begin movement prussian
refuse move pi8 0507 night-stay [10.2b]
list move =

% At night nobody goes from clear ground into forest [16.1]
pack ../../packs/country tiny
turn 2
places fi4@0302
begin movement french
refuse move fi4 0303 night-forest [16.1]
allow move fi4 0202

% By day and in fog he may [16.1]
pack ../../packs/country tiny
turn 4
places fi4@0302
begin movement french
allow move fi4 0303

% Out of a forest at night, but not into the next [16.1]
pack ../../packs/country tiny
turn 2
places fi4@0303
begin movement french
refuse move fi4 0403 night-forest [16.1]
refuse move fi4 0304 night-forest [16.1]
do move fi4 0302
expect points 3
refuse step 0403 not-adjacent [5.16]
refuse step 0303 night-forest [16.1]

% A road does not open a forest at night [16.1]
pack ../../packs/country tiny
turn 2
places fi4@0203
begin movement french
refuse move fi4 0303 night-forest [16.1]
allow move fi4 0103

% A unit that begins in forest may stay there [16.1]
pack ../../packs/country tiny
turn 2
places fi4@0304
begin movement french
do done
expect fi4@0304

% Towns are open at night [16.1]
pack ../../packs/country tiny
turn 2
places fi4@0602
begin movement french
do move fi4 0603
expect points 3

% Jena: the woods of the Muhltal are closed at night and open in the morning [16.1]
scenario jena-auerstadt
turn 2
empty
option A
option-shown 1
places V.c@0503
begin movement french
refuse move V.c 0603 night-forest [16.1]
refuse move V.c 0602 night-forest [16.1]
list move = move V.c 0504 | move V.c 0502 | move V.c 0403 | move V.c 0402

% Jena: nobody leaves the map at night from a forest hex [16.1]
scenario jena-auerstadt
turn 2
empty
option A
option-shown 1
losses 0*4 18 0*3
demoralized prussian no no no
places V.c@0117 VI.c@0116
begin movement french
refuse exit V.c east night-forest [16.1]
allow exit VI.c east

% By day the same forest hex is left [16.1]
scenario jena-auerstadt
turn 6
empty
option A
option-shown 1
losses 0*4 18 0*3
demoralized prussian no no no
places V.c@0117
begin movement french
allow exit V.c east

% At night no unit leaves the map from a controlled hex [10.2b]
scenario jena-auerstadt
turn 2
empty
option A
option-shown 1
losses 0*4 18 0*3
demoralized prussian no no no
places V.c@0620 Dhy@0619
begin movement french
refuse exit V.c north night-stay [10.2b]

% A unit that has moved on one night turn moves on the next [10.0 5.17]
places fi4@0505 pi4@0808
begin movement french
do move fi4 0504; halt; done
do move pi4 0807; halt; done
expect turn 3
expect moved none
do move fi4 0503; halt; done
allow move pi4 0806
