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
prompt french contains Move fi4: 1 1/2 Movement Points left, or halt.
do step 0303
prompt french contains Move fi4: 1 Movement Point left, or halt.
do step 0403
prompt french contains Move fi4: 1/2 Movement Point left, or halt.

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
prompt french contains Retreat each of your units one hex.
prompt prussian contains French to decide.
do retreat fi5 0506
prompt prussian contains You may advance one unit.
prompt french contains Prussian to decide.

% Who has nothing to fight may still bombard, or end the phase [7.0a 8.11]
places fa5@0505 pi4@0503
begin combat french
prompt french contains Choose an enemy to attack, or end the phase.

% Who can come on but may wait is counted [14.0a 15.3e]
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
prompt french contains Move your units; 3 can come on. Done ends the phase.

% Both are asked to deploy until they have said that they are ready [3.0a 3.0b]
scenario jena-auerstadt deployment=free
prompt french contains Exchange like counters if you wish, then declare yourself ready.
prompt prussian contains Exchange like counters if you wish
prompt nobody contains French, Prussian to decide.
do french: ready
prompt french contains Prussian to decide.
