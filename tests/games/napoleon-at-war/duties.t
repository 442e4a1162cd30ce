# duties.t - who has to fight whom, and what a declaration may not do to others.
#
# Ten by ten clear hexes.  Most cases stand their units in one column, where
# only neighbours touch: 0502 0503 0504 0505 0506; or around 0505, whose
# neighbours are 0504 0604 0605 0506 0405 0404.  0505 and 0506 have two common
# neighbours, 0405 and 0605, which do not touch each other.
pack ../../packs/plain tiny
empty
turn 7

# ---- combat is compulsory -------------------------------------------------

% The phase does not end while two opposing units touch [7.0a 7.11 7.12]
places fi5@0505 pi4@0504
begin combat french
refuse done unit-idle [7.12]
prompt french contains still to be attacked: pi4 in 0504; still to attack: fi5 in 0505
do attack pi4; join fi5; roll
roll 6
acts french
do retreat fi5 0506; prussian: hold
acts prussian
allow move pi4 0503

% An enemy left standing is an enemy to be attacked [7.11 7.0a]
places fi5@0505 pi4@0504
begin combat prussian
refuse done unit-idle [7.12]
list attack = attack fi5

% Units that do not touch have nothing to fight for [7.0a 7.15]
places fi5@0505 pi4@0503
begin combat french
acts prussian
allow move pi4 0502

% Combats are fought in any order, and all of them [7.0e 7.11]
places fi8@0503 pi4@0502 fi6@0903 pi3@0902
begin combat french
list attack = attack pi4 | attack pi3
do attack pi3; join fi6; roll
roll 6
event result die 6 at 2-1: Ar
do retreat fi6 0904; prussian: hold
list attack = attack pi4
refuse done unit-idle [7.12]
refuse attack pi3 attacked-once [7.14b]
do attack pi4; join fi8; roll
roll 1
do prussian: retreat pi4 0401; hold
acts prussian

% The other order is as good [7.0e]
places fi8@0503 pi4@0502 fi6@0903 pi3@0902
begin combat french
do attack pi4; join fi8; roll
roll 1
do prussian: retreat pi4 0401; hold
list attack = attack pi3
refuse done unit-idle [7.12]

% One combat is finished before the next is begun [7.0e]
places fi8@0503 pi4@0502 fi6@0903 pi3@0902
begin combat french
refuse join fi8 no-attack [7.0e]
refuse roll no-attack [7.0e]
do attack pi4; join fi8
refuse attack pi3 fight-first [7.0e]
refuse done fight-first [7.0e]
do roll
roll 1
refuse prussian: attack pi3 fight-first [7.71]

# ---- every enemy that is touched, every unit that touches ------------------

% One of two adjacent enemies cannot be left out [7.11 7.21a]
places fi5@0505 fi4@0506 pi3@0605 pi4@0405
begin combat french
do attack pi3; join fi5
allow roll
do join fi4
refuse roll enemy-left-out [7.21a]
list target = target pi4
do target pi4
allow roll

% Of three ways to pair them off, one unit against each [7.11 7.12]
places fi5@0505 fi4@0506 pi3@0605 pi4@0405
begin combat french
do attack pi3; join fi5; roll
roll 1
do prussian: retreat pi3 0705; hold
list attack = attack pi4
do attack pi4
list join = join fi4
do join fi4; roll
roll 6
do retreat fi4 0507
do prussian: hold
acts prussian

% ... or the other way about [7.11 7.12]
places fi5@0505 fi4@0506 pi3@0605 pi4@0405
begin combat french
do attack pi3; join fi4; roll
roll 1
do prussian: retreat pi3 0705; hold
do attack pi4
list join = join fi5
do join fi5
allow roll

% ... or both against both [7.11 7.12 7.13]
places fi5@0505 fi4@0506 pi3@0605 pi4@0405
begin combat french
do attack pi4; target pi3; join fi4
refuse roll unit-left-out [7.12]
do join fi5; roll
roll 1
do prussian: retreat pi3 0705; retreat pi4 0305; hold
acts prussian

% A unit whose only enemy is being attacked has to take part [7.12]
places fi5@0505 fi4@0506 pi3@0605
begin combat french
do attack pi3; join fi5
refuse roll unit-left-out [7.12]
list join = join fi4
do join fi4
allow roll

