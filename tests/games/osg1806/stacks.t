# stacks.t - stacking [3.0] and zones of control [4.0].

scenario campaign
empty
turn 9

% With a leader two infantry and two cavalry units stack [3.11a]
places Ney@S0350 Marchand@S0350 Gardanne@S0350 Leval@S0349 Nansouty@S0349 Klein@S0349
begin movement french
do move Nansouty S0350; halt
do move Klein S0350; halt
do move Leval S0350
refuse halt stacking [3.11a]

% Or four cavalry units [3.11b]
places Murat@S0350 Nansouty@S0350 Klein@S0350 Sahuc@S0350 Beaumont@S0349 Hautpoul@S0349
begin movement french
do move Beaumont S0350; halt
do move Hautpoul S0350
refuse halt stacking [3.11b]

% Without a leader two units stack, no more [3.12a]
places Leval@S0350 Marchand@S0350 Colbert@S0349
begin movement french
do move Colbert S0350
refuse halt stacking [3.12a]
do step S0351; halt

% A train counts among them [3.12b]
places Leval@S0350 Marchand@S0350 FrBaggage@S0349
begin movement french
do move FrBaggage S0350
refuse halt stacking [3.12b]

% Leaders and vedettes take no room [3.13]
places Leval@S0350 Marchand@S0350 Colbert.1@S0349 Colbert.2@S0349 Colbert@detached
begin movement french
do move Colbert.1 S0350; halt
do move Colbert.2 S0350; halt
expect Colbert.1@S0350 Colbert.2@S0350

% A unit marches through a full hex, and may not stop there [3.14]
places Leval@S0350 Marchand@S0350 Friant@S0349
begin movement french
do move Friant S0350
refuse halt stacking [3.12a]
do step S0351
allow halt

% Any number of leaders stack [5.21]
places Ney@S0350 Soult@S0350 Davout@S0350 Lannes@S0350 Murat@S0349
begin movement french
do move Murat S0350
allow halt

% A unit controls the six hexes around it [4.0a]
places Friant@S0349 Tauentzien@S0350 Leval@S0248 Gudin@S0352
begin movement french
refuse move Friant S0348 pinned [4.1c]
do move Gudin S0252; step S0251; halt
do move Leval S0249
expect moved Gudin
refuse step S0149 zone-stops [4.1b]

% A zone does not cross a river, bridge or not [4.0b]
places Friant@S1733 Tauentzien@S1734
begin movement french
do move Friant S1732
expect Friant@S1732

% Trains have no zone [4.0d]
places Friant@S0348 PrBaggage@S0350
begin movement french
do move Friant S0349; step S0449
expect not moved Friant

% Combat units stop in an enemy's zone [4.1b]
places Friant@S0348 Tauentzien@S0350
begin movement french
do move Friant S0349
refuse step S0348 zone-stops [4.1b]
do halt
expect moved Friant

% Leaders go in and out where friends are, and not elsewhere [4.1a]
places Ney@S0348 Friant@S0349 Tauentzien@S0350
begin movement french
do move Ney S0349
refuse step S0449 into-zone [4.1a]
do step S0348
allow halt

% A leader goes into an enemy's zone with a stack [5.22b]
places Ney@S0348 Friant@S0348 Tauentzien@S0350
begin movement french
refuse move Ney S0349 into-zone [4.1a]
do take Friant; join Ney; step S0349
expect Ney@S0349 Friant@S0349

% A lone enemy leader's hex is closed to leaders [5.22c]
places Ney@S0349 Ruechel@S0350
begin movement french
refuse move Ney S0350 enemy-hex [5.22c]

% Nobody enters a hex that the enemy holds [8.12F]
places Friant@S0349 Tauentzien@S0350
begin movement french
refuse move Friant S0350 enemy-hex [8.12F]

% Vedettes have zones like any unit in movement [4.4]
places Friant@S0348 Pletz.1@S0350 Pletz@detached
begin movement french
do move Friant S0349
refuse step S0348 zone-stops [4.1b]

% At night units leave enemy zones, if they can [4.2a]
turn 8
places Friant@S0349 Tauentzien@S0350
begin night prussian
refuse done still-engaged [4.2a]
do withdraw Tauentzien S0351
allow done

