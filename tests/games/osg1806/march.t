# march.t - movement [8.0], leaders on the way [5.2], zones [4.0], columns that come on [15.1c].

scenario campaign
empty
turn 9

# ---- zones of control ------------------------------------------------------------

% Zones of both sides hold at all times, and where they meet [4.0c]
places Friant@S0349 Tauentzien@S0350 Gudin@S0348
begin movement french
refuse move Friant S0348 pinned [4.1c]

% And those of both sides at the same time [4.0c]
places Friant@S0349 Tauentzien@S0350 Gudin@S0348
begin movement prussian
refuse move Tauentzien S0351 pinned [4.1c]

% In a hex that the enemy controls too a unit has its zone [4.0c]
places Friant@S0348 Gudin@S0248 Tauentzien@S0350 Grawert@S0450
begin movement french
do move Gudin S0349
refuse step S0248 zone-stops [4.1b]

% And so has the other's unit [4.0c]
places Friant@S0348 Gudin@S0349 Tauentzien@S0350 Grawert@S0450
begin movement prussian
do move Grawert S0449
refuse step S0450 zone-stops [4.1b]

% A friend in a hex cancels no zone there [4.0e]
places Friant@S0349 Leval@S0348 Tauentzien@S0350
begin movement french
do move Leval S0349
refuse step S0348 zone-stops [4.1b]

% For a line of command it does [4.0e 7.21B]
places Napoleon@S0350 Ney@S0348 Tauentzien@S0448 Grawert@S0248 Leval@S0349 Legrand@S0348
begin command french
allow command Napoleon Ney

% A unit in an enemy's zone does not walk away [4.1c]
places Friant@S0349 Tauentzien@S0350
begin movement french
refuse move Friant S0348 pinned [4.1c]
do take Friant
refuse step S0348 pinned [4.1c]
refuse march zone-stops [4.1b]
legal french = repulse | halt

# ---- leaders and trains ------------------------------------------------------------

% Leaders pay what cavalry pays [5.22a 8.11c]
places Ney@S0106 Colbert.1@S0106 Colbert@detached FrBaggage@S0106 Friant@S0106
begin movement french
do move Ney S0107
event stepped for 3
do halt; move Colbert.1 S0107
event stepped for 3
do halt; move FrBaggage S0107
event stepped for 3
do halt; move Friant S0107
event stepped for 2

% Leaders use Road March [5.22a]
places Ney@S3834
begin movement french
do take Ney; march; step S3734
event stepped for ½

% Woods and a stream make three [8.11b]
places Friant@S0128 Gudin@S0106
begin movement french
do move Friant S0129
event stepped for 3
do halt; move Gudin S0105
event stepped for 2

% A bridge train climbs by roads and trails only [9.1]
places FrBridge@S1023
begin movement french
refuse move FrBridge S1022 slope [9.1]
do move FrBridge S0923
event stepped for 1

% A baggage train climbs as bridge trains do [14.3 9.1]
places FrBaggage@S1023
begin movement french
refuse move FrBaggage S1022 slope [9.1]
do move FrBaggage S0923
event stepped for 1

% It pays as cavalry does, and crosses streams by their bridges [9.1]
places FrBridge@S0106
begin movement french
do move FrBridge S0107
event stepped for 3

% Over a stream it takes the bridge [9.1]
places PrBridge1@S1310
begin movement prussian
refuse move PrBridge1 S1311 no-bridge [8.31c]
allow move PrBridge1 S1410

% It marches by road [9.1]
places FrBridge@S3834
begin movement french
do take FrBridge; march; step S3734
event stepped for ½

# ---- command ------------------------------------------------------------------------

% A unit far from its officer rolls for itself, one near it does not [7.13]
places Ney@S0350 Marchand@S0348 Gardanne@S0345
begin command french
do done
roll 6
do done
refuse rouse Marchand officer-failed [2.11B2c]
do rouse Gardanne
roll 4
expect roused Gardanne
do move Gardanne S0445; halt
expect out Gardanne Ney Marchand

% Three hexes, where a road joins the first two or the last two [7.2b]
places Napoleon@S3005 Ney@S2908 Soult@S0350
begin command french
allow command Napoleon Ney

% Likewise the last two [7.2b]
places Napoleon@S3004 Ney@S2907 Soult@S0350
begin command french
allow command Napoleon Ney

% Roads that the way crosses join nothing [7.2b]
places Napoleon@S3006 Ney@S2706 Soult@S0350
begin command french
refuse command Napoleon Ney out-of-range [7.11a]

% Command lasts until the next turn of the side, wherever they march [7.3]
places Davout@S0350 Friant@S0350 Gudin@S0340 Hohenlohe@S3150 Grawert@S3150 Tauentzien@S3140
begin command french
do done
expect out Gudin
do move Friant S0349; step S0348; step S0347; step S0346; step S0345
do done; done
acts prussian
expect out Gudin
do done
expect out Gudin Tauentzien
do done; done
acts french
expect out Tauentzien
do done
expect out Friant Gudin Tauentzien

