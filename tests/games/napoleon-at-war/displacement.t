# A beaten unit with no vacant hex behind it pushes out a friend.
#
# Most cases stand in the west column of the plain, where there is little room:
# 0104 touches 0103 0203 0204 0105, 0105 touches 0204 0205 0106, and 0106
# touches 0205 0206 0107.  An enemy in 0305 controls 0204 and 0205 without
# touching the column, so that a unit there can only go south.
pack ../../packs/plain tiny
empty
turn 6

% The beaten unit takes the place of the friend it pushes out [7.81a]
places fi8@0103 fi3@0305 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0105
do retreat pi4 0105
event displaces [7.81a] pi4
acts prussian
refuse hold fight-first [7.81b]
do displace pi3 0106
event displaced [7.81b] pi3
event retreated [7.81a] pi4
expect pi4@0105 pi3@0106
acts french
allow advance fi8 0104

% Only an uninvolved friend is displaced: not one of the same combat [7.81a]
places pi8@0103 pi4@0305 fi4@0104 fa5@0105
begin combat french
do attack pi8; join fi4; join fa5; roll
roll 4
refuse retreat fi4 0105 retreat-involved [7.81a]
list retreat fi4 =
do perish fi4; stay fa5
expect fi4@dead-plain fa5@0105

% A bombarding gun that retreats first leaves its hex to the unit before it (G13) [7.81a 8.15]
places pi8@0103 pi4@0305 fi4@0104 fa5@0105
begin combat french
do attack pi8; join fi4; join fa5; roll
roll 4
do retreat fa5 0106
list retreat fi4 = retreat fi4 0105
do retreat fi4 0105
expect fi4@0105 fa5@0106

% A unit that has fought already, in another combat, may be displaced [7.81a]
places fi8@0103 fa10@0305 pi4@0104 pi3@0105
begin combat french
do attack pi3; join fa10; roll
roll 6
do stay fa10
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105; displace pi3 0106
expect pi4@0105 pi3@0106

% The displaced unit moves one hex as if it retreated, its owner choosing [7.81b]
places fi8@0103 fi3@0304 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
list displace = displace pi3 0106 | displace pi3 0205
refuse displace pi3 0204 retreat-controlled [7.81b]
refuse displace pi3 0107 retreat-one-hex [7.81b]
refuse displace pi3 0104 retreat-controlled [7.81b]
refuse displace pi4 0106 not-displaced [7.81b]
do displace pi3 0205
expect pi4@0105 pi3@0205

% A displaced unit keeps off hexsides closed to movement [7.81b 7.72a]
pack ../../packs/country tiny
empty
turn 6
places fi8@0506 fi3@0307 pi3@0507 pi4@0508
begin combat french
do attack pi3; join fi8; roll
roll 4
do retreat pi3 0508
list displace = displace pi4 0408 | displace pi4 0509 | displace pi4 0607
refuse displace pi4 0608 retreat-terrain [7.81b]

% Nobody is displaced to destruction: the beaten unit is lost instead [7.82a]
places fi8@0103 fi3@0305 fi4@0107 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0105 retreat-no-room [7.82a]
list retreat =
do perish pi4
event eliminated [7.82a] pi4
expect pi4@dead-plain pi3@0105
expect losses 0*4 4 0*3

% A chain whose last unit would be lost saves nobody [7.82a 7.82b]
places fi8@0103 fi3@0305 fi4@0306 fi5@0108 pi4@0104 pi3@0105 pi5@0106
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0105 retreat-no-room [7.82a]
do perish pi4
expect pi4@dead-plain pi3@0105 pi5@0106

% The owner chooses among friends that can be saved (G16) [7.82a 7.73]
places fi8@0504 fi3@0507 pi4@0505 pi3@0405 pc2@0605
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0405 | retreat pi4 0605

% A friend that cannot be saved is no choice, and dooms nobody (G16) [7.82a 7.73]
places fi8@0504 fi3@0507 fc2@0205 pi4@0505 pi3@0405 pc2@0605
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0405 retreat-no-room [7.82a]
list retreat = retreat pi4 0605
refuse perish pi4 can-retreat [7.73]

% A chain: the beaten unit pushes one, who pushes another [7.82b]
places fi8@0103 fi3@0305 pi4@0104 pi3@0105 pi5@0106
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
list displace = displace pi3 0106
do displace pi3 0106
event displaces [7.82b] pi3
acts prussian
refuse displace pi3 0107 not-displaced [7.81b]
list displace = displace pi5 0107 | displace pi5 0206
do displace pi5 0107
event displaced [7.81b] pi5
expect pi4@0105 pi3@0106 pi5@0107
acts french

