# zoc.t - zones of control [5.34] [6.0].

pack ../../packs/plain tiny
turn 6

% A unit walks past its own units without stopping [5.34]
places fi4@0505 fi5@0503 fi6@0404 fa5@0604
begin movement french
do move fi4 0504
expect points 3
do step 0603
expect points 2
do step 0703; step 0802
expect fi4@0802

% A unit controls the six hexes around it: an enemy that enters one stops [6.0a]
places pi3@0505 fi11@0503 fi8@0704 fi7@0706 fi6@0507 fi5@0306 fi4@0304
begin movement french
do move fi11 0504
expect mover none
do move fi8 0604
expect mover none
do move fi7 0605
expect mover none
do move fi6 0506
expect mover none
do move fi5 0405
expect mover none
do move fi4 0404
expect mover none
expect fi11@0504 fi8@0604 fi7@0605 fi6@0506 fi5@0405 fi4@0404

% It controls no hex further away [6.0a]
places pi3@0505 fc4@0303
begin movement french
do move fc4 0403; step 0503; step 0603; step 0704
expect points 1
do step 0705
expect fc4@0705

% A unit stops on entering an enemy's zone, whatever it has left [6.0b]
places fc4@0502 pi4@0505
begin movement french
do move fc4 0503
expect mover fc4
do step 0504
event halted [6.0b] fc4 halts in 0504
expect mover none
expect moved fc4
expect fc4@0504
refuse step 0604 no-march [5.0]
refuse move fc4 0503 zoc-stop [6.0b]

% Without the enemy the same path goes on [6.0b]
places fc4@0502 pi4@0907
begin movement french
do move fc4 0503; step 0504
expect mover fc4
allow step 0604

% Light artillery stops the Guard [6.1a]
places fi11@0502 pa3@0505
begin movement french
do move fi11 0503; step 0504
expect mover none
expect fi11@0504

% Cavalry stops artillery, in the other side's phase as well [6.1a]
places pa10@0502 fc2@0505
begin movement prussian
do move pa10 0503; step 0504
expect mover none

% Zones of units that do not fight bar retreats too [6.1a]
places fi8@0505 pi8@0506 fi3@0508
begin combat french
do attack pi8; join fi8; roll
roll 1
refuse retreat pi8 0507 retreat-controlled [7.72b]
list retreat = retreat pi8 0406 | retreat pi8 0606

% A friend in a controlled hex does not open it: nobody passes through him [6.1b 6.0b]
places fi4@0505 fi5@0504 pi8@0503
begin movement french
refuse move fi4 0504 no-rest [6.0b]
allow move fi4 0405

% Where the friend stands uncontrolled another does pass [6.1b]
places fi4@0505 fi5@0504 pi8@0501
begin movement french
do move fi4 0504
allow step 0603

% A friend in a controlled hex does not open it to a retreat [6.1b]
places fi8@0505 pi8@0506 pi3@0507 fi3@0508
begin combat french
do attack pi8; join fi8; roll
roll 1
refuse retreat pi8 0507 retreat-controlled [7.72b]

% Entering a controlled hex costs what the ground costs [6.2]
places fi4@0505 pi8@0503
begin movement french
do move fi4 0504
event stepped from 0505 to 0504 for 1
expect mover none

% With one point left a controlled hex can still be entered [6.2]
places fi4@0505 pi8@0507 pi4@0902
begin movement french
do move fi4 0504; step 0603; step 0703
expect points 1
do step 0802
event stepped for 1
expect fi4@0802

% When combat has removed the only enemy near, the unit moves again [6.3]
places fi11@0505 pc2@0506
begin movement french
refuse move fi11 0504 controlled [5.13]
do done
do attack pc2; join fi11; roll
roll 1
event eliminated
do hold
do done
expect turn 7
allow move fi11 0504

% As long as one of two enemies stays, the unit is held [6.3]
places fi11@0505 fi8@0504 pc2@0506 pi8@0604
begin combat prussian
do attack fi11; join pc2; roll
roll 3
event eliminated pc2
do hold
do attack fi8; join pi8; roll
roll 1
do retreat fi8 0503
do hold
expect turn 7
refuse move fi11 0405 controlled [5.13]
allow move fi8 0502

% When the enemy has retreated the unit moves again [6.3]
places fi8@0505 pi8@0506
begin combat french
do attack pi8; join fi8; roll
roll 1
do retreat pi8 0507
do hold
do done
allow move fi8 0504

