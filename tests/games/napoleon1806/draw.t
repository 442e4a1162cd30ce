# The sequence of a turn and the Draw phase, chapter C3.
empty
places Ney@KUL Brunswick@ERF Louis@SAA

% Draw, initiative, operations, recovery [C3.1]
begin draw french
acts chance
refuse french: move Ney not-your-turn [C3.2]
do deal F16; deal F17; deal F18; deal P14; deal P15; deal P16
acts french
refuse move Ney not-now [C3.1]
do decline; decline
acts chance
do turn F05; turn P10
acts french
allow move Ney
do pass; pass
expect turn 2
acts chance

% Three cards for each, seen by himself alone [C3.2]
hand-french F02 F03
begin draw french
do deal F16; deal F17; deal F18
refuse chance: deal F19 not-in-deck [C1.21]
do deal P14; deal P15; deal P16
expect hand-french F02 F03 F16 F17 F18
expect hand-prussian P14 P15 P16
view french contains F16
view french not contains P14
view prussian contains P14
view prussian not contains F16
view nobody not contains F16

% What is drawn is told to its owner, to others only that a card was drawn [C3.2]
begin draw french
do deal F16
event drew French draws Forced March
event drew-one French draws a card

% The only red card of the phase is carried out at once [C3.3]
begin draw french
do deal F16; deal F17; deal F18; deal P25; deal P14; deal P15
acts prussian
list name = name ERF | name SAA
do name ERF
expect activated Brunswick
acts french

% Nothing is drawn in its place [C3.4]
begin draw french
do deal F16; deal F17; deal F18; deal P25; deal P14; deal P15
expect hand-prussian P14 P15

% Done, it is discarded; what works all turn lies on the board to the end [C3.5]
begin draw french
do deal F36; deal F17; deal F18; deal P14; deal P15; deal P16
expect lasting F36
do decline; decline; turn F05; turn P10; pass; pass
expect turn 2
expect lasting none
expect discard-french F05 F36

% An Inactivity carried out is discarded [C3.5]
begin draw french
do deal F26; deal F17; deal F18; deal P14; deal P15; deal P16
do name KUL
expect discard-french F26

% Two red cards of one player have no effect [C3.6]
begin draw french
do deal F16; deal F17; deal F18; deal P25; deal P32; deal P15
event reds-cancel [C3.6]
expect lasting none
expect activated none
expect discard-prussian P25 P32
acts french

% One of each player neither; both are drawn first, and Second Breath counts on turn 1 [C3.6 C3.7]
begin draw french
do deal F42; deal F17; deal F18; deal P32; deal P14; deal P15
event reds-cancel
expect lasting none
expect discard-french F42
expect discard-prussian P32

% The first player's red card waits for the second player's draw [C3.7]
begin draw french
do deal F26; deal F17; deal F18
acts chance
expect activated none
do deal P14; deal P15; deal P16
acts french
allow name KUL