% A chain of three pushed in turn moves everybody, last one first [7.82b]
places fi8@0103 fi3@0305 fi4@0306 pi4@0104 pi3@0105 pi5@0106 pc2@0107
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105; displace pi3 0106
list displace = displace pi5 0107
do displace pi5 0107
list displace = displace pc2 0108 | displace pc2 0207
do displace pc2 0207
expect pi4@0105 pi3@0106 pi5@0107 pc2@0207
expect chain-count 0

% Nobody moves twice in one chain (G14) [7.82b 7.81a]
places fi8@0103 fi3@0304 fi4@0207 pi4@0104 pi3@0105 pi5@0106 pc2@0205
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
list displace = displace pi3 0106 | displace pi3 0205
do displace pi3 0106
refuse displace pi5 0105 retreat-involved [7.82b]
list displace = displace pi5 0205
do displace pi5 0205
list displace = displace pc2 0306
do displace pc2 0306
expect pi4@0105 pi3@0106 pi5@0205 pc2@0306

% One unit may be displaced twice in a phase [7.82b]
places fi8@0103 fi3@0304 fi4@0307 fi11@0108 pi4@0104 pi3@0105 pi5@0107
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105; displace pi3 0106; hold
do attack pi5; join fi11; roll
roll 4
list retreat = retreat pi5 0106
do retreat pi5 0106
list displace = displace pi3 0205
refuse displace pi3 0105 retreat-vacant [7.82d]
do displace pi3 0205
expect pi4@0105 pi5@0106 pi3@0205

% A chain may not go through the hex the beaten unit is leaving (G14) [7.82b]
places fa10@0301 fi3@0303 fi4@0104 pi4@0101 pi3@0102
begin combat french
do attack pi4; join fa10; roll
roll 4
refuse retreat pi4 0102 retreat-no-room [7.82a]
do perish pi4
expect pi3@0102

% Artillery displaced before it has fired is silent for the phase [7.82c]
places pi8@0103 pi3@0305 fi4@0104 fa5@0105 fa3@0505
begin combat french
allow attack pi3
do attack pi8; join fi4; roll
roll 6
do retreat fi4 0105; displace fa5 0106
event silenced [7.82c] fa5 has not fired, and does not in this phase
do hold
expect fa5@0106
view nobody contains "silenced":{"fa5":true}
do attack pi3
refuse join fa5 silenced [7.82c]
list join = join fa3

% Alone, displaced artillery leaves nothing to attack: the phase is over [7.82c]
places pi8@0103 pi3@0305 fi4@0104 fa5@0105
begin combat french
allow attack pi3
do attack pi8; join fi4; roll
roll 6
do retreat fi4 0105; displace fa5 0106; hold
event movement Prussian Movement

% Artillery that was not displaced fires on, even if others were [7.82c]
places pi8@0103 pi3@0305 fi4@0104 fi3@0105 fa3@0505
begin combat french
do attack pi8; join fi4; roll
roll 6
do retreat fi4 0105; displace fi3 0106; hold
do attack pi3; join fa3; roll
roll 1

% While a vacant hex is open, a friend is not displaced [7.82d]
places fi8@0103 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0105 retreat-vacant [7.82d]
list retreat = retreat pi4 0204

% Nor does a displaced unit push another while a hex is vacant (G15) [7.82d]
places fi8@0103 fi3@0304 pi4@0104 pi3@0105 pi5@0106
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
refuse displace pi3 0106 retreat-vacant [7.82d]
list displace = displace pi3 0205

% A displaced enemy not yet attacked may still be bombarded, a beaten one not (G06 G12) [7.14b 7.82b]
places fi8@0103 fa3@0305 fa5@0108 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105; displace pi3 0106; hold
refuse attack pi4 attacked-once [7.14b]
allow attack pi3
do attack pi3; join fa5; roll

% A gun that had fired before it was displaced is not silenced: it attacks once [7.82c 7.14a]
places pi8@0103 pi3@0305 fi4@0104 fa5@0105 pc2@0307 fi7@0904 pi4@0905
begin combat french
do attack pi3; join fa5; roll
roll 6
do stay fa5; attack pi8; join fi4; roll
roll 6
do retreat fi4 0105; displace fa5 0106
event not silenced
do hold
view french contains "silenced":{}
refuse attack pc2 attacks-once [7.14a]
