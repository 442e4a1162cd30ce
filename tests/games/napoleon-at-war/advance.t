# Advances after combat.  Around 0505 of the plain lie 0504 0604 0605 0506 0405
# 0404.
pack ../../packs/plain tiny
empty
turn 6

% After Dr one of the attackers may step into the emptied hex [7.74a]
places fi8@0504 fi3@0405 pi4@0505 fi7@0403
begin combat french
do attack pi4; join fi8; join fi3; roll
roll 2
do retreat pi4 0605
acts french
list advance = advance fi8 0505 | advance fi3 0505
refuse advance fi7 0505 not-victor [7.74a]
refuse advance pi4 0505 not-victor [7.74a]
refuse advance fi8 0503 not-vacated [7.74a]
refuse advance fi8 0605 not-vacated [7.74a]
do advance fi3 0505
event advanced [7.74a] fi3
expect fi3@0505 fi8@0504

% After De an attacker may advance [7.74a]
places fi11@0504 fi8@0405 pi3@0505
begin combat french
do attack pi3; join fi11; join fi8; roll
roll 1
event result [7.0d] De
acts french
list advance = advance fi11 0505 | advance fi8 0505
do advance fi11 0505
expect fi11@0505

% After a beaten defender is lost for want of a retreat, an attacker may advance [7.74a]
places fi8@0504 fi3@0506 pi4@0505
begin combat french
do attack pi4; join fi8; join fi3; roll
roll 2
do perish pi4
list advance = advance fi8 0505 | advance fi3 0505

% After Ex a surviving attacker may advance, but not into a friend's lost hex (G10) [7.74a]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
do lose fi4; paid
acts french
list advance = advance fi11 0505 | advance fi3 0505
refuse advance fi11 0405 not-vacated [7.74a]
refuse advance fi4 0505 not-victor [7.74a]
do advance fi3 0505
expect fi3@0505

% After Ar the defender may advance into a hex the attackers left (G11) [7.74a]
places fi4@0504 fi3@0506 pi8@0505
begin combat french
do attack pi8; join fi4; join fi3; roll
roll 5
do retreat fi3 0507; retreat fi4 0503
acts prussian
list advance = advance pi8 0504 | advance pi8 0506
refuse advance fi4 0504 not-victor [7.74a]
refuse advance pi8 0605 not-vacated [7.74a]
do advance pi8 0504
event advanced [7.74a] pi8
expect pi8@0504

% After Ae the defender may advance (G11) [7.74a]
places fc2@0504 pi11@0505
begin combat french
do attack pi11; join fc2; roll
roll 3
event result [7.0d] Ae
acts prussian
list advance = advance pi11 0504
do advance pi11 0504
expect pi11@0504

% The hex of a bombarding gun that retreats is not advanced into (G11) [7.74a 8.15]
places fi3@0504 fa3@0503 pi8@0505
begin combat french
do attack pi8; join fi3; join fa3; roll
roll 5
do retreat fa3 0502; retreat fi3 0603
expect vacated-count 1
list advance = advance pi8 0504
refuse advance pi8 0503 not-vacated [7.74a]

% A hex emptied by an earlier combat is not advanced into [7.74a 7.74c]
places fi8@0504 fi7@0604 pi4@0505 pi3@0704
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506; hold
expect vacated-count 0
do attack pi3; join fi7; roll
roll 4
do retreat pi3 0804
list advance = advance fi7 0704
refuse advance fi7 0505 not-vacated [7.74a]

% Enemy zones do not stop an advance, into a controlled hex or out of one [7.74b]
places fi8@0504 pi4@0505 fi7@0705 pi5@0604 pi3@0506 fc4@0507
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0405
list advance = advance fi8 0505
do advance fi8 0505
expect fi8@0505

% Nobody is forced to advance [7.74c]
places fi8@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506
list hold = hold
do hold
event held [7.74c] French
expect fi8@0504
acts french

% An advance not made at once is forgone [7.74c]
places fi8@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506
refuse attack pi3 fight-first [7.74c]
do hold
refuse advance fi8 0505 no-result [7.74c]
do attack pi3; join fi7; roll
refuse chance: advance fi8 0505 no-result [7.74c]
roll 4
do retreat pi3 0906
refuse advance fi8 0505 not-victor [7.74a]
list advance = advance fi7 0905

% Bombarding artillery is two hexes away, and an advance goes one [7.74d 8.0b]
places fi8@0504 fa5@0503 pi4@0505
begin combat french
do attack pi4; join fi8; join fa5; roll
roll 4
do retreat pi4 0506
list advance = advance fi8 0505
refuse advance fa5 0505 bombards [8.0b]
refuse advance fa5 0504 bombards [8.0b]

% After a bombardment alone nobody advances [7.74d 7.74a]
places fa10@0503 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fa10; roll
roll 4
do retreat pi4 0506
list advance =
list hold =
allow attack pi3

% A unit that has advanced does not attack again beside a friend [7.74e 7.14a]
places fi8@0504 pi4@0505 pi5@0605 fi7@0706
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0405; advance fi8 0505
do attack pi5
refuse join fi8 attacks-once [7.14a]
list join = join fi7

