# results.t - what the six results do to whom.  The cells of the table are in
# crt.t; where units retreat to and who advances is in retreat.t.
#
# Ten by ten clear hexes; around 0505 lie 0504 0604 0605 0506 0405 0404.
pack ../../packs/plain tiny
empty
turn 7

# ---- elimination ----------------------------------------------------------

% Ae: both attackers are lost, and counted [7.6a 7.6e]
places fc2@0505 fi3@0404 pa10@0504 pi11@0405
begin combat french
do attack pa10; target pi11; join fc2; join fi3
odds column = 1-5
do roll
roll 3
event eliminated [7.6a] fc2
event eliminated [7.6a] fi3
expect fc2@dead-plain fi3@dead-plain pa10@0504 pi11@0405
expect losses 5 0*7
acts prussian
do hold

% Ae does nothing to a gun that fired from two hexes away [7.6a 8.14]
places fc2@0505 fa3@0506 pa10@0504 pi11@0604
begin combat french
do attack pa10; target pi11; join fc2; join fa3
odds attack = 5
odds column = 1-5
do roll
roll 6
expect fc2@dead-plain fa3@0506
event not stayed
expect losses 2 0*7

% Ae removes nobody of another combat [7.6a]
places fc2@0505 pa10@0504 fi8@0905 pi8@0904
begin combat french
do attack pa10; join fc2; roll
roll 6
expect fc2@dead-plain fi8@0905
do prussian: hold
list attack = attack pi8

% De at 5-1: every defender is removed, and counted [7.6b 7.6f]
places fi11@0505 fi8@0506 pc2@0405 pi3@0605 fa10@0205
places fi7@0805 pi4@0804
begin combat french
do attack pc2; target pi3; join fi11; join fi8; join fa10
odds attack = 29
odds column = 5-1
do roll
roll 2
event eliminated [7.6b] pc2
event eliminated [7.6b] pi3
expect pc2@dead-plain pi3@dead-plain pi4@0804
expect losses 0*4 5 0*3
do advance fi11 0605
list attack = attack pi4

# ---- retreat --------------------------------------------------------------

% Ar: each attacker goes one hex, each where his owner likes [7.6d 7.71]
places fi5@0505 fi4@0404 pi4@0504
begin combat french
do attack pi4; join fi5; join fi4; roll
roll 5
event result die 5 at 2-1: Ar
acts french
list roll =
do retreat fi5 0506
acts french
do retreat fi4 0304
expect fi5@0506 fi4@0304 pi4@0504
acts prussian

% Dr: each defender goes one hex [7.6d 7.71]
places fi11@0505 pi3@0504 pc2@0506
begin combat french
do attack pi3; target pc2; join fi11; roll
roll 4
event result die 4 at 2-1: Dr
acts prussian
do retreat pi3 0503
acts prussian
do retreat pc2 0507
expect fi11@0505 pi3@0503 pc2@0507
acts french
allow advance fi11 0504
allow advance fi11 0506

% Ar leaves bombarding guns the choice, and nobody else [7.6d 8.15 8.23]
places fi5@0505 fa3@0506 pi4@0504
begin combat french
do attack pi4; join fi5; join fa3; roll
roll 5
refuse stay fi5 must-retreat [8.23]
allow stay fa3
allow retreat fa3 0507
do stay fa3
do retreat fi5 0605
expect fi5@0605 fa3@0506

# ---- exchange -------------------------------------------------------------

% Ex: the attacker chooses whom to give up [7.6c 7.6f]
places fi8@0505 fi4@0404 fi3@0604 pi3@0504
begin combat french
do attack pi3; join fi8; join fi4; join fi3
odds column = 5-1
do roll
roll 5
event eliminated [7.6c] pi3
expect owed 3
acts french
refuse paid not-paid [7.6c]
prompt french contains Give up units worth 3; 0 paid
list lose = lose fi8 | lose fi4 | lose fi3
do lose fi3
expect paid 3
event eliminated [7.6c] fi3
do paid
expect fi8@0505 fi4@0404 fi3@dead-plain pi3@dead-plain
expect losses 3 0*3 3 0*3

% A unit worth more than the debt pays it too; change is not given [7.6c]
places fi8@0505 fi4@0404 pc2@0504
begin combat french
do attack pc2; join fi8; join fi4; roll
roll 6
do lose fi8
expect paid 8
do paid
expect losses 8 0*3 2 0*3

% One unit that is not enough is followed by another [7.6c]
places fi11@0505 fc2@0404 fi7@0604 pi4@0504
begin combat french
do attack pi4; join fi11; join fc2; join fi7
odds column = 5-1
do roll
roll 6
do lose fc2
refuse paid not-paid [7.6c]
do lose fi7
allow paid
allow lose fi11

% Doubled by a town, a 3 is still paid for with 3; guns far off do not pay [7.6c 8.0b]
pack ../../packs/country tiny
empty
turn 7
places fi11@0406 fa10@0307 fi3@0507 fa5@0405 pi3@0407 fc2@0905
places fa5b@0409 fi8@0408 pc2@0904
begin combat french
do attack pi3; join fi11; join fa10; join fi3; join fi8; join fa5
odds line odds 37 to 6: 6-1
do roll
roll 5
expect owed 3
refuse lose fa5 bombards [8.0b]
refuse lose fc2 not-in-combat [7.6c]
refuse lose fa5b not-in-combat [7.6c]
list lose = lose fi11 | lose fi8 | lose fi3 | lose fa10
do lose fi3; paid
expect fi3@dead-country fa5@0405

% Units that cannot pay in full all go, the bombarding gun stays [7.6c 8.14]
places fc2@0505 fa10@0506 pi3@0504
begin combat french
do attack pi3; join fc2; join fa10
odds column = 4-1
do roll
roll 6
expect fc2@dead-plain pi3@dead-plain fa10@0506
expect losses 2 0*3 3 0*3
acts prussian

% Guns alone exchange for nothing [7.6c 8.0b 8.14]
places fa10@0505 pc2@0503
begin combat french
do attack pc2; join fa10; roll
roll 5
event result die 5 at 5-1: Ex
expect pc2@dead-plain fa10@0505
expect losses 0*4 2 0*3
acts prussian

% Both defenders are removed and both are owed [7.6c]
places fi11@0505 fi8@0506 fa10@0205 pc2@0405 pi3@0605
begin combat french
do attack pc2; target pi3; join fi11; join fi8; join fa10; roll
roll 6
expect pc2@dead-plain pi3@dead-plain
expect owed 5
