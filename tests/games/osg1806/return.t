# return.t - reorganization [6.0], vedettes [13.0], supply [14.0], reinforcements [15.0].

scenario campaign
empty
turn 9

# ---- reorganization ----------------------------------------------------------

% Leaders reorganize five hexes or more from every enemy unit, vedettes too [6.13a]
places Ney@S0350 Marchand@night-box Pletz.1@S0346 Pletz@detached
begin reorganize french
refuse reform Ney Marchand enemy-near [6.13a]

% At five hexes they do, in command or not [6.13a]
places Ney@S0350 Marchand@night-box Pletz.1@S0345 Pletz@detached
out Ney
begin reorganize french
allow reform Ney Marchand

% An officer takes the own formation only, a commander any [6.13b]
places Ney@S0350 Suchet@night-box Murat@S0350
begin reorganize french
refuse reform Ney Suchet formation [6.13b]
allow reform Murat Suchet

% Two units a leader, without a die [6.21a]
places Murat@S0350 Nansouty@night-box Klein@night-box Sahuc@night-box
begin reorganize french
do reform Murat Nansouty; reform Murat Klein
refuse reform Murat Sahuc rallied [6.21a]

% They come back reduced, with their leader [6.21b]
places Ney@S0350 Marchand@night-box
begin reorganize french
do reform Ney Marchand
expect Marchand@S0350
expect reduced Marchand

% Vedettes come back as they were [6.3]
places Ney@S0350 Colbert.1@night-box Colbert@detached
begin reorganize french
do reform Ney Colbert.1
expect Colbert.1@S0350
expect reduced none

% A vedette is for its formation's officer, or a commander [6.33]
places Ney@S0350 Soult@S0350 Napoleon@S0350 Colbert.1@night-box Colbert@detached
begin reorganize french
refuse reform Soult Colbert.1 formation [6.13b]
allow reform Ney Colbert.1
allow reform Napoleon Colbert.1

% A unit of a demoralized formation needs a four [12.24]
places Ney@S0350 Marchand@night-box Gardanne@night-box
casualties 0*5 36 0*10
begin reorganize french
do reform Ney Marchand
refuse french: done not-your-turn [12.24]
roll 4
expect Marchand@S0350
do reform Ney Gardanne
roll 5
expect Gardanne@lost

% A formation recovers as its units come back [12.12]
places Ney@S0350 Marchand@night-box Gardanne@night-box
casualties 0*5 9 0*10
begin reorganize french
do reform Ney Marchand
roll 1
event recovered [12.12]
do reform Ney Gardanne
expect Gardanne@S0350

% Vedettes of Light Troops give their place to their unit [13.13b]
places Ruechel@S0350 Sobbe@night-box Sobbe.1@S0349
begin reorganize prussian
refuse reform Ruechel Sobbe vedettes [13.13b]

% Where they stand with its leader they go [13.13b]
places Ruechel@S0350 Sobbe@night-box Sobbe.1@S0350
begin reorganize prussian
do reform Ruechel Sobbe
expect Sobbe@S0350 Sobbe.1@whole

# ---- vedettes ------------------------------------------------------------------

% Cavalry breaks down before it moves, and the vedettes move at once [13.11a]
places Colbert@S0350 Lasalle@S0350 Colbert.1@whole Colbert.2@whole Lasalle.1@whole Lasalle.2@whole
begin movement french
do move Lasalle S0349; halt
refuse break Lasalle moved [13.11a]
do break Colbert
expect Colbert@detached Colbert.1@S0350 Colbert.2@S0350
do move Colbert.1 S0351

% As many vedettes as asterisks, of no other units [13.1]
places Tilly@S0350 Nansouty@S0350 Tilly.1@whole Tilly.2@whole Tilly.3@whole
begin movement french
refuse break Nansouty no-vedettes [13.1]
do break Tilly
expect Tilly.1@S0350 Tilly.2@S0350 Tilly.3@S0350

% A reorganized unit puts no vedettes out [13.13a]
places Tilly@S0350 Tilly.1@whole Tilly.2@whole Tilly.3@whole
reduced Tilly
begin movement french
refuse break Tilly reduced [13.13a]

