# reduce.t - announcing lower odds before the die [7.9].
pack ../../packs/plain tiny
empty
turn 7

% 5-1 is fought as 3-1: a 5 is a retreat, no exchange [7.9]
places fi11@0505 pc2@0504
begin combat french
do attack pc2; join fi11
odds column = 5-1
do reduce 3-1
event reduced [7.9] odds reduced to 3-1
odds column = 3-1
odds line reduced to 3-1 [7.9]
do roll
event odds [7.9] odds 3-1
roll 5
event result die 5 at 3-1: Dr
acts prussian

% Announced or not makes the difference [7.9]
places fi11@0505 pc2@0504
begin combat french
do attack pc2; join fi11
odds not line reduced
do roll
roll 5
event result die 5 at 5-1: Ex

% Any lower column, none that is as good or better [7.9]
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds column = 3-1
list reduce = reduce 1-5 | reduce 1-4 | reduce 1-3 | reduce 1-2 | reduce 1-1 | reduce 2-1
refuse reduce 3-1 not-lower [7.9]
refuse reduce 6-1 not-lower [7.9]

% From 6-1 down to 1-5 at once, and it stands [7.9]
places fi8@0505 fi4@0404 pc2@0504
begin combat french
do attack pc2; join fi8; join fi4; reduce 1-5; roll
roll 3
event result die 3 at 1-5: Ae
expect fi8@dead-plain fi4@dead-plain

% Nothing is lower than 1-5 [7.9]
places fc2@0505 pa10@0504
begin combat french
do attack pa10; join fc2
list reduce =
allow roll

% What is announced is announced: no units are added afterwards [7.9]
places fi8@0505 fa5@0506 pi4@0504
begin combat french
do attack pi4; join fi8
allow join fa5
do reduce 1-1
refuse join fa5 announced [7.9]
refuse reduce 2-1 not-lower [7.9]
allow roll

% ... and no targets [7.9]
places fi8@0505 fi5@0506 pi4@0405 pi3@0605
begin combat french
do attack pi4; join fi8
allow target pi3
do reduce 1-1
refuse target pi3 announced [7.9]

% After the die it is too late [7.9]
places fi11@0505 pc2@0504
begin combat french
do attack pc2; join fi11; roll
refuse french: reduce 3-1 die-fell [7.9]
roll 5
refuse reduce 3-1 die-fell [7.9]

% An attack that is not complete has no odds to reduce [7.9 7.12]
places fi8@0505 fi5@0404 pi4@0504
begin combat french
do attack pi4
refuse reduce 1-5 no-attacker [7.0b]
do join fi8
refuse reduce 1-5 unit-left-out [7.12]
do join fi5
allow reduce 1-5

% It holds for one combat only [7.9]
places fi8@0505 pi4@0504 fi6@0905 pi3@0904
begin combat french
do attack pi4; join fi8; reduce 1-2; roll
roll 1
do prussian: retreat pi4 0503; hold; attack pi3; join fi6
odds column = 2-1
odds not line reduced
do roll
roll 4
event result die 4 at 2-1: Dr

% Lower odds are counted from the shifted column [7.9 18.11]
demoralized french no no no
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds column = 2-1
refuse reduce 2-1 not-lower [7.9]
do reduce 1-1
odds column = 1-1
do roll
roll 4
event result die 4 at 1-1: Ar

% ... also when the shift is to the right [7.9 18.11]
demoralized prussian no no no
places fi11@0505 pi3@0504
begin combat french
do attack pi3; join fi11
odds column = 4-1
do reduce 3-1
odds column = 3-1
do roll
roll 1
event result die 1 at 3-1: Dr
