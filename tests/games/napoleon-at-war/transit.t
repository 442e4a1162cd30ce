# transit.t - the intermap transit track: two sections, western and eastern, of
# three spaces each [17.0] [17.1] [17.2].  Nobody is on the maps but the units a
# case names.  The sections touch columns 15 and up, and 01 to 14.

option A
option-shown 1
empty
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused
places 1/Dro@unused 2/Dro@unused I.a@unused 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused

% The French may always take to the track, the Prussians never [17.0c]
turn 5
places 1/Gaz@2120 Dhy@1820
begin movement french
list transit = transit 1/Gaz west
do transit 1/Gaz west; done
list transit =
refuse transit Dhy west transit-side [17.0c]

% ... wherever a Prussian stands and whatever it has done, that is why [17.0c]
turn 6
places 1/Gaz@0606 Dhy@2020 1/Tau@0607 2/Tau@dead-jena 1/Sax@1405
losses 0*4 6 0*3
begin movement prussian
refuse transit 1/Tau west transit-side [17.0c]
refuse transit 2/Tau west transit-side [17.0c]
refuse transit 1/Gaz west not-phasing [4.1b]
do move Dhy 2019; halt
refuse transit Dhy west transit-side [17.0c]
do move 1/Sax 1406
refuse transit Dhy west transit-side [17.0c]

% With one side demoralized it is the same, and leaving for good is another way out [17.0c 17.0a]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2120 Dhy@1820
begin movement french
list transit = transit 1/Gaz west
list exit = exit 1/Gaz north
do done
refuse transit Dhy west transit-side [17.0c]

% Under Option B there is no battle to go to: the track is closed [17.0c 15.3e]
option B
turn 6
places 1/Gaz@2120
begin movement french
list transit =
refuse transit 1/Gaz west no-auerstadt [15.3e]

% Joining the track costs a point for clear ground [17.0d]
turn 6
places 1/Gaz@0917 Gd.a@1017
begin movement french
do move 1/Gaz 0918; step 0919; step 0920
expect points 1
do transit 1/Gaz east
do move Gd.a 1018; step 1019; step 1020
expect mover none
refuse transit Gd.a east moved [5.17]
expect 1/Gaz@track-east-from-jena-1 Gd.a@1020

% Joining it by a road off the edge costs half a point [17.0d]
turn 6
places Gd.a@0218
begin movement french
do move Gd.a 0219; step 0220; step 0120
expect points 1/2
do transit Gd.a east
expect Gd.a@track-east-from-jena-1

% Not from an enemy-controlled hex [17.0c 17.1a]
turn 6
places 1/Gaz@2120 Dhy@2119
begin movement french
list transit =
refuse transit 1/Gaz west controlled [5.13]

# ---- on to the track [17.1] ---------------------------------------------

% From beside the Western section a unit is put in West 1 [17.1a]
turn 6
places 1/Gaz@1520
begin movement french
list transit = transit 1/Gaz west
do transit 1/Gaz west
event on-track [17.1a] 1/Gaz leaves 1520 for west track, space 1 from Jena
expect 1/Gaz@track-west-from-jena-1

% From beside the Eastern section a unit is put in East 1 [17.1a]
turn 6
places 1/Gaz@1420
begin movement french
list transit = transit 1/Gaz east
refuse transit 1/Gaz west transit-section [17.1a]
do transit 1/Gaz east
expect 1/Gaz@track-east-from-jena-1

% The track is joined from Auerstadt as well [17.1a 17.24a]
turn 6
places 1/Gaz@1522 2/Gaz@1422
begin movement french
list transit = transit 1/Gaz west | transit 2/Gaz east
do transit 1/Gaz west; transit 2/Gaz east
expect 1/Gaz@track-west-from-auerstadt-1 2/Gaz@track-east-from-auerstadt-1

