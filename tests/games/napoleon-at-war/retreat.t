# Results that move or remove units: where a beaten unit may go, and what
# becomes of one that may go nowhere.  The tiny maps are drawn in tests/packs.
# On the plain, 0405 0506 0605 lie behind a unit in 0505 attacked from 0504.
pack ../../packs/plain tiny
empty
turn 6

% A beaten defender goes one hex, out of every enemy zone, as its owner likes [7.71]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8; roll
roll 4
acts prussian
list retreat = retreat pi4 0405 | retreat pi4 0506 | retreat pi4 0605
refuse retreat pi4 0507 retreat-one-hex [7.71]
refuse retreat pi4 0505 retreat-one-hex [7.71]
refuse stay pi4 beaten [7.71]
do retreat pi4 0506
event retreated [7.71]
expect pi4@0506

% A retreat is made at once: nothing else happens before it [7.71]
places fi8@0504 pi4@0505 fi7@0804 pi3@0805
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse french: attack pi3 not-your-turn [7.71]
refuse french: hold not-your-turn [7.71]
list done =
refuse retreat pi3 0806 not-retreating [7.71]
refuse retreat fi8 0503 not-retreating [7.71]
do retreat pi4 0605
acts french

% Each beaten unit goes its own way, in the order its owner likes [7.71 7.6d]
places fi11@0504 pi3@0505 pc2@0404
begin combat french
do attack pi3; target pc2; join fi11; roll
roll 4
list retreat pi3 = retreat pi3 0405 | retreat pi3 0506 | retreat pi3 0605
list retreat pc2 = retreat pc2 0304 | retreat pc2 0305 | retreat pc2 0405
do retreat pc2 0304
acts prussian
list retreat = retreat pi3 0405 | retreat pi3 0506 | retreat pi3 0605
do retreat pi3 0605
expect pc2@0304 pi3@0605 fi11@0504

% The unit that goes first may shut a hex to the next of its combat (G13) [7.71 7.81a]
places fi11@0504 pi3@0505 pc2@0404
begin combat french
do attack pi3; target pc2; join fi11; roll
roll 4
do retreat pc2 0405
refuse retreat pi3 0405 retreat-involved [7.81a]
list retreat = retreat pi3 0506 | retreat pi3 0605

% Even as the last hex left, a unit of the same combat is not displaced (G13) [7.81a 7.72c]
places fi11@0504 fc4@0706 fi5@0507 pi3@0505 pc2@0404
begin combat french
do attack pi3; target pc2; join fi11; roll
roll 4
do retreat pc2 0405
list retreat =
refuse retreat pi3 0405 retreat-involved [7.81a]
do perish pi3
expect pi3@dead-plain pc2@0405

% Ar moves every attacker one hex and no defender [7.6d]
places fi4@0504 fi3@0506 pi8@0505
begin combat french
do attack pi8; join fi4; join fi3; roll
roll 5
event result [7.0d] Ar
acts french
list retreat fi4 = retreat fi4 0403 | retreat fi4 0503 | retreat fi4 0603
list retreat fi3 = retreat fi3 0406 | retreat fi3 0507 | retreat fi3 0606
refuse retreat pi8 0405 not-retreating [7.71]
do retreat fi3 0507
acts french
do retreat fi4 0503
expect fi4@0503 fi3@0507 pi8@0505

% Dr moves every defender one hex and no attacker [7.6d]
places fi11@0504 pi3@0505 pc2@0404
begin combat french
do attack pc2; target pi3; join fi11; roll
roll 4
event result [7.0d] Dr
list retreat fi11 =
do retreat pi3 0506
acts prussian
do retreat pc2 0305
acts french
expect pi3@0506 pc2@0305 fi11@0504

% Ae removes every attacker of that combat, nobody else, and counts them [7.6a]
places fc2@0504 fi3@0604 pi11@0505 fi7@0904 pi4@0905
begin combat french
do attack pi11; join fc2; join fi3; reduce 1-5; roll
roll 3
event result [7.0d] Ae
event eliminated [7.6a] fc2
expect fc2@dead-plain fi3@dead-plain pi11@0505 fi7@0904 pi4@0905
expect losses 5 0*7

% De removes every defender of that combat, nobody else, and counts them [7.6b]
places fi11@0504 fi8@0405 fa5@0503 pc2@0505 pc4@0404 fi7@0904 pi4@0905
begin combat french
do attack pc2; target pc4; join fi11; join fi8; join fa5; roll
refuse french: hold not-your-turn [7.0d]
roll 1
event result [7.0d] De
event eliminated [7.6b] pc4
expect pc2@dead-plain pc4@dead-plain pi4@0905 fi11@0504
expect losses 0*4 6 0*3

# ---- hexes closed to a retreat -------------------------------------------