% Two hexes at most, and into no other zone [4.2b]
turn 8
places Friant@S0349 Leval@S0251 Tauentzien@S0350
begin night prussian
refuse withdraw Tauentzien S0353 too-far [4.2b]
refuse withdraw Tauentzien S0351 no-way [4.2b]
do withdraw Tauentzien S0451

% A train that has followed others into a full hex has to leave it, or one of them, before the Movement Phase ends [3.12a 3.12b 9.13b]
scenario campaign
empty
turn 9
places Oranien@S0350 Prittwitz@S0350 PrBaggage@S0350 Tauentzien@S0330
begin movement prussian
refuse done stacking [3.12b]
facts done contains standing there: Oranien, Prittwitz, Prussian baggage
prompt prussian contains Too many are in one hex: one of these has to leave it: Oranien, Prittwitz, Prussian baggage.
do move Prittwitz S0349; halt
prompt prussian not contains Too many
allow done

% ... if one of them can: here all are out of command, and stay [3.12a 7.31a]
places Oranien@S0350 Prittwitz@S0350 PrBaggage@S0350 Tauentzien@S0330
out Oranien Prittwitz PrBaggage
begin movement prussian
do done
allow done

% ... or where the enemy holds them [3.12a 4.1c]
places Oranien@S0350 Prittwitz@S0350 PrBaggage@S0350 Friant@S0351
begin movement prussian
allow done

% An officer who moves in the second segment may come to them, and does if nobody has left [3.11a 2.11B2a 3.12a]
places Oranien@S0350 Prittwitz@S0350 PrBaggage@S0350 Kalkreuth@S0346
out Kalkreuth
begin movement prussian
do done
prompt prussian contains Too many are in one hex, and wait for an officer: Kalkreuth.
refuse done officer-comes [3.12a]
facts done contains can come there: Kalkreuth
do move Kalkreuth S0347; step S0348; step S0349; step S0350; halt
expect Kalkreuth@S0350
prompt prussian not contains Too many
allow done

% ... if he can: for one who cannot reach them they do not wait [3.12a 2.11B2a]
places Oranien@S0350 Prittwitz@S0350 PrBaggage@S0350 Kalkreuth@S0320
out Kalkreuth
begin movement prussian
refuse done stacking [3.12b]
do move Prittwitz S0349; halt
do done
allow done

% Nobody joins a stack that could go nowhere with it: before the enemy a train is pinned, and a leader is not [8.1 4.1a 4.1c]
places Davout@S0350 Friant@S0450 FrBaggage@S0350 Gudin@S0350 Tauentzien@S0351
moved Gudin
begin movement french
do take Davout
refuse join FrBaggage not-along [8.1]
do step S0349; halt
expect Davout@S0349 FrBaggage@S0350

% Three units without their leader may go and come back to him, so they do join [8.1 3.14]
places Davout@S0351 Friant@S0350 Gudin@S0350 Viallanes@S0350 Tauentzien@S0330
begin movement french
do move Davout S0350; halt
do take Friant; join Gudin; join Viallanes
allow step S0349

% One joins that lets the others go only with a third: a leader who is needed takes all but two along [8.1 3.11a]
places Davout@S0350 Friant@S0350 Gudin@S0350 Viallanes@S0350 Nansouty@S0350 Tauentzien@S0330
begin movement french
do take Davout; join Friant; join Gudin; step S0349; halt
expect Davout@S0349 Gudin@S0349 Viallanes@S0350 Nansouty@S0350

% A position with thirty units in one hex, as no play has it, is answered at once: not every set of them is tried [8.1]
turn 9
places Brunswick@N2301
places Oranien@N2301 Wartensleben@N2301 Schmettau@N2301 Wilhelm@N2301 Quitzow@N2301 Buenting@N2301
places Irwing@N2301 Oswald@N2301 Kunheim@N2301 Arnim@N2301 Beeren@N2301 Oels@N2301
places Frankenberg@N2301 Rudorff@N2301 Larisch@N2301 Schenck@N2301 Wobeser@N2301 Sobbe@N2301
places Pletz@N2301 Bluecher@N2301 Iwernois@N2301 Winning@N2301 Louis@N2301 Pelet@N2301
places Grawert@N2301 Henckel@N2301 Schimmel@N2301 Prittwitz@N2301 Dohna@N2301 Boguslawski@N2301
begin movement prussian
do take Brunswick
allow join Oranien

