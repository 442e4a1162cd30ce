# The short scenario and the beginners' game, chapters C13 and C14.
scenario short

% From turn 3 to the end of turn 5 [C13.1 C13.4]
expect turn 3
turn 5
vp 5
begin recovery french
over prussian by 6 on turn 5; victory points: 6

% At the end of turn 4 it goes on [C13.1]
turn 4
begin recovery french
over no
expect turn 5

% Eleven points, and the areas as in the full game [C13.2]
expect vp 11
expect control french prussian prussian prussian

% Its own places, full strength and no fatigue [C13.3]
expect Soult@GRE Louis@unused Brunswick@WMR Wurttemberg@coming
expect infantry Soult@7
expect cavalry Soult@1
expect fatigue 0*32

% Three points after turn 5 win for the French, the bonus included [C13.4]
turn 5
vp 2
begin recovery french
over french by 17 on turn 5; victory points: 3

% Four win for the Prussians [C13.4]
turn 5
vp 3
begin recovery french
over prussian on turn 5; victory points: 4

% Twenty wins at once on turn 4 [C13.5]
turn 4
vp 19
empty
places Ney@BAY Ruchel@ESN
control french prussian prussian french
fatigue Ney@6
activated Ney
begin recovery french
do lose-foot Ney
over prussian on turn 4

% Württemberg comes on turn 5 [C13.5]
turn 5
begin arrival french
acts prussian
allow come HAL

% Second Breath works on turn 5 [C13.5]
turn 5
begin draw french
do deal F42; deal F16; deal F17; deal P14; deal P15; deal P16
expect lasting F42

% Beginners begin with the initiative; nobody holds a card [C14.1]
scenario short hands=no
acts chance
refuse chance: deal F16 unfinished [C4.3]
do turn F05; turn P10
acts french
expect hand-french none
expect hand-prussian none

% Their combats are fought with dice [C14.2]
scenario short hands=no
empty
places Augereau@BAM Ruchel@ESN Bessieres@JEN Louis@JEN
begin operations french
do fight Bessieres; go
refuse chance: turn F02 unfinished [C10.1]
do roll 1; roll 5
do lose-foot Louis

% Their movement points come from cards [C14.2]
scenario short hands=no
empty
places Augereau@BAM Ruchel@ESN Ney@KUL
begin operations french
do move Ney; go; turn F05
event points 3

% In Recovery each turns over a card and spreads its number over his corps [C14.3]
scenario short hands=no
empty
places Ney@KUL Soult@BAY Louis@GOT
fatigue Ney@3 Soult@2 Louis@2
activated Ney Soult Louis
control french prussian prussian french
begin recovery french
acts chance
do turn F03; turn P01
acts french
do rest Ney; rest Ney; rest Soult
expect fatigue Ney@1 Soult@1 Louis@1
expect turn 4
