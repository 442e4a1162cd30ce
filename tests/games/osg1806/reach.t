# reach.t - where units can go: what core finds by playing this game's moves [8.0].

scenario campaign
empty
turn 9

% Clear ground costs a point, for every kind of unit [8.11a]
places Friant@S0349 Tauentzien@S2952
begin movement french
cost Friant S0348 = 1
reach Friant contains S0348 for 1, halts

% A unit in a zone can only be taken up [4.1c]
places Friant@S0349 Tauentzien@S0350
begin movement french
cost Friant S0348 = none

% Zones stop the way [4.1b]
places Friant@S0349 Tauentzien@S0351
begin movement french
reach Friant contains S0350 for 1, halts
cost Friant S0352 = none

% A Repulse is not tried in thought: who stands there would show [1.5b 10.11]
places Friant@S0349 Leval@S0349 Pelet.1@S0350 Pelet@detached
begin movement french
do take Friant
cost Friant S0350 = none

% The other side asks in vain where a hidden unit is [1.5a]
places Friant@S0349 Tauentzien@S2952
begin movement french
reach Tauentzien not contains S2952

% Road March is a manner of its own, at half a point, and leaves the marker on [8.21a 8.21b]
places Friant@S0554
begin movement french
cost Friant S0653 = ½
reach Friant contains S0653 for 1, halts

% To take the marker off costs a combat unit a point, a leader nothing [8.23a]
places Friant@S0554 Ney@S0653
marching Friant Ney
begin movement french
reach Friant contains S0554 for 1, halts
reach Ney not contains S0653 for 1
