# Events of the Draw and Initiative phases.
empty
places Augereau@EBN Ruchel@ESN

% Anticipation: any card of the deck, unseen by the other [E-ANTICIPATION.1]
hand-french F01
begin initiative french
do play F01
acts french
do pick F48
event took you take The Guard
event took-one French takes a card
expect hand-french F48
view prussian not contains F48
view french contains F48
acts chance

% Rain and Second Breath work of themselves when they are drawn: nobody plays them [E-RAIN.1] [E-SECOND-BREATH.1]
hand-french F01
begin initiative french
refuse play F36 not-in-hand [C1.12]
refuse play F42 not-in-hand [C1.12]

% No red card is taken, nor one that is not in the deck [E-ANTICIPATION.2]
hand-french F01 F16
discard-french F17
begin initiative french
do play F01
refuse pick F26 red [E-ANTICIPATION.2]
refuse pick F36 red [E-ANTICIPATION.2]
refuse pick F42 red [E-ANTICIPATION.2]
refuse pick F16 not-in-deck [E-ANTICIPATION.1]
refuse pick F17 not-in-deck [E-ANTICIPATION.1]
refuse pick P01 not-in-deck [E-ANTICIPATION.1]

% With nothing but red cards in the deck it takes none [E-ANTICIPATION.2]
deck-french F26 F36
hand-french F01
begin initiative french
do play F01
event no-effect [E-ANTICIPATION.2]
acts chance

% Anticipation is blue: it is not played in an operation [E-ANTICIPATION.1 C1.10]
places Ney@KUL
hand-french F01
begin operations french
do move Ney; go; turn F05
refuse play F01 blue [C1.10]

% Care: on a French corps that has lost infantry, a fatigue point now [E-CARE.1]
places Ney@KUL Soult@BAY Louis@SAA
infantry Ney@3
cavalry Soult@0
hand-french F07
begin initiative french
do play F07
list tend = tend Ney
refuse tend Soult no-foot-lost [E-CARE.1]
refuse tend Louis not-own [E-CARE.1]
do tend Ney
expect fatigue Ney@1

% With no such corps the card is not played [E-CARE.1]
places Ney@KUL
hand-french F07
begin initiative french
refuse play F07 no-corps-fits [E-CARE.1]

% Still to be activated in Recovery: an infantry point, no fatigue, and a point less [E-CARE.2]
vp 12
places Ney@KUL
infantry Ney@3
fatigue Ney@2
control french prussian prussian french
cared Ney
begin recovery french
expect infantry Ney@4
expect fatigue Ney@0
expect vp 11

% Activated meanwhile: nothing but the fatigue is left of it [E-CARE.2]
vp 12
places Ney@KUL
infantry Ney@3
fatigue Ney@2
activated Ney
control french prussian prussian french
cared Ney
begin recovery french
expect infantry Ney@3
expect fatigue Ney@2
expect vp 12

% Hussars: one card of the other hand at random [E-HUSSARS.1]
hand-french F24
hand-prussian P14 P15 P16 P31
begin initiative french
do play F24
acts chance
list chance: snatch = snatch P14 | snatch P15 | snatch P16 | snatch P31
do snatch P15
expect hand-prussian P14 P16 P31
expect discard-prussian P15
acts prussian

% An empty hand loses nothing [E-HUSSARS.1]
hand-prussian P24
begin initiative french
do play P24
event no-effect
allow chance: turn F05

% Not in the Operations phase [E-HUSSARS.1 C1.10]
places Ney@KUL
hand-french F24
begin operations french
do move Ney; go; turn F05
refuse play F24 blue [C1.10]

% Inactivity: the drawer names an area with a corps of his own [E-INACTIVITY.1]
places Brunswick@ERF Frederick@ERF P.v1@ERF P.v2@GOT Ney@WMR
begin draw french
do deal F16; deal F17; deal F18; deal P25; deal P14; deal P15
acts prussian
prompt prussian contains Inactivity: choose one of your stacks. It does nothing more this turn.
refuse name WMR no-stack [E-INACTIVITY.1]
refuse name GOT no-stack [E-INACTIVITY.1]
refuse name LEI no-stack [E-INACTIVITY.1]
list name = name ESN | name ERF
do name ERF

