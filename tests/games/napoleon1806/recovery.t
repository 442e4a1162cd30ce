# Recovery, chapter C11.  Recovery numbers: 1 on F01 F04 and P01 P09.. (see
# cards.yaml), 2 on F06 F07 P02 P04, 3 on F02 F03 F05 P03 P14.  The Prussians hold
# two victory areas only, so that step 5 gives nothing.
empty
control french prussian prussian french
places Augereau@EBN Ruchel@ESN

% A card is for step 2; after it the losses have come [C11.1]
places Soult@KUL Brunswick@GOT
fatigue Soult@6
activated Soult
hand-french F02
begin recovery french
acts french
do done; lose-foot Soult
refuse french: spend F02 Soult not-your-turn [C3.2]
expect infantry Soult@6

% Rest comes first: who was not activated needs no card [C11.1 C11.2]
places Soult@KUL
places Ney@BAY
fatigue Soult@6 Ney@1
activated Ney
hand-french F02
begin recovery french
expect fatigue Soult@0
refuse spend F02 Soult not-tired [C11.3]

% Who holds no card or has nobody to rest is not asked [C11.3]
places Soult@KUL Louis@GOT
fatigue Soult@3
activated Soult
hand-prussian P14
begin recovery french
expect turn 2

% Unactivated corps lose all their fatigue, and then no strength [C11.2]
places Soult@KUL Louis@GOT
fatigue Soult@7 Louis@8
begin recovery french
expect fatigue Soult@0 Louis@0
expect infantry Soult@7 Louis@2

% Activated ones keep it [C11.2]
places Soult@KUL
fatigue Soult@3
activated Soult
begin recovery french
expect fatigue Soult@3

% A card of any colour takes its number off a corps [C11.3]
places Soult@KUL Ney@BAY Augereau@EBN
fatigue Soult@6 Ney@1 Augereau@1
activated Soult Ney Augereau
hand-french F06 F02 F03
begin recovery french
do spend F06 Soult
expect fatigue Soult@4
do spend F02 Ney
expect fatigue Ney@0
refuse spend F03 Soult one-card-each [C1.14]
do done
expect discard-french F02 F06
expect hand-french F03

% One's own corps, on the map, with one's own cards [C11.3]
places Soult@KUL Louis@GOT Ney@dead
fatigue Soult@2 Louis@2
activated Soult Louis
hand-french F02
hand-prussian P14
begin recovery french
refuse spend P14 Soult not-in-hand [C11.3]
refuse spend F02 Louis not-own [C11.3]
refuse spend F02 Ney not-on-map [C11.3]
refuse spend F02 Napoleon corps-only [C1.1]
do done
acts prussian
do spend P14 Louis
expect fatigue Louis@0

% Five to eight fatigue cost a point, and stay [C11.4]
places Soult@KUL Ney@BAY
fatigue Soult@7 Ney@4
activated Soult Ney
begin recovery french
do lose-foot Soult
expect fatigue Soult@7 Ney@4
expect infantry Soult@6 Ney@5

% Each tired corps loses its own point [C11.4]
places Soult@KUL Ney@BAY
fatigue Soult@5 Ney@8
activated Soult Ney
begin recovery french
do lose-foot Soult
refuse lose-foot Soult unequal [C11.4]
do lose-horse Ney
expect infantry Soult@6 Ney@5
expect cavalry Soult@1 Ney@0

% All at the same time: the victory points move by the sum [C11.4 C12.13]
places Soult@KUL Louis@GOT
vp 19
fatigue Soult@7 Louis@7
activated Soult Louis
begin recovery french
do lose-foot Soult; lose-foot Louis
expect vp 19
over no

% The points lost count, and the last one eliminates [C11.5]
places Louis@GOT
infantry Louis@1
cavalry Louis@0
fatigue Louis@6
activated Louis
begin recovery french
expect Louis@dead
expect vp 9

% A commander left alone by it dies with his corps [C11.5 C1.4]
places Frederick@GOT Louis@GOT
infantry Louis@0
cavalry Louis@1
fatigue Louis@5
activated Louis Frederick
begin recovery french
expect Louis@dead Frederick@dead
expect vp 9
over no

% Every block is to be activated again [C11.6]
places Napoleon@KUL Soult@KUL Louis@GOT
activated Napoleon Soult Louis Augereau Ruchel
begin recovery french
expect activated none

% Three victory areas held by the Prussians are a point [C11.7]
control french prussian prussian prussian
begin recovery french
expect vp 11

% Four are one too [C11.7]
control prussian prussian prussian prussian
begin recovery french
expect vp 11

% Two are none [C11.7]
begin recovery french
expect vp 10

% The marker advances and the next turn begins with the draw [C11.8]
turn 2
begin recovery french
expect turn 3
acts chance
allow chance: deal F16

% After Auerstaedt: a card for Brunswick, a point for Davout [C11.1 C11.3 C11.4 C12.1]
places Davout@AUE Brunswick@ERF Blucher@ERF
control french prussian prussian prussian
vp 8
infantry Davout@6 Brunswick@6 Blucher@0
cavalry Davout@1 Brunswick@0 Blucher@4
fatigue Davout@8 Brunswick@3 Blucher@2
activated Davout Brunswick Blucher
hand-prussian P39
begin recovery french
acts prussian
refuse spend P39 Davout not-own [C11.3]
do spend P39 Brunswick
expect fatigue Brunswick@2
do lose-foot Davout
expect infantry Davout@5
expect fatigue Davout@8
expect turn 2