% It may stay out when another enemy is left for it [7.12]
places fi5@0505 fi4@0506 pi3@0605 pi4@0507
begin combat french
do attack pi3; join fi5
allow roll

% A unit between two enemies attacks both when nobody else does [7.21a]
places fi8@0505 pi3@0504 pi4@0506
begin combat french
do attack pi3; join fi8
refuse roll enemy-left-out [7.21a]
refuse reduce 1-5 enemy-left-out [7.21a]
do target pi4
allow roll
odds attack = 8
odds defence = 7

% Of two enemies it attacks the one that nobody else attacks [7.21a]
places fi8@0505 fi5@0503 pi3@0504 pi4@0506
begin combat french
do attack pi3; join fi5
allow roll
refuse join fi8 enemy-left-out [7.21a]
do roll
roll 1
do prussian: perish pi3; hold
do attack pi4
list join = join fi8

% Three enemies around one unit, with help for one of them [7.21a]
places fi8@0505 fi5@0503 pi3@0504 pi4@0605 pi5@0405
begin combat french
do attack pi4; join fi8
refuse roll enemy-left-out [7.21a]
do target pi5
allow roll
refuse target pi3 unit-left-out [7.12]
do roll
roll 6
do perish fi8; prussian: hold
list attack = attack pi3

# ---- chains ---------------------------------------------------------------

% In a chain, the unit at the end cannot be robbed of its only enemy [7.12]
places fi8@0501 pi3@0502 fi7@0503 pi4@0504 fi6@0505 pi5@0506
begin combat french
do attack pi3; join fi7
refuse roll unit-left-out [7.12]
do join fi8
allow roll

% ... nor can two enemies be lumped together over its head [7.12]
places fi8@0501 pi3@0502 fi7@0503 pi4@0504 fi6@0505 pi5@0506
begin combat french
do attack pi4; join fi7
allow roll
refuse target pi3 unit-left-out [7.12]

% ... and the enemy at the end cannot be robbed of his only attacker [7.11 7.21a]
places fi8@0501 pi3@0502 fi7@0503 pi4@0504 fi6@0505 pi5@0506
begin combat french
do attack pi4; join fi7
refuse join fi6 enemy-left-out [7.21a]
do roll
roll 6
do perish fi7; prussian: hold
list attack = attack pi3 | attack pi5

% ... while in the middle the attacker is free [7.11 7.12]
places fi8@0501 pi3@0502 fi7@0503 pi4@0504 fi6@0505 pi5@0506
begin combat french
do attack pi5; join fi6
allow roll
do target pi4
allow roll
refuse join fi7 not-all-touching [7.22]

% After part of the chain the duties of the rest have not changed [7.11 7.12]
places fi8@0501 pi3@0502 fi7@0503 pi4@0504 fi6@0505 pi5@0506
begin combat french
do attack pi3; join fi8; join fi7; roll
roll 1
event eliminated pi3
do hold; attack pi4
list join = join fi6
do join fi6
refuse roll enemy-left-out [7.21a]
list target = target pi5
do target pi5; roll
roll 6
do perish fi6; prussian: hold
acts prussian

% Two attackers between three enemies cover all of them [7.11 7.21a]
places fi8@0503 fi7@0505 pi3@0502 pi4@0504 pi5@0506
begin combat french
do attack pi4; join fi8
refuse roll enemy-left-out [7.21a]
refuse join fi7 enemy-left-out [7.21a]
do target pi3
allow roll

# ---- once, and only once --------------------------------------------------

% No unit attacks twice in a phase [7.14a 7.3]
places fi8@0505 fi5@0507 pi3@0504 pi4@0506
begin combat french
do attack pi3; join fi8
refuse join fi8 attacks-once [7.14a]
do roll
roll 1
do prussian: retreat pi3 0503; hold
do attack pi4
refuse join fi8 attacks-once [7.14a]
list join = join fi5

% No unit is attacked twice, even if it survived and a gun has it in range [7.14b]
places fi8@0505 fa5@0205 pi3@0404 pi5@0203
begin combat french
do attack pi3; join fi8; roll
roll 4
do prussian: retreat pi3 0304; hold
list attack = attack pi5
refuse attack pi3 attacked-once [7.14b]
acts french
allow done

