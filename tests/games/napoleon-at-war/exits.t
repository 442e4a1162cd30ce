# exits.t - leaving a map for good [17.0] [17.2].  Nobody is on the maps but the
# units a case names.

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

% Nobody leaves before one side is demoralized in that battle [17.0a]
turn 6
places 1/Gaz@2905 Dhy@2915
begin movement french
list exit =
refuse exit 1/Gaz west exit-too-soon [17.0a]
do done
list exit =
refuse exit Dhy west exit-too-soon [17.0a]

% With the Prussians demoralized at Jena both sides may leave there [17.0a]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2905 Dhy@2915
begin movement french
list exit = exit 1/Gaz west
do exit 1/Gaz west
event exited [17.0a] 1/Gaz leaves the game from 2905 over the west edge
expect 1/Gaz@exited-jena-w
do done
list exit = exit Dhy west
do exit Dhy west
expect Dhy@exited-jena-w

% With the French demoralized both sides may leave as well [17.0a]
turn 6
losses 65 0*7
demoralized french no no no
places 1/Gaz@2905 Dhy@2915
begin movement french
allow exit 1/Gaz west
do done
allow exit Dhy west

% Demoralization at Jena opens no edge of Auerstadt, nor the other way round [17.0a 18.0b]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@0928 2/Gaz@1222 Dhy@1022 1/Suc@0905
begin movement french
refuse exit 2/Gaz south exit-too-soon [17.0a]
refuse exit 1/Suc north not-on-edge [17.0d]
do done
refuse exit Dhy south exit-too-soon [17.0a]

% Who has left is never offered again [17.0a 17.21a]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2905 2/Gaz@0508
begin movement french
do exit 1/Gaz west; done
do done
expect turn 7
list move 1/Gaz =
list enter =
refuse enter 1/Gaz 2905 out-of-game [17.21a]
refuse move 1/Gaz 2905 out-of-game [17.21a]

# ---- which edges [17.0] -------------------------------------------------

% Prussians leave Jena by the west and north edges only [17.0b]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Tau@2915 2/Tau@0920 1/Gra@0109 2/Gra@1001 1/Sax@2920 2/Sax@0101
begin movement prussian
list exit = exit 1/Tau west | exit 2/Tau north | exit 1/Sax north | exit 1/Sax west
refuse exit 1/Gra east exit-edge [17.0b]
refuse exit 2/Gra south exit-edge [17.0b]
refuse exit 2/Sax east exit-edge [17.0b]

% The French leave Jena by the north, east and west edges only [17.0b]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2915 2/Gaz@0920 1/Suc@0109 2/Suc@1001 V.c@0101
begin movement french
list exit = exit 1/Gaz west | exit 2/Gaz north | exit 1/Suc east | exit V.c east
refuse exit 2/Suc south exit-edge [17.0b]

% Prussians leave Auerstadt by the south edge only [17.0b]
turn 6
losses 0*5 15 0*2
demoralized no prussian no no
places 1/Tau@2327 2/Tau@0933 1/Gra@0130 2/Gra@1022
begin movement prussian
list exit = exit 2/Gra south
refuse exit 1/Tau west exit-edge [17.0b]
refuse exit 2/Tau north exit-edge [17.0b]
refuse exit 1/Gra east exit-edge [17.0b]

% The French leave Auerstadt by the south and east edges only [17.0b]
turn 6
losses 0*5 15 0*2
demoralized no prussian no no
places 1/Gaz@2327 2/Gaz@0933 1/Suc@0130 2/Suc@1022
begin movement french
list exit = exit 1/Suc east | exit 2/Suc south
refuse exit 1/Gaz west exit-edge [17.0b]
refuse exit 2/Gaz north exit-edge [17.0b]

# ---- what it costs [17.0] -----------------------------------------------

% Leaving from a clear hex takes one point [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2605
begin movement french
do move 1/Gaz 2705; step 2805; step 2906
expect points 1
do exit 1/Gaz west
expect 1/Gaz@exited-jena-w

% Without that point the unit stays [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Tau@2605
begin movement prussian
do move 1/Tau 2705; step 2805; step 2906
expect 1/Tau@2906
expect mover none
refuse exit 1/Tau west moved [5.17]

% Leaving from a forest hex takes two points [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@0115 V.c@0114
begin movement french
do move 1/Gaz 0116; step 0117
expect points 1
refuse exit 1/Gaz east no-mp [5.15]
facts exit 1/Gaz east contains to leave the map costs 2, the unit has 1
do halt
expect 1/Gaz@0117

% With two points left it leaves the same forest [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places V.c@0115
begin movement french
do move V.c 0116; step 0117
expect points 2
do exit V.c east
expect V.c@exited-jena-e

% Along a road that runs off the edge half a point is enough, and only over that edge [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places Gd.a@0218
begin movement french
do move Gd.a 0219; step 0220; step 0120
expect points 1/2
refuse exit Gd.a east no-mp [5.15]
facts exit Gd.a east contains to leave the map costs 1, the unit has ½
do exit Gd.a north
expect Gd.a@exited-jena-n

% Not from an enemy-controlled hex [17.0d 17.0a]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2905 Dhy@2906
begin movement french
refuse exit 1/Gaz west controlled [5.13]

% Nobody counts on leaving through an enemy zone: a friend in the edge hex is in the way [17.0a 5.13]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 2/Gaz@2905 Dhy@2906 1/Gaz@2804
begin movement french
refuse move 1/Gaz 2905 no-rest [6.0b]

% With no enemy near, a unit may pass through a friend on its way off the map [17.0a]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 2/Gaz@2905 Dhy@2908 1/Gaz@2804
begin movement french
do move 1/Gaz 2905; exit 1/Gaz west
expect 1/Gaz@exited-jena-w 2/Gaz@2905

% A unit that does not stand on the edge does not leave over it [17.0d]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@0607 2/Gaz@0920
begin movement french
refuse exit 1/Gaz north not-on-edge [17.0d]
refuse exit 2/Gaz east not-on-edge [17.0d]

# ---- exits are no losses [17.2] -----------------------------------------

% Who leaves is kept apart from the dead: losses stay as they are [17.22]
turn 6
losses 10 0*3 18 0*3
demoralized prussian no no no
places 1/Gaz@2905 2/Gaz@0920 1/Suc@0109
begin movement french
do exit 1/Gaz west; exit 2/Gaz north; exit 1/Suc east
expect 1/Gaz@exited-jena-w 2/Gaz@exited-jena-n 1/Suc@exited-jena-e
expect losses 10 0*3 18 0*3

% Units leave in their owner's Movement Phase only [17.23]
turn 6
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@2905 2/Gaz@0507 Dhy@0607
begin combat french
refuse exit 1/Gaz west move-in-combat [17.23]
refuse prussian: exit Dhy west move-in-combat [17.23]

% Driven against the edge of the map a unit is lost, it does not leave [17.23]
turn 6
places Dhy@2910 1/Gaz@2909 2/Gaz@2809 1/Suc@2811
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz
odds column = 5-1
do roll
roll 3
acts prussian
list retreat =
refuse exit Dhy west move-in-combat [17.23]
do perish Dhy
event eliminated Dhy is eliminated in 2910 (3 points)
expect Dhy@dead-jena
expect losses 0*4 3 0*3
