# Refusals teach the rules: each names the clause that decides, the card's, the
# duty's or the phase's, and what is under way is told alike to both sides.
# "ready" stands for whatever has no place in a turn.  Here: operations, cards and duties.
empty
places Augereau@BAM Ruchel@ESN

% In the fog Saxon Defection names a contested area [E-SAXON-DEFECTION.2]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@JEN Louis@JEN Tauentzien@WMR
hand-french F41
begin initiative french
do play F41
refuse ready unfinished [E-SAXON-DEFECTION.2]
refuse prussian: ready not-your-turn [E-SAXON-DEFECTION.2]
refuse pick F05 other-choice [E-SAXON-DEFECTION.2]
refuse name KUL no-enemy [E-SAXON-DEFECTION.2]

% At the start of an operation the other side answers, then the march goes on [C1.19 C6.3 C6.9 C6.8 C9.1 E-REACTION.1]
places Ney@KUL Soult@KUL Louis@SAA
hand-prussian P34 P19
hand-french F16 F38 F20 F34
begin operations french
do move Ney; join Soult; go
refuse prussian: ready unfinished [C1.19]
refuse french: ready not-your-turn [C1.19]
refuse prussian: play P34 own-action [E-REACTION.1]
refuse prussian: play P19 wrong-moment [C1.15]
refuse prussian: react P34 Ney not-own [E-REACTION.1]
refuse prussian: react P34 Davout not-own [E-REACTION.1]
refuse prussian: react P34 Tauentzien not-on-map [E-REACTION.1]
refuse french: react F38 Ney wrong-side [E-REACTION.1]
refuse french: play F16 wrong-moment [C1.15]
refuse french: play F20 wrong-moment [C1.15]
do decline
refuse french: ready not-your-turn [C6.3]
refuse prussian: ready not-your-turn [C6.3]
do turn F02
refuse prussian: play P19 wrong-side [C1.15]
refuse prussian: ready not-your-turn [C1.19]
refuse french: ready unfinished [C1.19]
do decline

% Reaction: who slips away, and where to [E-REACTION.1]
places Ney@KUL Louis@SAA Hohenlohe@SAA P.v1@SAA Brunswick@WMR
hand-prussian P34
begin operations french
do move Ney; go
do react P34 Louis
refuse ready unfinished [E-REACTION.1]
refuse french: ready not-your-turn [E-REACTION.1]
refuse join Ney not-own [E-REACTION.1]
refuse join Louis in-stack [E-REACTION.1]
refuse join Brunswick another-area [E-REACTION.1]
refuse join P.v1 vedettes-alone [G3.1]

% Without points there is no step, and bridges take one [C6.8 C6.9 E-PONTONNIERS.2 E-PONTONNIERS.1]
places Ney@AUE Soult@AUE Davout@AUE
broken AUE-NAU
hand-french F34
begin operations french
do move Ney; join Soult; join Davout; go; turn F02
refuse play F34 wrong-moment [E-PONTONNIERS.1]
refuse mend F34 APO-WMR wrong-moment [E-PONTONNIERS.1]
refuse step BUT unfinished [C1.19]

% Forage is for corps [G3.3 E-FORAGE.1]
places F.v1@KUL
hand-french F20
begin operations french
do move F.v1; go; turn F05
refuse play F20 vedettes [G3.3]

% Bernadotte is meant when he sets out alone [E-BERNADOTTE.1]
places Ney@KUL
hand-prussian P04 P08
begin operations french
do move Ney; go; decline; turn F05
refuse prussian: play P04 wrong-moment [E-BERNADOTTE.1]
do step BAY
refuse prussian: play P04 wrong-moment [E-BERNADOTTE.1]

% Confusion wants three connections and no contest [E-CONFUSION.1]
places Ney@KUL Soult@KAH Hohenlohe@JEN
hand-prussian P08
hand-french F31
begin operations french
do move Soult; go; decline; turn F05; decline; step JEN
refuse prussian: play P08 wrong-moment [E-CONFUSION.1]
refuse french: play F31 wrong-moment [E-ORGANIZATION.1]

