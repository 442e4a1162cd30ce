# Victory points and the end, chapter C12.
empty
places Augereau@EBN Ruchel@ESN

% A French point lost is one more, a Prussian one less, at once [C12.1]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P04; turn P06
do lose-foot Ney; lose-foot Hohenlohe
expect vp 11

% A corps destroyed by fatigue counts with all it had left [C12.2]
places Bessieres@KUL Ney@BAY
fatigue Bessieres@8
lasting F36
begin operations french
do move Bessieres; go
expect Bessieres@dead
expect vp 13

% Erfurt is worth four: taken, and taken back [C12.3]
places Ney@WMR Louis@GOT
begin operations french
do move Ney; go; turn F05; step ERF; step ARN; halt
expect vp 6
do move Louis; go; turn P10; step ERF
expect vp 10

% Bamberg is worth five to the Prussians [C12.3]
places Louis@LIC
begin operations prussian
do move Louis; go; turn P10; step BAM
expect vp 15
expect control prussian prussian prussian prussian

% Halle and Leipzig are worth three each [C12.3]
places Ney@SKE Soult@DEL
begin operations french
do move Ney; go; turn F02; step HAL
expect vp 7
do pass
do move Soult; go; turn F23; step LEI
expect vp 4

% An empty area stays with who holds it [C12.4]
places Brunswick@ERF
begin operations prussian
do move Brunswick; go; turn P10; step WMR
expect control french prussian prussian prussian
expect vp 10

% Crossing it is enough [C12.5]
places Ney@WMR
begin operations french
do move Ney; go; turn F05; step ERF
event control [C12.5]
do step GOT; halt
expect control french french prussian prussian
expect vp 6

% The last enemy gone, it changes too [C12.6]
places Ney@HAL Louis@HAL
begin operations prussian
do move Louis; go; turn P10; step SKE
expect control french prussian french prussian
expect vp 7

% While it is contested the marker stays [C12.7]
places Ney@SKE Louis@LEI
begin operations french
do move Ney; go; turn F02; step LEI
expect control french prussian prussian prussian
expect vp 10

% Two last corps that destroy each other leave the marker as it lies [C12.4 C12.6 C8.14]
vp 7
places Ney@HAL Louis@HAL
control french prussian french prussian
infantry Ney@1 Louis@1
cavalry Ney@0 Louis@0
begin operations prussian
do fight Louis; go
do turn F02; turn F01
do turn P04
expect Ney@dead Louis@dead
event not control
expect control french prussian french prussian
expect vp 7

% So do two that fall to their fatigue in Recovery, all at once [C12.4 C12.6 C11.4]
vp 7
places Ney@HAL Louis@HAL
control french prussian french prussian
infantry Ney@1 Louis@1
cavalry Ney@0 Louis@0
fatigue Ney@6 Louis@6
activated Ney Louis
begin recovery french
expect Ney@dead Louis@dead
expect control french prussian french prussian
expect vp 7

% Of two sides one is left when all losses are taken: the area is its own [C12.6 C8.14]
vp 7
places Ney@HAL Brunswick@HAL
control french prussian french prussian
infantry Ney@1
cavalry Ney@0
begin operations prussian
do fight Brunswick; go
do turn F02; turn F01
do turn P04; turn P06
do lose-foot Brunswick
event control [C12.6]
expect control french prussian prussian prussian
expect vp 10

% Twenty: the Prussians win at once [C12.8]
vp 18
places Ney@BAY Soult@KUL
control french prussian prussian french
fatigue Ney@6 Soult@6
activated Ney Soult
begin recovery french
do lose-foot Ney; lose-foot Soult
over prussian by 20 Prussian victory on turn 1; victory points: 20
acts nobody

% None left: the French win at once [C12.9]
vp 1
places Louis@GOT
control french prussian prussian french
fatigue Louis@6
activated Louis
begin recovery french
do lose-foot Louis
over french by 20 French victory on turn 1; victory points: 0

% In the middle of an operation too [C12.9 C12.13]
vp 2
places Ney@SKE
begin operations french
do move Ney; go; turn F05; step LEI
over french
expect vp 0

% After turn 7 points above none win for the Prussians [C12.10]
vp 1
turn 7
control french prussian prussian french
begin recovery french
over prussian by 1 Prussian victory on turn 7; victory points: 1

% The bonus of the last turn comes first [C12.10 C11.7]
vp 1
turn 7
begin recovery french
over prussian by 2 Prussian victory on turn 7; victory points: 2

% Napoléon eliminated: the Prussians win, whatever the points [C12.11]
vp 3
places Napoleon@KUL Bessieres@KUL
fatigue Bessieres@8
lasting F36
begin operations french
do move Bessieres; join Napoleon; go
over prussian Napoléon is eliminated

% At no points too: it is the special case [C12.11]
vp 1
places Napoleon@KUL Bessieres@KUL Louis@GOT Tauentzien@GOT
control french prussian prussian french
infantry Bessieres@0
cavalry Louis@0 Tauentzien@0
fatigue Bessieres@6 Louis@6 Tauentzien@6
activated Bessieres Louis Tauentzien
begin recovery french
over prussian Napoléon is eliminated

% Frederick III eliminated changes nothing [C12.12]
places Frederick@GOT Louis@GOT
fatigue Louis@8
lasting F36
begin operations prussian
do move Louis; join Frederick; go
expect Frederick@dead
expect vp 7
over no
acts french

% Losses of both sides in a combat move the points by their sum [C12.13]
vp 19
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F03
do turn P04; turn P06
do lose-foot Ney; lose-foot Hohenlohe
expect vp 19
over no

% Past the end of the track is as good as there; nobody retreats any more [C12.13]
vp 1
places Davout@JEN Hohenlohe@JEN
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe
over french
expect vp 0