% ... though before that attack the gun could have fired at it [7.14b 8.11]
places fi8@0505 fa5@0205 pi3@0404
begin combat french
do attack pi3; join fi8
refuse target pi3 attacked-once [7.14b]
list join = join fa5

% A displaced enemy has not been attacked: the gun may still fire [7.14b]
places fi8@0505 fi4@0303 fa5@0703 pi3@0504 pi5@0503
begin combat french
do attack pi3; join fi8; roll
roll 4
do prussian: retreat pi3 0503; prussian: displace pi5 0502; hold
list attack = attack pi5
refuse attack pi3 attacked-once [7.14b]
do attack pi5; join fa5
allow roll

% Units two hexes away do not attack [7.15]
places fi8@0505 fi5@0506 pi3@0504
begin combat french
do attack pi3
list join = join fi8
refuse join fi5 not-touching [7.15]

% Only the guns at two hexes' distance may [7.15 8.11]
places fi8@0505 fa5@0506 pi3@0504
begin combat french
do attack pi3
list join = join fi8 | join fa5

% Only the phasing side attacks, and only the enemy [7.0b]
places fi3@0505 fi4@0404 pi11@0504
begin combat french
refuse attack fi4 own-unit [7.0b]
do attack pi11
refuse join pi11 not-phasing [7.0b]
refuse roll no-attacker [7.0b]

# ---- duties are frozen ----------------------------------------------------

% An advance next to another enemy binds nobody [7.74e 7.11 7.12]
places fi8@0505 pc2@0504 pi6@0503 fi5@0905 pi3@0904
begin combat french
do attack pc2; join fi8; roll
roll 4
do prussian: retreat pc2 0603; advance fi8 0504
refuse attack pi6 attacks-once [7.74e]
list attack = attack pi3
do attack pi3; join fi5; roll
roll 4
do retreat fi5 0906; prussian: hold
acts prussian

% ... and the unit that has advanced attacks no more [7.74e 7.14a]
places fi8@0505 pc2@0504 pi6@0503 fi5@0402
begin combat french
do attack pc2; join fi8; roll
roll 4
do prussian: retreat pc2 0603; advance fi8 0504
do attack pi6
refuse join fi8 attacks-once [7.14a]
list join = join fi5

% An enemy that has advanced is not attacked, and needs not be [7.74e 7.14b]
places fi3@0505 pi3@0504 fi5@0507 pi4@0508
begin combat french
do attack pi3; join fi3; roll
roll 6
do retreat fi3 0605
do prussian: advance pi3 0505
refuse attack pi3 attacked-once [7.14b]
do attack pi4; join fi5; roll
roll 1
do prussian: retreat pi4 0408; hold
acts prussian

% An enemy that advances to a gun silences it, and binds it to nothing [7.74e 8.41b]
places fi3@0505 fa5@0506 pi3@0504 pi4@0706 fi8@0903 pi5@0902
begin combat french
list attack = attack pi5 | attack pi4 | attack pi3
do attack pi3; join fi3; roll
roll 6
do retreat fi3 0405; prussian: advance pi3 0505
list attack = attack pi5
refuse attack pi4 gun-in-zone [8.41b]
refuse attack pi3 attacked-once [7.74e]
do attack pi5; join fi8; roll
roll 1
do prussian: retreat pi5 0901; hold
acts prussian

# ---- guns that take over a duty -------------------------------------------

