# movement.t - movement [8.0], Road March [8.2], bridges [8.3].

scenario campaign
empty
turn 9

% Units move one after the other, from hex to hex [8.1]
places Friant@S0350 Gudin@S0350
begin movement french
refuse move Friant S0352 not-adjacent [8.1]
do move Friant S0351
refuse move Gudin S0351 march-first [8.1]
do halt
refuse move Friant S0352 moved [8.12C]

% A stack moves together [8.1]
places Friant@S0350 Gudin@S0350
begin movement french
do take Friant; join Gudin; step S0351
expect Friant@S0351 Gudin@S0351
refuse join Friant on-the-march [8.1]

% A clear hex costs a point, and what is left over is not enough for more [8.11a 8.12Aa]
places Tauentzien@S0248
begin movement prussian
do move Tauentzien S0249; step S0250; step S0251
event stepped [8.1]
do step S0252
expect moved Tauentzien

% Points are not kept for the next turn [8.12B]
places Tauentzien@S0248 Kalkreuth@S3150
begin movement prussian
do move Tauentzien S0249; halt
do done
expect turn 10
expect moved none

% A released unit does not move again [8.12C]
places Friant@S0350
begin movement french
do move Friant S0351; halt
refuse take Friant moved [8.12C]

% Road March is declared at any point, for nothing [8.21a]
places Tauentzien@S3834
begin movement prussian
do move Tauentzien S3734; march
expect marching Tauentzien
do step S3633; step S3533; step S3432; step S3332; step S3331; step S3230
expect moved Tauentzien

% Half a point a road hex, for every kind of unit [8.21b]
places Tauentzien@S3834
begin movement prussian
do take Tauentzien; march; step S3734; step S3633; step S3533; step S3432; step S3332; step S3331
allow halt
do step S3230
allow halt

% Off the road the marker stays [8.21c]
places Friant@S3834
begin movement french
do take Friant; march; step S3734; step S3735; halt
expect marching Friant

% In Road March nobody moves in a stack, and nobody stacks [8.22e]
places Friant@S3834 Gudin@S3834 Leval@S3633
begin movement french
do take Friant; march
refuse join Gudin one-by-one [8.22e]
do step S3734; step S3633
refuse halt column [8.22e]
do step S3533
allow halt

% A column keeps away from another [8.22Ba]
places Friant@S3834 Leval@S3533
marching Leval
begin movement french
do take Friant; march; step S3734
allow halt
do step S3633
refuse halt column [8.22Ba]

% Brigades of cavalry are ignored for that, divisions are not [8.22Bb]
places Friant@S3834 Colbert@S3533
marching Colbert
begin movement french
do take Friant; march; step S3734; step S3633
allow halt

% Nor do units without marker matter beside the road [8.22C]
places Friant@S3834 Leval@S3533
begin movement french
do take Friant; march; step S3734; step S3633
allow halt

% Leaders in Road March stack as they like [8.22Bc]
places Ney@S3834 Leval@S3633
begin movement french
do take Ney; march; step S3734; step S3633
allow halt

% The marker comes off for a point, of leaders for nothing [8.23a]
places Tauentzien@S3834 Ruechel@S3734
marching Tauentzien Ruechel
begin movement prussian
do take Tauentzien; unmarch
expect marching Ruechel
do step S3734; step S3633; step S3533
expect moved Tauentzien
do take Ruechel; unmarch
expect marching none
refuse march marched [8.23a]

% A unit that may not move keeps its marker [8.23b]
places Friant@S3834
marching Friant
out Friant
begin movement french
refuse take Friant out-of-command [7.31a]
refuse unmarch no-march [8.1]

% A night's withdrawal is no move of that kind: the marker stays [8.23b 4.2a]
turn 8
places Friant@S0349 Tauentzien@S0350 Grawert@S3140
marching Tauentzien
begin night prussian
do withdraw Tauentzien S0351
expect marching Tauentzien

% Nor is a retreat before combat [8.23b 16.2a]
turn 9
places Friant@S3148 Beeren@S3149
marching Beeren
begin combat french
do attack S3148 S3149; done
do slip Beeren S3150
expect marching Beeren

% A vedette may end its move on a column, as a column on a vedette; a division may not [8.22Bb 8.22e]
places Colbert.1@S3834 Colbert@detached Friant@S3633 Gudin@S3734
marching Friant
begin movement french
do move Colbert.1 S3734; step S3633; halt
expect Colbert.1@S3633
do move Gudin S3633
refuse halt column [8.22e]

% A brigade in Road March does not end its move on a division, in Road March or not [8.22e 8.22Bb]
places Colbert@S3834 Friant@S3633 Gudin@S3333
marching Gudin
begin movement french
do take Colbert; march; step S3734; step S3633
refuse halt column [8.22e]

% ... nor beside one in Road March [8.22Ba 8.22Bb]
places Colbert@S3834 Gudin@S3533
marching Gudin
begin movement french
do take Colbert; march; step S3734; step S3633
refuse halt column [8.22Ba]

% But a division ends its move on a brigade in Road March, in Road March itself or not: brigades are ignored [8.22Bb 8.22e]
places Colbert@S3633 Friant@S3834 
marching Colbert
begin movement french
do take Friant; march; step S3734; step S3633
allow halt

