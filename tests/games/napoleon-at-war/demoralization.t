# demoralization.t - losses, levels and what a demoralized army suffers [18.0].
# Nobody is on the maps but the units a case names.  `losses` are French on Jena
# and Auerstadt and two spare maps, then Prussian.

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
turn 6

# ---- reaching the level [18.0] ------------------------------------------

% Seventeen of eighteen points lost: the army holds [18.0a]
losses 0*4 14 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
places 1/Tau@1616 1/Suc@1615 2/Suc@1716
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 1
event not demoralized
expect losses 0*4 17 0*3
expect demoralized no no no no
do hold; attack 1/Tau; join 1/Suc; join 2/Suc
odds column = 2-1

% The eighteenth point demoralizes it, and the next combat shows it [18.0a 18.11]
losses 0*4 15 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
places 1/Tau@1616 1/Suc@1615 2/Suc@1716
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz
odds column = 5-1
do roll
roll 1
event demoralized [18.0a] the Prussian army is demoralized
expect losses 0*4 18 0*3
expect demoralized prussian no no no
do hold; attack 1/Tau; join 1/Suc; join 2/Suc
odds column = 3-1

% Passing the level demoralizes as reaching it does [18.0a]
losses 0*4 17 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 1
expect losses 0*4 20 0*3
expect demoralized prussian no no no

% The printed strength counts, doubled in town or not [18.0a]
losses 0*4 14 0*3
places Dhy@1112 Gd@1111 1/Gaz@1113 2/Gaz@1211 Gd.a@1011
begin combat french
do attack Dhy; join Gd; join 1/Gaz; join 2/Gaz; join Gd.a
odds defence = 6
odds column = 6-1
do roll
roll 1
expect losses 0*4 17 0*3
expect demoralized no no no no

% A unit lost for want of a retreat counts like any other [18.0a]
losses 0*4 15 0*3
places Dhy@2910 1/Gaz@2909 2/Gaz@2809 1/Suc@2811
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 3
event not demoralized
do perish Dhy
event demoralized [18.0a]
expect demoralized prussian no no no

% The French break at Jena at 65 points, not at 64 [18.0a 18.2a]
losses 62 0*7
places V.c@1116 1/Tau@1115 2/Tau@1215
begin combat prussian
do attack V.c; join 1/Tau; join 2/Tau; roll
roll 1
expect losses 64 0*7
expect demoralized no no no no

% One point more breaks them [18.0a 18.2a]
losses 63 0*7
places V.c@1116 1/Tau@1115 2/Tau@1215
begin combat prussian
do attack V.c; join 1/Tau; join 2/Tau; roll
roll 1
event demoralized [18.0a] the French army is demoralized
expect demoralized french no no no

% At Auerstadt the Prussians break at 15 points [18.0a 18.2a]
losses 0*5 13 0*2
places 2.c@1430 1/Mor@1429 2/Mor@1530
begin combat french
do attack 2.c; join 1/Mor; join 2/Mor; roll
roll 1
event demoralized the Prussian army is demoralized
expect losses 0*5 15 0*2
expect demoralized no prussian no no

% At Auerstadt the French break at 19 points [18.0a 18.2a]
losses 0 17 0*6
places III.c@1430 1/1@1429 2/1@1530
begin combat prussian
do attack III.c; join 1/1; join 2/1; roll
roll 1
event demoralized the French army is demoralized
expect demoralized no french no no

# ---- two battles, one breaks first [18.0] -------------------------------

% Losses at Jena do not count at Auerstadt, and the other way round [18.0b]
losses 0*4 17 13 0*2
places 2.c@1430 1/Mor@1429 2/Mor@1530
begin combat french
do attack 2.c; join 1/Mor; join 2/Mor; roll
roll 1
expect losses 0*4 17 15 0*2
expect demoralized no prussian no no

