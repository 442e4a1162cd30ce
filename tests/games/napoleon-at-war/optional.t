# optional.t - the optional reinforcements [20.0]: Prince Louis and Bernadotte.

% With Louis his division joins the turn 3 group of Option A by 1622 [20.1a]
scenario jena-auerstadt louis=yes
option A
option-shown 1
turn 3
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
places 1/1Res@reserve 2/1Res@reserve 1Res.c@reserve 1/2Res@reserve 2/2Res@reserve 2Res.c@reserve
places Res.a@reserve
begin movement prussian
list enter = enter 1/1Res 1622 | enter 2/1Res 1622 | enter 1Res.c 1622 | enter 1/2Res 1622 | enter 2/2Res 1622 | enter 2Res.c 1622 | enter Res.a 1622 | enter 1/Lou 1622 | enter 2/Lou 1622 | enter Lou.c 1622 | enter Lou.a 1622

% Not before [20.1a]
scenario jena-auerstadt louis=yes
option A
option-shown 1
turn 2
begin movement prussian
list enter 1/Lou =
refuse enter 1/Lou 1622 not-due [14.0a]

% With Louis his division joins the turn 2 group of Option B by 2320 [20.1a]
scenario jena-auerstadt louis=yes
option B
option-shown 1
turn 2
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
places 1/1Res@reserve 2/1Res@reserve 1Res.c@reserve 1/2Res@reserve 2/2Res@reserve 2Res.c@reserve
places Res.a@reserve
begin movement prussian
list enter = enter 1/1Res 2320 | enter 2/1Res 2320 | enter 1Res.c 2320 | enter 1/2Res 2320 | enter 2/2Res 2320 | enter 2Res.c 2320 | enter Res.a 2320 | enter 1/Lou 2320 | enter 2/Lou 2320 | enter Lou.c 2320 | enter Lou.a 2320

% Louis brings seventeen points: two 6-3, a 2-4 and a 3-3 of artillery [20.1a]
scenario jena-auerstadt louis=yes
option A
option-shown 1
turn 6
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
places 1/Lou@1115 2/Lou@1215 Lou.c@1015 Lou.a@1114 Gd@1116
begin combat prussian
do attack Gd; join 1/Lou; join 2/Lou; join Lou.c; join Lou.a
odds attack = 17

% Without the option he stays out of play [20.1a]
option A
option-shown 1
turn 3
begin movement prussian
expect 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
list enter 1/Lou =
refuse enter 1/Lou 1622 no-louis [20.1a]

% Louis raises the Prussian levels of Option A to 21 and 20 [20.1b]
scenario jena-auerstadt louis=yes
option A
option-shown 1
begin movement french
view french contains {"french":{"jena":{"losses":0,"level":65,"demoralized":false},"auerstadt":{"losses":0,"level":19,
view french contains "prussian":{"jena":{"losses":0,"level":21,"demoralized":false},"auerstadt":{"losses":0,"level":20,

% Louis raises the Prussian level of Option B to 60 [20.1b]
scenario jena-auerstadt louis=yes
option B
option-shown 1
begin movement french
view french contains {"french":{"jena":{"losses":0,"level":75,"demoralized":false},"auerstadt":{"losses":0,"demoralized":false
view french contains "prussian":{"jena":{"losses":0,"level":60,"demoralized":false},"auerstadt":{"losses":0,"demoralized":false

% With Louis twenty points lost do not break the army at Jena, twenty-one do [20.1b]
scenario jena-auerstadt louis=yes
option A
option-shown 1
turn 6
empty
losses 0*4 17 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
places Tau.c@1616 1/Suc@1615 2/Suc@1716
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
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 1
expect losses 0*4 20 0*3
expect demoralized no no no no
do hold; attack Tau.c; join 1/Suc; join 2/Suc; roll
roll 1
expect losses 0*4 22 0*3
expect demoralized prussian no no no

# ---- Bernadotte [20.2] --------------------------------------------------

% On turn 10 the French may bring Rivaud and Sahuc on by 0128 instead of 0820 [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 10
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
list divert = divert 10
list enter = enter 1/Riv 0820 | enter 2/Riv 0820 | enter I.c 0820 | enter Sah.c 0820
prompt french contains The group due at 0820 may be sent to 0128 instead.
do divert 10
prompt french not contains may be sent
event diverted [20.2]
list enter = enter 1/Riv 0128 | enter 2/Riv 0128 | enter I.c 0128 | enter Sah.c 0128
refuse enter 1/Riv 0820 entry-elsewhere [20.2]
refuse divert 10 diverted [20.2]
refuse done must-enter [14.0a]
do enter 1/Riv 0128
event entered [20.2]

% The levels stay as they are [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 10
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
do divert 10; enter Sah.c 0128
view french contains {"french":{"jena":{"losses":0,"level":65,"demoralized":false},"auerstadt":{"losses":0,"level":19,
view french contains "prussian":{"jena":{"losses":0,"level":18,"demoralized":false},"auerstadt":{"losses":0,"level":15,

% On turn 12 they may send Drouet there, whatever was done on turn 10 [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 12
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
places 1/Riv@1005 2/Riv@unused I.c@unused Sah.c@unused
begin movement french
list divert = divert 12
refuse divert 10 no-diversion [20.2]
do divert 12
list enter = enter 1/Dro 0128 | enter 2/Dro 0128 | enter I.a 0128

% What was chosen on turn 10 does not bind Drouet [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 10
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
do divert 10; enter 1/Riv 0128; step 0228; step 0328; step 0428; halt
do enter 2/Riv 0128; step 0228; step 0328; halt
do enter I.c 0128; step 0228; halt
do enter Sah.c 0128; halt
do done; prussian: done
expect turn 11
list divert =
refuse divert 12 no-diversion [20.2]
do done; prussian: done
expect turn 12
list divert = divert 12
list enter = enter 1/Dro 0820 | enter 2/Dro 0820 | enter I.a 0820

% The choice is for the whole group, before any of it has come on [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 10
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
do enter Sah.c 0820; halt
list divert =
refuse divert 10 diverted [20.2]

% 0128 blocked, the diverted units come on along the east edge of Auerstadt [20.2 14.0b]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 10
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
places 1/1@0128
begin movement french
do divert 10
list enter 1/Riv = enter 1/Riv 0126 | enter 1/Riv 0130
refuse enter Sah.c 0127 entry-blocked [14.14]

% Without the option there is no such choice [20.2]
option A
option-shown 1
turn 10
begin movement french
list divert =
refuse divert 10 no-bernadotte [20.2]

% No other group may be sent elsewhere, and the Prussians send nobody [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
turn 9
empty
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
begin movement french
list divert =
refuse divert 9 no-diversion [20.2]
refuse divert 10 no-diversion [20.2]
do done
refuse divert 9 no-diversion [20.2]

% Under Option B nothing enters Auerstadt, Bernadotte neither [20.2 15.3e]
scenario jena-auerstadt bernadotte=yes
option B
option-shown 1
turn 10
begin movement french
list divert =
refuse divert 10 no-auerstadt [15.3e]
