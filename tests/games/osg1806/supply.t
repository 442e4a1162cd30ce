# supply.t - sources, lines by road, and who is demoralized without them [14.0].

scenario campaign
empty
turn 8

% The French have three sources, once they have used them [14.21 14.24]
places Friant@S0901 Gudin@S2701 Morand@N0401 Suchet@N3801 Tauentzien@S3149
used-sources 31
begin night french
expect unsupplied Suchet

% Where none of their forces came on they have none [14.24]
places Friant@S0901 Gudin@S2701 Morand@N0401 Tauentzien@S3149
used-sources 1
begin night french
expect unsupplied Morand

% What the regular track brought before counts, here over the Kronach road [14.24]
places Friant@S2701 Gudin@S0901 Tauentzien@S3149
begin night french
expect unsupplied Gudin

% A force that comes on there opens the source, a leader alone does not [14.24]
scenario early-warning
turn 10
begin movement french
do enter Lannes N0401; halt
expect used-sources 0
do enter Suchet N0401
expect used-sources 4

% Who is sent on to another hex does not open the source where it was due [14.24 15.2a]
scenario early-warning
empty
turn 5
places Davout@S0350 Tauentzien@S2701
used-sources 0
begin movement french
do enter Lasalle S2501
expect used-sources 0

% Nor does the train that appears beside Davout [14.24 19.24b]
scenario early-warning
empty
turn 11
places Davout@S0350 FrBridge@reserve
used-sources 0
begin movement french
do enter FrBridge S0348
expect used-sources 0

% Baggage that comes on at one does: a combat unit [14.24 19.24b]
scenario early-warning
empty
turn 5
places Davout@S0350
used-sources 0
begin movement french
do enter FrBaggage S0901
expect used-sources 1

% On a source itself a unit is in supply beside the enemy, those behind it are not [14.1A 14.12]
scenario campaign
empty
turn 8
places Friant@S0901 Gudin@S1001 Tauentzien@S0902
used-sources 1
begin night french
expect unsupplied Gudin
survey supply by french contains S0901 Friant in supply; hexes of the line: 0 [14.1A]

% So it retakes the source, beside the enemy too [20.16 14.1A]
turn 9
taken 1
used-sources 1
places Friant@S0801 Tauentzien@S1001 Gudin@S2702
begin movement french
do move Friant S0901
expect taken 0

% Those of the Alternate track serve in the attack toward Erfurt only [14.22]
places Friant@N1901 Gudin@N2301 Tauentzien@S3149
used-sources 31
begin night french
expect unsupplied Friant Gudin

% There they serve [14.22 21.75a]
scenario erfurt
empty
turn 8
places Friant@N1901 Gudin@N2301 Tauentzien@N3853
used-sources 24
begin night french
expect unsupplied none

% The Prussians have six, and need not have used them [14.23]
places Oranien@S0554 Louis@S2653 Grawert@N1453 Kunheim@N2053 Arnim@N3853 Schenck@N3916 Larisch@N0120 Friant@S0350
begin night prussian
expect unsupplied Friant Larisch

% Roads join a baggage train to a source, however long [14.11 14.1B]
places Tauentzien@N1330 PrBaggage@N1330 Friant@S0901
used-sources 1
begin night prussian
expect unsupplied none

% Fourteen hexes lead to the train, and not fifteen [14.1B]
places Tauentzien@N1344 Louis@N1345 PrBaggage@N1330 Friant@S0901
used-sources 1
begin night prussian
expect unsupplied none

% An army that has lost its train needs a source near by [14.34b]
places Tauentzien@N1330 PrBaggage@captured SxBaggage@captured Friant@S0901
used-sources 1
begin night prussian
expect unsupplied Tauentzien

% A train on a trail helps nobody [14.1B]
places Tauentzien@S3149 FrBaggage@N1552 Friant@N1553 Gudin@S0901
used-sources 1
begin night french
expect unsupplied FrBaggage Friant

% On the road beyond Weissenfels it does [14.1B 14.11]
places Tauentzien@S3149 FrBaggage@N1453 Friant@N1553 Gudin@S0901
used-sources 1
begin night french
expect unsupplied none

% Where the road is broken it does not [14.11]
places Tauentzien@S3149 FrBaggage@N1453 Friant@N1553 Gudin@S0901
used-sources 1
damaged N1353|N1453
begin night french
expect unsupplied FrBaggage Friant

% Pontoons are road to it [14.1B]
places Tauentzien@S3149 FrBaggage@N1453 Friant@N1553 Gudin@S0901 FrBridge@N1353 Davout@N1353
used-sources 1
damaged N1353|N1453
turn 7
begin movement french
do take FrBridge; deploy N1453; done
do done; done; done
expect turn 9
expect unsupplied none

% Units out of supply are demoralized one by one [14.0 12.13]
turn 9
places Marchand@S0350 Gardanne@S0340 Ney@S0901
out Marchand Gardanne
unsupplied Marchand
begin individual french
do rouse Marchand
roll 4
event failed [12.21]
do rouse Gardanne
roll 4
event passed

% A formation recovers, and who is out of supply stays demoralized [14.0]
turn 9
places Ney@S0901 Marchand@S0350 Gardanne@night-box
unsupplied Marchand
casualties 0*5 9 0*10
begin reorganize french
do reform Ney Gardanne
roll 1
event recovered [12.12]
expect unsupplied Marchand

% In supply again it is demoralized while its formation is [14.0]
turn 8
places Marchand@S2701 Ney@S0350 Tauentzien@S3149
unsupplied Marchand
casualties 0*5 9 0*10
begin night french
expect unsupplied none

% As its checks show [14.0]
turn 9
places Marchand@S2701 Ney@S0350 Tauentzien@S3149
casualties 0*5 9 0*10
out Marchand
begin individual french
do rouse Marchand
roll 4
event failed [12.21]

% A road leads over the bridge of a stream, the only one with enemies on the others ... [8.41c 14.11]
turn 8
places FrBaggage@S2822 Friant@S2832 Tauentzien@S2523 Grawert@S2926
begin night french
expect unsupplied none

% ... when it is damaged [8.41c 14.11]
turn 8
places FrBaggage@S2822 Friant@S2832 Tauentzien@S2523 Grawert@S2926
damaged S2719|S2720
begin night french
expect unsupplied Friant FrBaggage
