# movement.t - moving units, and friends in the way [5.0] [5.1] [5.3].

pack ../../packs/plain tiny
turn 6

# ---- moving, hex by hex ---------------------------------------------------

% Each hex is paid for on entering it, the one a unit starts in is not [5.0]
places fi4@0505
begin movement french
do move fi4 0504
event stepped [5.0]
expect points 3
expect moved none
do step 0604
expect points 2
do step 0605
expect points 1
expect fi4@0605
do halt
event halted [5.17]
expect moved fi4
expect mover none

% A unit may go any way, and need not go at all [5.0]
places fi4@0505
begin movement french
allow done
do move fi4 0504
list step = step 0503 | step 0603 | step 0604 | step 0505 | step 0404 | step 0403
allow halt

% A unit may turn about and come back to where it was [5.0]
places fi4@0505
begin movement french
do move fi4 0504; step 0505
expect points 2
do halt
expect fi4@0505
refuse move fi4 0504 moved [5.17]

% Units move one at a time [5.0]
places fi4@0505 fi5@0202
begin movement french
refuse step 0504 no-march [5.0]
refuse halt no-march [5.0]
do move fi4 0504
refuse move fi5 0203 march-first [5.0]
refuse done march-first [5.0]
list move =
do halt
allow move fi5 0203
allow done

% In the enemy's Movement Phase a unit does not move [5.11]
places fi4@0505 pi4@0808
begin movement prussian
refuse move fi4 0504 not-phasing [4.1b]
refuse french: move fi4 0504 not-your-move [4.1b]
allow move pi4 0807

% In a Combat Phase a unit does not move of its own will [5.11]
places fi8@0505 pi8@0506 fi4@0202
begin combat french
refuse move fi4 0203 move-in-combat [5.11]
refuse step 0203 move-in-combat [5.11]
do attack pi8
refuse move fi4 0203 move-in-combat [5.11]
refuse prussian: move pi8 0507 move-in-combat [5.11]

% A retreat and an advance do move units in a Combat Phase [5.11]
places fi8@0505 pi8@0506 fi4@0202
begin combat french
do attack pi8; join fi8; roll
roll 1
acts prussian
refuse move pi8 0507 movement-closed [5.14b]
do retreat pi8 0507
expect pi8@0507
refuse move fi4 0203 movement-closed [5.14b]
refuse advance fi4 0506 not-victor [7.74a]
do advance fi8 0506
expect fi8@0506

# ---- the enemy --------------------------------------------------------------

% No unit enters a hex that holds an enemy [5.12]
places fi4@0505 pi4@0506
begin movement french
refuse move fi4 0506 enemy-hex [5.12]

% No unit passes through an enemy, whatever points it has left [5.12]
places fc4@0505 fi4@0504 pi4@0507
begin movement french
do move fi4 0503
refuse step 0507 no-mp [5.15]
do halt
do move fc4 0506
expect mover none
expect fc4@0506
refuse move fc4 0507 enemy-hex [5.12]

% A unit that begins next to an enemy has no move [5.13]
places fi4@0505 pi4@0506
begin movement french
refuse move fi4 0504 controlled [5.13]
list move =

% Not even from one controlled hex to another [5.13]
places fi4@0505 pi4@0506
begin movement french
refuse move fi4 0405 controlled [5.13]
refuse move fi4 0605 controlled [5.13]

% A unit that stands free may move [5.13]
places fi4@0504 pi4@0506
begin movement french
allow move fi4 0503
allow move fi4 0505

% From a controlled hex nobody leaves the map [5.13]
scenario jena-auerstadt
empty
turn 6
option A
option-shown 1
losses 0*4 18 0*3
demoralized prussian no no no
places V.c@0620 VI.c@1120 Dhy@0619
begin movement french
refuse exit V.c north controlled [5.13]
refuse transit V.c east controlled [5.13]
allow exit VI.c north
allow transit VI.c east

# ---- no combat yet -----------------------------------------------------------

% There is no combat in a Movement Phase [5.14a]
places fi8@0505 pi8@0506 fi4@0202
begin movement french
refuse attack pi8 combat-in-movement [5.14a]
refuse join fi8 combat-in-movement [5.14a]
refuse roll combat-in-movement [5.14a]
list attack =
do move fi4 0203
refuse attack pi8 combat-in-movement [5.14a]

