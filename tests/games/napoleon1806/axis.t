# Contested areas and axes of retreat, chapter C7.  Around Jena: WMR, APO, BLA,
# KAH, ROD, EIB, NAU.  Augereau and Ruchel are elsewhere.
empty
places Augereau@BAM Ruchel@ESN

% Who enters an enemy's area marks the connection he came by [C7.1]
places Ney@KAH Hohenlohe@JEN
begin operations french
do move Ney; go; turn F03; step JEN
event axis [C7.1] French axis of retreat from Jena to Kahla
expect axis-french JEN@KAH-JEN
expect axis-prussian JEN@none

% An area without enemies is not contested, nothing is marked [C7.1]
places Ney@KAH
begin operations french
do move Ney; go; turn F02; step JEN
event not axis
expect axis-french JEN@none

% Who follows takes over the axis of his friends [C7.2]
places Ney@JEN Soult@ROD Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do move Soult; go; turn F03; step JEN
event not axis
expect axis-french JEN@KAH-JEN

% Where his friends have none, he brings none [C7.2]
places Ney@JEN Hohenlohe@JEN Louis@WMR
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
event not axis
expect axis-prussian JEN@none

% Enemies over the axis: two fatigue in all, and the marker is gone [C7.3]
places Ney@JEN Lannes@JEN Hohenlohe@JEN Louis@KAH
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
event axis-cut [C7.3]
expect fatigue Ney@1 Lannes@1
expect axis-french JEN@none

% On one corps both points [C7.3]
places Ney@JEN Hohenlohe@JEN Louis@KAH
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
expect fatigue Ney@2

% Over another connection nothing happens to it [C7.3]
places Ney@JEN Hohenlohe@JEN Louis@WMR
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
expect fatigue Ney@0
expect axis-french JEN@KAH-JEN

% When the enemy leaves, the marker goes [C7.4]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations prussian
do move Hohenlohe; go; turn P05; step WMR
event axis-gone [C7.4]
expect axis-french JEN@none

% A march out of a contested area begins over one's own axis [C7.5]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do move Ney; go; turn F05
list step = step KAH
refuse step ROD own-axis [C7.5]
refuse step WMR own-axis [C7.5]

% Without one any connection will do [C7.5]
places Ney@JEN Hohenlohe@JEN
begin operations french
do move Ney; go; turn F05
allow step KAH
allow step WMR

% It never begins over an enemy axis [C7.6]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations prussian
do move Hohenlohe; go; turn P15
refuse step KAH enemy-axis [C7.6]
list step = step WMR | step APO | step BLA | step ROD | step EIB | step NAU

% Kalckreuth at Leipzig leaves over any road but the one that carries the French axis [C7.6]
places Ney@LEI Soult@LEI Kalckreuth@LEI
axis-french LEI@LUE-LEI
begin operations prussian
do move Kalckreuth; go; turn P15
list step = step SKE | step DEL
refuse step LUE enemy-axis [C7.6]

% Only the first connection is bound; then the march is free [C7.7]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do move Ney; go; turn F05; step KAH; step POE
expect Ney@POE

% The marker stays for the friends who stay [C7.8]
places Ney@JEN Soult@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do move Ney; go; turn F02; step KAH
expect axis-french JEN@KAH-JEN
