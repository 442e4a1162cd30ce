# reinforcements.t - the charts of arrivals [15.1] to [15.4].  Groups that came
# on earlier are put among the unused counters; `list enter` shows who is due,
# and everybody else is still in reserve.

% Turn 1 brings the Guard and a battery of V Corps by 0104 [15.3a]
option A
option-shown 1
turn 1
begin movement french
list enter = enter Gd 0104 | enter V.a 0104

% Turn 2 brings four brigades and the cavalry of VII Corps by 0104 [15.3a 14.0a]
option A
option-shown 1
turn 2
places Gd@unused V.a@unused
begin movement french
list enter = enter 1/De 0104 | enter 2/De 0104 | enter 1/He 0104 | enter 2/He 0104 | enter VII.c 0104

% Turn 3 brings the guns of the Guard and of VII Corps by 0104 [15.3a]
option A
option-shown 1
turn 3
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
begin movement french
list enter = enter Gd.a 0104 | enter VII.a 0104

% Turn 4: Ney's vanguard by 0104 and Gudin by 0128 [15.3b]
option A
option-shown 1
turn 4
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused
begin movement french
list enter = enter Van 0104 | enter VI.c 0104 | enter 1/Gud 0128 | enter 2/Gud 0128 | enter Gud.a 0128

% Turn 5: Saint-Hilaire and the cavalry of IV Corps by 0112 [15.3b]
option A
option-shown 1
turn 5
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
begin movement french
list enter = enter 1/Hil 0112 | enter 2/Hil 0112 | enter IV.c 0112

% Turn 6: Friant and the cavalry of III Corps by 0128 [15.3c]
option A
option-shown 1
turn 6
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused
begin movement french
list enter = enter 1/Fri 0128 | enter 2/Fri 0128 | enter Fri.a 0128 | enter III.c 0128

% Turn 7: Morand by 0128 [15.3c]
option A
option-shown 1
turn 7
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
begin movement french
list enter = enter 1/Mor 0128 | enter 2/Mor 0128 | enter Mor.a 0128

% Turn 8: the rest of VI Corps by 0104 [15.3d]
option A
option-shown 1
turn 8
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused
begin movement french
list enter = enter 1/Mar 0104 | enter 2/Mar 0104 | enter 1/Mah 0104 | enter 2/Mah 0104 | enter VI.a 0104

% Turn 9: the rest of IV Corps by 0104 [15.3d]
option A
option-shown 1
turn 9
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused
begin movement french
list enter = enter 1/Lev 0104 | enter 2/Lev 0104 | enter 1/Leg 0104 | enter 2/Leg 0104 | enter IV.a 0104

% Turn 10: the cavalry reserve by 0104, Rivaud and Sahuc by 0820 [15.3d]
option A
option-shown 1
turn 10
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
begin movement french
list enter = enter Kle.c 0104 | enter Nan.c 0104 | enter Haut.c 0104 | enter 1/Riv 0820 | enter 2/Riv 0820 | enter I.c 0820 | enter Sah.c 0820

% Turn 11 brings nobody [15.3d]
option A
option-shown 1
turn 11
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused
begin movement french
list enter = 

% Turn 12: Drouet and the guns of I Corps by 0820 [15.3d]
option A
option-shown 1
turn 12
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused
begin movement french
list enter = enter 1/Dro 0820 | enter 2/Dro 0820 | enter I.a 0820

% Option A: five divisions are still on the road on turn 1 [15.11]
option A
option-shown 1
turn 1
begin movement prussian
list enter = 

% Option A: the first group comes by 1622 on turn 2 [15.11]
option A
option-shown 1
turn 2
begin movement prussian
list enter = enter 1/1 1622 | enter 2/1 1622 | enter 1.c 1622 | enter 1/2 1622 | enter 2/2 1622 | enter 2.c 1622 | enter 1/3 1622 | enter 2/3 1622 | enter 3.c 1622 | enter Blu.c 1622 | enter 1.a 1622

% Option A: the second group comes by 1622 on turn 3 [15.11]
option A
option-shown 1
turn 3
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused
begin movement prussian
list enter = enter 1/1Res 1622 | enter 2/1Res 1622 | enter 1Res.c 1622 | enter 1/2Res 1622 | enter 2/2Res 1622 | enter 2Res.c 1622 | enter Res.a 1622

% Option B: the first group comes by 2320 on turn 1 [15.12]
option B
option-shown 1
turn 1
begin movement prussian
list enter = enter 1/1 2320 | enter 2/1 2320 | enter 1.c 2320 | enter 1/2 2320 | enter 2/2 2320 | enter 2.c 2320 | enter 1/3 2320 | enter 2/3 2320 | enter 3.c 2320 | enter Blu.c 2320 | enter 1.a 2320

% Option B: the second group comes by 2320 on turn 2 [15.12]
option B
option-shown 1
turn 2
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused
begin movement prussian
list enter = enter 1/1Res 2320 | enter 2/1Res 2320 | enter 1Res.c 2320 | enter 1/2Res 2320 | enter 2/2Res 2320 | enter 2Res.c 2320 | enter Res.a 2320

% Option B: nobody is left to come on turn 3 [15.12]
option B
option-shown 1
turn 3
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused
begin movement prussian
list enter = 

% Option A: Holtzendorf comes by 0120 on turn 5 [15.2]
option A
option-shown 1
turn 5
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused
begin movement prussian
list enter = enter Holz 0120 | enter Holz.c 0120

% Option A: Ruchel comes by 2901 on turn 10 [15.2]
option A
option-shown 1
turn 10
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused Holz@unused Holz.c@unused
begin movement prussian
list enter = enter 1/Ruch 2901 | enter 2/Ruch 2901

