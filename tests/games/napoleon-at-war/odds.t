# odds.t - strengths, odds and the column they lead to.
#
# Ten by ten clear hexes; 0405 and 0605 touch both 0505 and 0506.  In the country
# of the later cases 0305 is rough ground and 0407 a town.
pack ../../packs/plain tiny
empty
turn 7

# ---- the ratio ------------------------------------------------------------

% The first number is the phasing side's, however weak it is [7.0b 7.0c]
places fi3@0505 pi11@0504
begin combat french
do attack pi11; join fi3
odds attack = 3
odds defence = 11
odds column = 1-4

% ... and so it is when the Prussian attacks [7.0b 7.0c]
places fi3@0505 pi11@0504
begin combat prussian
refuse attack pi11 own-unit [7.0b]
do attack fi3; join pi11
odds attack = 11
odds defence = 3
odds column = 3-1

% 13 against 4 is 3-1 [7.0c 7.22]
places fi8@0505 fi5@0404 pi4@0504
begin combat french
do attack pi4; join fi8; join fi5
odds line odds 13 to 4: 3-1
odds column = 3-1
do roll
event odds [7.0c] odds 3-1

% 5 against 8 is 1-2 [7.0c]
places fi5@0505 pi8@0504
begin combat french
do attack pi8; join fi5
odds line odds 5 to 8: 1-2 [7.0c]
odds column = 1-2

% 3 against 7 is 1-3 [7.0c]
places fi3@0505 pi7@0504
begin combat french
do attack pi7; join fi3
odds line odds 3 to 7: 1-3
odds column = 1-3

% 4 against 4 is 1-1, 4 against 5 is 1-2 [7.0c]
places fi4@0505 pi4@0504 fc4@0805 pi5@0804
begin combat french
do attack pi4; join fi4
odds column = 1-1
do roll
roll 1
do prussian: retreat pi4 0503; hold; attack pi5; join fc4
odds column = 1-2

% 8 against 4 is 2-1, 7 against 4 is 1-1 [7.0c]
places fi8@0505 pi4@0504 fi7@0805 pc4@0804
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 1
do prussian: retreat pi4 0503; hold; attack pc4; join fi7
odds column = 1-1

% 12 against 2 is 6-1, 11 against 2 is 5-1 [7.0c]
places fi8@0505 fi4@0404 pc2@0504 fi11@0905 pc4@0904
begin combat french
do attack pc2; join fi8; join fi4
odds line odds 12 to 2: 6-1 [7.0c]
do roll
roll 1
do hold; attack pc4; join fi11
odds line odds 11 to 4: 2-1

% 16 against 2 is better than the table and uses 6-1 [7.6g]
places fi11@0505 fi5@0404 pc2@0504
begin combat french
do attack pc2; join fi11; join fi5
odds attack = 16
odds defence = 2
odds column = 6-1
odds line odds 16 to 2: 6-1 [7.6g]
do roll
roll 3
event result die 3 at 6-1: De

% 2 against 12 is worse than the table: allowed, and uses 1-5 [7.6g 7.5]
places fc2@0505 pi8@0504 pi4@0506
begin combat french
do attack pi8; target pi4; join fc2
odds attack = 2
odds defence = 12
odds column = 1-5
odds line odds 2 to 12: 1-5 [7.6g]
do roll
roll 2
event result die 2 at 1-5: Ar

# ---- who adds up ----------------------------------------------------------

% Six neighbours and two guns behind them attack together [7.13 8.21]
places pi11@0505 fi11@0504 fi8@0604 fi7@0605 fi6@0506 fi5@0405 fi4@0404 fa10@0507 fa5@0305
begin combat french
do attack pi11; join fi11; join fi8; join fi7; join fi6; join fi5; join fi4
allow roll
odds attack = 41
list join = join fa10 | join fa5
do join fa10; join fa5
odds attack = 56
odds line fa10 bombards
odds line fi4 attacks
odds column = 5-1
do roll
roll 1
event eliminated pi11

% All units attacking together are totalled, those that do not reach are not [7.22 7.15]
places fi8@0505 fi5@0404 fi7@0506 pi4@0504
begin combat french
do attack pi4; join fi8
odds attack = 8
do join fi5
odds attack = 13
refuse join fi7 not-touching [7.15]
odds attack = 13

% Everybody has to touch everything that is attacked [7.22]
places fi8@0505 fi5@0503 pi3@0504 pi4@0506 pi5@0502
begin combat french
do attack pi3; target pi4
refuse join fi5 not-all-touching [7.22]
list join = join fi8

% Defenders attacked together are totalled [7.21b]
places fi11@0505 pi3@0504 pi4@0506
begin combat french
do attack pi3; target pi4; join fi11
odds line pi3 defends [7.21b] 3
odds line pi4 defends [7.21b] 4
odds defence = 7
odds column = 1-1

% Each after his own terrain: 11 against 3 in a town and 4 in the open is 11:10 [7.21b 7.4 9.0h]
pack ../../packs/country tiny
empty
turn 7
places fi11@0406 pi3@0407 pi4@0306
places pi4@0506
begin combat french
do attack pi3; target pi4; join fi11
odds line pi3 defends, doubled: town [9.0h] 6
odds line pi4 defends [7.21b] 4
odds line odds 11 to 10: 1-1
odds column = 1-1