% Broken at Jena, the Prussians fight well at Auerstadt [18.0b]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/1@1430 1/Mor@1429 2/Mor@1530
places 1/Tau@1616 1/Suc@1615 2/Suc@1716
begin combat french
do attack 1/1; join 1/Mor; join 2/Mor
odds column = 2-1
do roll
roll 1
do retreat 1/1 1431; hold; attack 1/Tau; join 1/Suc; join 2/Suc
odds column = 3-1

% One side may break at Jena and the other at Auerstadt [18.0b]
losses 0 17 0*2 18 0*3
demoralized prussian no no no
places III.c@1430 1/1@1429 2/1@1530
begin combat prussian
do attack III.c; join 1/1; join 2/1; roll
roll 1
expect demoralized prussian french no no

% After the Prussians have broken, no loss breaks the French there [18.0c]
losses 64 0*3 18 0*3
demoralized prussian no no no
places V.c@1116 1/Tau@1115 2/Tau@1215
begin combat prussian
do attack V.c; join 1/Tau; join 2/Tau
odds column = 5-1
do roll
roll 1
event not demoralized
expect losses 66 0*3 18 0*3
expect demoralized prussian no no no

% After the French have broken, no loss breaks the Prussians there [18.0c]
losses 65 0*3 17 0*3
demoralized french no no no
places Dhy@1116 1/Gaz@1115 2/Gaz@1215 1/Suc@1015
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; join 1/Suc; roll
roll 1
event not demoralized
expect losses 65 0*3 20 0*3
expect demoralized french no no no

% An exchange in the French phase takes both over: only the Prussians break [18.0d]
losses 60 0*3 12 0*3
places 1/Tau@1116 1/Gaz@1115 2/Gaz@1215 1/Suc@1015
begin combat french
do attack 1/Tau; join 1/Gaz; join 2/Gaz; join 1/Suc
odds column = 4-1
do roll
roll 6
do lose 1/Gaz; paid
event demoralized [18.0d] the Prussian army is demoralized
expect losses 68 0*3 18 0*3
expect demoralized prussian no no no

% An exchange in the Prussian phase takes both over: only the French break [18.0d]
losses 63 0*3 12 0*3
places V.c@1116 1/Tau@1115 2/Tau@1215
begin combat prussian
do attack V.c; join 1/Tau; join 2/Tau; roll
roll 5
do lose 1/Tau; paid
event demoralized [18.0d] the French army is demoralized
expect losses 65 0*3 18 0*3
expect demoralized french no no no

% An exchange that takes only the attacker over breaks the attacker [18.0d 18.0a]
losses 60 0*3 6 0*3
places 1/Tau@1116 1/Gaz@1115 2/Gaz@1215 1/Suc@1015
begin combat french
do attack 1/Tau; join 1/Gaz; join 2/Gaz; join 1/Suc; roll
roll 6
do lose 1/Gaz; paid
event demoralized [18.0a] the French army is demoralized
expect demoralized french no no no

# ---- what it does [18.1] ------------------------------------------------

% An attack on demoralized units moves one column right [18.11]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Tau@1116 1/Gaz@1115 Gd.a@1215
begin combat french
do attack 1/Tau; join 1/Gaz; join Gd.a
odds attack = 18
odds column = 4-1
do roll
event odds [18.11] odds 4-1

% Without demoralization the same attack is 3-1 [18.11]
places 1/Tau@1116 1/Gaz@1115 Gd.a@1215
begin combat french
do attack 1/Tau; join 1/Gaz; join Gd.a
odds column = 3-1
do roll
event odds [7.0c] odds 3-1

% An attack by demoralized units moves one column left [18.11]
losses 65 0*7
demoralized french no no no
places 1/Tau@1116 1/Gaz@1115 Gd.a@1215
begin combat french
do attack 1/Tau; join 1/Gaz; join Gd.a
odds column = 2-1

% It is so for the Prussians too: 2-1 by a demoralized army is 1-1 [18.11]
losses 0*4 18 0*3
demoralized prussian no no no
places Van@1116 1/Tau@1115 2/Sax@1215
begin combat prussian
do attack Van; join 1/Tau; join 2/Sax
odds attack = 11
odds column = 1-1