% A bombardment is an attack: the infantry is free for the other enemy [7.21a 7.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404
begin combat french
do attack pi4; join fa5
allow roll
do roll
roll 4
do stay fa5
list attack = attack pi3

% The other way about: first the infantry, then the gun [7.21a 7.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404
begin combat french
do attack pi3; join fi8; roll
roll 1
do prussian: retreat pi3 0603; hold
refuse done enemy-unattacked [7.11]
list attack = attack pi4
do attack pi4; join fa5; roll
roll 4
do stay fa5
acts prussian

% With the gun in the same attack nobody is left for the other enemy [7.21a]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404
begin combat french
do attack pi3; join fi8
allow roll
do join fa5
refuse roll enemy-left-out [7.21a]
do target pi4
allow roll

% A gun does not free the infantry of attacking at all [7.12]
places fi8@0505 fa5@0506 pi3@0604
begin combat french
do attack pi3; join fa5
refuse roll unit-left-out [7.12]
do join fi8
allow roll

% A gun nobody needs may fire or be silent [7.11 8.11]
places fi8@0505 fa5@0506 pi3@0604
begin combat french
do attack pi3; join fi8; roll
roll 1
do prussian: retreat pi3 0603; hold
acts prussian

% A gun that is needed fires at nobody else, once it is needed [7.11 8.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404 pc2@0706
begin combat french
list attack = attack pi4 | attack pi3 | attack pc2
do attack pi3; join fi8; roll
roll 1
do prussian: retreat pi3 0603; hold
list attack = attack pi4
refuse attack pc2 enemy-left-out [7.21a]

% Every enemy left to the guns needs a gun of his own [7.11 8.13]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404 pi5@0504
begin combat french
do attack pi3; join fi8
refuse roll enemy-left-out [7.21a]
do target pi4
allow roll

% Two guns free the infantry of two enemies, but not together [7.11 8.13]
places fi8@0505 fa5@0506 fa3@0406 pi3@0604 pi4@0404 pi5@0504
begin combat french
do attack pi3; join fi8
refuse join fa3 out-of-range [8.11]
do roll
roll 1
do prussian: retreat pi3 0603; hold
list attack = attack pi4 | attack pi5
do attack pi4; join fa3
refuse join fa5 enemy-left-out [7.21a]
refuse target pi5 one-target [8.13]
do roll
roll 6
do stay fa3
list attack = attack pi5

% The gun with the choice leaves the other gun its only target [7.11 8.13]
places fi8@0505 fa5@0506 fa3@0606 pi3@0604 pi4@0404 pi5@0504
begin combat french
do attack pi5; join fi8; roll
roll 1
do prussian: retreat pi5 0503; hold
do attack pi3
list join = join fa3
refuse join fa5 enemy-left-out [7.21a]

% ... whichever of the guns is asked first [7.11 8.13]
places fi8@0505 fa5@0506 fa3@0606 pi4@0604 pi3@0404 pi5@0504
begin combat french
do attack pi5; join fi8
allow roll
do roll
roll 1
do prussian: retreat pi5 0503; hold
list attack = attack pi4 | attack pi3
do attack pi3
list join = join fa5

% Two guns that reach only the same one of two enemies do not free the infantry [7.11 8.13]
places fi8@0505 fa5@0606 fa3@0706 pi4@0604 pi3@0404 pi5@0504
begin combat french
do attack pi5; join fi8
refuse roll enemy-left-out [7.21a]

% A duty that the dice have made impossible lapses [7.82c 7.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404 pi5@0504
begin combat french
do attack pi5; target pi4; join fi8; roll
roll 6
do retreat fi8 0506; displace fa5 0507
do prussian: hold
acts prussian
allow move pi3 0603

% ... and is asked of nobody while the phase goes on [7.82c 7.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404 pi5@0504 fa3@0907 pi8@0905
begin combat french
do attack pi5; target pi4; join fi8; roll
roll 6
do retreat fi8 0506; displace fa5 0507
do prussian: hold
acts french
prompt french contains Choose an enemy to attack, or end the phase.
view french contains "duty":{}
view nobody contains "duty":{}
list attack = attack pi8
allow done

% ... nor while the next combat is fought [7.82c 7.11]
places fi8@0505 fa5@0506 pi3@0604 pi4@0404 pi5@0504 fa3@0907 pi8@0905
begin combat french
do attack pi5; target pi4; join fi8; roll
roll 6
do retreat fi8 0506; displace fa5 0507
do prussian: hold
do attack pi8; join fa3; roll
roll 1
acts prussian
view prussian contains "duty":{}

% Who has fought need not fight again [7.11 7.14a 7.14b]
places fi5@0505 pi4@0504 fi6@0903 pi3@0902
begin combat french
view nobody contains "duty":{"fi6":true,"fi5":true,"pi4":true,"pi3":true}
do attack pi4; join fi5; roll
roll 6
do retreat fi5 0506; prussian: hold
view nobody contains "duty":{"fi6":true,"pi3":true}
