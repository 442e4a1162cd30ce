# ledger.t - the other half of clauses of which the other files have one.
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.  S3834 to S3533 is a road.

scenario campaign
empty
turn 9

% A leader keeps no order among one infantry and three cavalry units [3.11b 3.11a]
places Davout@S0350 Friant@S0350 Nansouty@S0350 Klein@S0350 Sahuc@S0349
begin movement french
do move Sahuc S0350
refuse halt stacking [3.11a]

% A vedette's zone holds a division until it has repulsed it [4.4 10.23]
places Friant@S3147 Pletz.1@S3149 Pletz@detached
begin movement french
do move Friant S3148
refuse step S3247 zone-stops [4.1b]
do repulse
expect Pletz.1@day-box Friant@S3149
allow step S3150

% Before a vedette a leader flies where the die is no one [5.26d 5.26b]
places Ney@S0350 Friant@S0330 Pletz.1@S0352 Pletz@detached
begin movement prussian
do move Pletz.1 S0351
roll 2
expect Ney@S0330

% Points that were left are none of the next turn's [8.12B]
places Friant@S3148 Tauentzien@S3450
begin movement french
do move Friant S3147; step S3146; halt; done
do done; done; done
turn 10
begin movement french
do move Friant S3145; step S3146; step S3147; step S3148; step S3149
expect moved Friant

% A unit with five points breaks two bridges over rivers at most [8.42B 8.12Aa]
places Friant@S1734 Tauentzien@S3450
begin movement french
do take Friant; damage S1733
roll 4
do damage S1733
roll 4
refuse damage S1733 no-points [8.12Aa]

% One foreign unit of a corps commander, an independent one among them [17.2 5.15b]
places Davout@S0350 Jerome@S0350 FrBaggage@S0350 Friant@S0340
begin command french
do command Davout Jerome
refuse command Davout FrBaggage no-points [5.15b]

% A pontoon bridge of this turn that costs five stops who has three points left [9.24a]
places FrBridge@S1734 Friant@S1735 Tauentzien@S3450
begin movement french
do take FrBridge; deploy S1833
do move Friant S1734; sound S1833
roll 5
refuse step S1833 no-points [8.12Aa]

% At night nobody moves or attacks [2.2]
turn 8
places Friant@S3148 Tauentzien@S3149
begin night prussian
refuse move Tauentzien S3150 not-now [2.2]
refuse attack S3149 S3148 not-now [2.2]

% What may not fight of a stack is not attacked by itself [11.21a]
places Friant@S3148 Tauentzien@S3149 Grawert@S3149
begin combat french
do attack S3148 S3149; done
odds defence = 12

% A unit in Road March enters no zone without a Repulse that it can try, but repulses when it does [8.22A]
places Friant@S3834 Bila.1@S3533 Bila@detached
begin movement french
do take Friant; march; step S3734; step S3633
refuse halt must-repulse [8.22A]
do repulse
expect Friant@S3533 Bila.1@day-box
