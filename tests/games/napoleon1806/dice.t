# The dice in place of combat cards, chapter C10.  French faces: 1-3 a loss and
# a fatigue, 4-5 two fatigue, 6 one.  Prussian: 1-2, 3-4, 5-6.
scenario campaign combat=dice
empty
places Augereau@BAM Ruchel@ESN

% Three cards due are three dice, and the deck stays as it is [C10.1]
places Davout@JEN Louis@JEN
begin operations french
do fight Davout; go
event cards French 3, Prussian 1
acts chance
refuse chance: turn F02 unfinished [C10.1]
do roll 3; roll 4; roll 6
do roll 5
event suffers Prussian suffers losses 1 and fatigue 4
expect discard-french none
expect discard-prussian none

% The pursuit is rolled too [C10.1 C8.31]
places Murat@JEN Hohenlohe@JEN
begin operations french
do fight Murat; go
do roll 1; roll 6
do roll 5; roll 6
do lose-foot Hohenlohe; retreat WMR
event pursuit
do roll 4
expect fatigue Hohenlohe@4
expect infantry Hohenlohe@5
expect discard-french none

% Each side has dice of its own [C10.1]
places Bessieres@JEN Louis@JEN
begin operations french
do fight Bessieres; go
do roll 3
event rolled losses 1, fatigue 1
do roll 3
event rolled losses 0, fatigue 2

% Movement uses cards all the same [C10.2]
places Ney@KUL
begin operations french
do move Ney; go
refuse chance: roll 3 unfinished [C6.3]
do turn F05
event points 3

% So does the initiative [C10.2]
begin initiative french
do turn F05
do turn P15
acts french

% With cards agreed on no die is rolled [C10.2]
scenario campaign combat=cards
empty
places Augereau@BAM Ruchel@ESN Davout@JEN Louis@JEN
begin operations french
do fight Davout; go
refuse chance: roll 3 unfinished [C8.11]
allow chance: turn F02

% A die of the pursuit that shows a loss inflicts none [C8.31]
places Murat@JEN Hohenlohe@JEN
begin operations french
do fight Murat; go; roll 1; roll 6; roll 5; roll 6; lose-foot Hohenlohe; retreat WMR
do roll 1
event rolled losses 0, fatigue 1
expect infantry Hohenlohe@5
