# Artillery: bombardment, combined attacks, guns in an enemy zone, guns under
# attack.  On the plain 0503 and 0505 are two hexes apart with 0504 between;
# 0707 and 0505 have 0606 between them, and 0705 is two hexes from 0505 as well.
#
# Where a case only asks what may be declared, fi7 in 0904 and pi3 in 0905 keep
# the Combat Phase going.
pack ../../packs/plain tiny
empty
turn 6

# ---- bombardment ---------------------------------------------------------

% Artillery attacks from two hexes away, at odds counted as for any attack [8.0a]
places fa5@0503 pc2@0505
begin combat french
allow attack pc2
do attack pc2; join fa5
odds column = 2-1
odds line fa5 bombards
do roll
roll 4
event result [7.0d] Dr
acts prussian

% Infantry does not attack from two hexes away [8.0a 7.15]
places fi5@0503 pc2@0505 fi7@0904 pi3@0905
begin combat french
refuse attack pc2 not-touching [7.15]

% Artillery reaches two hexes and not three [8.11 8.12]
places fa5@0503 pc2@0505 pi4@0506 fi8@0507
begin combat french
allow attack pc2
do attack pi4
list join = join fi8
refuse join fa5 out-of-range [8.11]

% Artillery never has to bombard: the phase ends with it unused [8.11]
places fa5@0503 pc2@0505
begin combat french
allow done
do done
event movement Prussian Movement
expect pc2@0505

% Infantry next to the enemy has to fight where artillery in range need not [8.11 7.11]
places fa5@0503 pc2@0505 fi7@0904 pi3@0905
begin combat french
refuse done unit-idle [7.12]
do attack pi3; join fi7; roll
roll 4
do retreat pi3 0906; hold
allow done

% The target hex counts, the firing hex does not: one hex between is range two [8.12]
places fa5@0402 pc2@0602 pi4@0702 fi8@0802
begin combat french
allow attack pc2
do attack pi4
refuse join fa5 out-of-range [8.11]

% One bombarding gun does not attack two hexes [8.13]
places fa5@0503 pc2@0505 pi3@0704 fi7@0904 pi4@0905
begin combat french
allow attack pi3
do attack pc2; join fa5
refuse target pi3 one-target [8.13]
allow roll

% Nor do two bombarding guns attack two hexes together [8.13]
places fa5@0503 fa10@0706 pc2@0505 pi3@0704 fi7@0904 pi4@0905
begin combat french
do attack pc2; join fa5; join fa10
refuse target pi3 one-target [8.13]
do roll
roll 4
acts prussian

% A gun may attack two hexes together with infantry that touches both [8.13 8.22]
places fi8@0504 fa10@0706 pi3@0505 pc2@0404
begin combat french
do attack pi3; join fi8; join fa10; target pc2
odds column = 3-1
allow roll

% A gun in an enemy zone serves for that infantry [8.13 8.42]
places fa5@0504 fa10@0706 pi3@0505 pc2@0404
begin combat french
do attack pi3; join fa5; join fa10; target pc2
odds column = 3-1
odds line fa5 attacks
odds line fa10 bombards
allow roll

% A bombarding gun is not removed by its own attack, alone [8.14]
places fa3@0503 pi11@0505 fi7@0904 pi3@0905
begin combat french
do attack pi11; join fa3; reduce 1-5; roll
roll 3
event result [7.0d] Ae
event not eliminated
expect fa3@0503
expect losses 0*8
acts french

% Nor in a combined attack, where the others are [8.14 8.0b 7.6a]
places fa3@0503 fc2@0504 pi11@0505 fi7@0904 pi3@0905
begin combat french
do attack pi11; join fa3; join fc2; reduce 1-5; roll
roll 3
event result [7.0d] Ae
expect fa3@0503 fc2@dead-plain
expect losses 2 0*7

% Ar does not move a bombarding gun [8.14]
places fa5@0503 pi4@0505
begin combat french
do attack pi4; join fa5; roll
roll 6
event result [7.0d] Ar
refuse perish fa5 may-stay [8.14]
do stay fa5
event stayed [8.14] fa5
expect fa5@0503

