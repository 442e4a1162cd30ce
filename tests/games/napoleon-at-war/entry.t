# entry.t - how reinforcements come on to the map [14.0], and what delays or
# bars them [14.2].  Nobody is on the maps, and all who are on the charts of
# arrivals are among the unused counters: a case names those it is about.

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

# ---- when [14.0] --------------------------------------------------------

% A unit is not due before its Game-Turn, nor an unused one ever [14.0a]
turn 2
places VII.c@reserve VII.a@reserve
begin movement french
list enter = enter VII.c 0104
refuse enter VII.a 0104 not-due [14.0a]
refuse enter 1/Gaz 0104 not-due [14.0a]

% The owner chooses the order in which his units come on [14.0a]
places Gd@reserve V.a@reserve
begin movement french
list enter = enter Gd 0104 | enter V.a 0104
do enter V.a 0104; step 0204; halt
do enter Gd 0104; halt
expect V.a@0204 Gd@0104

% Reinforcements come on in the owner's Movement Phase only [14.0a]
turn 8
places VI.a@reserve 1/Gaz@0614 1/Tau@0615
begin combat french
refuse enter VI.a 0104 move-in-combat [4.1c]

% Nobody brings on the enemy's reinforcements [14.0a]
turn 10
places Gd@reserve 1/Ruch@reserve
begin movement french
refuse enter 1/Ruch 2901 not-phasing [4.1c]
refuse prussian: enter 1/Ruch 2901 not-your-move [4.1c]

% A unit on the map or lost does not enter [14.0a 7.6a]
turn 2
losses 5 0*7
places VII.c@0307 V.a@dead-jena
begin movement french
refuse enter VII.c 0104 on-map [14.0a]
refuse enter V.a 0104 out-of-game [7.6a]

% Who is due and can come on may not be left waiting [14.0a]
places Gd@reserve V.a@reserve
begin movement french
refuse done must-enter [14.0a]
do enter Gd 0104; step 0204; halt
refuse done must-enter [14.0a]
do enter V.a 0104; halt
allow done

% Who finds no open hex waits, and comes on as soon as there is one [14.0a 14.0b]
places Gd@reserve
places 1/Tau@0102 2/Tau@0105 1/Gra@0108 2/Gra@0111 1/Sax@0114 2/Sax@0117 Dhy@0120
begin movement french
list enter =
refuse enter Gd 0104 entry-blocked [14.14]
do done
acts prussian
do move 2/Tau 0205; halt
do done
expect turn 2
acts french
list enter = enter Gd 0104
refuse done must-enter [14.0a]

# ---- where [14.0] [15.1] ------------------------------------------------

% An open entry hex leaves no choice [14.0b]
turn 8
places 1/Mar@reserve
begin movement french
list enter = enter 1/Mar 0104
refuse enter 1/Mar 0105 entry-elsewhere [14.0a]
refuse enter 1/Mar 0607 entry-elsewhere [14.0a]

% The entry hex controlled, the nearest open edge hex lies north of it [14.0b]
turn 8
places 1/Mar@reserve 1/Tau@0203
begin movement french
list enter = enter 1/Mar 0105
refuse enter 1/Mar 0104 entry-blocked [14.14]
refuse enter 1/Mar 0106 entry-elsewhere [14.0b]

% The entry hex controlled, the nearest open edge hex lies south of it [14.0b]
turn 8
places 1/Mar@reserve 1/Tau@0204
begin movement french
list enter = enter 1/Mar 0103
refuse enter 1/Mar 0106 entry-elsewhere [14.0b]

% The entry hex held, two open hexes equally near: the owner chooses [14.0b 14.14]
turn 8
places 1/Mar@reserve 1/Tau@0104
begin movement french
list enter = enter 1/Mar 0102 | enter 1/Mar 0106
refuse enter 1/Mar 0104 entry-blocked [14.14]
refuse enter 1/Mar 0103 entry-blocked [14.14]

% For each unit the nearest open hex is found again as it comes on [14.0b]
turn 8
places 1/Mar@reserve 2/Mar@reserve 1/Tau@0203
begin movement french
list enter = enter 1/Mar 0105 | enter 2/Mar 0105
do enter 1/Mar 0105; step 0106; step 0206; halt
do enter 2/Mar 0105; halt
expect 1/Mar@0206 2/Mar@0105

