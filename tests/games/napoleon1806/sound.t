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

% Points on the track decide the game at once [C12.8 C12.9]
begin operations french
sound vp 19
unsound vp 20 contains the victory points have decided the game [C12.8]
unsound vp 0 contains the victory points have decided the game [C12.9]

% A card lasts whose event does, and of red ones but one [C3.5 C3.6]
discard-french F31 F37 F42
turn 5
begin operations french
sound discard-french F31 F37; lasting F42
unsound discard-french F37 F42; lasting F31 contains a card lasts whose event does not [C3.5]
unsound discard-french F31; lasting F37 F42 contains two red cards cancel each other [C3.6]

% Beginners play without hands and events [C14.1]
scenario short hands=no
discard-french F01 F42
turn 5
begin operations french
unsound discard-french F42; hand-french F01 contains beginners play without hands and events [C14.1]
unsound discard-french F01; lasting F42 contains beginners play without hands and events [C14.1]

% Second Breath works from turn 5 on [E-SECOND-BREATH.1]
turn 5
lasting F42
begin operations french
sound turn 6
unsound turn 4 contains Second Breath works from turn 5 on [E-SECOND-BREATH.1]

% Care is for a French corps that has lost infantry [E-CARE.1]
places Ney@JEN Soult@KAH Louis@GER
infantry Ney@3 Louis@1
begin operations french
sound cared Ney
unsound cared Soult contains Care is for a French corps that has lost infantry [E-CARE.1]
unsound cared Louis contains Care is for a French corps that has lost infantry [E-CARE.1]

% Who comes first into an area has no axis there, so one side has one at most [C7.2]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
unsound axis-prussian JEN@JEN-ROD contains both sides have an axis of retreat in one area [C7.2]

% Nothing of an operation, a combat or Recovery is left outside it [C1.13 C5.2 C5.5 C8.4 C11.3 G2.3]
places Ney@JEN Hohenlohe@JEN
begin operations french
unsound passed 3 contains sides have passed that carry out no operations now [C5.5]
unsound refitted Ney contains cards are spent on corps in Recovery only [C11.3]
unsound played-french F01 contains an event is in force that has not been played [C1.13]
unsound cancelled 1 contains an event is in force that has not been played [C1.13]
unsound pending F01 contains a card is being played outside an operation [C1.11]
unsound points 3 contains a march goes on outside an operation [C5.2]
unsound slipping Ney contains a march goes on outside an operation [C5.2]
unsound target JEN contains something is aimed at outside an operation [C5.2]
unsound waived 1 contains what stops a stack belongs to its march [C6.12]
unsound losses 2 0 contains results stand outside a combat [C8.4]
unsound crossed KAH-JEN contains results stand outside a combat [C8.4]
unsound revealed Ney contains blocks lie face up outside a combat [G2.3]
unsound fallen 2 0 contains strength points have fallen that count for nobody [C12.1]
unsound due 1 0 contains points are shared that nobody has suffered [C8.13]

% A victory area belongs to the side that stands there alone [C12.5]
places Kalckreuth@LEI
begin operations prussian
unsound places Ney@LEI; places Kalckreuth@DEL contains a victory area is held by the side that is not there [C12.5]
sound places Ney@LEI

% A stack is of one side, stands in one area, and has not been Activated [C1.5 C6.1 G3.1]
places Ney@JEN Lannes@JEN Soult@KAH Hohenlohe@JEN F.v1@JEN
begin operations french
do move Ney
sound stack Ney Lannes
unsound stack Ney Soult contains a stack is of one side and stands in one area [C6.1]
unsound stack Ney Hohenlohe contains a stack is of one side and stands in one area [C6.1]
unsound stack Ney F.v1 contains vedettes and corps do not move together [G3.1]
unsound activated Ney contains a stack has been Activated before [C1.5]

% A turn, an operation and a combat are at the step that opens what is open [C3.1 C5.1 C5.2 C8.4]
places Ney@JEN Soult@KAH Hohenlohe@JEN
begin operations french
unsound frames game/1/french/0 operations/0/french/0 contains the turn has not come to that [C3.1]
do move Soult; go; turn F05
sound frames game/4/french/0 operations/0/french/0 operation/5/french/2 march/0/french/0
unsound frames game/4/french/0 operations/0/french/0 operation/2/french/0 march/0/french/0 contains an operation has not come to that [C5.2]
unsound frames game/4/french/0 operations/0/french/0 operation/5/french/1 march/0/french/0 contains an operation has not come to that [C5.2]
unsound frames game/4/french/0 operations/0/french/0 operation/5/french/0 march/0/prussian/0 contains an operation has not come to that [C5.2]
unsound frames game/4/french/0 operations/0/prussian/0 operation/5/french/0 march/0/french/0 contains an operation is of the side whose turn it is [C5.1]

% The same within a combat [C8.4]
places Ney@JEN Soult@KAH Hohenlohe@JEN
hand-french F16
begin operations french
do fight Ney; go
unsound frames game/4/french/0 operations/0/french/0 operation/8/french/1 combat/99/french/0 window/6/french/0 contains a combat has no such step [C8.4]
unsound frames game/4/french/0 operations/0/french/0 operation/8/french/0 combat/0/french/0 window/6/french/0 contains an operation has not come to that [C5.2]

% Who fights stands where the combat is, and is no vedette [C8.3 C9.8]
places Ney@JEN Soult@KAH Hohenlohe@JEN Ruchel@GOT
hand-french F16
begin operations french
do fight Ney; go
acts french
unsound fighting-french Ney Soult contains corps of one side fight in one area [C8.3]
unsound fighting-french Soult contains corps fight where there is no combat [C8.3]
unsound fighting-prussian Ruchel contains corps fight where there is no combat [C8.3]

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

% A phase does not begin with numbers that cannot be [C3.1]
unsound passed 4; begin operations french contains off its track