% But it may choose to retreat, one hex [8.15]
places fa5@0503 pi4@0505
begin combat french
do attack pi4; join fa5; roll
roll 6
acts french
list stay = stay fa5
list retreat = retreat fa5 0402 | retreat fa5 0403 | retreat fa5 0502 | retreat fa5 0602 | retreat fa5 0603
refuse retreat fa5 0504 retreat-controlled [7.72b]
refuse retreat fa5 0501 retreat-one-hex [7.71]
do retreat fa5 0502
expect fa5@0502

% Each bombarding gun chooses for itself [8.15]
places fa5@0503 fa3@0706 pi8@0505
begin combat french
do attack pi8; join fa5; join fa3; roll
roll 4
event result [7.0d] Ar
do retreat fa3 0707
acts french
do stay fa5
expect fa5@0503 fa3@0707

% Only Ar gives the choice: on Dr the gun is not asked [8.15]
places fa10@0503 pi4@0505
begin combat french
do attack pi4; join fa10; roll
roll 1
list stay =
refuse retreat fa10 0502 not-retreating [7.71]
refuse stay fa10 not-retreating [7.71]

% A gun with nowhere to go may not choose to be lost (G18) [8.15 8.14]
places fa5@0101 pi8@0103 pi3@0302 fi7@0904 pi4@0905
begin combat french
do attack pi8; join fa5; roll
roll 6
list retreat =
refuse perish fa5 may-stay [8.14]
do stay fa5
expect fa5@0101

# ---- combined attack -----------------------------------------------------

% Artillery may bombard alone [8.21]
places fa5@0503 pi5@0505
begin combat french
do attack pi5; join fa5
odds column = 1-1
odds line fa5 bombards
allow roll

% Artillery may bombard with other artillery [8.21]
places fa5@0503 fa5b@0706 pi5@0505
begin combat french
do attack pi5; join fa5; join fa5b
odds column = 2-1
allow roll

% Artillery may bombard along with friends next to the enemy [8.21]
places fa5@0503 fi5@0504 pi5@0505
begin combat french
do attack pi5; join fa5; join fi5
odds column = 2-1
odds line fa5 bombards
odds line fi5 attacks
allow roll

% The friends next to the enemy have to attack him all the same [8.21 7.12]
places fa5@0503 fi5@0504 pi5@0505
begin combat french
do attack pi5; join fa5
refuse roll unit-left-out [7.12]

% A gun in range of one of two hexes adds its strength against both [8.22]
places fi11@0504 fa5@0706 pi3@0505 pc2@0404 fi7@0904 pi4@0905
begin combat french
do attack pi3; target pc2; join fi11
odds column = 2-1
do join fa5
odds column = 3-1
allow roll

% A gun in range of neither adds nothing [8.22]
places fi11@0504 fa5@0707 pi3@0505 pc2@0404
begin combat french
do attack pi3; target pc2; join fi11
refuse join fa5 out-of-range [8.11]

% The gun has to see the hex it relies on; the other may be hidden (G31) [8.22 8.31]
pack ../../packs/country tiny
empty
turn 6
places fi11@0305 fa5@0302 pi3@0404 pc2@0304
begin combat french
do attack pi3; target pc2; join fi11
refuse join fa5 no-sight [8.31]

% The gun sees one of two hexes, the other lies in the dead ground: enough (G31) [8.22]
pack ../../packs/country tiny
empty
turn 6
places fi11@0404 fa5@0302 pi3@0304 pc2@0403
begin combat french
do attack pi3; target pc2; join fi11; join fa5
allow roll

% Infantry always suffers the result, the bombarding gun does not [8.23 8.0b]
places fi3@0504 fa3@0503 pi8@0505
begin combat french
do attack pi8; join fi3; join fa3; roll
roll 6
refuse stay fi3 must-retreat [8.23]
list stay = stay fa3
do retreat fi3 0403; stay fa3
expect fi3@0403 fa3@0503

% Cavalry too, even to its loss [8.23 7.72c]
places fc2@0504 fa3@0706 pi8@0505 pc2@0502 pi3@0303 pi4@0703
begin combat french
do attack pi8; join fc2; join fa3; roll
roll 6
refuse stay fc2 must-retreat [8.23]
list retreat fc2 =
do perish fc2; stay fa3
expect fc2@dead-plain fa3@0706