% 1622 controlled: the Prussians come on along the south edge, either way [15.1b]
turn 2
places 1/1@reserve 1/Gud@1623
begin movement prussian
list enter = enter 1/1 1522 | enter 1/1 1722
refuse enter 1/1 1622 entry-blocked [14.14]
refuse enter 1/1 1822 entry-elsewhere [15.1b]
do enter 1/1 1722
event entered [15.1b] 1/1 Division enters at 1722

% 1622 held: the same, a hex further off [15.1b]
turn 2
places 1/1@reserve 1/Gud@1622
begin movement prussian
list enter = enter 1/1 1422 | enter 1/1 1822
refuse enter 1/1 1522 entry-blocked [14.14]

% 2320 held: the nearest hex of the north edge, not of another [15.1b 15.12]
option B
places 1/1@reserve 1/Gaz@2320 2/Gaz@2120
begin movement prussian
list enter = enter 1/1 2520
refuse enter 1/1 2901 entry-elsewhere [15.1b]

% The corner 0120 belongs to two edges: by the north edge, if that is nearer [15.1b]
turn 5
places Holz@reserve 1/Gaz@0119
begin movement prussian
list enter = enter Holz 0220

% The corner 0120 belongs to two edges: by the east edge, if that is nearer [15.1b]
turn 5
places Holz@reserve 1/Gaz@0219
begin movement prussian
list enter = enter Holz 0118

% The corner 0120 held: equally far on both edges, the Prussian chooses [15.1b]
turn 5
places Holz@reserve 1/Gaz@0120
begin movement prussian
list enter = enter Holz 0118 | enter Holz 0320

% The corner 2901 held: along the west edge or the south edge [15.1b]
turn 10
places 1/Ruch@reserve 1/Gaz@2901
begin movement prussian
list enter = enter 1/Ruch 2701 | enter 1/Ruch 2903

# ---- friends in the entry hex (the ruling on 14.0 and 15.1) -------------

% A friend in the entry hex is passed through, not stood upon [15.1b]
turn 2
places 1/1@reserve 2/1@1622
begin movement prussian
list enter = enter 1/1 1622
do enter 1/1 1622; step 1623; halt
expect 1/1@1623 2/1@1622

% A friend in the entry hex may make room, and then must [15.1b]
turn 2
places 1/1@reserve 2/1@1622
begin movement prussian
do enter 1/1 1622; halt
refuse done stacked [5.32]
do move 2/1 1623; halt
allow done

% A friend who cannot make room sends on those who could go no further [15.1b]
turn 5
places Holz@reserve Holz.c@reserve 1/Tau@0119 2/Tau@0220 1/Gaz@0320
begin movement prussian
list enter = enter Holz 0120 | enter Holz.c 0120
do move 1/Tau 0120
list enter = enter Holz 0119 | enter Holz.c 0120
refuse enter Holz 0120 no-rest [5.32]

# ---- what it costs [14.1] -----------------------------------------------

% After other units have moved there is still time to come on [14.11]
places Gd@reserve V.a@reserve
places 1/Gaz@0606 2/Gaz@0607 1/Suc@0508 2/Suc@0408 V.c@0407
begin movement french
do move V.c 0307; halt
do move 1/Gaz 0605; halt
do move 2/Suc 0407; halt
do move 1/Suc 0408; halt
do move 2/Gaz 0606; halt
allow enter Gd 0104
do enter V.a 0104; step 0204; halt
do enter Gd 0104; halt
expect Gd@0104 V.a@0204

% Having come on, a unit goes on and must fight like any other [14.12]
turn 8
places 1/Mar@reserve Dhy@0405
begin movement french
do enter 1/Mar 0104; step 0204; step 0305
do done
list attack = attack Dhy
refuse done unit-idle [7.12]

% Coming on is the unit's move: it makes no second one [14.12]
places Gd@reserve
begin movement french
do enter Gd 0104; halt
refuse move Gd 0204 moved [5.17]

% A road hex costs half a point to come on by [14.13]
places Gd@reserve
begin movement french
do enter Gd 0104
event entered [15.3a] Gd enters at 0104 for ½
expect points 3+1/2