% All his blocks there have been activated, commander and vedettes too [E-INACTIVITY.2]
places Brunswick@ERF Louis@ERF Frederick@ERF P.v1@ERF Ney@WMR
begin draw french
do deal F16; deal F17; deal F18; deal P25; deal P14; deal P15; name ERF
expect activated Brunswick Louis Frederick P.v1

% A contested area may be named; the enemy there is not touched [E-INACTIVITY.2]
places Brunswick@WMR Ney@WMR
begin draw french
do deal F26; deal F17; deal F18; deal P16; deal P14; deal P15; name WMR
expect activated Ney

% Intuition: the initiative without a draw [E-INTUITION.1]
hand-prussian P27
begin initiative french
do play P27
event initiative [E-INTUITION.1] Prussian
acts prussian
expect discard-prussian P27
expect discard-french none

% For the French too [E-INTUITION.1]
hand-french F27
begin initiative prussian
do play F27
event initiative French
acts french

% Not in an operation [E-INTUITION.1 C1.10]
places Ney@KUL
hand-french F27
begin operations french
do move Ney; go; turn F05
refuse play F27 blue [C1.10]

% Played by both it does nothing, and both draw [E-INTUITION.2]
hand-french F27
hand-prussian P27
begin initiative french
do play F27; play P27
acts chance
do turn F02; turn P15
event initiative [C4.3] Prussian
expect discard-french F02 F27
expect discard-prussian P15 P27

% Long Live the Queen: a fatigue point off each corps of one Prussian stack [E-LONG-LIVE-THE-QUEEN.1]
places Brunswick@ERF Louis@ERF Tauentzien@ERF Blucher@GOT
fatigue Brunswick@4 Louis@1 Blucher@3
hand-prussian P29
begin initiative french
do play P29
refuse name EBN no-stack [E-LONG-LIVE-THE-QUEEN.1]
list name = name ESN | name GOT | name ERF
do name ERF
expect fatigue Brunswick@3 Louis@0 Tauentzien@0 Blucher@3

% Not in an operation [E-LONG-LIVE-THE-QUEEN.1 C1.10]
places Brunswick@ERF
hand-prussian P29
begin operations prussian
do move Brunswick; go; turn P05
refuse play P29 blue [C1.10]

% Rain works from the draw on, for both sides, to the end of the turn [E-RAIN.1 E-RAIN.3]
places Ney@KUL Brunswick@ERF
begin draw french
do deal F36; deal F17; deal F18; deal P16; deal P14; deal P15
event lasts
do decline; decline; turn F02; turn P22; move Brunswick; go; decline
expect fatigue Brunswick@1
do turn P01; decline
event points 4
expect lasting F36

% A second red card keeps it off [E-RAIN.1 C3.6]
begin draw french
do deal F36; deal F26; deal F18; deal P16; deal P14; deal P15
expect lasting none

% The point falls on activation, wherever the owner likes, for a Combat before the count [E-RAIN.2]
places Ney@JEN Lannes@JEN Hohenlohe@JEN
fatigue Ney@4
lasting F36
begin operations french
do fight Ney; join Lannes; go
acts french
list tire = tire Ney | tire Lannes
do tire Ney
event cards French 4, Prussian 2
expect fatigue Ney@5 Lannes@0 Hohenlohe@0

% Once for a whole Moving Attack; who is attacked has none [E-RAIN.2]
places Ney@KAH Hohenlohe@JEN
lasting F36
begin operations french
do assault Ney; go; turn F05; step JEN
expect fatigue Ney@2 Hohenlohe@0

% Neither has who answers the cannon or slips away [E-RAIN.2]
places Ney@JEN Soult@KAH Hohenlohe@JEN
lasting F36
hand-french F05
begin operations prussian
do fight Hohenlohe; go; decline; summon F05 Soult
expect fatigue Hohenlohe@1 Ney@0 Soult@0

% A moving stack has a point less [E-RAIN.3]
places Ney@KUL
lasting P32
begin operations french
do move Ney; go; turn F05
event points 2

% Vedettes lose the point and take no fatigue [E-RAIN.3]
places F.v1@KUL
lasting P32
begin operations french
do move F.v1; go; turn F05
event points 2

% Reinforcement: an infantry point to a Prussian corps on the map [E-REINFORCEMENT.1 E-REINFORCEMENT.2]
places Louis@SAA Ney@KUL Wurttemberg@coming Tauentzien@dead
vp 7
hand-prussian P39
begin initiative french
do play P39
refuse tend Ney not-own [E-REINFORCEMENT.1]
refuse tend Wurttemberg not-on-map [E-REINFORCEMENT.1]
refuse tend Tauentzien not-on-map [E-REINFORCEMENT.1]
do tend Louis
expect infantry Louis@3
expect vp 7