% Demoralized pieces march by road as others do [12.22]
places Friant@S3834 Ney@S3829
unsupplied Friant
casualties 0*5 18 0*10
begin movement french
do take Friant; march; step S3734
event stepped for ½
do halt; take Ney
allow march

% Divisions of cavalry are not ignored [8.22Bb]
places Friant@S3834 Klein@S3533
marching Klein
begin movement french
do take Friant; march; step S3734; step S3633
refuse halt column [8.22Ba]

# ---- vedettes without an officer -----------------------------------------------------

% Vedettes whose formation has lost its officer are for the army's commander [6.33]
places Ney@captured Ney.r@replacements Murat@S0350 Napoleon@S0350 Colbert.1@night-box Colbert@detached
begin reorganize french
refuse reform Murat Colbert.1 formation [6.33]
allow reform Napoleon Colbert.1

# ---- pontoons in the enemy's hands -----------------------------------------------------

% A pontoon bridge is with the side that holds an end of it alone [9.26a]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833
expect captive FrBridge

% Not while a friend holds the other end [9.26a]
places FrBridge@S1734 Friant@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833
expect captive none

# ---- entry ------------------------------------------------------------------------------

% Those due before at a hex come on first [15.2b]
scenario early-warning
empty
turn 9
places Soult@S0350
begin movement french
refuse enter Napoleon S2701 others-first [15.2b]
allow enter Murat S2701

% Those due together arrive as one stack, in command, and pay as one [15.1a 15.1b]
scenario early-warning
empty
turn 7
places Murat@S0350 Friant@S0348
begin movement french
do enter Soult S0901; join Leval; join Guyot; join Margaron
event entered for 1
expect movers Soult Leval Guyot Margaron
expect out none
do step S0902; halt
expect Soult@S0902 Leval@S0902 Guyot@S0902 Margaron@S0902

% Within the limit of stacking [15.1a]
scenario early-warning
empty
turn 9
places Murat@S0350 Friant@reserve
begin movement french
do enter Lasalle S2701; join Rivaud
refuse join Drouet stacking [3.12a]
refuse join Soult elsewhere [15.1a]
do step S2702
refuse join Milhaud set-out [8.1]

% They march into the enemy's zone at once, if they like [15.1a]
scenario early-warning
empty
turn 7
places Murat@S0350 Tauentzien@S0903
begin movement french
do enter Leval S0901; step S0902
expect Leval@S0902
refuse step S0901 zone-stops [4.1b]
allow halt

% By road they come as a column spread out beyond the edge [15.1c]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
do file Rivaud S2701
event entered for ½
expect marching Rivaud
do step S2702; step S2703; step S2704; halt
do file Drouet S2701
event entered for 1½
do step S2702; halt
do enter Tilly S2701
event entered for 3
allow join Milhaud

% Columns keep their distance there too, and no unit joins one [15.1c]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
do file Rivaud S2701
refuse join Drouet one-by-one [8.22e]
do step S2702; halt
do file Drouet S2701
refuse halt column [8.22Ba]
do step S2702; step S2703; step S2704
allow halt

% Where no road leads on to the map nobody comes in Road March [15.1c]
scenario early-warning
empty
turn 5
places Davout@S0350 Tauentzien@S2702
begin movement french
refuse file Lasalle S2501 no-road [15.1c]
allow enter Lasalle S2501

% Blücher's division and Winning come on later than the rest of Rüchel's corps, at its hex [15.11]
scenario early-warning
empty
turn 11
places Hohenlohe@S0350 Friant@S3140
begin movement prussian
refuse enter Bluecher N3916 not-yet [15.0]
refuse enter Winning N3916 not-yet [15.0]
refuse enter Ruechel N3853 no-entry [15.0]
allow enter Ruechel N3916

% As the record has them: Blücher on the 11th, in the evening [15.11]
scenario early-warning
empty
turn 19
places Hohenlohe@S0350 Friant@S3140 Ruechel@S0340 Larisch@S0340 Wobeser@S0341 Pletz@S0341 Schenck@S0342 Sobbe@S0342
begin movement prussian
refuse enter Winning N3916 not-yet [15.0]
do enter Bluecher N3916; join Iwernois
expect Bluecher@N3916 Iwernois@N3916

% A unit that comes back displaces one of the leader's hex, which still moves this turn [6.21c]
places Ney@S0350 Gardanne@S0350 Leval@S0350 Marchand@night-box Napoleon@S0352 Friant@S0349 Gudin@S0349
begin reorganize french
do reform Ney Marchand
refuse done room-first [6.21c]
list displace = displace Marchand Gardanne | displace Marchand Leval
do displace Marchand Leval
refuse retreat Leval S0349 room-first [11.45a]
do retreat Leval S0351
expect Marchand@S0350 Gardanne@S0350 Leval@S0351
do command Napoleon Leval; done
do move Leval S0352