% A clear hex costs one point to come on by [14.13]
turn 8
places 1/Mar@reserve 1/Tau@0203
begin movement french
do enter 1/Mar 0105
event entered [14.0b] 1/Mar enters at 0105 for 1
expect points 3

% A forest hex costs two points to come on by [14.13]
turn 6
places IV.c@reserve 1/Tau@0107 2/Tau@0110 1/Gra@0113 2/Gra@0115
begin movement french
list enter = enter IV.c 0117
do enter IV.c 0117
event entered IV.c enters at 0117 for 2
expect points 3

% In the fog the same forest is too dear for artillery, not for the Guard [14.13]
turn 5
places Gd@reserve Gd.a@reserve
places 1/Tau@0102 2/Tau@0105 1/Gra@0108 2/Gra@0111 1/Sax@0113 2/Sax@0115 Dhy@0119
begin movement french
list enter = enter Gd 0117
refuse enter Gd.a 0117 no-mp [16.21a]
prompt french contains Move your units; these must come on before you are done: Gd.
do enter Gd 0117
list enter =
prompt french contains Move your units. Done ends the phase.
refuse enter Gd.a 0104 entry-blocked [14.14]

% At night nobody comes on in a forest hex [14.13]
turn 3
places Gd@reserve
places 1/Tau@0102 2/Tau@0105 1/Gra@0108 2/Gra@0111 1/Sax@0113 2/Sax@0115 Dhy@0119
begin movement french
list enter =
refuse enter Gd 0117 night-forest [16.1]
allow done

% Everybody pays for the entry hex alone, however long the column [14.13]
turn 2
places 1/De@reserve 2/De@reserve 1/He@reserve
begin movement french
do enter 1/De 0104; step 0204; step 0305; halt
do enter 2/De 0104; step 0204; halt
do enter 1/He 0104
expect points 3+1/2

% By day too a controlled hex is closed to those who come on [14.14]
turn 8
places 1/Mar@reserve 1/Tau@0103
begin movement french
refuse enter 1/Mar 0104 entry-blocked [14.14]
refuse enter 1/Mar 0103 entry-blocked [14.14]
list enter = enter 1/Mar 0105

# ---- morale of those who come on [14.15] --------------------------------