# ---- artillery next to the enemy -----------------------------------------

% Artillery in an enemy zone has to attack [8.41a 7.12]
places fa5@0504 fi8@0405 pi4@0505
begin combat french
refuse done unit-idle [7.12]
do attack pi4; join fi8
refuse roll unit-left-out [8.41a]
do join fa5
allow roll

% Artillery alone in an enemy zone has to attack [8.41a 7.11]
places fa5@0504 pi4@0505
begin combat french
refuse done unit-idle [8.41a]
list attack = attack pi4
do attack pi4; join fa5
odds line fa5 attacks
allow roll

% Artillery in an enemy zone does not bombard a second enemy [8.41b]
places fa5@0504 pi4@0505 pi3@0405
begin combat french
refuse attack pi3 gun-in-zone [8.41b]
list attack = attack pi4

% The same gun out of that zone may [8.41b]
places fa5@0504 fi8@0606 pi4@0506 pi3@0405
begin combat french
allow attack pi3

% Artillery in an enemy zone attacks several enemies it touches together [8.42]
places fa10@0504 pi3@0505 pc2@0404
begin combat french
do attack pi3; join fa10
refuse roll enemy-left-out [7.21a]
do target pc2
odds column = 2-1
allow roll

% But none it does not touch [8.42]
places fa10@0504 fi8@0507 pi3@0505 pi4@0506
begin combat french
do attack pi3; join fa10
refuse target pi4 gun-bound [8.42]

% Artillery in an enemy zone has to retreat on Ar [8.43]
places fa5@0504 pi8@0505
begin combat french
do attack pi8; join fa5; roll
roll 6
list stay =
refuse stay fa5 gun-retreats [8.43]
do retreat fa5 0503
expect fa5@0503
acts prussian
allow advance pi8 0504

% Artillery in an enemy zone is lost on Ae [8.43 8.0b]
places fa3@0504 fa5@0503 pi11@0505
begin combat french
do attack pi11; join fa3; join fa5; reduce 1-5; roll
roll 6
event eliminated [7.6a] fa3
expect fa3@dead-plain fa5@0503

% Terrain does not keep artillery from attacking the hex beside it [8.44]
pack ../../packs/country tiny
empty
turn 6
places fa5@0404 pi5@0304 fa3@0602 pi3@0603
begin combat french
do attack pi5; join fa5
odds column = 1-1
do roll
roll 4
do retreat fa5 0405

# ---- over the river ------------------------------------------------------

% Infantry neither must nor may attack over an unbridged river [8.45a]
pack ../../packs/country tiny
empty
turn 6
places fi8@0506 pi3@0606 fi7@0201 pi4@0202
begin combat french
refuse attack pi3 not-touching [8.45a]
do attack pi4
refuse join fi8 not-touching [7.15]
do join fi7; roll
roll 1
do retreat pi4 0203; hold
event movement Prussian Movement

% Over a bridge it may, and must [8.45a]
pack ../../packs/country tiny
empty
turn 6
places fi8@0508 pi3@0607
begin combat french
refuse done unit-idle [7.12]
allow attack pi3

% Artillery may attack over an unbridged river, if it likes (G29) [8.45b]
pack ../../packs/country tiny
empty
turn 6
places fa5@0506 pi3@0606
begin combat french
allow done
do attack pi3; join fa5
odds column = 1-1
odds line fa5 bombards
do roll
roll 6
event result [7.0d] Ar
do stay fa5
expect fa5@0506

% Artillery attacking over an unbridged river is not lost by it (G29) [8.45b 8.14]
pack ../../packs/country tiny
empty
turn 6
places fa3@0506 pi11@0606
begin combat french
do attack pi11; join fa3; reduce 1-5; roll
roll 5
event result [7.0d] Ae
expect fa3@0506

% It attacks one hex only, as any bombardment (G29) [8.45b 8.13]
pack ../../packs/country tiny
empty
turn 6
places fa5@0507 pi3@0606 pc2@0607
begin combat french
do attack pi3; join fa5
refuse target pc2 one-target [8.13]