% Two vedettes together make the unit again [13.12]
places Colbert.1@S0350 Colbert.2@S0349 Colbert@detached Lasalle.1@S0350 Lasalle@detached
begin movement french
refuse assemble Colbert scattered [13.12]
refuse assemble Lasalle too-few [13.12]
do move Colbert.2 S0350; halt
do assemble Colbert
event assembled [13.12]
expect Colbert@S0350 Colbert.1@whole Colbert.2@whole

% Not before the enemy [13.12]
places Colbert.1@S0350 Colbert.2@S0350 Colbert@detached Tauentzien@S0351
begin movement french
refuse assemble Colbert in-zone [13.12]

# ---- pontoons ---------------------------------------------------------------------

% Pontoons span one hexside, and no other [9.2a]
places FrBridge@S1734 Gudin@S1633
begin movement french
do take FrBridge; deploy S1833
expect FrBridge@deployed
refuse move Gudin S1733 river [8.31a]
refuse take FrBridge not-on-map [1.61]

% Out of command it lays its pontoons where it stands, and does nothing else [9.21 7.31a]
places FrBridge@S1734 Friant@S1734 Ney@S0340
out FrBridge
begin movement french
prompt french contains Can lay pontoons where they are: French bridge train
refuse move FrBridge S1735 out-of-command [7.31a]
do take FrBridge
prompt french contains It can only lay its pontoons, or halt
refuse step S1834 out-of-command [7.31a]
refuse march out-of-command [7.31a]
refuse damage S1733 out-of-command [7.31a]
refuse join Friant out-of-command [7.31a]
legal french = deploy S1733 | deploy S1833 | halt
do deploy S1833
event deployed [9.21]
expect FrBridge@deployed

% Nobody joins it; of an enemy it is said first that it is one [17.1 1.5b]
places FrBridge@S1734 Friant@S1734 Napoleon@S0340 Wartensleben@S2945 Hohenlohe@S2950
out FrBridge
begin movement french
do take FrBridge
refuse join Wartensleben not-own [17.1]
facts join Friant contains hexes to the nearest commander, Napoleon

% In the Individual Movement Segment too, be it in command or not [9.21 2.11B2a]
places FrBridge@S1734 Friant@S1735 Ney@S0340
out Friant
begin movement french
do done
allow take FrBridge
refuse move FrBridge S1834 in-command [2.11B2a]
do take FrBridge; deploy S1833
expect FrBridge@deployed

% Not where no water is [9.21 7.31a]
places FrBridge@S1735 Ney@S0345
out FrBridge
begin movement french
refuse take FrBridge out-of-command [7.31a]

% A train that has moved lays them no more [9.21 8.12C]
places FrBridge@S1835 Friant@S1835 Ney@S0340
out Friant
begin movement french
do take FrBridge; step S1834; step S1734; halt
refuse take FrBridge moved [8.12C]
do done
refuse take FrBridge moved [8.12C]

% Nor does one in Road March that may not move [9.21]
places FrBridge@S1734 Ney@S0340
out FrBridge
marching FrBridge
begin movement french
refuse take FrBridge out-of-command [7.31a]

% A train in Road March does not deploy [9.21]
places FrBridge@S1734
begin movement french
do take FrBridge; march
refuse deploy S1833 in-column [9.21]

% Not against an enemy on the other bank, but into his zone [9.22]
places FrBridge@S1734 Tauentzien@S1833
begin movement french
do take FrBridge
refuse deploy S1833 enemy-hex [9.22]

% Into a zone it does [9.22]
places FrBridge@S1734 Tauentzien@S1932
begin movement french
do take FrBridge
allow deploy S1833

% In the turn it is laid a die says what a bridge costs [9.24a]
places FrBridge@S1734 Friant@S1834
begin movement french
do take FrBridge; deploy S1833
do move Friant S1734
refuse step S1833 untried [9.24a]
do sound S1833
roll 5
event toll [9.24a] 5
refuse step S1833 no-points [8.12Aa]

% A small die lets everybody over [9.24a]
places FrBridge@S1734 Friant@S1734 Gudin@S1734 Ney@S1734
begin movement french
do take FrBridge; deploy S1833
do take Friant; sound S1833
roll 1
do step S1833
event stepped for 2
do halt; move Gudin S1833
event stepped for 2
do halt; move Ney S1833

