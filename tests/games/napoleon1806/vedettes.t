# Vedettes, chapter G3.
empty
places Augereau@BAM Ruchel@ESN

% One or more vedettes of an area move together, never with corps [G3.1]
places F.v1@KUL F.v2@KUL F.v3@MUN Ney@KUL
begin operations french
do move F.v1
refuse join Ney vedettes-alone [G3.1]
refuse join F.v3 another-area [C6.1]
do join F.v2; go; turn F05; step BAY; halt
expect F.v1@BAY F.v2@BAY Ney@KUL

% Nor corps with vedettes [G3.1]
places F.v1@KUL Ney@KUL
begin operations french
do move Ney
refuse join F.v1 vedettes-alone [G3.1]

% They move by the ordinary rules: two of them have a point less [G3.2]
places F.v1@KUL F.v2@KUL
begin operations french
do move F.v1; join F.v2; go; turn F04
event points 3
do step MUN; halt
expect activated F.v1 F.v2

% They stop where friendly corps are [G3.2 C6.12]
places F.v1@KUL Ney@MUN
begin operations french
do move F.v1; go; turn F04; step MUN
acts prussian

% Fatigue does nothing to them, six points spent [G3.3]
places F.v1@KUL
begin operations french
do move F.v1; go; turn F06; step MUN; step HOF; step PLA; step GRE; step ZWI; step ALT
expect F.v1@ALT
expect fatigue F.v1@0

% A vedette among enemy corps is eliminated [G3.4]
places F.v1@KAH Hohenlohe@JEN
begin operations french
do move F.v1; go; turn F05; step JEN
expect F.v1@dead Hohenlohe@JEN
event eliminated [G3.4]
acts prussian

% In a contested area as well [G3.4]
places F.v1@KAH Ney@JEN Hohenlohe@JEN
begin operations french
do move F.v1; go; turn F05; step JEN
expect F.v1@dead Ney@JEN

% A stack eliminates the vedettes it meets, also those beside corps [G3.5]
places Ney@KAH Hohenlohe@JEN P.v1@JEN P.v2@JEN
begin operations french
do move Ney; go; turn F05; step JEN
expect P.v1@dead P.v2@dead Ney@JEN
expect axis-french JEN@KAH-JEN

% On a retreat too, and it goes on [G3.5 G3.6]
places Ney@JEN Hohenlohe@JEN P.v1@KAH
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P06
do lose-foot Ney
expect P.v1@dead
do retreat SAA
expect Ney@SAA
expect fatigue Ney@2

% Vedettes alone neither stop nor tire a march [G3.6]
places Ney@KAH P.v1@JEN
begin operations french
do move Ney; go; turn F05; step JEN
expect P.v1@dead
expect axis-french JEN@none
do step APO; halt
expect Ney@APO
expect fatigue Ney@0

% Opposing vedettes in one area are all eliminated [G3.7]
places F.v1@KAH P.v1@JEN P.v2@JEN
begin operations french
do move F.v1; go; turn F05; step JEN
expect F.v1@dead P.v1@dead P.v2@dead
acts prussian

% Neither is left to take a victory area: it keeps its marker [G3.7 G3.9 C12.4]
places F.v1@MER P.v1@HAL
begin operations french
do move F.v1; go; turn F05; step HAL
event not control
expect F.v1@dead P.v1@dead
expect vp 10
expect control french prussian prussian prussian

% A lost vedette tells of corps and of vedettes, and takes these along [G3.8]
places F.v1@WMR Brunswick@ERF Louis@ERF P.v1@ERF
begin operations french
do move F.v1; go; turn F05; step ERF
expect F.v1@dead P.v1@dead Brunswick@ERF Louis@ERF

% Not one in which enemy corps stand [G3.9]
places P.v1@LIC
begin operations prussian
do move P.v1; go; turn P10; step BAM
expect P.v1@dead
expect vp 10

% A vedette takes a victory area of the enemy without corps in it [G3.9]
places Augereau@COB P.v1@LIC
begin operations prussian
do move P.v1; go; turn P10; step BAM
expect P.v1@BAM
expect control prussian prussian prussian prussian
expect vp 15

% Friendly vedettes stop no march [G3.10]
places Ney@KUL F.v1@MUN
begin operations french
do move Ney; go; turn F05; step MUN; step HOF; halt
expect Ney@HOF F.v1@MUN

% And no retreat [G3.10]
places Ney@JEN Hohenlohe@JEN F.v1@KAH
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P06
do lose-foot Ney
expect Ney@KAH
do retreat SAA
expect Ney@SAA F.v1@KAH

% A vedette over an enemy axis: nothing but the vedette is gone [G3.11]
places P.v1@KAH Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations prussian
do move P.v1; go; turn P10; step JEN
expect P.v1@dead
expect axis-french JEN@KAH-JEN
expect fatigue Ney@0

% Vedettes contest no area: there is no Combat against them [G3.12]
places Ney@KUL P.v1@SAA Louis@SAA F.v1@JEN
begin operations french
refuse fight Ney no-enemy [C8.1]
refuse fight F.v1 vedettes [C9.8]

% They add no card and take no loss [G3.12]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
event cards French 2, Prussian 2

% Left behind by a retreat they are lost [G3.12 G3.4]
places Ney@KAH Soult@KAH P.v1@JEN Hohenlohe@JEN
begin operations french
do assault Ney; join Soult; go; turn F05; step JEN
expect P.v1@dead