% Once a die has been rolled movement is closed for good [5.14b]
places fi8@0505 pi8@0506 fi7@0202 pi7@0203 fi4@0909
begin combat french
refuse move fi4 0908 move-in-combat [5.11]
do attack pi8; join fi8; roll
roll 1
do retreat pi8 0507
do hold
acts french
refuse move fi4 0908 movement-closed [5.14b]
list move =
list attack = attack pi7

% Ending a Movement Phase ends it: units that stood cannot move after it [5.14b]
places fi8@0505 pi8@0506 fi4@0909
begin movement french
allow move fi4 0908
do done
acts french
refuse move fi4 0908 move-in-combat [5.11]

# ---- Movement Points -----------------------------------------------------------

% Four points take a unit over four clear hexes, not five [5.15]
places fi4@0505
begin movement french
do move fi4 0504; step 0503; step 0502
expect points 1
do step 0501
expect mover none
refuse step 0401 no-march [5.0]
refuse move fi4 0401 moved [5.17]

% A path costing 3 is allowed to a 3, one costing 3 1/2 is not [5.15]
pack ../../packs/country tiny
turn 6
places fa3@0806
begin movement french
do move fa3 0805; step 0905; step 0906
expect points 1/2
refuse step 0806 no-mp [5.15]
do step 0907
expect mover none
expect fa3@0907

% The first hex alone may be too dear [5.15]
pack ../../packs/country tiny
turn 6
places fa3@0207
begin movement french
refuse move fa3 0208 no-mp [5.15]
allow move fa3 0206

% Points not used are not saved [5.15]
places fi4@0505
begin movement french
do done
do done
expect turn 7
do move fi4 0504
expect points 3

% Points not used are not given to another unit [5.15]
places fi4@0505 fc4@0202
begin movement french
do move fc4 0203; halt
do move fi4 0504
expect points 3

% A unit goes from hex to adjacent hex [5.16]
places fi4@0505
begin movement french
refuse move fi4 0507 not-adjacent [5.16]
refuse move fi4 0505 not-adjacent [5.16]
refuse move fi4 0406 not-adjacent [5.16]
do move fi4 0506
refuse step 0508 not-adjacent [5.16]
refuse step 0506 not-adjacent [5.16]
list step = step 0505 | step 0605 | step 0606 | step 0507 | step 0406 | step 0405

% A finished move is not taken up again, whatever was left of it [5.17]
places fi4@0505 fi5@0202
begin movement french
do move fi4 0504; halt
refuse move fi4 0503 moved [5.17]
do move fi5 0203; halt
refuse move fi4 0503 moved [5.17]
list move =

% Next turn the unit moves again [5.17]
places fi4@0505
begin movement french
do move fi4 0504; halt; done
do done
expect turn 7
expect moved none
allow move fi4 0503

# ---- friends in the way -----------------------------------------------------

% A unit passes through a friend at no cost beyond the ground [5.31]
places fi4@0505 fi5@0504
begin movement french
do move fi4 0504
expect points 3
do step 0503
expect points 2
do halt
expect fi4@0503 fi5@0504

% A unit passes through a friend who has moved already [5.31]
places fi4@0505 fi5@0503
begin movement french
do move fi5 0504; halt
do move fi4 0504; step 0503; halt
expect fi4@0503 fi5@0504

% A unit does not stop where a friend stands who has moved [5.32]
places fi4@0505 fi5@0503
begin movement french
do move fi5 0504; halt
do move fi4 0504
refuse halt stacking [5.32]
allow step 0503
allow step 0505

% A unit may halt on a friend who can still move off, and then he must [5.32]
places fi4@0505 fi5@0504 fi6@0202
begin movement french
do move fi4 0504; halt
expect fi4@0504 fi5@0504
expect crowded fi5
refuse done stacked [5.32]
refuse move fi6 0203 crowded [5.32]
list move fi4 =
list move fi6 =
allow move fi5 0603
do move fi5 0503; halt
expect crowded none
allow done
allow move fi6 0203

% Two units change places [5.32]
places fi4@0505 fi5@0504
begin movement french
do move fi4 0504; halt
do move fi5 0505; halt
expect fi4@0504 fi5@0505
allow done