% ... or not [8.22Bb 8.22e]
places Colbert@S3633 Friant@S3834
marching Colbert
begin movement french
do take Friant; step S3734; step S3633
allow halt

% Two brigades in Road March end their moves together [8.22Bb 8.22e]
places Colbert@S3633 Guyot@S3834
marching Colbert
begin movement french
do take Guyot; march; step S3734; step S3633
allow halt

% Off the march a road hex costs a point, and a river's bridge one more [8.24 8.31a]
places Tauentzien@S1733
begin movement prussian
do move Tauentzien S1734
event stepped for 2

% In Road March the bridge costs nothing more, and leaders never pay for it [8.31b]
places Tauentzien@S1733 Ruechel@S1733
begin movement prussian
do take Tauentzien; march; step S1734
event stepped for ½
do halt
do move Ruechel S1734
event stepped for 1

% A river is crossed by bridges only [8.31a]
places Friant@S1733
begin movement french
refuse move Friant S1633 river [8.31a]

% Roads over streams have bridges, which can be broken [8.3]
places Friant@S1310
begin movement french
do take Friant
allow damage S1410
refuse damage S1311 no-bridge [8.3]

% Trains cross streams by bridges only [8.31c]
places FrBaggage@S1310
begin movement french
refuse move FrBaggage S1311 no-bridge [8.31c]
allow move FrBaggage S1410

% Any unit breaks a stream's bridge for a point, but not before the enemy [8.41a]
places Colbert.1@S1310 Colbert@detached Friant@S0349 Tauentzien@S0350
begin movement french
do take Colbert.1; damage S1410
acts chance

% Not in an enemy's zone [8.41a]
places Friant@S1310 Tauentzien@S1309
begin movement french
do take Friant
refuse damage S1410 in-zone [8.41a]

% A four breaks it, a five does not, as often as points last [8.41b]
places Friant@S1310
begin movement french
do take Friant; damage S1410
refuse french: halt not-your-turn [8.41b]
roll 5
event undamaged [8.41b]
do damage S1410
roll 4
event damaged [8.41b]
expect damaged S1310|S1410
refuse damage S1410 damaged [8.41a]

% A broken bridge leaves the stream to cross, and stops trains [8.41c]
places Friant@S1310 FrBaggage@S1310
damaged S1310|S1410
begin movement french
refuse move FrBaggage S1410 no-bridge [8.31c]
do move Friant S1410
event stepped for 2

% In Road March too the point for the stream comes on top [8.41c 8.21b]
places Friant@S1219
damaged S1219|S1220
begin movement french
do take Friant; march; step S1220
event stepped for 1½

% Only infantry breaks a bridge over a river [8.42A]
places Colbert@S1733
begin movement french
do take Colbert
refuse damage S1734 infantry-only [8.42A]

% For two points, with a three [8.42B]
places Tauentzien@S1733
begin movement prussian
do take Tauentzien; damage S1734
roll 4
event undamaged [8.42B]
do damage S1734
roll 3
event damaged [8.42B]
expect moved Tauentzien

% Infantry repairs a river's bridge for two points, anybody a stream's for one [8.43e]
places Colbert@S1733 Lasalle@S1310
damaged S1733|S1734 S1310|S1410
begin movement french
do take Colbert
refuse repair S1734 infantry-only [8.43e]
do halt; take Lasalle
allow repair S1410

% Not while the enemy is at its other end [8.43A]
places Friant@S1733 Tauentzien@S1734
damaged S1733|S1734
begin movement french
do take Friant
refuse repair S1734 enemy-hex [8.43A]

% A four repairs [8.43B]
places Friant@S1733
damaged S1733|S1734
begin movement french
do take Friant; repair S1734
roll 5
event unrepaired [8.43B]
do repair S1734
roll 4
event repaired [8.43B]
expect damaged none

% Two more with an end in an enemy's zone [8.43C]
places Friant@S1733 Tauentzien@S1834
damaged S1733|S1734
begin movement french
do take Friant; repair S1734
roll 3
event unrepaired [8.43C]
do repair S1734
roll 2
event repaired [8.43B]

% Two less with Napoleon [8.43D]
places Friant@S1733 Napoleon@S1733
damaged S1733|S1734
begin movement french
do take Friant; repair S1734
roll 6
event repaired [8.43D]

% A bridge repaired this turn costs what the repair did [8.43f]
places Friant@S1733 Gudin@S1733
damaged S1733|S1734
begin movement french
do take Friant; repair S1734
roll 1
do halt
do take Gudin; march; step S1734
event stepped for 2½

% In a hex where it may not stay a unit keeps the points to go on, and does not spend them at the bridge [3.14 8.41b]
places Friant@S1309 Leval@S1310 Legrand@S1310
begin movement french
do move Friant S1310; damage S1410
roll 6
do damage S1410
roll 6
do damage S1410
roll 6
refuse damage S1410 stacking [3.12a]
refuse halt stacking [3.12a]
do step S1309
expect Friant@S1309

% Nor does one in Road March on a column's hex [8.22e 8.43e]
places Friant@S1209 Leval@S1310
marching Friant Leval
damaged S1310|S1410
begin movement french
do take Friant; step S1310; repair S1410
roll 6
do repair S1410
roll 6
do repair S1410
roll 6
refuse repair S1410 column [8.22e]
refuse halt column [8.22e]
do step S1209
refuse halt column [8.22Ba]
