# setup.t - the counters and setting up [2.4] [3.0].

pack ../../packs/plain tiny
turn 6

% An infantry 8-4 attacks with its 8 on clear ground [2.4a]
places fi8@0505 pi4@0506
begin combat french
do attack pi4; join fi8
odds line odds 8 to 4: 2-1

% The same 8-4 defends with its 8 on clear ground [2.4a]
places fi8@0505 pi4@0506
begin combat prussian
do attack fi8; join pi4
odds line odds 4 to 8: 1-2

% Cavalry and adjacent artillery count what is printed on them too [2.4a]
places fc4@0505 fa5@0605 pi3@0506
begin combat french
do attack pi3; join fc4; join fa5
odds line odds 9 to 3: 3-1

% Infantry and cavalry two hexes away are no artillery and cannot bombard [2.4a]
places fc4@0505 pi3@0506 fi11@0504
begin combat french
do attack pi3
refuse join fi11 not-touching [7.15]
allow join fc4

% A unit with an allowance of 3 crosses three clear hexes and no more [2.4b]
places fa5@0505
begin movement french
do move fa5 0504; step 0503
expect points 1
do step 0502
expect mover none
expect fa5@0502
refuse step 0501 no-march [5.0]
refuse move fa5 0501 moved [5.17]

% A unit with an allowance of 5 crosses five [2.4b]
places fc4@0507
begin movement french
do move fc4 0506; step 0505; step 0504; step 0503
expect points 1
do step 0502
expect fc4@0502
expect mover none

% Jena begins on Game-Turn 1 with the French Movement Phase [3.0a]
scenario jena-auerstadt
expect turn 1
acts french
expect frames game/1/french/0 movement/0/french/0
allow move V.c 0307

% Each side handles its own units only [3.0a]
scenario jena-auerstadt
refuse move Tau.c 0904 not-phasing [4.1b]
refuse prussian: move Tau.c 0904 not-your-move [4.1b]

% Neither side rearranges the other's counters [3.0a]
scenario jena-auerstadt deployment=free
refuse prussian: swap 1/Gaz 2/Gaz not-own [3.0a]
refuse french: swap 1/Tau 2/Tau not-own [3.0a]
refuse french: swap 1/Gaz 1/Tau not-own [3.0a]

% Every unit of the deployment chart starts in its charted hex [3.0b]
scenario jena-auerstadt
expect 1/Gaz@0606 2/Gaz@0607 1/Suc@0508 2/Suc@0408 V.c@0407
expect 1/Tau@0610 2/Tau@0808 Tau.c@0905 Tau.a@0811 Dhy@1804
expect 1/Gra@1910 2/Gra@1908 Gra.c@2006 Gra.a@2009
expect 1/Sax@1405 2/Sax@1505 Sax.c@1705 Sax.a@1605

% Counters of one type and strength may change places before play [3.0b]
scenario jena-auerstadt deployment=free
do prussian: swap 1/Tau 2/Gra
event swapped [3.0b]
expect 1/Tau@1908 2/Gra@0610
acts french prussian

% Only like counters change places: a 5-3 does not stand in for a 6-3 [3.0b]
scenario jena-auerstadt deployment=free
refuse prussian: swap 1/Tau 1/Sax unlike-counters [3.0b]
refuse prussian: swap Tau.a Dhy unlike-counters [3.0b]
refuse french: swap 1/Gaz V.c unlike-counters [3.0b]
refuse prussian: swap Tau.a Sax.a unlike-counters [3.0b]
refuse prussian: swap 1/Tau 1/Tau unlike-counters [3.0b]
allow prussian: swap Tau.c Sax.c
allow prussian: swap Tau.a Gra.a

% The French have four like brigades and so six swaps [3.0b]
scenario jena-auerstadt deployment=free
list french: swap 1/Gaz = swap 1/Gaz 2/Gaz | swap 1/Gaz 1/Suc | swap 1/Gaz 2/Suc
list french: swap 2/Gaz = swap 2/Gaz 1/Suc | swap 2/Gaz 2/Suc
list french: swap 1/Suc = swap 1/Suc 2/Suc
list french: swap 2/Suc =
list french: swap V.c =
refuse french: swap 2/Gaz 1/Gaz swap-order [3.0b]

% A counter changes places once [3.0b]
scenario jena-auerstadt deployment=free
do french: swap 1/Gaz 1/Suc
refuse french: swap 1/Gaz 2/Gaz already-swapped [3.0b]
refuse french: swap 2/Gaz 1/Suc already-swapped [3.0b]
allow french: swap 2/Gaz 2/Suc

% Both deploy at once, in any order, and play begins when both are ready [3.0a 3.0b]
scenario jena-auerstadt deployment=free
acts french prussian
refuse french: move V.c 0307 not-now [3.0b]
do french: ready
acts prussian
refuse french: ready not-your-turn [3.0b]
refuse french: swap 1/Gaz 2/Gaz not-your-turn [3.0b]
do prussian: swap 1/Tau 2/Tau; prussian: ready
event movement French
acts french
expect 1/Tau@0808 2/Tau@0610

% The Prussians may be ready before the French [3.0b]
scenario jena-auerstadt deployment=free
do prussian: ready
acts french
do swap 1/Gaz 2/Gaz; ready
acts french
expect 1/Gaz@0607 2/Gaz@0606

% A swapped unit moves in the first Movement Phase like any other [3.0b]
scenario jena-auerstadt deployment=free
do french: swap 1/Gaz 2/Suc; french: ready; prussian: ready
expect moved none
expect 1/Gaz@0408
allow move 1/Gaz 0308

% Where the charts decide there is nothing to swap [3.0b]
scenario jena-auerstadt
acts french
refuse swap 1/Gaz 2/Gaz not-now [3.0b]

% Units that are not on the deployment chart start off the map [3.0c]
scenario jena-auerstadt
expect Gd@reserve 1/Mor@reserve 1/1@reserve 1/Ruch@reserve

% A unit of the reinforcement chart does not stand in at the start [3.0c]
scenario jena-auerstadt deployment=free
refuse french: swap 1/Mor 1/Gaz not-deployed [3.0c]
refuse prussian: swap 1/Tau 1/1 not-deployed [3.0c]
refuse french: enter Gd 0104 not-now [3.0b]
list french: enter =

% What is in reserve cannot be moved, only brought on [3.0c]
scenario jena-auerstadt
refuse move Gd 0104 not-on-map [3.0c]
allow enter Gd 0104
