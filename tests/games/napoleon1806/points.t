# points.t - where movement points come from, as a player is told of it line by line.
empty
places Augereau@BAM Ruchel@ESN

% The card, a corps too many and the commander [C6.3 C6.4 C6.5 C6.7]
places Ney@KUL Soult@KUL Napoleon@KUL
begin operations french
do move Ney; join Soult; join Napoleon; go; turn F05
reach Ney contains line movement card [C6.3] 3
reach Ney contains line more than one corps [C6.4] -1
reach Ney contains line commander [C6.5] 1
reach Ney contains sum 3

% Murat alone, in the rain [C6.6 E-RAIN.3]
places Murat@KUL
lasting F36
begin operations french
do move Murat; go; turn F05
reach Murat contains line a fast corps alone [C6.6] 1
reach Murat contains line Rain [E-RAIN.3] -1
reach Murat contains sum 3

% Before the card is known the rest is told [C6.3 C6.4]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult
reach Ney not contains movement card
reach Ney contains sum -1

% Second Breath, and Strategic Retreat for the Prussians [E-SECOND-BREATH.1]
places Ney@KUL
turn 5
lasting F42
begin operations french
do move Ney; go; turn F05
reach Ney contains line Second Breath [E-SECOND-BREATH.1] -1

% Strategic Retreat [E-STRATEGIC-RETREAT.1]
places Louis@SAA
lasting P45
begin operations prussian
do move Louis; go; turn P15
reach Louis contains line Strategic Retreat [E-STRATEGIC-RETREAT.1] 1
reach Louis contains sum 4

% Forage takes two [E-FORAGE.1]
places Ney@KUL
hand-french F20
begin operations french
do move Ney; go; turn F05; play F20
reach Ney contains line Forage [E-FORAGE.1] -2
reach Ney contains sum 1

% A Forced March that comes to nothing still is one connection, and the lines come to that [E-FORCED-MARCH.2]
places Ney@KUL Soult@KUL Davout@KUL Murat@KUL
hand-french F16
begin operations french
do move Ney; join Soult; join Davout; join Murat; go; turn F02; play F16
expect points 1
reach Ney contains line Forced March [E-FORCED-MARCH.1] 1
reach Ney contains line Forced March: one connection [E-FORCED-MARCH.2] 2
reach Ney contains sum 1

% Bernadotte costs him three [E-BERNADOTTE.1]
places Bernadotte@KUL
hand-prussian P04
begin operations french
do move Bernadotte; go; decline; turn F01; play P04
reach Bernadotte contains line Bernadotte [E-BERNADOTTE.1] -3
reach Bernadotte contains sum 2

% Played blind on another it costs one, by the clause of the fog [E-BERNADOTTE.2]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL
hand-prussian P04
begin operations french
do move Ney; go; decline; turn F01; play P04
reach Ney contains line Bernadotte [E-BERNADOTTE.2] -1
reach Ney contains sum 4

% What was paid for a bridge is no part of the sum [E-DESTROYED-BRIDGE.2]
places Louis@KAH
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline; wreck P14 KAH-ROD
expect points 2
reach Louis contains sum 3

% A commander who has to go with his last corps gives his point before he has joined [C1.3 C6.5]
scenario campaign
empty
places Ney@KUL Napoleon@KUL Augereau@BAM Ruchel@ESN
begin operations french
reach Ney contains line commander [C6.5] 1
do move Ney
reach Ney contains line commander [C6.5] 1
reach Ney contains LAN for 7
do join Napoleon; go; turn F06
event points 7

% Where another corps stays he may stay too [C1.3 C6.5]
scenario campaign
empty
places Ney@KUL Soult@KUL Napoleon@KUL Augereau@BAM Ruchel@ESN
begin operations french
do move Ney
reach Ney not contains line commander

% Before the card is known it is told where the march may end [C6.3 C6.11]
scenario campaign
empty
places Ney@KUL Lannes@MUN Augereau@BAM Ruchel@ESN
begin operations french
reach Ney contains KRO for 1, halts
reach Ney contains BAY for 1, halts
reach Ney contains MUN for 1, ends

% While a card is asked for, too [C6.11]
scenario campaign
empty
places Ney@KUL Augereau@BAM Ruchel@ESN
hand-french F31
begin operations french
do move Ney; go; turn F05
reach Ney contains KRO for 1, halts

% Under Strategic Retreat it may only pass where it comes no nearer [E-STRATEGIC-RETREAT.2]
scenario campaign
empty
places Brunswick@ESN Augereau@BAM
lasting P45
begin operations prussian
reach Brunswick contains OHR for 2, halts
reach Brunswick contains SMA for 1
reach Brunswick not contains SMA for 1, halts