% It is for combat units to roll: a leader crosses without it [9.24a 8.31b]
places FrBridge@S1734 Ney@S1734 Friant@S1734
begin movement french
do take FrBridge; deploy S1833
do take Ney
refuse sound S1833 leader [9.24a]
allow step S1833
do join Friant
allow sound S1833

% A stream may be waded as before, whatever the die says, but not by trains [9.24a 9.2a 8.11a 9.1]
places FrBridge@S1310 Friant@S1310 Gudin@S1310 Tauentzien@S0350 FrBaggage@S1310
begin movement french
do take FrBridge; deploy S1311
do move Friant S1311
event stepped for 2
do halt
refuse move FrBaggage S1311 untried [9.24a]
do take Gudin; sound S1311
roll 6
do step S1311
event stepped for 2

% Beside a bridge that stands half the die, rounded up [9.24b]
places FrBridge@S1734 Friant@S1734
begin movement french
do take FrBridge; deploy S1733
do take Friant; sound S1733
roll 5
event toll [9.24b] cost 3

% A bridge becomes a train again at either end, and lays none in that turn [9.23a 9.23c]
places FrBridge@S1734 Davout@S3150 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1833; done
do done; done; done
expect turn 10
do done
allow pack FrBridge S1734
do pack FrBridge S1833
expect FrBridge@S1833
hears french packed [9.23a] French bridge train is a train again in S1833
not hears prussian packed
hears prussian taken-up [9.23a] French bridge train is a train again
not hears french taken-up
do take FrBridge
refuse deploy S1834 just-packed [9.23c]

% The train moves on at once, far from its officer too: a bridge is not marked out of command [9.23c 7.11a 3.13]
places FrBridge@S1734 Davout@S0340 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1833; done
do done; done; done
do done
do pack FrBridge S1734
do move FrBridge S1834
expect FrBridge@S1834

