# deployment.t - the deployment charts and who begins [13.0].

% Thirteen Prussian and Saxon units stand before Jena, nobody else [13.1]
expect 1/Tau@0610 2/Tau@0808 Tau.c@0905 Tau.a@0811
expect 1/Gra@1910 2/Gra@1908 Gra.c@2006 Gra.a@2009
expect 1/Sax@1405 2/Sax@1505 Sax.c@1705 Sax.a@1605 Dhy@1804
expect 1/1@reserve 2/1@reserve 1.c@reserve 1/2@reserve 2/2@reserve 2.c@reserve
expect 1/3@reserve 2/3@reserve 3.c@reserve Blu.c@reserve 1.a@reserve
expect 1/1Res@reserve 2/1Res@reserve 1Res.c@reserve 1/2Res@reserve 2/2Res@reserve
expect 2Res.c@reserve Res.a@reserve Holz@reserve Holz.c@reserve 1/Ruch@reserve 2/Ruch@reserve
expect 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused

% Four brigades of Lannes and his cavalry hold the Landgrafenberg [13.2]
expect 1/Gaz@0606 2/Gaz@0607 1/Suc@0508 2/Suc@0408 V.c@0407
expect Gd@reserve Gd.a@reserve V.a@reserve VII.c@reserve VII.a@reserve
expect 1/De@reserve 2/De@reserve 1/He@reserve 2/He@reserve
expect Van@reserve VI.c@reserve VI.a@reserve 1/Mar@reserve 2/Mar@reserve 1/Mah@reserve 2/Mah@reserve
expect 1/Hil@reserve 2/Hil@reserve IV.c@reserve IV.a@reserve
expect 1/Lev@reserve 2/Lev@reserve 1/Leg@reserve 2/Leg@reserve
expect 1/Gud@reserve 2/Gud@reserve Gud.a@reserve 1/Fri@reserve 2/Fri@reserve Fri.a@reserve
expect 1/Mor@reserve 2/Mor@reserve Mor.a@reserve III.c@reserve
expect 1/Riv@reserve 2/Riv@reserve 1/Dro@reserve 2/Dro@reserve I.c@reserve I.a@reserve
expect Kle.c@reserve Nan.c@reserve Haut.c@reserve Sah.c@reserve

% An 8-4 of Lannes attacks with eight, a 6-3 of Tauentzien defends with six [13.1 13.2]
turn 6
places 1/Gaz@1115 1/Tau@1116
begin combat french
do attack 1/Tau; join 1/Gaz
odds attack = 8
odds defence = 6

% The French open the game [13.3]
acts french
expect turn 1
allow move V.c 0307
refuse prussian: move Dhy 1805 not-your-move [4.1b]

% The French open every Game-Turn, the last one too [13.3]
option A
option-shown 1
turn 11
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
begin movement prussian
acts prussian
do done
acts french
expect turn 12

% No combat is declared while the counters are arranged [4.1a]
scenario jena-auerstadt deployment=free
refuse french: attack 1/Tau not-now [3.0b]
refuse prussian: roll not-now [3.0b]