% The march of the other side is none of these cards' [C1.15]
places Louis@SAA
hand-french F31 F34 F16 F09
hand-prussian P14 P08
begin operations prussian
do move Louis; go; decline; turn P02; decline
refuse french: play F31 wrong-side [C1.15]
refuse french: mend F34 AUE-NAU wrong-side [C1.15]
refuse french: play F16 wrong-side [C1.15]
refuse prussian: play P08 wrong-side [C1.15]
refuse wreck P14 AUE-NAU not-here [E-DESTROYED-BRIDGE.1]

% At the end of a march [E-FATIGUE.1 C1.16]
places Ney@KUL
hand-prussian P17 P05
hand-french F31 F16 F10
begin operations french
do move Ney; go; decline; turn F05; decline; step BAY; decline; halt
refuse prussian: ready unfinished [C1.19]
refuse french: play F31 wrong-moment [E-ORGANIZATION.1]
refuse french: play F16 wrong-moment [E-FORCED-MARCH.1]
refuse prussian: play P05 wrong-moment [C1.16]
refuse french: ready not-your-turn [C1.19]
do decline
refuse prussian: play P17 wrong-moment [C1.15]
refuse french: ready unfinished [C1.19]

% Cards of a combat: the attacker's first [C1.18 C1.13 E-CHARGE.1 E-THE-GUARD.1 E-COURAGE.1 E-AUDACITY.1]
places Ney@JEN Hohenlohe@JEN
hand-french F13 F05 F48 F22 F33 F30 F16 F38
hand-prussian P07 P12 P36 P43 P31 P05
begin operations french
do fight Ney; go; decline
refuse prussian: play P43 not-your-turn [C1.18]
refuse prussian: play P07 not-there [E-CHARGE.1]
refuse prussian: play P12 courage [E-COURAGE.1]
refuse prussian: ready not-your-turn [C1.18]
refuse french: play F05 no-helper [E-CANNON-SOUNDS.1]
refuse french: summon F05 Napoleon no-helper [E-CANNON-SOUNDS.1]
refuse french: summon F05 Hohenlohe no-helper [E-CANNON-SOUNDS.1]
refuse french: play F48 not-there [E-THE-GUARD.1]
refuse french: play F22 wrong-moment [C1.17]
refuse french: play F30 wrong-moment [C1.17]
refuse french: play F33 wrong-moment [C1.17]
refuse french: play F16 wrong-moment [C1.15]
refuse french: play F38 wrong-moment [E-REACTION.1]
refuse french: ready unfinished [C1.18]
do decline
refuse french: play F13 not-your-turn [C1.18]
refuse prussian: play P12 courage [E-COURAGE.1]
refuse prussian: play P07 not-there [E-CHARGE.1]

% Reinforced Position is for the defence, Elan and Audacity for the attack [E-REINFORCED-POSITION.1 E-ELAN.1 E-AUDACITY.1]
places Ney@JEN Hohenlohe@JEN
hand-french F13 F03
hand-prussian P36
begin operations prussian
do fight Hohenlohe; go; decline
refuse prussian: play P36 wrong-side [E-REINFORCED-POSITION.1]
refuse french: play F13 wrong-side [E-ELAN.1]
refuse french: play F03 wrong-side [E-AUDACITY.1]

% Cannon Sounds: which corps, and who comes with it [E-CANNON-SOUNDS.1 E-CANNON-SOUNDS.2]
places Ney@JEN Napoleon@KAH Soult@KAH Lannes@KAH F.v1@KAH Hohenlohe@JEN Murat@KUL
hand-french F05
begin operations french
do fight Ney; go
refuse play F05 own-action [E-CANNON-SOUNDS.1]
refuse summon F05 Napoleon commander-leads [C1.2]
refuse summon F05 F.v1 one-corps [E-CANNON-SOUNDS.1]
refuse summon F05 Davout not-on-map [E-CANNON-SOUNDS.1]
do summon F05 Soult
refuse ready unfinished [E-CANNON-SOUNDS.2]
refuse prussian: ready not-your-turn [E-CANNON-SOUNDS.2]
refuse join F.v1 vedettes-alone [E-CANNON-SOUNDS.2]
refuse join Soult in-stack [E-CANNON-SOUNDS.2]
refuse join Murat another-area [E-CANNON-SOUNDS.2]
refuse join Hohenlohe not-own [E-CANNON-SOUNDS.2]
refuse join Lannes one-corps [E-CANNON-SOUNDS.2]