% Three units change places in a ring [5.32]
places fi4@0505 fi5@0504 fi6@0604
begin movement french
do move fi4 0504; halt
do move fi5 0604; halt
expect crowded fi6
refuse done stacked [5.32]
do move fi6 0505; halt
expect fi4@0504 fi5@0604 fi6@0505
allow done

% The one who must move off may pass through the newcomer, not stop on him [5.32]
places fi4@0505 fi5@0504
begin movement french
do move fi4 0504; halt
do move fi5 0503; step 0504
refuse halt stacking [5.32]
do step 0603; halt
expect fi4@0504 fi5@0603

% The last point does not take a unit on to a friend who has moved [5.32]
places fi4@0505 fi5@0503
begin movement french
do move fi5 0502; step 0501; halt
do move fi4 0504; step 0503; step 0502
expect points 1
refuse step 0501 no-rest [5.32]
allow step 0602

% The last point takes a unit on to a friend who can still move [5.32]
places fi4@0505 fi5@0501
begin movement french
do move fi4 0504; step 0503; step 0502; step 0501
event halted
expect crowded fi5
do move fi5 0401; halt
allow done

% A friend in an enemy's zone cannot make way [5.32 6.0b]
places fi4@0505 fi5@0504 pi4@0503
begin movement french
refuse move fi5 0404 controlled [5.13]
refuse move fi4 0504 no-rest [6.0b]
facts move fi4 0504 contains 0504 is controlled by pi4 in 0503

% The same friend makes way when the enemy stands further off [5.32]
places fi4@0505 fi5@0504 pi4@0502
begin movement french
allow move fi5 0404
allow move fi4 0504

% A friend shut in by friends who cannot leave cannot make way [5.32]
places fi5@0101 fi6@0102 fi7@0201 pi8@0202
begin movement french
refuse move fi5 0102 no-rest [6.0b]
refuse move fi5 0201 no-rest [6.0b]
list move =

% A phase does not end while two share a hex, nor does a march [5.32]
places fi4@0505 fi5@0504
begin movement french
do move fi4 0504; halt
do move fi5 0503
refuse done march-first [5.0]
do halt
do done
acts prussian

% Five friends pass through one hex in a phase [5.33]
places fi3@0505 fi8@0504 fi7@0604 fi6@0404 fi5@0405 fi4@0605
begin movement french
do move fi8 0505; step 0506; step 0507; halt
do move fi7 0505; step 0506; step 0606; halt
do move fi6 0505; step 0506; step 0406; halt
do move fi5 0505; step 0506; step 0605
expect points 1
do step 0705
do move fi4 0505; step 0506; halt
expect fi3@0505 fi8@0507 fi7@0606 fi6@0406 fi5@0705 fi4@0506
allow done

% One unit passes through a whole column of friends [5.33]
places fi4@0505 fi5@0504 fi6@0503 fi7@0502
begin movement french
do move fi4 0504; step 0503; step 0502
expect points 1
do step 0501
expect mover none
expect fi4@0501

% Two units change places where neither has another way [5.32]
turn 4
places fa5@0101 fa3@0102 fi6@0202
begin movement french
do move fi6 0201; halt
do move fa3 0101
event halted
expect crowded fa5
list move = move fa5 0102
do move fa5 0102
expect fa3@0101 fa5@0102
allow done

% Three units go round in a ring where nothing else is free [5.32]
turn 4
places fa5@0101 fa3@0102 fa10@0201 fi6@0203 fi7@0303 fi8@0401 fi5@0104
begin movement french
do move fi6 0202; halt
do move fi7 0302; halt
do move fi8 0301; halt
do move fi5 0103; halt
do move fa3 0101
expect crowded fa5
do move fa5 0201
expect crowded fa10
list move = move fa10 0102
do move fa10 0102
expect fa3@0101 fa5@0201 fa10@0102
allow done

% A unit may look in on a friend and come back to the hex it left [5.32]
turn 4
places fi4@0101 fi5@0103 fi6@0202 fi7@0203 fi8@0104
begin movement french
do move fi5 0102; halt
do move fi6 0201; halt
do move fi7 0202; halt
do move fi8 0103; halt
do move fi4 0102
refuse halt stacking [5.32]
list step = step 0101
do step 0101
expect fi4@0101