% A space holds any number of units [17.1a]
turn 6
places 1/Gaz@1520 2/Gaz@1620 1/Suc@1720
begin movement french
do transit 1/Gaz west; transit 2/Gaz west; transit 1/Suc west
expect 1/Gaz@track-west-from-jena-1 2/Gaz@track-west-from-jena-1 1/Suc@track-west-from-jena-1

% The track is joined only at the north edge of Jena and the south edge of Auerstadt [17.24a]
turn 6
places 1/Gaz@2910 2/Gaz@0110 1/Suc@1001 2/Suc@1033 V.c@0128 Gd@2328
begin movement french
list transit =
refuse transit 1/Gaz west transit-edge [17.24a]
refuse transit 2/Gaz east transit-edge [17.24a]
refuse transit 1/Suc west transit-edge [17.24a]
refuse transit 2/Suc east transit-edge [17.24a]
refuse transit V.c east transit-edge [17.24a]
refuse transit Gd west transit-edge [17.24a]

% The corners of that edge belong to it [17.24a]
turn 6
places 1/Gaz@2920 2/Gaz@0120
begin movement french
list transit = transit 1/Gaz west | transit 2/Gaz east

# ---- along it [17.1] ----------------------------------------------------

% One space a French Movement Phase, and none in that of joining [17.1b]
turn 6
places 1/Gaz@1520
begin movement french
do transit 1/Gaz west
list forward =
refuse forward 1/Gaz moved [17.1b]
do done; prussian: done
expect turn 7
list forward = forward 1/Gaz
do forward 1/Gaz
event forward [17.1b] 1/Gaz goes from west track, space 1 from Jena to west track, space 2 from Jena
expect 1/Gaz@track-west-from-jena-2
refuse forward 1/Gaz moved [17.1b]
do done; prussian: done; forward 1/Gaz
expect 1/Gaz@track-west-from-jena-3

% The track is no place for the Prussian phase, nor for those not on it [17.1b]
turn 6
places 1/Gaz@track-east-from-jena-1 Dhy@0610 2/Gaz@0508
begin movement french
refuse forward 2/Gaz not-on-track [17.1b]
do done
refuse forward Dhy not-on-track [17.1b]
refuse forward 1/Gaz not-phasing [4.1b]

% After the third space the track ends [17.1b]
turn 6
places 1/Gaz@track-east-from-jena-3
begin movement french
refuse forward 1/Gaz track-end [17.1b]

% Who goes on turn 6 comes on turn 9 at the earliest [17.1c]
turn 6
places 1/Gaz@1520
begin movement french
do transit 1/Gaz west; done; prussian: done
expect turn 7
do forward 1/Gaz
refuse enter 1/Gaz 1622 on-track [17.1c]
do done; prussian: done
expect turn 8
do forward 1/Gaz
expect 1/Gaz@track-west-from-jena-3
refuse enter 1/Gaz 1622 on-track [17.1c]
list enter =
do done; prussian: done
expect turn 9
do enter 1/Gaz 1622
event entered [17.1c] 1/Gaz enters at 1622 for ½
expect points 3+1/2
do step 1623; halt
expect 1/Gaz@1623

% The first two spaces are no way out [17.1c]
turn 6
places 1/Gaz@track-west-from-jena-1 2/Gaz@track-west-from-jena-2
begin movement french
list enter =
refuse enter 1/Gaz 1622 on-track [17.1c]
refuse enter 2/Gaz 1622 on-track [17.1c]

# ---- off it [17.2] ------------------------------------------------------

% A unit from Jena does not come back to Jena [17.21a]
turn 9
places 1/Gaz@track-west-from-jena-3
begin movement french
refuse enter 1/Gaz 1520 track-back [17.21a]
refuse enter 1/Gaz 2320 track-back [17.21a]

% A unit from Auerstadt does not come back to Auerstadt [17.21a]
turn 9
places 1/Gaz@track-east-from-auerstadt-3
begin movement french
refuse enter 1/Gaz 1422 track-back [17.21a]
allow enter 1/Gaz 0120
allow enter 1/Gaz 1420
refuse enter 1/Gaz 1520 track-exit [17.24b]

