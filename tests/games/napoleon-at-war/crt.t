# crt.t - all sixty cells of the combat results table, each played once: the odds,
# the die, the result, and what becomes of the units.
#
# The defender stands in 0505, the attacker in 0504, a second one in 0404.
pack ../../packs/plain tiny
empty
turn 7

# ---- 1-5: 2 against 10 ------------------------------------------------------------

% 1-5, die 1: Ar, attacker retreats [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 1
event result [7.0d] die 1 at 1-5: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pa10@0505

% 1-5, die 2: Ar, attacker retreats [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 2
event result [7.0d] die 2 at 1-5: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pa10@0505

% 1-5, die 3: Ae, attacker eliminated [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 3
event result [7.0d] die 3 at 1-5: Ae
expect fc2@dead-plain pa10@0505

% 1-5, die 4: Ae, attacker eliminated [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 4
event result [7.0d] die 4 at 1-5: Ae
expect fc2@dead-plain pa10@0505

% 1-5, die 5: Ae, attacker eliminated [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 5
event result [7.0d] die 5 at 1-5: Ae
expect fc2@dead-plain pa10@0505

% 1-5, die 6: Ae, attacker eliminated [7.6e]
places fc2@0504 pa10@0505
begin combat french
do attack pa10; join fc2
odds column = 1-5
do roll
roll 6
event result [7.0d] die 6 at 1-5: Ae
expect fc2@dead-plain pa10@0505

# ---- 1-4: 2 against 8 ------------------------------------------------------------

% 1-4, die 1: Ar, attacker retreats [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 1
event result [7.0d] die 1 at 1-4: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi8@0505

% 1-4, die 2: Ar, attacker retreats [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 2
event result [7.0d] die 2 at 1-4: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi8@0505

% 1-4, die 3: Ar, attacker retreats [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 3
event result [7.0d] die 3 at 1-4: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi8@0505

% 1-4, die 4: Ar, attacker retreats [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 4
event result [7.0d] die 4 at 1-4: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi8@0505

% 1-4, die 5: Ae, attacker eliminated [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 5
event result [7.0d] die 5 at 1-4: Ae
expect fc2@dead-plain pi8@0505

% 1-4, die 6: Ae, attacker eliminated [7.6e]
places fc2@0504 pi8@0505
begin combat french
do attack pi8; join fc2
odds column = 1-4
do roll
roll 6
event result [7.0d] die 6 at 1-4: Ae
expect fc2@dead-plain pi8@0505

# ---- 1-3: 2 against 6 ------------------------------------------------------------

% 1-3, die 1: Dr, defender retreats [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 1
event result [7.0d] die 1 at 1-3: Dr
acts prussian
do retreat pi6 0506
expect fc2@0504 pi6@0506

% 1-3, die 2: Ar, attacker retreats [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 2
event result [7.0d] die 2 at 1-3: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi6@0505

% 1-3, die 3: Ar, attacker retreats [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 3
event result [7.0d] die 3 at 1-3: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi6@0505

% 1-3, die 4: Ar, attacker retreats [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 4
event result [7.0d] die 4 at 1-3: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi6@0505

% 1-3, die 5: Ar, attacker retreats [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 5
event result [7.0d] die 5 at 1-3: Ar
acts french
do retreat fc2 0503
expect fc2@0503 pi6@0505

% 1-3, die 6: Ae, attacker eliminated [7.6e]
places fc2@0504 pi6@0505
begin combat french
do attack pi6; join fc2
odds column = 1-3
do roll
roll 6
event result [7.0d] die 6 at 1-3: Ae
expect fc2@dead-plain pi6@0505

# ---- 1-2: 3 against 6 ------------------------------------------------------------

% 1-2, die 1: Dr, defender retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 1
event result [7.0d] die 1 at 1-2: Dr
acts prussian
do retreat pi6 0506
expect fi3@0504 pi6@0506

% 1-2, die 2: Dr, defender retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 2
event result [7.0d] die 2 at 1-2: Dr
acts prussian
do retreat pi6 0506
expect fi3@0504 pi6@0506

% 1-2, die 3: Ar, attacker retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 3
event result [7.0d] die 3 at 1-2: Ar
acts french
do retreat fi3 0503
expect fi3@0503 pi6@0505

% 1-2, die 4: Ar, attacker retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 4
event result [7.0d] die 4 at 1-2: Ar
acts french
do retreat fi3 0503
expect fi3@0503 pi6@0505

% 1-2, die 5: Ar, attacker retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 5
event result [7.0d] die 5 at 1-2: Ar
acts french
do retreat fi3 0503
expect fi3@0503 pi6@0505

% 1-2, die 6: Ar, attacker retreats [7.6e]
places fi3@0504 pi6@0505
begin combat french
do attack pi6; join fi3
odds column = 1-2
do roll
roll 6
event result [7.0d] die 6 at 1-2: Ar
acts french
do retreat fi3 0503
expect fi3@0503 pi6@0505

# ---- 1-1: 5 against 5 ------------------------------------------------------------

% 1-1, die 1: Dr, defender retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 1
event result [7.0d] die 1 at 1-1: Dr
acts prussian
do retreat pi5 0506
expect fi5@0504 pi5@0506

% 1-1, die 2: Dr, defender retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 2
event result [7.0d] die 2 at 1-1: Dr
acts prussian
do retreat pi5 0506
expect fi5@0504 pi5@0506

% 1-1, die 3: Dr, defender retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 3
event result [7.0d] die 3 at 1-1: Dr
acts prussian
do retreat pi5 0506
expect fi5@0504 pi5@0506

% 1-1, die 4: Ar, attacker retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 4
event result [7.0d] die 4 at 1-1: Ar
acts french
do retreat fi5 0503
expect fi5@0503 pi5@0505

% 1-1, die 5: Ar, attacker retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 5
event result [7.0d] die 5 at 1-1: Ar
acts french
do retreat fi5 0503
expect fi5@0503 pi5@0505

% 1-1, die 6: Ar, attacker retreats [7.6e]
places fi5@0504 pi5@0505
begin combat french
do attack pi5; join fi5
odds column = 1-1
do roll
roll 6
event result [7.0d] die 6 at 1-1: Ar
acts french
do retreat fi5 0503
expect fi5@0503 pi5@0505

# ---- 2-1: 8 against 4 ------------------------------------------------------------

% 2-1, die 1: Dr, defender retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 1
event result [7.0d] die 1 at 2-1: Dr
acts prussian
do retreat pi4 0506
expect fi8@0504 pi4@0506

% 2-1, die 2: Dr, defender retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 2
event result [7.0d] die 2 at 2-1: Dr
acts prussian
do retreat pi4 0506
expect fi8@0504 pi4@0506

% 2-1, die 3: Dr, defender retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 3
event result [7.0d] die 3 at 2-1: Dr
acts prussian
do retreat pi4 0506
expect fi8@0504 pi4@0506

% 2-1, die 4: Dr, defender retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 4
event result [7.0d] die 4 at 2-1: Dr
acts prussian
do retreat pi4 0506
expect fi8@0504 pi4@0506

% 2-1, die 5: Ar, attacker retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 5
event result [7.0d] die 5 at 2-1: Ar
acts french
do retreat fi8 0503
expect fi8@0503 pi4@0505

% 2-1, die 6: Ar, attacker retreats [7.6f]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8
odds column = 2-1
do roll
roll 6
event result [7.0d] die 6 at 2-1: Ar
acts french
do retreat fi8 0503
expect fi8@0503 pi4@0505

# ---- 3-1: 6 against 2 ------------------------------------------------------------

% 3-1, die 1: Dr, defender retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 1
event result [7.0d] die 1 at 3-1: Dr
acts prussian
do retreat pc2 0506
expect fi6@0504 pc2@0506

% 3-1, die 2: Dr, defender retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 2
event result [7.0d] die 2 at 3-1: Dr
acts prussian
do retreat pc2 0506
expect fi6@0504 pc2@0506

% 3-1, die 3: Dr, defender retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 3
event result [7.0d] die 3 at 3-1: Dr
acts prussian
do retreat pc2 0506
expect fi6@0504 pc2@0506

% 3-1, die 4: Dr, defender retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 4
event result [7.0d] die 4 at 3-1: Dr
acts prussian
do retreat pc2 0506
expect fi6@0504 pc2@0506

% 3-1, die 5: Dr, defender retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 5
event result [7.0d] die 5 at 3-1: Dr
acts prussian
do retreat pc2 0506
expect fi6@0504 pc2@0506

% 3-1, die 6: Ar, attacker retreats [7.6f]
places fi6@0504 pc2@0505
begin combat french
do attack pc2; join fi6
odds column = 3-1
do roll
roll 6
event result [7.0d] die 6 at 3-1: Ar
acts french
do retreat fi6 0503
expect fi6@0503 pc2@0505

# ---- 4-1: 8 against 2 ------------------------------------------------------------

% 4-1, die 1: De, defender eliminated [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 1
event result [7.0d] die 1 at 4-1: De
expect fi8@0504 pc2@dead-plain

% 4-1, die 2: Dr, defender retreats [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 2
event result [7.0d] die 2 at 4-1: Dr
acts prussian
do retreat pc2 0506
expect fi8@0504 pc2@0506

% 4-1, die 3: Dr, defender retreats [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 3
event result [7.0d] die 3 at 4-1: Dr
acts prussian
do retreat pc2 0506
expect fi8@0504 pc2@0506

% 4-1, die 4: Dr, defender retreats [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 4
event result [7.0d] die 4 at 4-1: Dr
acts prussian
do retreat pc2 0506
expect fi8@0504 pc2@0506

% 4-1, die 5: Dr, defender retreats [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 5
event result [7.0d] die 5 at 4-1: Dr
acts prussian
do retreat pc2 0506
expect fi8@0504 pc2@0506

% 4-1, die 6: Ex, exchange [7.6f]
places fi8@0504 pc2@0505
begin combat french
do attack pc2; join fi8
odds column = 4-1
do roll
roll 6
event result [7.0d] die 6 at 4-1: Ex
expect owed 2
do lose fi8
expect fi8@dead-plain pc2@dead-plain

# ---- 5-1: 10 against 2 ------------------------------------------------------------

% 5-1, die 1: De, defender eliminated [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 1
event result [7.0d] die 1 at 5-1: De
expect fa10@0504 pc2@dead-plain

% 5-1, die 2: De, defender eliminated [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 2
event result [7.0d] die 2 at 5-1: De
expect fa10@0504 pc2@dead-plain

% 5-1, die 3: Dr, defender retreats [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 3
event result [7.0d] die 3 at 5-1: Dr
acts prussian
do retreat pc2 0506
expect fa10@0504 pc2@0506

% 5-1, die 4: Dr, defender retreats [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 4
event result [7.0d] die 4 at 5-1: Dr
acts prussian
do retreat pc2 0506
expect fa10@0504 pc2@0506

% 5-1, die 5: Ex, exchange [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 5
event result [7.0d] die 5 at 5-1: Ex
expect owed 2
do lose fa10
expect fa10@dead-plain pc2@dead-plain

% 5-1, die 6: Ex, exchange [7.6f]
places fa10@0504 pc2@0505
begin combat french
do attack pc2; join fa10
odds column = 5-1
do roll
roll 6
event result [7.0d] die 6 at 5-1: Ex
expect owed 2
do lose fa10
expect fa10@dead-plain pc2@dead-plain

# ---- 6-1: 12 against 2 ------------------------------------------------------------

% 6-1, die 1: De, defender eliminated [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 1
event result [7.0d] die 1 at 6-1: De
expect fi8@0504 fi4@0404 pc2@dead-plain

% 6-1, die 2: De, defender eliminated [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 2
event result [7.0d] die 2 at 6-1: De
expect fi8@0504 fi4@0404 pc2@dead-plain

% 6-1, die 3: De, defender eliminated [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 3
event result [7.0d] die 3 at 6-1: De
expect fi8@0504 fi4@0404 pc2@dead-plain

% 6-1, die 4: Dr, defender retreats [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 4
event result [7.0d] die 4 at 6-1: Dr
acts prussian
do retreat pc2 0506
expect fi8@0504 fi4@0404 pc2@0506

% 6-1, die 5: Ex, exchange [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 5
event result [7.0d] die 5 at 6-1: Ex
expect owed 2
do lose fi4; paid
expect fi8@0504 fi4@dead-plain pc2@dead-plain

% 6-1, die 6: Ex, exchange [7.6f]
places fi8@0504 fi4@0404 pc2@0505
begin combat french
do attack pc2; join fi8; join fi4
odds column = 6-1
do roll
roll 6
event result [7.0d] die 6 at 6-1: Ex
expect owed 2
do lose fi4; paid
expect fi8@0504 fi4@dead-plain pc2@dead-plain