% Arrivals leave the Demoralization Levels as they are [14.15a]
turn 2
places 1/De@reserve VII.c@reserve
begin movement french
view french contains "morale":{"french":{"jena":{"losses":0,"level":65,"demoralized":false}
do enter 1/De 0104; step 0204; halt
do enter VII.c 0104; halt
view french contains "morale":{"french":{"jena":{"losses":0,"level":65,"demoralized":false}

% Who comes on where his side is demoralized fights so at once [14.15b]
turn 10
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve Van@2904
begin movement prussian
do enter 1/Ruch 2901; step 2902; step 2903
do done
do attack Van; join 1/Ruch
odds attack = 7
odds defence = 4
odds column = 1-2

% Where his side is in good order he fights well [14.15b]
turn 10
losses 0*4 0 18 0*2
demoralized no prussian no no
places 1/Ruch@reserve Van@2904
begin movement prussian
do enter 1/Ruch 2901; step 2902; step 2903
do done
do attack Van; join 1/Ruch
odds column = 1-1

# ---- delay and refusal [14.2] -------------------------------------------

% Only a demoralized army may turn its reinforcements away [14.21]
turn 10
places 1/Ruch@reserve 2/Ruch@reserve
begin movement prussian
list decline =
refuse decline 1/Ruch not-demoralized [14.21]
refuse done must-enter [14.0a]

% A demoralized army brings them on now or never, unit by unit [14.21]
turn 10
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve 2/Ruch@reserve
begin movement prussian
list decline = decline 1/Ruch | decline 2/Ruch
refuse done must-enter [14.21]
prompt prussian contains Move your units; these must come on or be turned away before you are done: 1/Ruch, 2/Ruch.
do decline 1/Ruch
event declined [14.21] 1/Ruch is turned away
expect losses 0*4 18 0*3
refuse done must-enter [14.21]
do enter 2/Ruch 2901; halt
do done; french: done
expect turn 11
acts prussian
list enter =
refuse enter 1/Ruch 2901 turned-away [14.21]
refuse decline 1/Ruch turned-away [14.21]
expect 1/Ruch@refused

% The French too, where they are demoralized [14.21]
turn 8
losses 65 0*7
demoralized french no no no
places 1/Mar@reserve
begin movement french
do decline 1/Mar
expect 1/Mar@refused
expect losses 65 0*7
allow done

% Demoralization at the other battle turns nobody away here [14.21]
turn 10
losses 0*4 0 15 0*2
demoralized no prussian no no
places 1/Ruch@reserve
begin movement prussian
refuse decline 1/Ruch not-demoralized [14.21]

% Of two groups that must come on only the one for the broken battle may be turned away [14.21 14.0a]
turn 10
losses 65 0*7
demoralized french no no no
places Kle.c@reserve 1/Fri@reserve
begin movement french
list decline = decline Kle.c
prompt french contains Move your units; these must come on before you are done: 1/Fri.
prompt french contains These must come on or be turned away: Kle.c.
refuse done must-enter [14.0a]
do enter 1/Fri 0128; halt
prompt french contains Move your units; these must come on or be turned away before you are done: Kle.c.
refuse done must-enter [14.21]
do decline Kle.c
allow done

% The other side's demoralization turns nobody away either [14.21]
turn 10
losses 65 0*7
demoralized french no no no
places 1/Ruch@reserve
begin movement prussian
refuse decline 1/Ruch not-demoralized [14.21]

% Nobody is turned away before he is due [14.21]
turn 9
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve
begin movement prussian
refuse decline 1/Ruch not-due [14.0a]

% A unit on the track comes on when it likes, or never [14.22]
turn 10
places 1/Gaz@track-west-from-jena-3
begin movement french
allow enter 1/Gaz 1622
refuse decline 1/Gaz track-waits [14.22]
do done; prussian: done
expect turn 11
allow enter 1/Gaz 1622
do done; prussian: done
expect turn 12
do done; prussian: done
over prussian decisive
expect 1/Gaz@track-west-from-jena-3

% A French unit gone by 2901 bars Ruchel for good; he is no loss [14.23]
turn 9
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve 2/Ruch@reserve 1/Gaz@2901
begin movement french
do exit 1/Gaz west
event barred [14.23] 1/Ruch can no longer enter: the enemy has left the map at 2901
expect losses 0*4 18 0*3
do done; prussian: done; french: done
expect turn 10
acts prussian
list enter =
refuse enter 1/Ruch 2901 never-comes [14.23]

% ... and that says so where no Prussian could have turned him away [14.23]
turn 9
losses 65 0*7
demoralized french no no no
places 1/Ruch@reserve 2/Ruch@reserve 1/Gaz@2901
begin movement french
do exit 1/Gaz west
do done; prussian: done; french: done
expect turn 10
refuse enter 1/Ruch 2901 passed-by [14.23]
refuse decline 1/Ruch passed-by [14.23]

% Leaving by the next hex does not bar Ruchel [14.23]
turn 9
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve 2/Ruch@reserve 1/Gaz@2902
begin movement french
do exit 1/Gaz west
event not barred
do done; prussian: done; french: done
expect turn 10
list enter = enter 1/Ruch 2901 | enter 2/Ruch 2901

% Standing on 2901 sends Ruchel elsewhere, it does not bar him [14.23 14.0b]
turn 10
places 1/Ruch@reserve 1/Gaz@2902
begin movement prussian
refuse enter 1/Ruch 2901 entry-blocked [14.14]
list enter = enter 1/Ruch 2701

% A Prussian gone by 2901 bars nobody [14.23]
turn 9
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@reserve Dhy@2901
begin movement prussian
do exit Dhy west
event not barred
expect 1/Ruch@reserve

% Ruchel on the map already stays [14.23]
turn 11
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Ruch@2805 2/Ruch@reserve 1/Gaz@2901
begin movement french
do exit 1/Gaz west
expect 1/Ruch@2805 2/Ruch@refused

% An arrival turned away by a broken army is told so when called again [14.21]
turn 9
demoralized french no no no
losses 65 0 0 0 0 0 0 0
places 1/Lev@reserve 2/Lev@reserve
begin movement french
do decline 1/Lev
refuse enter 1/Lev 0104 turned-away [14.21]