% Prussians in order attack demoralized French a column higher [18.11]
losses 65 0*7
demoralized french no no no
places Van@1116 1/Tau@1115 2/Sax@1215
begin combat prussian
do attack Van; join 1/Tau; join 2/Sax
odds column = 3-1

% Odds beyond the table are its last column before the shift: 8-1 becomes 5-1 [18.11]
losses 65 0*7
demoralized french no no no
places Dhy@1116 1/Gaz@1115 2/Gaz@1215 1/Suc@1015
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; join 1/Suc
odds attack = 24
odds column = 5-1
do roll
event odds [18.11] odds 5-1

% Nothing lies right of 6-1 [18.11]
losses 0*4 18 0*3
demoralized prussian no no no
places Dhy@1116 1/Gaz@1115 2/Gaz@1215 1/Suc@1015
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; join 1/Suc
odds column = 6-1
do roll
event odds [7.6g] odds 6-1

% Nothing lies left of 1-5 [18.11]
losses 0*4 18 0*3
demoralized prussian no no no
places Gd@1116 Tau.c@1115
begin combat prussian
do attack Gd; join Tau.c
odds column = 1-5

% 1-8 against demoralized units is 1-5 first and then 1-4 [18.11]
losses 65 0*7
demoralized french no no no
places Gd.a@1116 Gd@1117 1/Gaz@1016 Tau.c@1215
begin combat prussian
list attack = attack Gd.a
do attack Gd.a; join Tau.c
odds column = 1-4

% A bombardment is shifted as well [18.11]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/1@unused Tau.c@1116 Gd.a@1114
begin combat french
do attack Tau.c; join Gd.a
odds column = 6-1

% A demoralized bombardment too [18.11]
losses 65 0*7
demoralized french no no no
places Tau.c@1116 Gd.a@1114
begin combat french
do attack Tau.c; join Gd.a
odds column = 4-1

% A demoralized infantry brigade still marches three hexes [18.12]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Tau@1115
begin movement prussian
do move 1/Tau 1116
expect points 2
do step 1117
expect points 1
do step 1118
expect 1/Tau@1118
expect mover none

# ---- the levels [18.2] --------------------------------------------------

% Option A: 65 and 18 at Jena, 19 and 15 at Auerstadt [18.2a]
begin movement french
view french contains {"french":{"jena":{"losses":0,"level":65,"demoralized":false},"auerstadt":{"losses":0,"level":19,
view french contains "prussian":{"jena":{"losses":0,"level":18,"demoralized":false},"auerstadt":{"losses":0,"level":15,

% Option B: 75 and 48 at Jena, none at Auerstadt [18.2b]
option B
begin movement french
view french contains {"french":{"jena":{"losses":0,"level":75,"demoralized":false},"auerstadt":{"losses":0,"demoralized":false
view french contains "prussian":{"jena":{"losses":0,"level":48,"demoralized":false},"auerstadt":{"losses":0,"demoralized":false

% Option B: 47 points do not break the Prussians [18.2b]
option B
losses 0*4 44 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 1
expect losses 0*4 47 0*3
expect demoralized no no no no

% Option B: 48 points do [18.2b]
option B
losses 0*4 45 0*3
places Dhy@1116 1/Gaz@1115 2/Gaz@1215
begin combat french
do attack Dhy; join 1/Gaz; join 2/Gaz; roll
roll 1
expect demoralized prussian no no no

% Option B: 74 points do not break the French, 75 do [18.2b]
option B
losses 72 0*7
places V.c@1116 1/Tau@1115 2/Tau@1215
places VI.c@1616 1/Gra@1615 2/Gra@1716
begin combat prussian
do attack V.c; join 1/Tau; join 2/Tau; roll
roll 1
expect losses 74 0*7
expect demoralized no no no no
do hold; attack VI.c; join 1/Gra; join 2/Gra; roll
roll 1
expect losses 76 0*7
expect demoralized french no no no