% Artillery fires over an unbridged river at range two [8.45b]
pack ../../packs/country tiny
empty
turn 6
places fa5@0506 pi3@0706
begin combat french
do attack pi3; join fa5
odds line fa5 bombards
allow roll

% Over a bridge artillery attacks like infantry [8.45b 8.43]
pack ../../packs/country tiny
empty
turn 6
places fa5@0508 pi4@0607
begin combat french
refuse done unit-idle [8.41a]
do attack pi4; join fa5
odds line fa5 attacks
do roll
roll 6
refuse stay fa5 gun-retreats [8.43]

% Held by one enemy, a gun does not fire at another over the river (G28) [8.41b 8.45b]
pack ../../packs/country tiny
empty
turn 6
places fa5@0506 pi4@0505 pi3@0606
begin combat french
refuse attack pi3 gun-in-zone [8.41b]
list attack = attack pi4

% In fog a gun still fires at the enemy beside it over the river (G30) [8.45b 16.21b]
pack ../../packs/country tiny
empty
turn 4
places fa5@0506 fa3@0604 pi3@0606 fi7@0201 pi4@0202
begin combat french
do attack pi3
refuse join fa3 fog-range [16.21b]
do join fa5
allow roll

# ---- defence -------------------------------------------------------------

% Artillery behind a defender adds nothing to his defence [8.51]
places fi8@0504 pi4@0505 pa10@0506 pa5@0507
begin combat french
do attack pi4; join fi8
odds column = 2-1
odds not line pa10
odds not line pa5
refuse join pa5 not-phasing [7.0b]
refuse prussian: join pa5 not-your-turn [7.0b]

% Artillery bombards in its own Combat Phase only [8.51]
places fi8@0504 pi4@0505 pa5@0506
begin combat french
refuse prussian: attack fi8 not-your-turn [7.0b]

% In its own it does [8.51]
places fi8@0504 pi4@0505 pa5@0506
begin combat prussian
do attack fi8; join pi4; join pa5
odds line pa5 bombards
allow roll

% Bombarded artillery retreats like any unit [8.52]
places fa10@0503 pa5@0505
begin combat french
do attack pa5; join fa10; roll
roll 4
event result [7.0d] Dr
acts prussian
refuse stay pa5 beaten [8.52]
do retreat pa5 0506
expect pa5@0506

% Bombarded artillery with nowhere to go is lost [8.52 7.72c]
places fa10@0103 pa5@0101 fi3@0302
begin combat french
do attack pa5; join fa10; roll
roll 4
do perish pa5
expect pa5@dead-plain

% Attacked artillery is lost on De [8.52 7.6b]
places fi11@0504 fi8@0405 pa3@0505
begin combat french
do attack pa3; join fi11; join fi8; roll
roll 3
event eliminated [7.6b] pa3
expect losses 0*4 3 0*3

% Bombarded, a unit in no enemy zone still moves one hex (G19) [7.71 7.6d]
places fa10@0503 pi4@0505
begin combat french
do attack pi4; join fa10; roll
roll 4
list retreat = retreat pi4 0404 | retreat pi4 0405 | retreat pi4 0506 | retreat pi4 0604 | retreat pi4 0605
refuse retreat pi4 0504 retreat-controlled [7.72b]
refuse perish pi4 can-retreat [7.72c]

# ---- the same unit twice -------------------------------------------------

% An enemy that has retreated is not bombarded in the same phase (G06) [7.14b]
places fi8@0504 fa5@0707 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0605; hold
refuse attack pi4 attacked-once [7.14b]

% Any lower odds may be announced, down to 1-5 (G07) [7.9]
places fi11@0504 fi8@0405 pi3@0505
begin combat french
do attack pi3; join fi11; join fi8
odds column = 6-1
list reduce = reduce 1-5 | reduce 1-4 | reduce 1-3 | reduce 1-2 | reduce 1-1 | reduce 2-1 | reduce 3-1 | reduce 4-1 | reduce 5-1
refuse reduce 6-1 not-lower [7.9]
do reduce 1-5
odds column = 1-5
