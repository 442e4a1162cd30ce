# When a card goes to the discards, told by the reshuffles that bring it again.  A
# deck that is named is all there is to draw; the rest is used up.
empty
places Augereau@BAM Ruchel@ESN

% The movement card is discarded when it has been read: combat draws may bring it again [C6.3 C1.7 C1.21]
places Ney@KAH Hohenlohe@JEN
deck-french F05
begin operations french
do assault Ney; go; turn F05
expect table-french none
expect turned-french F05
do step JEN
event reshuffled [C1.21]
allow chance: turn F05

% Combat cards drawn together lie open: no reshuffle among them brings one back [C8.11 C1.21]
places Ney@JEN Hohenlohe@JEN
deck-french F05
begin operations french
do fight Ney; go; turn F05
event reshuffled [C1.21]
expect table-french F05
refuse chance: turn F05 not-in-deck [C1.21]
allow chance: turn F04

% They are discarded when the combat is decided: the pursuit may bring them again [C8.31 C1.7 C1.21]
places Murat@JEN Blucher@JEN
cavalry Blucher@2
infantry Blucher@4
deck-french F02 F01
begin operations french
do fight Murat; go; turn F02; turn F01; turn P01; turn P03
expect table-french F01 F02
do lose-horse Blucher; retreat WMR
event reshuffled [C1.21]
expect table-french none
expect table-prussian none
allow chance: turn F02

% Great Charge draws its two cards together [E-GREAT-CHARGE.1 C1.21]
places Murat@JEN Blucher@JEN
cavalry Blucher@2
infantry Blucher@4
hand-french F22
deck-french F02 F01 F03
begin operations french
do fight Murat; go; decline
do turn F02; turn F01; turn P01; turn P03
do lose-horse Blucher; retreat WMR; decline; play F22
do turn F03
event reshuffled [C1.21]
refuse chance: turn F03 not-in-deck [C1.21]
allow chance: turn F02

% An event lies open until its operation ends, through every reshuffle [C1.7 C1.13]
places Ney@JEN Hohenlohe@JEN
hand-french F13
deck-french F06
begin operations french
do fight Ney; go; play F13
expect table-french F13
do turn F06
event reshuffled [C1.21]
refuse chance: turn F13 not-in-deck [C1.21]
do turn F01; turn F04; turn P01; turn P03
expect table-french none
expect not deck-french F13

% A blue card is discarded when it has worked: the initiative may bring it again [C4.1 C1.21]
places Ney@KUL
deck-french F48
hand-french F01
begin initiative french
do play F01
expect table-french F01
do pick F48
event reshuffled [C1.21]
allow chance: turn F01

% A red card from a Reserve is discarded at once, the Reserve itself when it is done [E-RESERVE.1 C4.1 C1.21]
places Ney@KUL
deck-french F26
hand-french F39
begin initiative french
do play F39; deal F26
event discarded [E-RESERVE.1]
event reshuffled [C1.21]
refuse chance: deal F39 not-in-deck [C1.21]
allow chance: deal F26
do deal F46
expect discard-french F39
expect table-french none

% Two Intuitions are discarded before the initiative is drawn for [E-INTUITION.2 C1.21]
places Ney@KUL
hand-french F27
hand-prussian P27
deck-french none
begin initiative french
do play F27
expect table-french F27
do play P27
event reshuffled [C1.21]
allow chance: turn F27

% A card spent in Recovery is discarded at once [C11.3 C1.7]
places Ney@KUL Hohenlohe@JEN
fatigue Ney@3
activated Ney
hand-french F03 F05
begin recovery french
do spend F03 Ney
expect discard-french F03
