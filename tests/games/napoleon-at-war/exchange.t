# Exchanges: the defenders go, and the attacker pays with units of that combat.
# Around 0505 of the plain lie 0504 0604 0605 0506 0405 0404; 0503 is two away.
pack ../../packs/plain tiny
empty
turn 6

% The defenders are removed first, all of them, then the attacker pays [7.6c]
places fi11@0504 fi8@0405 fi6@0604 pi3@0505
begin combat french
do attack pi3; join fi11; join fi8; join fi6; reduce 5-1; roll
roll 5
event result [7.0d] Ex
event eliminated [7.6c] pi3
expect pi3@dead-plain fi11@0504 fi8@0405 fi6@0604
expect owed 3
expect losses 0*4 3 0*3
acts french
list lose = lose fi11 | lose fi8 | lose fi6
refuse paid not-paid [7.6c]
refuse hold fight-first [7.6c]
do lose fi6
event eliminated [7.6c] fi6
do paid
expect losses 6 0*3 3 0*3

% A 3 doubled to 6 by a town is paid for with 3 [7.6c]
pack ../../packs/country tiny
empty
turn 6
places fi11@0406 fi8@0507 fi5@0307 pi3@0407
begin combat french
do attack pi3; join fi11; join fi8; join fi5
odds column = 4-1
do roll
roll 6
event result [7.0d] Ex
expect owed 3
do lose fi5; paid
expect fi11@0406 fi8@0507 fi5@dead-country

% Two defenders are paid for with both their strengths [7.6c]
places fi11@0504 fi8@0405 fi6@0503 fa10@0303 pi3@0505 pc4@0404
begin combat french
do attack pi3; target pc4; join fi11; join fi8; join fa10; roll
roll 6
event result [7.0d] Ex
expect owed 7
refuse lose fi6 not-in-combat [7.6c]
list lose = lose fi11 | lose fi8
do lose fi8
allow paid

% Only units of that combat pay [7.6c]
places fi11@0504 fi8@0405 fi7@0904 pi4@0505 pi3@0905 fi3@0101
begin combat french
do attack pi4; join fi11; join fi8; roll
roll 6
event result [7.0d] Ex
refuse lose fi7 not-in-combat [7.6c]
refuse lose fi3 not-in-combat [7.6c]
refuse lose pi3 not-in-combat [7.6c]
list lose = lose fi11 | lose fi8

% Less than the defenders' strength is no payment [7.6c]
places fi11@0504 fc2@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fc2; join fi3; roll
roll 6
do lose fc2
expect paid 2
refuse paid not-paid [7.6c]
refuse lose fc2 not-on-map [7.6c]
do lose fi3
expect paid 5
do paid
expect fi11@0504 fc2@dead-plain fi3@dead-plain
expect losses 5 0*3 4 0*3

% Exactly the defenders' strength is enough [7.6c]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
do lose fi4; paid
expect losses 4 0*3 4 0*3

% The attacker may pay more than he owes (G09) [7.6c]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
do lose fi4
allow paid
do lose fi3; paid
expect losses 7 0*3 4 0*3
expect fi11@0504

% Having given up everybody, he has paid (G09) [7.6c]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
do lose fi11; lose fi4; lose fi3
list paid =
allow attack pi3
expect losses 18 0*3 4 0*3

% Attackers worth less than the defenders all go, and nothing more is owed (G08) [7.6c]
places fc2@0504 fa10@0503 fa5@0706 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fc2; join fa10; join fa5; roll
roll 6
event result [7.0d] Ex
event eliminated [7.6c] pi4
event eliminated [7.6c] fc2
expect fc2@dead-plain fa10@0503 fa5@0706
expect losses 2 0*3 4 0*3
list lose =
allow attack pi3

% Attackers worth exactly the defenders all go (G08) [7.6c]
places fi4@0504 fa10@0503 fa5@0706 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi4; join fa10; join fa5; roll
roll 6
expect fi4@dead-plain
expect losses 4 0*3 4 0*3

% Bombarding artillery is no payment in a combined attack [8.0b 8.14]
places fi8@0504 fi3@0405 fa10@0503 pi4@0505
begin combat french
do attack pi4; join fi8; join fi3; join fa10; roll
roll 6
event result [7.0d] Ex
list lose = lose fi8 | lose fi3
refuse lose fa10 bombards [8.0b]
do lose fi8
allow paid

% Artillery alone pays nothing for its exchange [8.0b 8.14]
places fa10@0503 fa5@0706 fa3@0705 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fa10; join fa5; join fa3; roll
roll 6
event result [7.0d] Ex
expect pi4@dead-plain fa10@0503 fa5@0706 fa3@0705
expect losses 0*4 4 0*3
allow attack pi3

% Artillery in a controlled hex may be given up [8.43]
places fi8@0504 fa10@0405 pi4@0505
begin combat french
do attack pi4; join fi8; join fa10; roll
roll 6
event result [7.0d] Ex
list lose = lose fi8 | lose fa10
do lose fa10; paid
expect fa10@dead-plain fi8@0504

% Artillery in a controlled hex goes with the others when all go [8.43]
places fa3@0504 fa10@0503 fa5@0706 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fa3; join fa10; join fa5; roll
roll 6
expect fa3@dead-plain fa10@0503 fa5@0706
expect losses 3 0*3 4 0*3