% Two adjacent enemies hold each other [6.4]
places fi8@0505 pi8@0506
begin movement french
refuse move fi8 0504 controlled [5.13]
do done
do attack pi8; join fi8

% ... and the other is held as well [6.4]
places fi8@0505 pi8@0506
begin movement prussian
refuse move pi8 0507 controlled [5.13]

% Across a stream the French are held, and so are the Prussians [6.4]
pack ../../packs/country tiny
turn 6
places fi8@0207 pi8@0208 fi7@0807 pi7@0907 fi6@0508 pi6@0607
begin movement french
list move =
refuse move fi8 0206 controlled [5.13]
refuse move fi7 0808 controlled [5.13]
refuse move fi6 0509 controlled [5.13]

% Across a stream, a slope, a bridge the Prussians are held likewise [6.4]
pack ../../packs/country tiny
turn 6
places fi8@0207 pi8@0208 fi7@0807 pi7@0907 fi6@0508 pi6@0607
begin movement prussian
list move =
refuse move pi8 0209 controlled [5.13]
refuse move pi7 1006 controlled [5.13]
refuse move pi6 0707 controlled [5.13]

% Across an unbridged river neither is held [6.4]
pack ../../packs/country tiny
turn 6
places fi8@0508 pi8@0608
begin movement french
allow move fi8 0509
do done
acts prussian
allow move pi8 0609

% A hex both control stops the French [6.5]
places fi4@0503 fi5@0404 pi8@0505 pi4@0901
begin movement french
do move fi4 0504
expect mover none
expect fi4@0504

% The same hex stops the Prussians [6.5]
places fi5@0404 pi8@0606 pi4@0505
begin movement prussian
refuse move pi4 0504 controlled [5.13]
do move pi8 0605; step 0604; step 0504
expect mover none
expect pi8@0504

% A hex three enemies control is entered at the same cost [6.5]
places fi4@0502 pi8@0505 pi4@0404 pi3@0604
begin movement french
do move fi4 0503
expect mover fi4
do step 0504
event stepped from 0503 to 0504 for 1
expect mover none

% Three enemies around a hex, and a unit enters it with its last point [6.5]
places fa5@0501 pi8@0505 pi4@0404 pi3@0604
begin movement french
do move fa5 0502; step 0503
expect points 1
do step 0504
expect fa5@0504

% Zones reach into a town over a stream [6.6a]
pack ../../packs/country tiny
turn 6
places fc4@0406 pi3@0408
begin movement french
do move fc4 0407
expect mover none
expect fc4@0407

% Zones reach uphill, into clear, forest and town [6.6a]
pack ../../packs/country tiny
turn 6
places fc4@1007 fc2@0909 pi3@0807
begin movement french
do move fc4 0907
expect mover none
do move fc2 0908
expect mover none

% Zones reach downhill [6.6a]
pack ../../packs/country tiny
turn 6
places fc4@0707 pi3@0907
begin movement french
do move fc4 0807
expect mover none

% Zones reach into forest and rough [6.6a]
pack ../../packs/country tiny
turn 6
places fc4@0204 fc2@0406 pi3@0206
begin movement french
do move fc4 0205
expect mover none
do move fc2 0306
expect mover none

% Zones reach over a bridged stream and into marsh [6.6a]
pack ../../packs/country tiny
turn 6
places fc4@0408 fc2@0903 pi3@0507 pi4@0704
begin movement french
do move fc4 0508
expect mover none
do move fc2 0803
expect mover none

% A zone does not reach over an unbridged river [6.6b]
pack ../../packs/country tiny
turn 6
places fi4@0507 pi3@0608
begin movement french
do move fi4 0508
expect mover fi4
do step 0509
expect mover fi4
do step 0510
expect points 1+1/2

% A zone does reach over a bridge: opposite it the unit stops [6.6b]
pack ../../packs/country tiny
turn 6
places fi4@0506 pi3@0607
begin movement french
do move fi4 0507
expect mover fi4
do step 0508
expect mover none
expect fi4@0508

% A bridge without a road will do [6.6b]
pack ../../packs/country tiny
turn 6
places fi4@0507 pi3@0609
begin movement french
do move fi4 0508
expect mover fi4
do step 0509
expect mover none