% A unit's strength is not divided between two enemies [7.3]
places fi8@0505 fi5@0507 pi5@0504 pi3@0506
begin combat french
do attack pi5; join fi8
odds attack = 8
do roll
roll 1
do prussian: retreat pi5 0503; hold; attack pi3
refuse join fi8 attacks-once [7.14a]
do join fi5
odds attack = 5

% ... nor is a defender's between two attacks [7.3 7.14b]
places fi8@0505 fi5@0503 pi6@0504
begin combat french
do attack pi6; join fi8
refuse roll unit-left-out [7.12]
odds defence = 6
do join fi5; roll
roll 6
do retreat fi8 0506; retreat fi5 0502; prussian: hold
acts prussian

% A holding attack at bad odds lets the other be a good one [7.5]
places fc2@0503 pi6@0504 fi11@0505 fi5@0406 pi4@0506
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 2
do retreat fc2 0502; prussian: hold; attack pi4; join fi11; join fi5
odds line odds 16 to 4: 4-1
odds column = 4-1

% Rough ground doubles who defends there, not who attacks from there [7.4 9.0c]
pack ../../packs/country tiny
empty
turn 7
places fi5@0305 pi5@0306
begin combat french
do attack pi5; join fi5
odds attack = 5
odds defence = 10
odds line pi5 defends, doubled: rough [9.0c] 10
odds column = 1-2

# ---- the die --------------------------------------------------------------

% A 4 at 3-1 makes the defender retreat [7.0d 7.6d]
places fi8@0505 fi5@0404 pi4@0504
begin combat french
do attack pi4; join fi8; join fi5; roll
acts chance
roll 4
event result [7.0d] die 4 at 3-1: Dr
acts prussian

% One die a combat, and each combat its own [7.0d]
places fi8@0505 pi4@0504 fi6@0905 pi3@0904
begin combat french
do attack pi4; join fi8; roll
acts chance
list die = die 1 | die 2 | die 3 | die 4 | die 5 | die 6
roll 4
event result die 4 at 2-1: Dr
acts prussian
do prussian: retreat pi4 0503; hold; attack pi3; join fi6; roll
acts chance
roll 5
event result die 5 at 2-1: Ar

# ---- the broken shift the column ------------------------------------------

% An attack by demoralized units is shifted to the left [18.11 7.9]
demoralized french no no no
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds line odds 11 to 3: 3-1
odds line attackers demoralized [18.11] -1
odds column = 2-1
do roll
roll 5
event result die 5 at 2-1: Ar

% An attack on demoralized units is shifted to the right [18.11]
demoralized prussian no no no
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds line odds 11 to 3: 3-1
odds line defenders demoralized [18.11] 1
odds column = 4-1
do roll
roll 1
event result die 1 at 4-1: De

% Nobody demoralized, nothing is shifted [18.11]
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds not line [18.11]
odds column = 3-1

% The demoralized Prussian's own attacks go left, not right [18.11]
demoralized prussian no no no
places fi5@0505 pi5@0504
begin combat prussian
do attack fi5; join pi5
odds column = 1-2

% 16 to 2 is first read as 6-1, then shifted to 5-1 [18.11 7.6g]
demoralized french no no no
places fi11@0505 fi5@0404 pc2@0504
begin combat french
do attack pc2; join fi11; join fi5
odds column = 5-1

% 2 to 12 against demoralized units is 1-5 shifted to 1-4 [18.11 7.6g]
demoralized prussian no no no
places fc2@0505 pi8@0504 pi4@0506
begin combat french
do attack pi8; target pi4; join fc2
odds column = 1-4

% The shift does not leave the table on the left [18.11 7.6g]
demoralized french no no no
places fc2@0505 pi8@0504 pi4@0506
begin combat french
do attack pi8; target pi4; join fc2
odds column = 1-5
do roll
roll 3
event result die 3 at 1-5: Ae

% ... nor on the right [18.11 7.6g]
demoralized prussian no no no
places fi11@0505 fi5@0404 pc2@0504
begin combat french
do attack pc2; join fi11; join fi5
odds column = 6-1

% Bombardments shift as well [18.11 8.0a]
demoralized french no no no
places fa5@0505 pc2@0503
begin combat french
do attack pc2; join fa5
odds line odds 5 to 2: 2-1
odds column = 1-1

% What breaks an army at Auerstadt leaves it whole at Jena [18.11]
scenario jena-auerstadt
empty
turn 7
losses 0 19 0*6
demoralized no french no no
places 1/Gaz@1505 1/Tau@1506 1/Gud@1528 1/1@1529
begin combat french
do attack 1/Tau; join 1/Gaz
odds column = 1-1
odds not line [18.11]
do roll
roll 1
do prussian: retreat 1/Tau 1507; hold; attack 1/1; join 1/Gud
odds line attackers demoralized [18.11] -1
