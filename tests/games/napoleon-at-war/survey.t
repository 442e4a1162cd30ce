# What is laid over the maps: zones, sight, threats; and where a unit can go.
# Around 0505 lie 0504 0604 0605 0506 0405 0404.

pack ../../packs/plain tiny
turn 6

% Six hexes lie in the zone of a unit [6.0a]
places pi3@0505 fi4@0202
begin movement french
survey zoc prussian contains 0504 pi3 zone of control of pi3 [6.0a]
survey zoc prussian contains 0604 pi3
survey zoc prussian contains 0605 pi3
survey zoc prussian contains 0506 pi3
survey zoc prussian contains 0405 pi3
survey zoc prussian contains 0404 pi3
survey zoc prussian not contains 0505
survey zoc prussian not contains 0503
survey zoc french contains 0203 fi4
survey zoc french not contains 0504

% Several units may control a hex [6.5]
places pi3@0505 pi4@0503 fi4@0202
begin movement french
survey zoc prussian contains 0504 pi4 pi3 zone of control of pi4, pi3 [6.0a]

% A unit on the march controls nothing [6.0a]
places fi4@0505 pi3@0909
begin movement french
do move fi4 0504
survey zoc french not contains fi4
do halt
survey zoc french contains 0503 fi4

% A unit next to a hex threatens it by its zone [6.0a]
places pi3@0505 fi4@0504
begin movement french
survey threat 0504 contains 0505 pi3 pi3 controls the hex [6.0a]
survey threat 0505 contains 0504 fi4 fi4 controls the hex [6.0a]

% Artillery threatens what it could bombard from where it stands [8.11]
places pa5@0503 fi4@0505
begin movement french
survey threat 0505 contains 0503 pa5 pa5 can bombard the hex [8.11]

% At night nothing bombards, and nobody comes next to an enemy [10.1] [10.2a]
turn 1
places pa5@0503 pi3@0302 fi4@0505
begin movement french
survey threat 0505 not contains pa5
survey threat 0505 not contains pi3

% In fog artillery reaches adjacent hexes only [16.21b]
turn 4
places pa5@0503 fi4@0505
begin movement french
survey threat 0505 not contains bombard
survey sight 0503 contains 0505 blocked: fog: artillery attacks only adjacent units [16.21b]
survey sight 0503 contains 0504 adjacent: artillery always reaches it [8.44]

% From an enemy's zone it reaches adjacent hexes only, whoever looks [8.41b]
places pa5@0503 fi4@0504
begin movement french
survey sight 0503 contains 0505 blocked: artillery in an enemy-controlled hex attacks adjacent units only [8.41b]
survey sight 0503 contains 0504 adjacent: artillery always reaches it [8.44]
survey sight 0603 contains 0605 in line of sight [8.31]

% ... and over a river there is no zone [6.6b 8.45b]
pack ../../packs/country tiny
turn 6
places fa5@0506 pi3@0606
begin combat french
survey sight 0506 contains 0504 in line of sight [8.31]

% At night it reaches nobody, not even next to it [10.1]
turn 1
places pa5@0503 fi4@0505
begin movement french
survey sight 0503 contains 0504 blocked: there is no combat at night, bombardment included [10.1]
survey sight 0503 contains 0505 blocked: there is no combat at night, bombardment included [10.1]
survey sight 0503 not contains adjacent

% Artillery in an enemy zone cannot bombard, but can it fight its neighbour [8.41b]
places pa5@0503 fi4@0502 fi3@0505
begin movement french
survey threat 0505 not contains pa5
survey threat 0502 contains 0503 pa5 pa5 controls the hex

% Who can come next to a hex in one move threatens it [5.15]
places pi3@0502 fi4@0505
begin movement french
survey threat 0505 contains 0502 pi3 pi3 can come to 0504, for 2 [5.15]

% Who is too far does not [5.15]
places pi3@0501 pc4@0101 fi4@0509
begin movement french
survey threat 0509 not contains pi3
survey threat 0509 not contains pc4

% Who stands in an enemy zone does not leave it [5.13]
places pi3@0502 fi5@0501 fi4@0505
begin movement french
survey threat 0505 not contains pi3

% In fog a unit comes half as far [16.21a]
turn 4
places pi3@0502 fi4@0505
begin movement french
survey threat 0505 not contains pi3

% Of a vacant hex the side named is threatened, no matter who looks [5.15]
places pi3@0502 fi5@0202
begin movement prussian
survey threat 0505 french contains 0502 pi3
survey threat 0505 prussian not contains pi3
survey threat 0505 prussian contains 0202 fi5 fi5 can come to 0404, for 3 [5.15]