% What an advanced unit touches neither must nor may be attacked [7.74e 7.11]
places fi8@0504 pi4@0505 pi5@0605 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0405; advance fi8 0505
refuse attack pi5 attacks-once [7.74e]
do attack pi3; join fi7; roll
roll 4
do retreat pi3 0906; hold
event movement Prussian Movement

% A unit that has advanced is not attacked again either [7.74e 7.14b]
places fi4@0504 pi8@0505 fi7@0603 fc4@0804 pi3@0805
begin combat french
do attack pi8; join fi4; roll
roll 5
do retreat fi4 0403; advance pi8 0504
refuse attack pi8 attacked-once [7.74e]
do attack pi3
refuse target pi8 attacked-once [7.74e]
refuse join fi7 not-touching [7.15]

% A gun next to which a defender has advanced can neither attack him nor bombard [7.74e 7.74f 8.41b]
places fi4@0504 pi8@0505 fa5@0503 pi3@0702 fi7@0904 pi4@0905
begin combat french
allow attack pi3
do attack pi8; join fi4; roll
roll 6
do retreat fi4 0403; advance pi8 0504
refuse attack pi3 gun-in-zone [8.41b]
refuse attack pi8 attacked-once [7.74e]
do attack pi4; join fi7; roll
roll 1
do retreat pi4 0906; hold
event movement Prussian Movement

% The zone of an advanced unit cuts off the next retreat [7.74f]
places fi8@0305 pi4@0205 fi7@0103 pi3@0104
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0106; advance fi8 0205
do attack pi3; join fi7; roll
roll 4
refuse retreat pi3 0105 retreat-controlled [7.72b]
list retreat =
do perish pi3
expect pi3@dead-plain

% Without that advance the retreat is open [7.74f 7.74c]
places fi8@0305 pi4@0205 fi7@0103 pi3@0104
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0106; hold
do attack pi3; join fi7; roll
roll 4
list retreat = retreat pi3 0105

% Of two emptied hexes one is entered, by one unit [7.75]
places fi11@0504 fi8@0405 pi3@0505 pc2@0404 fi7@0904 pi4@0905
begin combat french
do attack pi3; target pc2; join fi11; join fi8; reduce 2-1; roll
roll 4
do retreat pi3 0605
do retreat pc2 0304
list advance = advance fi11 0404 | advance fi11 0505 | advance fi8 0404 | advance fi8 0505
do advance fi11 0505
refuse advance fi8 0404 no-result [7.75]
refuse advance fi8 0505 no-result [7.75]
list advance =
expect fi11@0505 fi8@0405

% The defender too enters one hex only [7.75]
places fi4@0504 fi3@0506 pi8@0505 fi7@0904 pi3@0905
begin combat french
do attack pi8; join fi4; join fi3; roll
roll 5
do retreat fi3 0507; retreat fi4 0503; advance pi8 0504
acts french
list advance =
expect pi8@0504

% No advance into a marsh but along its road (G32) [7.74a 9.0g]
pack ../../packs/country tiny
empty
turn 6
places fi11@0802 fi8@0703 pi3@0803
begin combat french
do attack pi3; join fi11; join fi8; roll
roll 4
do retreat pi3 0904
list advance = advance fi8 0803
refuse advance fi11 0803 terrain [9.0g]
do advance fi8 0803
expect fi8@0803

% Where nobody could enter, there is no advance to decide on (G32) [7.74a 9.0g]
pack ../../packs/country tiny
empty
turn 6
places fi11@0802 pi3@0803
begin combat french
do attack pi3; join fi11; roll
roll 1
do retreat pi3 0904
event movement Prussian Movement

% No advance over an unbridged river: who fires over it only bombards (G17 G29) [7.74a 8.45b]
pack ../../packs/country tiny
empty
turn 6
places fi8@0506 fa5@0607 pi4@0507
begin combat french
do attack pi4; join fi8; join fa5; roll
roll 3
do retreat pi4 0407
list advance = advance fi8 0507
refuse advance fa5 0507 bombards [8.0b]

% Over streams and bridges an advance is free [7.74a]
pack ../../packs/country tiny
empty
turn 6
places fi11@0509 fi8@0607 pi3@0508
begin combat french
do attack pi3; join fi11; join fi8; roll
roll 4
do retreat pi3 0407
list advance = advance fi11 0508 | advance fi8 0508
do advance fi8 0508
expect fi8@0508

% However the combat came about, an advance goes one hex [7.74d]
places fi8@0503 pi4@0606
attackers fi8
defenders pi4
spent fi8 pi4
result Dr
vacated-count 2
vacated 0505 0504 0101*4
frames game/2/french/0 combat/0/french/0 result/2/french/0 advance/0/french/0
refuse advance fi8 0505 advance-one-hex [7.74d]
refuse advance fi8 0502 not-vacated [7.74a]
list advance = advance fi8 0504

% However the combat came about, an advance keeps off unbridged rivers (G17) [5.24 7.74b]
pack ../../packs/country tiny
empty
turn 6
places fi8@0507 pi4@0706
attackers fi8
defenders pi4
spent fi8 pi4
result Dr
vacated-count 3
vacated 0606 0607 0508 0101*3
frames game/2/french/0 combat/0/french/0 result/2/french/0 advance/0/french/0
list advance = advance fi8 0508
refuse advance fi8 0606 advance-terrain [5.24]
refuse advance fi8 0607 advance-terrain [5.24]