% It is not attacked either, nor does it move on a map [17.21b]
turn 9
places 1/Gaz@track-west-from-jena-2 2/Gaz@1115 1/Tau@1116
begin combat prussian
refuse attack 1/Gaz away-on-track [17.21b]

% ... nor move over one, nor leave from one [17.21b]
turn 9
places 1/Gaz@track-west-from-jena-2
begin movement french
refuse move 1/Gaz 1623 away-on-track [17.21b]
refuse transit 1/Gaz west away-on-track [17.21b]

% On the track a unit neither attacks nor is attacked [17.21b]
turn 9
places 1/Gaz@track-west-from-jena-3 2/Gaz@1115 1/Tau@1116
begin combat french
list attack = attack 1/Tau
do attack 1/Tau
list join = join 2/Gaz
refuse join 1/Gaz away-on-track [17.21b]
do join 2/Gaz; roll
roll 1
do retreat 1/Tau 1117; hold
expect turn 9
acts prussian

% Nor do the Prussians find it to attack [17.21b]
turn 9
places 1/Gaz@track-west-from-jena-3 2/Gaz@1115 1/Tau@1116
begin combat prussian
list attack = attack 2/Gaz

% A unit need never leave the track, and is no loss [17.21b]
turn 12
places 1/Gaz@track-west-from-jena-3 2/Gaz@track-east-from-jena-1
begin movement french
do done; prussian: done
over prussian Prussian decisive victory, 4 to 0
expect 1/Gaz@track-west-from-jena-3 2/Gaz@track-east-from-jena-1
expect losses 0*8

% Going to the track is no loss [17.22]
turn 6
losses 10 0*3 9 0*3
places 1/Gaz@1520
begin movement french
do transit 1/Gaz west
expect losses 10 0*3 9 0*3

% From the Western section a unit comes on beside that section, where it likes [17.24b]
turn 9
places 1/Gaz@track-west-from-jena-3
begin movement french
list enter = enter 1/Gaz 1522 | enter 1/Gaz 1622 | enter 1/Gaz 1722 | enter 1/Gaz 1822 | enter 1/Gaz 1922 | enter 1/Gaz 2022 | enter 1/Gaz 2122 | enter 1/Gaz 2222 | enter 1/Gaz 2322
refuse enter 1/Gaz 1422 track-exit [17.24b]

% From the Eastern section too [17.24b]
turn 9
places 1/Gaz@track-east-from-jena-3
begin movement french
list enter = enter 1/Gaz 0122 | enter 1/Gaz 0222 | enter 1/Gaz 0322 | enter 1/Gaz 0422 | enter 1/Gaz 0522 | enter 1/Gaz 0622 | enter 1/Gaz 0722 | enter 1/Gaz 0822 | enter 1/Gaz 0922 | enter 1/Gaz 1022 | enter 1/Gaz 1122 | enter 1/Gaz 1222 | enter 1/Gaz 1322 | enter 1/Gaz 1422

% While one hex beside the section is open, nothing else serves [17.24b]
turn 9
places 1/Gaz@track-west-from-jena-3 1/Tau@1722 2/Tau@2022 1/Gra@2222
begin movement french
list enter = enter 1/Gaz 1522

% All of it blocked, the nearest hex of the edge [17.24b]
turn 9
places 1/Gaz@track-west-from-jena-3 1/Tau@1622 2/Tau@1922 1/Gra@2222
begin movement french
list enter = enter 1/Gaz 1422
do enter 1/Gaz 1422
event entered [17.24b]

% Who comes on from the track may not in a controlled hex [17.24b 14.14]
turn 9
places 1/Gaz@track-west-from-jena-3 1/Tau@1722
begin movement french
refuse enter 1/Gaz 1622 entry-blocked [14.14]
allow enter 1/Gaz 1522