% Option A: no Prussian is due on turns 4 and 9 [15.2]
option A
option-shown 1
turn 4
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused
begin movement prussian
list enter = 
refuse enter Holz 0120 not-due [14.0a]
refuse enter 1/Ruch 2901 not-due [14.0a]

% Option B: Holtzendorf comes by 0120 on turn 5 [15.2]
option B
option-shown 1
turn 5
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused
begin movement prussian
list enter = enter Holz 0120 | enter Holz.c 0120

% Option B: Ruchel comes by 2901 on turn 10 [15.2]
option B
option-shown 1
turn 10
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused Holz@unused Holz.c@unused
begin movement prussian
list enter = enter 1/Ruch 2901 | enter 2/Ruch 2901

% Option B: no Prussian is due on turns 4 and 9 [15.2]
option B
option-shown 1
turn 4
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused 2/3@unused
places 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused
begin movement prussian
list enter = 
refuse enter Holz 0120 not-due [14.0a]
refuse enter 1/Ruch 2901 not-due [14.0a]

% Option B: Gudin is five turns late, and not before turn 9 [15.3e]
option B
option-shown 1
turn 8
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Mar@unused 2/Mar@unused 1/Mah@unused 2/Mah@unused VI.a@unused
begin movement french
list enter =
refuse enter 1/Gud 0120 not-due [15.3e]
refuse enter 1/Gud 0128 not-due [15.3e]
refuse decline 1/Gud not-due [15.3e]
refuse enter 1/Riv 0820 not-due [14.0a]

% Option B: Gudin comes on turn 9 by any hex of the north edge of Jena [15.3e]
option B
option-shown 1
turn 9
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Mar@unused 2/Mar@unused 1/Mah@unused 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused
places 1/Leg@unused 2/Leg@unused IV.a@unused
begin movement french
list enter 1/Gud = enter 1/Gud 0120 | enter 1/Gud 0220 | enter 1/Gud 0320 | enter 1/Gud 0420 | enter 1/Gud 0520 | enter 1/Gud 0620 | enter 1/Gud 0720 | enter 1/Gud 0820 | enter 1/Gud 0920 | enter 1/Gud 1020 | enter 1/Gud 1120 | enter 1/Gud 1220 | enter 1/Gud 1320 | enter 1/Gud 1420 | enter 1/Gud 1520 | enter 1/Gud 1620 | enter 1/Gud 1720 | enter 1/Gud 1820 | enter 1/Gud 1920 | enter 1/Gud 2020 | enter 1/Gud 2120 | enter 1/Gud 2220 | enter 1/Gud 2320 | enter 1/Gud 2420 | enter 1/Gud 2520 | enter 1/Gud 2620 | enter 1/Gud 2720 | enter 1/Gud 2820 | enter 1/Gud 2920
allow enter 2/Gud 0120
allow enter Gud.a 2920
refuse enter 1/Gud 0128 entry-elsewhere [15.3e]
refuse enter 1/Gud 0119 entry-elsewhere [15.3e]
refuse enter 1/Fri 0120 not-due [15.3e]

% Option B: Friant comes from turn 11, Morand from turn 12 [15.3e]
option B
option-shown 1
turn 11
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Mar@unused 2/Mar@unused 1/Mah@unused 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused
places 1/Leg@unused 2/Leg@unused IV.a@unused Kle.c@unused Nan.c@unused Haut.c@unused
places 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused 1/Dro@unused 2/Dro@unused I.a@unused
places 1/Gud@unused 2/Gud@unused Gud.a@unused 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
allow enter 1/Fri 0120
allow enter 2/Fri 1520
allow enter Fri.a 2920
allow enter III.c 0820
refuse enter 1/Mor 0120 not-due [15.3e]
do done; prussian: done
expect turn 12
allow enter 1/Mor 0120
allow enter 2/Mor 0220
allow enter Mor.a 2920

% Option B: the late divisions may wait as long as the French like [15.3e]
option B
option-shown 1
turn 9
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Mar@unused 2/Mar@unused 1/Mah@unused 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused
places 1/Leg@unused 2/Leg@unused IV.a@unused Kle.c@unused Nan.c@unused Haut.c@unused
places 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused 1/Dro@unused 2/Dro@unused I.a@unused
places 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused 1/Mor@unused 2/Mor@unused
places Mor.a@unused 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused 1/3@unused
places 2/3@unused 3.c@unused Blu.c@unused 1.a@unused 1/1Res@unused 2/1Res@unused 1Res.c@unused
places 1/2Res@unused 2/2Res@unused 2Res.c@unused Res.a@unused Holz@unused Holz.c@unused
places 1/Ruch@unused 2/Ruch@unused
begin movement french
allow enter 1/Gud 0120
do done; prussian: done; french: done; prussian: done
expect turn 11
allow enter 1/Gud 0120
allow done

% Option B: a hex of the north edge in an enemy zone is closed, its neighbours are not [15.3e 14.14]
option B
option-shown 1
turn 9
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Hil@unused 2/Hil@unused IV.c@unused
places 1/Mar@unused 2/Mar@unused 1/Mah@unused 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused
places 1/Leg@unused 2/Leg@unused IV.a@unused
places 1/Tau@0520
begin movement french
refuse enter 1/Gud 0420 entry-blocked [14.14]
refuse enter 1/Gud 0520 entry-blocked [14.14]
refuse enter 1/Gud 0620 entry-blocked [14.14]
allow enter 1/Gud 0320
allow enter 1/Gud 0720

% Three night turns, two in the fog, seven by day [15.4]
view french contains "track":["night","night","night","fog","fog","day","day","day","day","day","day","day"]

% By day an 8-4 has four points, in the fog two, by night four [15.4]
turn 5
begin movement french
do move 1/Gaz 0706
expect points 1
