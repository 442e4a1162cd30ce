# refusals.t - the clause of a refusal is that of its cause: whose decision it is,
# what has to be finished first, what the last combat allows.
pack ../../packs/plain tiny
empty
turn 6

# ---- a side that is not asked ---------------------------------------------

% Before Game-Turn 1 a side that is ready waits for the other [3.0b]
scenario jena-auerstadt deployment=free
do french: ready
refuse french: swap 1/Gaz 2/Gaz not-your-turn [3.0b]
refuse french: ready not-your-turn [3.0b]
refuse prussian: done not-now [3.0b]

% ... and when play has begun nothing is arranged any more [3.0b]
places fi8@0504 pi4@0709
begin movement french
refuse swap fi8 fi7 not-now [3.0b]
refuse prussian: swap pi4 pi3 not-now [3.0b]

% In the enemy's Movement Phase: who moves, who comes on, who attacks [4.1b 4.1c 7.0b]
places fi8@0504 pi4@0505
begin movement french
refuse prussian: move pi4 0506 not-your-move [4.1b]
refuse prussian: exit pi4 north not-your-move [4.1b]
refuse prussian: enter pi4 0101 not-your-move [4.1c]
refuse prussian: attack fi8 not-your-turn [7.0b]
refuse prussian: retreat pi4 0506 no-result [7.71]
refuse attack pi4 combat-in-movement [5.14a]

% ... and by night nobody attacks [10.1]
scenario jena-auerstadt
turn 2
begin movement french
refuse attack 1/Tau night-combat [10.1]
refuse prussian: attack 1/Gaz night-combat [10.1]

% In the enemy's Combat Phase the other side decides nothing [4.1d 7.0b 5.11]
places fi8@0504 pi4@0505
begin combat french
refuse prussian: done not-your-turn [4.1d]
refuse prussian: attack fi8 not-your-turn [7.0b]
refuse prussian: move pi4 0506 move-in-combat [5.11]
refuse prussian: exit pi4 north move-in-combat [17.23]
refuse prussian: enter pi3 0101 move-in-combat [4.1c]
refuse prussian: hold no-result [7.74c]

% While the die falls nobody decides [7.0d]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8; roll
refuse french: done not-your-turn [7.0d]
refuse prussian: retreat pi4 0605 not-your-turn [7.0d]

% The owner of the beaten units retreats them [7.71]
places fi8@0504 pi4@0505
begin combat french
do attack pi4; join fi8; roll
roll 4
refuse french: advance fi8 0505 not-your-turn [7.71]
refuse chance: die 3 no-die [7.0d]
refuse attack fi8 fight-first [7.71]
refuse done fight-first [7.71]
refuse advance pi4 0504 fight-first [7.71]
refuse lose pi4 no-result [7.6c]

% The owner of the displaced unit moves it [7.81b]
places fi8@0103 fi3@0305 pi4@0104 pi3@0105
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0105
refuse french: hold not-your-turn [7.81b]
refuse done fight-first [7.81b]
refuse retreat pi4 0105 no-result [7.71]
refuse displace pi4 0106 not-displaced [7.81b]

% The attacker pays for an exchange [7.6c]
places fi11@0504 fi4@0405 fi3@0604 pi4@0505
begin combat french
do attack pi4; join fi11; join fi4; join fi3; roll
roll 6
refuse prussian: hold not-your-turn [7.6c]
refuse done fight-first [7.6c]
refuse advance fi11 0505 fight-first [7.6c]
do lose fi3
refuse lose fi3 not-on-map [7.6c]

% The victor advances, or declines to [7.74a 7.74c]
places fi8@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506
refuse prussian: done not-your-turn [7.74a]
refuse done fight-first [7.74c]
refuse attack pi3 fight-first [7.74c]
refuse retreat pi4 0507 no-result [7.71]
refuse roll fight-first [7.74c]

# ---- what no combat asks for ------------------------------------------------

% Without a result nobody retreats, stays, displaces, pays or advances [7.71 8.15 7.81b 7.6c 7.74c]
places fi8@0504 fa5@0503 pi4@0505
begin combat french
refuse retreat fi8 0503 no-result [7.71]
refuse perish fi8 no-result [7.71]
refuse stay fa5 no-result [8.15]
refuse displace fi8 0503 no-result [7.81b]
refuse lose fi8 no-result [7.6c]
refuse paid no-result [7.6c]
refuse advance fi8 0505 no-result [7.74c]
refuse hold no-result [7.74c]

% An advance that was declined is over [7.74c]
places fi8@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506; hold
refuse advance fi8 0505 no-result [7.74c]

