# What a position may not be: one that comes from a file is asked all this before it is played on.
empty
places Augereau@BAM Ruchel@ESN

% Turn, points and a winner are on their tracks [C3.1 C12.4]
begin operations french
sound turn 3
unsound turn 0 contains there is no turn 0
unsound turn 99 contains there is no turn 99
unsound vp 200 contains off its track
unsound passed 4 contains off its track
unsound winner french contains a game that is won is over, and no other
unsound loser chance contains there is no such side
unsound control french french nobody prussian contains a victory area is nobody's [C12.4]

% A block stands in an area or lies in one of the boxes, and sets name blocks on the map [C1.1]
places Ney@JEN Louis@GER
begin operations french
unsound places Ney@hidden contains Ney is nowhere
unsound activated Davout contains a set names a block that is not on the map
unsound stack Ney contains a stack stands outside operations
unsound fighting-french Ney contains blocks fight outside a combat
unsound fighting-french Louis contains a block fights for the other side
unsound sharing-prussian Ney contains a block fights for the other side

% Strength, fatigue and commanders [C1.1 C1.4 C1.22 C1.24]
places Ney@JEN Napoleon@JEN
begin operations french
unsound infantry Ney@0; cavalry Ney@0 contains a corps should have been eliminated [C1.24]
unsound infantry Ney@60 contains a corps is too strong [C1.22]
unsound infantry Napoleon@1 contains a block that is no corps has strength or fatigue [C1.1]
unsound places Ney@KAH contains a commander is without a corps [C1.4]
sound places Ney@KAH Napoleon@KAH

% Cards are in one place each, and no hand holds a red one [C1.7 C1.9]
begin operations french
unsound discard-french F01 contains a card is in two places [C1.7]
unsound deck-french none contains not those of the deck [C1.7]
unsound played-french P01 contains a card is in use that the side has not

% A bridge is destroyed where one is printed, and an axis of retreat leaves a contested area [C1.28 C7.1 C7.4]
places Ney@JEN Hohenlohe@JEN
begin operations french
sound broken JEN-ROD
unsound broken KAH-JEN contains a destroyed bridge lies where none is printed [C1.28]
sound axis-french JEN@KAH-JEN
unsound axis-french JEN@LUE-LEI contains an axis of retreat does not begin in its area [C7.1]
unsound axis-french LEI@LUE-LEI contains an axis of retreat lies in an area that is not contested [C7.4]

% Frames nest as the turn does [C3.1]
begin operations french
unsound frames none contains no procedure is under way
unsound frames operations/0/french/0 contains neither game nor over
unsound frames game/1/french/0 combat/0/french/0 contains frame 2 does not belong there [C3.1]

% An operation is of a kind, and has somebody to carry it out [C5.2]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney
unsound stack none contains nobody carries out the operation
do go
unsound target none contains a combat is fought nowhere

% Outside the beginning there are neither bids nor sides that are ready [G1.4 M1.1 M1.2]
begin operations french
unsound ready 1 contains sides are ready that need not be [G1.4]
unsound swapped 1 contains nobody has bid for a side [M1.2]
unsound bids 3 0 contains there is a bid that cannot be [M1.1]

% In the fog a block is where it may be thought to be [G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Soult@KUL
begin operations french
unsound places Ney@HOF contains Ney is where nobody could think it
do move Ney; go; turn F05; step MUN; halt
sound places Ney@KUL Soult@MUN; activated Soult

% A secret set-up keeps to the zones, and nobody is ready before all stand [G1.1 G1.2]
scenario campaign rules=grognard
unsound places Ney@ERF contains Ney may not be set up there [G1.1]
unsound places Ney@coming; ready 1 contains a side is ready that cannot be [G1.2]

% Bids are made for a side, before any point has changed [M1.1]
scenario campaign rules=marshal
sound ready 1; wants french nobody; bids 3 0
unsound ready 1; wants nobody nobody contains there is a bid that cannot be [M1.1]
unsound ready 2; wants french nobody contains there is a bid that cannot be [M1.1]
unsound vp 12 contains points have changed before the bids are in [M1.1]
unsound swapped 1 contains there are no bids now [M1.1]
