# terrain-combat.t - what the ground does for a defender, and who can attack
# over which hexside.  The country is drawn in tests/packs/country: a river in
# the middle, a stream in the west, a hill (0907 0908 1007) in the east.
pack ../../packs/country tiny
empty
turn 7

# ---- hexes ----------------------------------------------------------------

% Clear ground: 4 defends as 4 [9.0a]
places fi8@0605 pi4@0705
begin combat french
do attack pi4; join fi8
odds line pi4 defends [7.21b] 4
odds line odds 8 to 4: 2-1

% Forest: 4 defends as 4 [9.0b]
places fi8@0605 pi4@0604
begin combat french
do attack pi4; join fi8
odds line pi4 defends [7.21b] 4
odds defence = 4

% Rough ground: 5 defends as 10 [9.0c 7.4]
places fi11@0405 pi5@0306
begin combat french
do attack pi5; join fi11
odds line pi5 defends, doubled: rough [9.0c] 10
odds line odds 11 to 10: 1-1

% Town: 4 defends as 8 [9.0h]
places fi8@0406 pi4@0407
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: town [9.0h] 8
odds column = 1-1

% A town helps against bombardment too [9.0h]
places fa10@0405 pi4@0407
begin combat french
do attack pi4; join fa10
odds line pi4 defends, doubled: town [9.0h] 8

% Marsh: 3 on its road defends as 6 [9.0g]
places fi8@0703 pi3@0803
begin combat french
do attack pi3; join fi8
odds line pi3 defends, doubled: marsh [9.0g] 6

% ... and so in the marsh beside it [9.0g]
places fi8@0704 pi3@0804
begin combat french
do attack pi3; join fi8
odds defence = 6

% A road gives nothing and takes nothing: town [9.0e]
places fi8@0503 pi4@0603
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: town [9.0h] 8

% ... clear [9.0e]
places fi8@0603 pi4@0503
begin combat french
do attack pi4; join fi8
odds defence = 4

% ... nor does a trail: rough [9.0f]
places fi11@0405 pi5@0305
begin combat french
do attack pi5; join fi11
odds line pi5 defends, doubled: rough [9.0c] 10

% ... clear [9.0f]
places fi8@0305 pi4@0405
begin combat french
do attack pi4; join fi8
odds defence = 4

# ---- slopes ---------------------------------------------------------------

% Two attackers uphill: doubled [9.0d]
places fi8@0807 fi5@1006 pi4@0907
begin combat french
do attack pi4; join fi8; join fi5
odds line pi4 defends, doubled: uphill only [9.0d] 8
odds attack = 13
odds column = 1-1

% A third on the level: not doubled [9.0d]
places fi8@0807 fi5@1006 fi3@0806 pi4@0907
begin combat french
do attack pi4; join fi8; join fi5; join fi3
odds defence = 4
odds attack = 16
odds column = 4-1

% A road up the hill makes it no flatter [9.0d 9.0e]
places fi8@0906 pi4@0907
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: uphill only [9.0d] 8

% Downhill: not doubled [9.0d]
places fi8@0907 pi4@0807
begin combat french
do attack pi4; join fi8
odds defence = 4

% Along the top of the hill: not doubled [9.0d]
places fi8@0907 pi4@1007
begin combat french
do attack pi4; join fi8
odds defence = 4

# ---- the river ------------------------------------------------------------

% Infantry facing the enemy over the river has neither duty nor right [9.0i 8.45a 7.15 7.0a]
places fi8@0506 pi4@0606
begin combat french
acts prussian
allow move pi4 0605

% ... and cannot help a friend who is across [9.0i 8.45a 7.15]
places fi8@0506 fi5@0605 pi4@0606
begin combat french
do attack pi4
list join = join fi5
refuse join fi8 not-touching [8.45a]
do join fi5; roll
roll 1
acts prussian

% ... even if it has an enemy of its own on this bank [9.0i 8.45a 7.15]
places fi8@0507 fi6@0505 fi5@0608 pi3@0506 pi4@0607
begin combat french
do attack pi4; join fi5
allow roll
refuse join fi8 not-touching [8.45a]

% ... nor does a gun fire over it out of an enemy zone [9.0i 8.41b]
places fa5@0507 pi3@0506 pi4@0607
begin combat french
list attack = attack pi3
refuse attack pi4 gun-in-zone [8.41b]

% Guns may: 5 over the river on 5 in the open is 1-1 [9.0i 8.45b]
places fa5@0506 pi5@0606
begin combat french
allow done
do attack pi5; join fa5
odds line fa5 bombards [8.45b] 5
odds line pi5 defends [7.21b] 5
odds column = 1-1
do roll
roll 6
do stay fa5
expect fa5@0506
acts prussian

% ... beside infantry that is across, which alone is bound to fight [9.0i 8.45b]
places fi5@0605 fa5@0506 pi5@0606
begin combat french
do attack pi5; join fi5
allow roll
allow join fa5

% At a bridge: 8 across it on 4 is 8 to 8 [9.0l]
places fi8@0508 pi4@0607
begin combat french
refuse done unit-idle [7.12]
do attack pi4; join fi8
odds line pi4 defends, doubled: over a bridge only [9.0l] 8
odds column = 1-1

% ... with a second attacker on the near bank the 4 counts 4 [9.0l]
places fi8@0508 fi5@0608 pi4@0607
begin combat french
do attack pi4; join fi8; join fi5
odds defence = 4
odds column = 3-1