% One combat, one advance: into the same hex, and into another [7.75]
places fi11@0504 fi8@0405 pi3@0505 pc2@0404 fi7@0904 pi4@0905
begin combat french
do attack pi3; target pc2; join fi11; join fi8; reduce 2-1; roll
roll 4
do retreat pi3 0605; retreat pc2 0304; advance fi11 0505
refuse advance fi8 0505 no-result [7.75]
refuse advance fi8 0404 no-result [7.75]

# ---- who has done its part ----------------------------------------------------

% A unit that has advanced attacks nobody, however near [7.74e]
places fi8@0505 pc2@0504 pi6@0503 fi5@0905 pi3@0904
begin combat french
do attack pc2; join fi8; roll
roll 4
do prussian: retreat pc2 0603; advance fi8 0504
refuse attack pi6 attacks-once [7.74e]
do attack pi3
refuse join fi8 attacks-once [7.74e]

% A unit that has attacked attacks no more [7.14a]
places fi8@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do retreat pi4 0506; hold; attack pi3
refuse join fi8 attacks-once [7.14a]

% Odds are lowered before the die and not after it [7.9]
places fi11@0504 pi4@0505 fi7@0904 pi3@0905
begin combat french
refuse reduce 1-1 no-attack [7.0e]
do attack pi4; join fi11
allow reduce 1-1
do roll
refuse french: reduce 1-1 die-fell [7.9]
roll 4
do retreat pi4 0506
refuse reduce 1-1 die-fell [7.9]
do hold
refuse reduce 1-1 die-fell [7.9]

% A die is thrown by chance alone, once for a combat [7.0d]
places fi11@0504 pi4@0505
begin combat french
refuse die 6 no-die [7.0d]
do attack pi4; join fi11
refuse die 6 no-die [7.0d]
refuse chance: die 6 no-die [7.0d]

% Of duties left open the own unit's is told, to either side [7.12]
places fi8@0504 pi4@0505
begin combat french
refuse done unit-idle [7.12]

% ... and to the Prussian as to the French [7.12]
places fi8@0504 pi4@0505
begin combat prussian
refuse done unit-idle [7.12]

% ... for guns alone it is that they may not look on [8.41a]
places fa5@0504 pi4@0505
begin combat french
refuse done unit-idle [8.41a]

% ... and the same for Prussian guns [8.41a]
places fi8@0504 pa5@0505
begin combat prussian
refuse done unit-idle [8.41a]

# ---- retreats ---------------------------------------------------------------

% Attackers told to retreat do so; beside bombarding guns all the same [7.6d 8.23 8.43]
places fi4@0504 fa3@0405 pi8@0505
begin combat french
do attack pi8; join fi4; join fa3; roll
roll 6
refuse stay fi4 must-retreat [7.6d]
refuse stay fa3 gun-retreats [8.43]

% ... with a gun that bombarded, it is the combined attack that says so [8.23]
places fi4@0504 fa3@0503 pi8@0505
begin combat french
do attack pi8; join fi4; join fa3; roll
roll 5
refuse stay fi4 must-retreat [8.23]
allow stay fa3

% Defending artillery retreats like any unit [8.52]
places fi8@0504 pa5@0505
begin combat french
do attack pa5; join fi8; roll
roll 2
refuse stay pa5 beaten [8.52]

# ---- moving -----------------------------------------------------------------

% A hex beyond the unit's points is refused for its points, a nearer one because it is not next to it [5.15 5.16]
places fi4@0504 pi4@0809
begin movement french
refuse move fi4 0507 not-adjacent [5.16]
refuse move fi4 0508 not-adjacent [5.16]
refuse move fi4 0509 no-mp [5.15]
do move fi4 0505
refuse step 0508 not-adjacent [5.16]
refuse step 0509 no-mp [5.15]

% What is not on the map: eliminated, not arrived [7.6a 3.0c]
losses 8 0*7
places fi8@dead-plain fi7@reserve pi4@0809
begin movement french
refuse move fi8 0504 out-of-game [7.6a]
refuse move fi8 0809 out-of-game [7.6a]
refuse move fi7 0809 not-on-map [3.0c]
refuse move fi7 0504 not-on-map [3.0c]
refuse enter fi8 0504 out-of-game [7.6a]

% An enemy far from every gun is not out of reach because one of them is held [7.15 8.41b]
places fa5@0504 pi4@0505 pi3@0909 pc2@0502
begin combat french
refuse attack pi3 not-touching [7.15]
refuse attack pc2 gun-in-zone [8.41b]

% Whatever a unit was lost by, it is off the map [7.6a 7.82a]
places fi8@0103 fi3@0305 fi4@0107 pi4@0104 pi3@0105 fi7@0904 pi5@0905
begin combat french
do attack pi4; join fi8; roll
roll 4
do perish pi4
event eliminated [7.82a] pi4
do hold
refuse attack pi4 out-of-game [7.6a]
