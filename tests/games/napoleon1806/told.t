# told.t - what one side is told, and the other and onlookers are not.
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN

% Who draws a card sees which; all others hear that one is drawn [E-RESERVE.1 C3.2]
hand-french F39
begin initiative french
do play F39; deal F16
hears french drew
not hears prussian drew
not hears nobody drew
hears prussian drew-one
not hears french drew-one

% Who looks through his deck tells nobody which card he takes [E-ANTICIPATION.1]
hand-french F01
begin initiative french
do play F01; pick F48
hears french took
not hears prussian took
not hears nobody took
hears prussian took-one

% The movement points of a hidden stack are for its owner [C6.3 G2.1]
places Ney@KUL
begin operations french
do move Ney; go; turn F05
hears french points
not hears prussian points
not hears nobody points

% An announced stack is a number of blocks: who they are, its owner hears [C6.1 G2.1]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult
not hears prussian joins
do go
hears french joins Soult
not hears prussian joins
not hears nobody joins
hears prussian sets-out
hears nobody sets-out

% What a card takes off a tired corps, its owner hears; whether an enemy is tired no refusal tells [C11.3 G2.1]
places Ney@KUL
fatigue Ney@3 Ruchel@3
activated Ney Ruchel
hand-french F41
begin recovery french
refuse spend F41 Ruchel not-own [C11.3]
do spend F41 Ney
hears french rested Ney
not hears prussian rested
hears prussian discarded

% The same words are heard of an enemy who is not tired [C11.3 G2.1]
places Ney@KUL
fatigue Ney@3
activated Ney Ruchel
hand-french F41
begin recovery french
refuse spend F41 Ruchel not-own [C11.3]

% In a combat in the fog each hears the strength of his own corps [C8.3 G2.1]
places Ney@JEN Hohenlohe@JEN
hand-prussian P43
begin operations french
do fight Ney; go; decline
hears french engaged Ney
not hears prussian engaged Ney
hears prussian engaged Hohenlohe
not hears french engaged Hohenlohe
hears french fights Hohenlohe
not hears nobody engaged

% Whether a stack had a point for the bridge it destroyed tells how many corps are in it: its owner knows [E-DESTROYED-BRIDGE.3 G2.1]
places Louis@KAH Tauentzien@KAH
hand-prussian P14
begin operations prussian
do move Louis; join Tauentzien; go; turn P10; decline; wreck P14 KAH-ROD
view french contains "points":0,"used":0,"steps":0
view nobody contains "points":0,"used":0,"steps":0
view prussian contains "points":0,"used":0,"steps":0

% One corps with his king has the point, and the others see the same [E-DESTROYED-BRIDGE.2 G2.1]
places Frederick@KAH Tauentzien@KAH
hand-prussian P14
begin operations prussian
do move Tauentzien; join Frederick; go; turn P10; decline; wreck P14 KAH-ROD
view french contains "points":0,"used":0,"steps":0
view nobody contains "points":0,"used":0,"steps":0
view prussian contains "points":0,"used":1,"steps":0
do halt
view french contains "used":0

% So do both sides when the French mend one [E-PONTONNIERS.2 G2.1]
places Ney@AUE
broken AUE-NAU
hand-french F34
begin operations french
do move Ney; go; turn F09; decline; mend F34 AUE-NAU
view prussian contains "points":0,"used":0,"steps":0
view french contains "points":0,"used":1,"steps":0

% A stack that goes on has paid, as everybody sees [C6.14 G2.1]
places Louis@KAH
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline; wreck P14 KAH-ROD
view french contains "used":0
do step SAA
view french contains "used":2,"steps":1