% Nobody can come [E-CANNON-SOUNDS.1]
places Ney@JEN Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go
refuse play F05 no-helper [E-CANNON-SOUNDS.1]

% An event may be answered by Counter Order alone [E-COUNTER-ORDER.1]
places Ney@JEN Hohenlohe@JEN
hand-french F13
hand-prussian P10 P43
begin operations french
do fight Ney; go; decline; play F13
refuse prussian: play P43 counter-only [E-COUNTER-ORDER.1]
refuse prussian: ready unfinished [E-COUNTER-ORDER.1]
refuse french: ready not-your-turn [E-COUNTER-ORDER.1]
do decline; decline
refuse prussian: play P10 nothing-to-counter [E-COUNTER-ORDER.1]

% On the march: what comes after it, what came before, and the cards of its other moments [C6.3 C6.9 C9.1 C5.1]
places Ney@KUL Soult@KUL
hand-french F16 F20 F31 F34 F13 F22
hand-prussian P04 P08 P17 P14
begin operations french
do move Ney; go; decline; turn F05; decline
refuse ready unfinished [C6.9]
refuse prussian: ready not-your-turn [C6.9]
refuse fight Ney not-now [C9.1]
refuse assault Soult not-now [C9.1]
refuse move Soult unfinished [C5.1]
refuse pass unfinished [C5.1]
refuse join Soult not-now [C6.3]
refuse play F16 wrong-moment [E-FORCED-MARCH.1]
refuse play F20 wrong-moment [E-FORAGE.1]
refuse play F31 wrong-moment [E-ORGANIZATION.1]
refuse play F34 own-action [E-PONTONNIERS.1]
refuse prussian: play P04 wrong-moment [E-BERNADOTTE.1]
refuse prussian: play P08 wrong-moment [E-CONFUSION.1]
refuse prussian: play P17 wrong-moment [E-FATIGUE.1]
refuse prussian: wreck P14 KAH-ROD wrong-side [C1.15]
refuse prussian: play P14 wrong-side [C1.15]

% Without points there is no step [C6.8]
places Ney@AUE Soult@AUE Davout@AUE
broken AUE-NAU
hand-french F34
begin operations french
do move Ney; join Soult; join Davout; go; turn F02; decline
refuse play F34 own-action [E-PONTONNIERS.1]
refuse mend F34 KAH-ROD not-here [E-PONTONNIERS.1]
refuse step BUT no-mp [C6.8]