% No corps has more than eight points [E-REINFORCEMENT.2]
places Brunswick@ERF
hand-prussian P39
begin initiative french
do play P39
refuse tend Brunswick full [E-REINFORCEMENT.2]
do tend Ruchel
expect infantry Ruchel@5

% Reinforcement is blue [E-REINFORCEMENT.1 C1.10]
places Brunswick@ERF
hand-prussian P39
begin operations prussian
do move Brunswick; go; turn P05
refuse play P39 blue [C1.10]

% Reserve: two cards into the hand [E-RESERVE.1]
hand-french F39
begin initiative french
do play F39
acts chance
do deal F16; deal F46
expect hand-french F16 F46
allow chance: turn F05

% Red ones are discarded, neither worked nor replaced [E-RESERVE.1]
places Ney@KUL
hand-french F39
begin initiative french
do play F39; deal F26; deal F46
expect hand-french F46
expect activated none
do turn F05; turn P01
expect discard-french F05 F26 F39

% Reserve is blue [E-RESERVE.1 C1.10]
places Ney@KUL
hand-french F39
begin operations french
do move Ney; go; turn F05
refuse play F39 blue [C1.10]

% Saxon Defection: Tauentzien in a contested area loses a point, one victory point in all [E-SAXON-DEFECTION.1]
vp 12
places Tauentzien@JEN Ney@JEN
hand-french F41
begin initiative french
do play F41
acts prussian
do lose-foot Tauentzien
expect infantry Tauentzien@1
expect vp 11

% Elsewhere it has no effect [E-SAXON-DEFECTION.1]
vp 12
places Tauentzien@JEN
hand-french F41
begin initiative french
do play F41
event no-effect
expect infantry Tauentzien@2
expect vp 12

% His last point eliminates him [E-SAXON-DEFECTION.1 C1.24]
vp 12
places Tauentzien@JEN Ney@JEN
infantry Tauentzien@0
hand-french F41
begin initiative french
do play F41
expect Tauentzien@dead
expect vp 11

% It is blue [E-SAXON-DEFECTION.1 C1.10]
places Tauentzien@JEN Ney@JEN
hand-french F41
begin operations french
do fight Ney; go
refuse play F41 blue [C1.10]

% Second Breath: nothing on turns 1 to 4, discarded at once [E-SECOND-BREATH.1]
turn 4
places Ney@KUL
begin draw french
do deal F42; deal F17; deal F18; deal P16; deal P14; deal P15
event no-effect
expect lasting none
expect discard-french F42

% From turn 5 on a point less for moving French stacks [E-SECOND-BREATH.1]
turn 5
places Ney@KUL
begin draw french
do deal F42; deal F17; deal F18; deal P16; deal P14; deal P15
expect lasting F42
do decline; decline; turn F05; turn P22; move Ney; go; decline; turn F04; decline
event points 3

% Not for Prussian ones [E-SECOND-BREATH.1]
turn 6
places Brunswick@ERF
lasting F42
begin operations prussian
do move Brunswick; go; turn P15
event points 3

% Strategic Retreat: a point more for each moving Prussian stack, all turn [E-STRATEGIC-RETREAT.1]
places Brunswick@ERF Blucher@GOT
hand-prussian P45
begin initiative french
do play P45
expect lasting P45
do turn F02; turn P05
do move Brunswick; go; turn P15
event points 4
do step WMR; step APO; step AUE; step FRE
do move Augereau; go; turn F05; halt
do move Blucher; go; turn P10
event points 3
do step ERF; step BUT; halt
do move Ruchel; go; turn P40; step GOT; step ERF; halt
expect turn 2
expect lasting none

% The French have none [E-STRATEGIC-RETREAT.1]
places Ney@KUL
lasting P45
begin operations french
do move Ney; go; turn F05
event points 3

% A march must end nearer to Halle or Leipzig [E-STRATEGIC-RETREAT.2]
places Brunswick@ERF
lasting P45
begin operations prussian
do move Brunswick; go; turn P10
refuse step GOT fall-back [E-STRATEGIC-RETREAT.2]
allow step BUT
do step WMR
refuse step ERF fall-back [E-STRATEGIC-RETREAT.2]