% Whether the train was in command or in supply a bridge tells nobody [1.5a 3.13]
places FrBridge@S1734 Friant@S0350
out FrBridge
unsupplied FrBridge
begin individual french
do rouse FrBridge
roll 2
do take FrBridge; deploy S1833
expect FrBridge@deployed
expect out none
expect unsupplied none
view prussian not contains "out":{"FrBridge":true
view prussian not contains "checked":{"FrBridge":true
view prussian not contains "roused":{"FrBridge":true
view prussian not contains "unsupplied":{"FrBridge":true
do done; done

% In a full hex it becomes a train if it can move on at once [9.23a 3.14]
places FrBridge@S1734 Davout@S1834 Friant@S1734 Gudin@S1834 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1833
do move Gudin S1734; halt; done
do done; done; done
do done
expect Friant@S1734 Gudin@S1734
do pack FrBridge S1734
prompt french contains It cannot end its move here: go on.
refuse halt stacking [3.12b]
do step S1834
allow halt

# ---- trains -------------------------------------------------------------------------

% A bridge train alone in an enemy's zone is lost, and for good [9.11 9.14]
places FrBridge@S0349 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351; step S0350
event train-lost [9.11]
expect FrBridge@lost

% A train goes into a zone only where troops are [9.11]
places FrBridge@S0348 Tauentzien@S0350
begin movement french
refuse move FrBridge S0349 into-zone [9.11]

% A bridge train is in command with its corps [9.12]
places Davout@S0350 FrBridge@S0351 PrBaggage@S3150
begin command french
do done
expect out none

% A baggage train moves as bridge trains do [14.3]
places FrBaggage@S0348 Tauentzien@S0350
begin movement french
refuse move FrBaggage S0349 into-zone [9.11]

# ---- supply ---------------------------------------------------------------------------

% Fourteen hexes from a source, and not fifteen [14.1A]
turn 8
places Tauentzien@S2639 Grawert@S2638
begin night prussian
expect unsupplied Grawert

% Reinforcements come on in the turn they are due, where they are due [15.0]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
refuse enter Guard S2701 not-yet [15.0]
refuse enter Murat S0901 no-entry [15.0]
do enter Murat S2701
expect Murat@S2701

% Each later stack pays a point more [15.1b]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
do enter Lasalle S2701
event entered for 1
do step S2702; halt
do enter Milhaud S2701
event entered for 2

% All that are due at a hex come on, or none [15.2b]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
do enter Lasalle S2701; step S2702; halt
refuse done all-or-none [15.2b]

% The last of many stacks comes on too, with nothing left to go on with [15.1b 15.2b]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
do enter Lasalle S2701; step S2702; step S2703; halt
do enter Milhaud S2701; step S2702; step S2703; halt
do enter Tilly S2701; step S2702; halt
do enter Murat S2701; step S2702; halt
do enter Bernadotte S2701; step S2702; halt
do enter Rivaud S2701; halt
refuse done all-or-none [15.2b]
do enter Drouet S2701
event entered for 5
do enter FrBaggage S2701

% Into an enemy's zone they may come, and stop there; or they enter at the next free hex instead [15.2a 4.1b]
scenario early-warning
empty
turn 5
places Davout@S0350 Tauentzien@S2702
begin movement french
list enter Lasalle = enter Lasalle S2501 | enter Lasalle S2701 | enter Lasalle S2901
refuse file Lasalle S2701 into-zone [8.22A]
do enter Lasalle S2701
refuse step S2601 zone-stops

% A leader comes there with troops only [15.2a 4.1a]
scenario early-warning
empty
turn 5
places Davout@S0350 Tauentzien@S2702
begin movement french
refuse enter Murat S2701 into-zone [4.1a]
do enter Rivaud S2701; join Murat; halt

% An entry hex that the enemy holds sends them to the next free one [15.2a]
scenario early-warning
empty
turn 5
places Davout@S0350 Tauentzien@S2701
begin movement french
refuse enter Lasalle S2701 blocked [15.2a]

% The enemy sees what a formation has lost fall when the unit leaves the box, not while that can be taken back [1.5a 12.12]
empty
places Ney@S0350 Marchand@S0351 Gardanne@night-box Friant@night-box
casualties 0*5 8 0*10
begin reorganize french
view prussian contains "f6":{"losses":8,
do reform Ney Gardanne
view french contains "f6":{"losses":0,
view prussian contains "Gardanne":"night-box"
view prussian contains "f6":{"losses":8,
do done
view prussian contains "f6":{"losses":0,

% What a vedette did before it is assembled again tells the enemy nothing of it [1.5a 13.12 8.23a]
empty
places Colbert@S3834 Colbert.1@whole Colbert.2@whole Friant@S0350
begin movement french
do break Colbert
do take Colbert.1; march; step S3734; unmarch; step S3834; halt
view prussian not contains "halted":{"Colbert
do assemble Colbert
view prussian not contains "halted":{"Colbert

% What all saw of a Repulse that failed stays with the unit that its vedettes make again [10.22a 13.12 1.5a]
empty
places Colbert.1@S0350 Colbert.2@S0350 Colbert@detached Friant@S3850
foiled Colbert.1
out Friant
begin movement french
view prussian contains "S0350":{"french":true,"kind":"troops","foiled":true}
do assemble Colbert
view prussian contains "S0350":{"french":true,"kind":"troops","foiled":true}
do done
view prussian contains "S0350":{"french":true,"kind":"troops","foiled":true}
view prussian not contains "foiled":{"Colbert

% A unit that comes back at the end of the enemy's pontoons has captured them [6.21b 9.26a 9.27]
empty
places FrBridge@S1734 Davout@S0340 King@S1833 Oranien@night-box Zeschwitz@night-box
begin movement french
do take FrBridge; deploy S1833; done
do reform King Oranien
event bridge-taken [9.26a]
do destroy
event bridge-razed [9.27]
allow reform King Zeschwitz

% Nor what was so of the vedettes of Light Troops that go back to their unit [13.13b 12.13 1.5a]
empty
places Brunswick@S0350 Iwernois@night-box Iwernois.1@S0350 Zeschwitz@night-box
unsupplied Iwernois.1
begin reorganize prussian
view prussian contains "unsupplied":{"Iwernois.1":true}
view french not contains "unsupplied":{"Iwernois.1"
do reform Brunswick Iwernois; done
view french not contains "unsupplied":{"Iwernois.1"

% A vedette that came back, and went to its unit that came back too, lies for the enemy in the box it was in [13.13b 1.5a]
empty
places Brunswick@S0350 Iwernois@night-box Iwernois.1@night-box Zeschwitz@night-box
begin reorganize prussian
do reform Brunswick Iwernois.1; reform Brunswick Iwernois
view prussian contains "Iwernois.1":"whole"
view french contains "Iwernois.1":"night-box"