% Organization is for friends [E-ORGANIZATION.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL F.v1@BAY
hand-french F31
begin operations french
do move Ney; go; turn F05; decline; step BAY
refuse play F31 no-friends [E-ORGANIZATION.1]
refuse play F16 not-in-hand [C1.13]

% After an operation of the other side it is no card [E-COORDINATION.1]
places Louis@SAA
hand-french F10
hand-prussian P34
begin operations prussian
do move Louis; go; decline; turn P02; decline
refuse french: play F10 wrong-moment [E-COORDINATION.1]

% The Prussians read Coordination's moment in their own operation: it is a French one [E-COORDINATION.1]
places Louis@SAA
hand-french F10 F38
begin operations prussian
do move Louis; go
refuse french: play F10 wrong-moment [E-COORDINATION.1]
refuse prussian: ready not-your-turn [C1.19]

% The fatigue of an axis that is cut [C7.3]
places Ney@JEN Lannes@JEN Soult@JEN Hohenlohe@JEN Louis@KAH
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
refuse ready unfinished [C7.3]
refuse prussian: ready not-your-turn [C7.3]
refuse rest Ney no-points [C7.3]
refuse lose-foot Ney no-loss [C7.3]
refuse tire Augereau not-sharing [C7.3]

% Losses [C8.14 C1.25]
places Ney@JEN Hohenlohe@JEN Louis@JEN
infantry Hohenlohe@0
cavalry Hohenlohe@4
infantry Louis@4
cavalry Louis@0
begin operations french
do fight Ney; go; turn F02; turn F01; turn P01; turn P02
refuse ready unfinished [C8.14]
refuse french: ready not-your-turn [C8.14]
refuse tire Louis no-points [C8.14]
refuse rest Louis no-points [C8.14]
refuse lose-foot Ruchel not-sharing [C8.14]
refuse lose-foot Hohenlohe no-foot [C1.25]
refuse lose-horse Louis no-horse [C1.25]

% Dice [C10.1]
scenario campaign combat=dice
empty
places Augereau@BAM Ruchel@ESN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
refuse french: ready not-your-turn [C10.1]
refuse chance: ready unfinished [C10.1]

% A retreat [C8.21 C8.22 C8.36]
places Ney@JEN Hohenlohe@JEN
axis-prussian JEN@JEN-WMR
hand-french F33 F22
hand-prussian P31 P43
begin operations french
do fight Ney; go; decline; decline; decline; turn F02; turn F03; turn P01; turn P03; lose-foot Hohenlohe
refuse ready unfinished [C8.21]
refuse french: ready not-your-turn [C8.21]
refuse retreat KUL not-adjacent [C8.21]
refuse retreat KAH not-adjacent [C8.21]
refuse french: play F22 wrong-moment [E-GREAT-CHARGE.1]
refuse french: play F33 wrong-moment [E-PANIC.1]
refuse play P31 wrong-moment [E-ORDERLY-RETREAT.1]
refuse play P43 wrong-moment [C1.16]

% Great Charge is no card of the pursued [E-GREAT-CHARGE.1]
places Ney@JEN Kalckreuth@JEN
cavalry Kalckreuth@5
infantry Kalckreuth@1
hand-french F22 F30
begin operations prussian
do fight Kalckreuth; go; decline; decline; turn F01; turn F06; turn P04; turn P01; lose-foot Ney; retreat KAH
refuse french: play F22 not-pursuing [E-GREAT-CHARGE.1]

% One card in an operation leaves none for its retreat [C1.13 C8.32]
places Ney@JEN Hohenlohe@JEN
hand-french F13 F33 F47
begin operations french
do fight Ney; go; play F13
refuse french: play F47 one-card [C1.13]
do turn F02; turn F03; turn F05; turn P01; turn P03; lose-horse Hohenlohe
refuse french: play F33 one-card [C8.32]

% Points for show count for nothing [G3.3]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Lannes@KUL
begin operations french
do move Ney; join Lannes; go; turn F06; step BAY; step KUL; step BAY; step KUL; step BAY; halt
refuse tire Ney for-show [G3.3]

% Confusion wants three connections [E-CONFUSION.1]
places Soult@EBN Ney@COB
hand-french F31
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F05; decline; step EBN
refuse prussian: play P08 three-roads [E-CONFUSION.1]

% Losses are shared equally, in Recovery each tired corps takes its own [C8.14]
places Ney@JEN Soult@JEN Hohenlohe@JEN Louis@JEN
begin operations french
do fight Ney; join Soult; go; turn F02; turn F03; turn F06; turn F11; turn P01; turn P03; turn P05; tire Ney; lose-foot Louis
refuse lose-foot Louis unfinished [C8.21]

% In the fog a stack among enemies does not go on: it has to fight [C9.3]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KAH Hohenlohe@JEN
begin operations french
do assault Ney; go; turn F05; step JEN
refuse step WMR must-stop [C9.3]

% A bridge is destroyed on the march, not before it begins [E-DESTROYED-BRIDGE.1]
places Louis@SAA
hand-prussian P14 P19
begin operations prussian
do move Louis; go; turn P02
refuse wreck P14 SAA-POE wrong-moment [E-DESTROYED-BRIDGE.1]
refuse play P14 wrong-moment [E-DESTROYED-BRIDGE.1]