% A way round is open to a march that ends nearer, but not to halt on [E-STRATEGIC-RETREAT.2]
places Brunswick@ESN
lasting P45
begin operations prussian
do move Brunswick; go; turn P15; step SMA
refuse halt fall-back [E-STRATEGIC-RETREAT.2]
list step = step MEI | step OHR
refuse step ESN fall-back [E-STRATEGIC-RETREAT.2]
do step OHR; halt
expect Brunswick@OHR

% A way round leaves no point for a bridge: the march would end no nearer [E-STRATEGIC-RETREAT.2 E-DESTROYED-BRIDGE.2]
places Brunswick@KAH
hand-prussian P14
lasting P45
begin operations prussian
do move Brunswick; go; turn P18; decline
event points 2
do step BLA
refuse halt fall-back [E-STRATEGIC-RETREAT.2]
refuse wreck P14 WMR-BLA fall-back [E-STRATEGIC-RETREAT.2]
list wreck =
do step JEN
expect Brunswick@JEN

% With a point to spare the bridge goes [E-STRATEGIC-RETREAT.2 E-DESTROYED-BRIDGE.2]
places Brunswick@KAH
hand-prussian P14
lasting P45
begin operations prussian
do move Brunswick; go; turn P33; decline
event points 3
do step BLA; wreck P14 WMR-BLA
expect broken WMR-BLA
refuse halt fall-back [E-STRATEGIC-RETREAT.2]
do step JEN
expect Brunswick@JEN

% Before it has stirred it may stay, and the bridge go [E-STRATEGIC-RETREAT.2 E-DESTROYED-BRIDGE.2]
places Brunswick@BLA
hand-prussian P14
lasting P45
begin operations prussian
do move Brunswick; go; turn P18; decline
event points 2
allow wreck P14 WMR-BLA

% What cannot get nearer stays [E-STRATEGIC-RETREAT.2]
places Brunswick@AUE Ney@AUE
axis-french AUE@AUE-FRE
broken AUE-NAU
lasting P45
begin operations prussian
do move Brunswick; go; turn P10
event stopped [E-STRATEGIC-RETREAT.2]
expect Brunswick@AUE
expect activated Brunswick
acts french

% A Combat is no march [E-STRATEGIC-RETREAT.2]
places Brunswick@ERF Ney@ERF
lasting P45
begin operations prussian
do fight Brunswick; go
event combat

% Nor does it bind a Reaction, which has no points to move by [E-REACTION.2 E-STRATEGIC-RETREAT.2]
places Brunswick@ERF Ney@KUL
hand-prussian P34
lasting P45
begin operations french
do move Ney; go; react P34 Brunswick
allow slip WMR
do slip GOT
expect Brunswick@GOT

% Nor a corps that goes to the sound of the cannon [E-CANNON-SOUNDS.3 E-STRATEGIC-RETREAT.2]
places Hohenlohe@WMR Ney@WMR Brunswick@APO
hand-prussian P05
lasting P45
begin operations french
do fight Ney; go; decline; summon P05 Brunswick
expect Brunswick@WMR

% Strategic Retreat is blue [E-STRATEGIC-RETREAT.1 C1.10]
places Brunswick@ERF
hand-prussian P45
begin operations prussian
do move Brunswick; go; turn P05
refuse play P45 blue [C1.10]

% Supply: two fatigue points off the corps of one Prussian stack [E-SUPPLY.1]
places Brunswick@ERF Louis@ERF Blucher@GOT
fatigue Brunswick@5 Louis@1 Blucher@3
hand-prussian P47
begin initiative french
do play P47; name ERF
refuse rest Blucher not-sharing [E-SUPPLY.1]
do rest Louis
expect fatigue Brunswick@4 Louis@0 Blucher@3

% Both may be one corps's [E-SUPPLY.1]
places Brunswick@ERF Louis@ERF
fatigue Brunswick@5 Louis@1
hand-prussian P47
begin initiative french
do play P47; name ERF; rest Brunswick; rest Brunswick
expect fatigue Brunswick@3 Louis@1

% Supply is blue, and its area has a Prussian corps [E-SUPPLY.1 C1.10]
places Brunswick@ERF
hand-prussian P47
begin initiative french
do play P47
refuse name EBN no-stack [E-SUPPLY.1]
refuse name LEI no-stack [E-SUPPLY.1]