% No retreat over an unbridged river; streams and bridges are open [7.72a]
pack ../../packs/country tiny
empty
turn 6
places fi11@0509 pi3@0508
begin combat french
do attack pi3; join fi11; roll
roll 3
list retreat = retreat pi3 0407 | retreat pi3 0507 | retreat pi3 0607
refuse retreat pi3 0608 retreat-terrain [7.72a]
refuse retreat pi3 0408 retreat-controlled [7.72b]
do retreat pi3 0407
expect pi3@0407

% No retreat into a marsh but along its road (G32) [7.72a]
pack ../../packs/country tiny
empty
turn 6
places fi8@0801 pi3@0802
begin combat french
do attack pi3; join fi8; roll
roll 4
list retreat = retreat pi3 0703 | retreat pi3 0903
refuse retreat pi3 0803 retreat-terrain [7.72a]

% A retreat may use the road through a marsh (G32) [7.72a]
pack ../../packs/country tiny
empty
turn 6
places fi8@0603 pi3@0703
begin combat french
do attack pi3; join fi8; roll
roll 4
list retreat = retreat pi3 0702 | retreat pi3 0802 | retreat pi3 0803
do retreat pi3 0803
expect pi3@0803

% No retreat into the zone of an enemy who has no part in the combat [7.72b]
places fi8@0504 fi3@0507 pi4@0505
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0506 retreat-controlled [7.72b]
list retreat = retreat pi4 0405 | retreat pi4 0605

% A friend in a controlled hex does not open it to a retreat [7.72b 6.1b]
places fi8@0504 fi3@0507 pi4@0505 pi3@0506 fc4@0306 fc2@0706
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse retreat pi4 0506 retreat-controlled [7.72b]
list retreat =
allow perish pi4

% No retreat into a hex that holds an enemy [7.72b]
places fi8@0504 pi4@0505 fi3@0506
begin combat french
do attack pi4; join fi8; join fi3; roll
roll 2
refuse retreat pi4 0506 retreat-controlled [7.72b]
refuse retreat pi4 0504 retreat-controlled [7.72b]

% A hex beside an enemy over an unbridged river stays open to a retreat [7.72b 6.6b]
pack ../../packs/country tiny
empty
turn 6
places fi8@0405 fi3@0606 pi3@0406
begin combat french
do attack pi3; join fi8; roll
roll 4
list retreat = retreat pi3 0307 | retreat pi3 0407 | retreat pi3 0507
refuse retreat pi3 0506 retreat-controlled [7.72b]

# ---- nowhere to go -------------------------------------------------------

% A surrounded unit that has to retreat is lost, and counted [7.72c]
places fi8@0504 fi3@0506 pi4@0505
begin combat french
do attack pi4; join fi8; join fi3; roll
roll 2
acts prussian
list retreat =
refuse retreat pi4 0405 retreat-controlled [7.72b]
do perish pi4
event eliminated [7.72c] pi4
expect pi4@dead-plain
expect losses 0*4 4 0*3

% A surrounded attacker that has to retreat is lost, and counted [7.72c]
places fi4@0505 pi8@0504 pi3@0506
begin combat french
do attack pi8; target pi3; join fi4; roll
roll 4
do perish fi4
event eliminated [7.72c] fi4
expect losses 4 0*7

% A unit with a path of retreat may not be given up [7.72c 7.71]
places fi8@0504 fi3@0507 fc4@0306 pi4@0505
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0605
refuse perish pi4 can-retreat [7.72c]

% A unit that could displace a friend may not be given up [7.72c 7.73]
places fi8@0504 fi3@0507 fc4@0306 pi4@0505 pi3@0605
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0605
refuse perish pi4 can-retreat [7.73]

% A vacant hex has to be used before a friend's [7.73 7.82d]
places fi8@0504 pi4@0505 pi3@0405 pc2@0506
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0605
refuse retreat pi4 0405 retreat-vacant [7.82d]
refuse retreat pi4 0506 retreat-vacant [7.82d]

% With no vacant hex left, any friend behind may be displaced [7.73]
places fi8@0504 pi4@0505 pi3@0405 pc2@0506 pi5@0605
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat = retreat pi4 0405 | retreat pi4 0506 | retreat pi4 0605

% The edge of the map is no path of retreat: the unit is lost [17.23 7.72c]
places fi8@0102 pi4@0101
begin combat french
do attack pi4; join fi8; roll
roll 4
list retreat =
do perish pi4
event eliminated [17.23] pi4
event not exited
expect pi4@dead-plain
expect losses 0*4 4 0*3

% Where units may march off the map, a beaten one may not: it is lost [17.23 5.11]
scenario jena-auerstadt
empty
turn 6
places 1/Gaz@0107 2/Tau@0206 1/Tau@0208 V.c@0110
losses 65 0*7
demoralized french no*3
begin movement french
allow exit V.c east
begin combat prussian
do attack 1/Gaz; join 2/Tau; roll
roll 1
refuse exit 1/Gaz east move-in-combat [17.23]
list exit =
list retreat =
do perish 1/Gaz
event not exited
expect 1/Gaz@dead-jena
expect losses 73 0*7