% A bridge without a road is a bridge [9.0l]
places fi8@0509 pi4@0609
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: over a bridge only [9.0l] 8

% Beside the bridge the river is as wide as ever [9.0l 9.0i]
places fi8@0507 fi5@0508 pi4@0607
begin combat french
do attack pi4; join fi5
refuse join fi8 not-touching [8.45a]
allow roll

# ---- streams --------------------------------------------------------------

% Over a stream only: doubled [9.0k]
places fi8@0407 pi4@0408
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: over a stream only [9.0k] 8

% Two attackers, both over the stream: doubled [9.0k]
places fi8@0208 fi5@0308 pi4@0207
begin combat french
do attack pi4; join fi8; join fi5
odds line pi4 defends, doubled: over a stream only [9.0k] 8
odds column = 1-1

% Three, one of them on his side of it: not doubled [9.0k]
places fi8@0208 fi5@0308 fi3@0206 pi4@0207
begin combat french
do attack pi4; join fi8; join fi5; join fi3
odds defence = 4
odds column = 4-1

% A road through the stream without a bridge: still over a stream [9.0k 9.0e]
places fi8@0107 pi4@0108
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: over a stream only [9.0k] 8

% A bridge over a stream: doubled as by the bridge [9.0l]
places fi8@0507 pi4@0508
begin combat french
do attack pi4; join fi8
odds line pi4 defends, doubled: over a bridge only [9.0l] 8

% One over the stream, one over a bridge: all cross something, so doubled [9.0k 9.0l]
places fi8@0407 fi5@0507 pi4@0508
begin combat french
do attack pi4; join fi8; join fi5
odds defence = 8
odds line pi4 defends, doubled: over doubling hexsides only [9.0n] 8
odds column = 1-1

% ... a third who crosses nothing ends it [9.0k 9.0l]
places fi8@0407 fi5@0507 fi3@0509 pi4@0508
begin combat french
do attack pi4; join fi8; join fi5; join fi3
odds defence = 4

% Of two defenders only the one across the stream is doubled [9.0k 7.21b]
places fi11@0407 pi4@0408 pi3@0406
begin combat french
do attack pi4; target pi3; join fi11
odds line pi4 defends, doubled: over a stream only [9.0k] 8
odds line pi3 defends [7.21b] 3
odds line odds 11 to 11: 1-1

# ---- guns and hexsides ----------------------------------------------------

% A gun firing over a stream crosses nothing: not doubled [9.0k 8.21]
places fa5@0506 pi4@0508
begin combat french
do attack pi4; join fa5
odds line pi4 defends [7.21b] 4
odds column = 1-1

% A gun helping from the near bank does not undo the doubling [9.0k 8.21]
places fi8@0407 fa5@0410 pi4@0408
begin combat french
do attack pi4; join fi8; join fa5
odds attack = 13
odds line pi4 defends, doubled: over a stream only [9.0k] 8
odds column = 1-1

% A gun that touches the enemy attacks through its hexside like anybody [9.0k 8.43]
places fi8@0407 fa5@0409 pi4@0408
begin combat french
do attack pi4; join fi8; join fa5
odds defence = 4

% A gun over the river is no attack over the bridge either [9.0l 8.45b]
places fi8@0508 fa5@0507 pi4@0607
begin combat french
do attack pi4; join fi8; join fa5
odds line fa5 bombards [8.45b] 5
odds defence = 8

# ---- doubled is the most --------------------------------------------------

% 3 in a town attacked over a stream only defends as 6 [9.0n 9.0h]
places fi8@0408 pi3@0407
begin combat french
do attack pi3; join fi8
odds defence = 6

% 5 on rough ground behind a stream defends as 10 [9.0n 9.0c]
places fi11@0207 pi5@0308
begin combat french
do attack pi5; join fi11
odds defence = 10

% 3 in a town on a hill defends as 6 [9.0n 9.0d]
places fi8@0807 pi3@0908
begin combat french
do attack pi3; join fi8
odds defence = 6

% A town defends in the town, even against attackers on the level [9.0h 9.0d]
places fi8@0807 fi5@0808 pi3@0908
begin combat french
do attack pi3; join fi8; join fi5
odds defence = 6
odds column = 2-1

# ---- the maps of the game --------------------------------------------------

% Jena, attacked over its stream: doubled by the town, and no more [9.0h 9.0n]
scenario jena-auerstadt
empty
turn 7
places 1/Gaz@0103 1/Tau@0104
begin combat french
do attack 1/Tau; join 1/Gaz
odds line 1/Tau defends, doubled: town [9.0h] 12

% The bridge over the Ilm [9.0l]
scenario jena-auerstadt
empty
turn 7
places 1/Gaz@2718 1/Tau@2818
begin combat french
do attack 1/Tau; join 1/Gaz
odds line 1/Tau defends, doubled: over a bridge only [9.0l] 12

% The Ilm beside it [9.0i 7.0a]
scenario jena-auerstadt
empty
turn 7
places 1/Gaz@2719 1/Tau@2818
begin combat french
acts prussian

% Uphill from 0112 to 0212, and back [9.0d]
scenario jena-auerstadt
empty
turn 7
places 1/Gaz@0112 1/Tau@0212
begin combat french
do attack 1/Tau; join 1/Gaz
odds line 1/Tau defends, doubled: uphill only [9.0d] 12

% ... and down again [9.0d]
scenario jena-auerstadt
empty
turn 7
places 1/Gaz@0112 1/Tau@0212
begin combat prussian
do attack 1/Gaz; join 1/Tau
odds defence = 8
