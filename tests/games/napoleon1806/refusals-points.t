# Refusals teach the rules: each names the clause that decides, the card's, the
# duty's or the phase's, and what is under way is told alike to both sides.
# "ready" stands for whatever has no place in a turn.  Here: points to be placed.
empty
places Augereau@BAM Ruchel@ESN

% A point is paid for the bridge by a stack that has marched [E-PONTONNIERS.2 C6.9]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@BUT
broken AUE-NAU
hand-french F34
begin operations french
do move Ney; go; turn F02; decline; step AUE
refuse mend F34 AUE-NAU no-mp [E-PONTONNIERS.2]
refuse step NAU no-mp [C6.9]

% So for the Prussians [E-DESTROYED-BRIDGE.2]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Louis@BLA
hand-prussian P14
begin operations prussian
do move Louis; go; turn P10; decline; step KAH
refuse wreck P14 KAH-ROD no-mp [E-DESTROYED-BRIDGE.2]
refuse play P14 own-action [E-DESTROYED-BRIDGE.1]
refuse step BLA no-mp [C6.9]

% Coordination wants another block, which no commander is [E-COORDINATION.1]
scenario campaign rules=grognard
empty
places Ruchel@ESN Ney@KUL Augereau@BAM Napoleon@BAM
activated Augereau
hand-french F10
begin operations french
do move Ney; go; turn F05; decline; halt
refuse play F10 all-activated [E-COORDINATION.1]

% The fatigue of a move [C6.19]
places Ney@KAH Lannes@KAH Hohenlohe@JEN
begin operations french
do move Ney; join Lannes; go; turn F01; step JEN
refuse ready unfinished [C6.19]
refuse prussian: ready not-your-turn [C6.19]
refuse rest Ney no-points [C6.19]
refuse lose-foot Ney no-loss [C6.19]
refuse tire Augereau not-sharing [C6.19]

% The fatigue of a combat [C8.13]
places Ney@JEN Soult@JEN Hohenlohe@JEN Louis@JEN
begin operations french
do fight Ney; join Soult; go; turn F02; turn F01; turn F03; turn F11; turn P01; turn P03; turn P05
refuse ready unfinished [C8.13]
refuse prussian: ready not-your-turn [C8.13]
refuse rest Ney no-points [C8.13]
refuse lose-foot Ney no-loss [C8.13]
refuse tire Augereau not-sharing [C8.13]

% The card of a pursuit, and its fatigue [C8.31]
places Murat@JEN Hohenlohe@JEN Louis@JEN
begin operations french
do fight Murat; go; turn F02; turn F01; turn P01; turn P03; turn P05; lose-foot Louis; retreat WMR
refuse french: ready not-your-turn [C8.31]
refuse chance: ready unfinished [C8.31]
do turn F06
refuse ready unfinished [C8.31]
refuse french: ready not-your-turn [C8.31]
refuse rest Louis no-points [C8.31]
refuse lose-foot Louis no-loss [C8.31]
refuse tire Ruchel not-sharing [C8.31]

% Where the cards of a retreat serve [E-PANIC.1 E-ORDERLY-RETREAT.1 E-GREAT-CHARGE.1 C8.32]
places Murat@JEN Hohenlohe@JEN
cavalry Hohenlohe@0
hand-french F33 F22 F30
hand-prussian P31
begin operations french
do fight Murat; go; decline; decline; decline; turn F02; turn F01; turn P01; turn P03; retreat WMR
refuse french: play F22 wrong-moment [E-GREAT-CHARGE.1]
refuse french: play F30 wrong-moment [E-ORDERLY-RETREAT.1]
refuse prussian: play P31 wrong-moment [E-ORDERLY-RETREAT.1]
refuse french: ready unfinished [C1.19]
do decline
refuse french: play F33 wrong-moment [E-PANIC.1]
refuse french: play F30 not-beaten [E-ORDERLY-RETREAT.1]
refuse prussian: play P31 no-cavalry [E-ORDERLY-RETREAT.1]

% Panic after a French defeat [E-PANIC.1 E-GREAT-CHARGE.1]
places Ney@JEN Kalckreuth@JEN
cavalry Kalckreuth@5
infantry Kalckreuth@1
cavalry Ney@0
hand-french F33 F22 F30
begin operations prussian
do fight Kalckreuth; go; decline; decline; turn F01; turn F06; turn P04; turn P06; retreat KAH
refuse french: play F33 wrong-moment [E-PANIC.1]
refuse french: play F22 wrong-moment [E-GREAT-CHARGE.1]
refuse french: play F30 wrong-moment [E-ORDERLY-RETREAT.1]

% Rain [E-RAIN.2]
places Ney@KUL Soult@KUL
lasting F36
begin operations french
do move Ney; join Soult; go
refuse ready unfinished [E-RAIN.2]
refuse prussian: ready not-your-turn [E-RAIN.2]
refuse rest Ney no-points [E-RAIN.2]
refuse lose-foot Ney no-loss [E-RAIN.2]
refuse tire Augereau not-sharing [E-RAIN.2]

% Ambush [E-AMBUSH.1]
places Davout@JEN Ney@JEN Hohenlohe@JEN
hand-prussian P01
begin operations prussian
do fight Hohenlohe; go; play P01
refuse ready unfinished [E-AMBUSH.1]
refuse prussian: ready not-your-turn [E-AMBUSH.1]
refuse rest Ney no-points [E-AMBUSH.1]
refuse lose-foot Ney no-loss [E-AMBUSH.1]
refuse tire Augereau not-sharing [E-AMBUSH.1]

% Skirmishers [E-SKIRMISHERS.1]
places Ney@JEN Hohenlohe@JEN Louis@JEN
hand-french F44
begin operations french
do fight Ney; go; play F44
refuse ready unfinished [E-SKIRMISHERS.1]
refuse french: ready not-your-turn [E-SKIRMISHERS.1]
refuse rest Louis no-points [E-SKIRMISHERS.1]
refuse lose-foot Louis no-loss [E-SKIRMISHERS.1]
refuse tire Ruchel not-sharing [E-SKIRMISHERS.1]

% Sacrifice [E-SACRIFICE.1]
places Ney@JEN Hohenlohe@JEN Louis@JEN
hand-prussian P43
begin operations prussian
do fight Hohenlohe; join Louis; go; play P43
refuse ready unfinished [E-SACRIFICE.1]
refuse french: ready not-your-turn [E-SACRIFICE.1]
refuse rest Louis no-points [E-SACRIFICE.1]
refuse lose-foot Louis no-loss [E-SACRIFICE.1]
refuse tire Ruchel not-sharing [E-SACRIFICE.1]

% Panic: the connection that it adds, and its fatigue [E-PANIC.2]
places Ney@JEN Hohenlohe@JEN Louis@JEN
hand-french F33
begin operations french
do fight Ney; go; decline; turn F02; turn F01; turn P01; turn P03; turn P05; lose-foot Louis; retreat WMR; play F33
refuse ready unfinished [E-PANIC.2]
refuse french: ready not-your-turn [E-PANIC.2]
do retreat ERF
refuse tire Ruchel not-sharing [E-PANIC.2]
refuse rest Louis no-points [E-PANIC.2]
refuse lose-foot Louis no-loss [E-PANIC.2]

% Courage takes fatigue off the stack [E-COURAGE.2]
places Ney@JEN Hohenlohe@JEN Louis@JEN Tauentzien@JEN
fatigue Hohenlohe@5 Louis@5
vp 4
hand-prussian P12
begin operations french
do fight Ney; go; decline; play P12
refuse ready unfinished [E-COURAGE.2]
refuse french: ready not-your-turn [E-COURAGE.2]
refuse tire Louis no-points [E-COURAGE.2]
refuse lose-foot Louis no-loss [E-COURAGE.2]
refuse rest Ruchel not-sharing [E-COURAGE.2]
refuse rest Tauentzien not-tired [E-COURAGE.2]

% Forage too [E-FORAGE.1]
places Ney@KUL Soult@KUL Lannes@KUL
fatigue Ney@2 Soult@2
hand-french F20
begin operations french
do move Ney; join Soult; join Lannes; go; turn F06; play F20
refuse ready unfinished [E-FORAGE.1]
refuse prussian: ready not-your-turn [E-FORAGE.1]
refuse tire Ney no-points [E-FORAGE.1]
refuse lose-foot Ney no-loss [E-FORAGE.1]
refuse rest Augereau not-sharing [E-FORAGE.1]
refuse rest Lannes not-tired [E-FORAGE.1]

% A beginner's card in Recovery [C14.3]
scenario short hands=no
empty
places Ney@KUL Soult@BAM Ruchel@ESN Davout@BAM
fatigue Ney@3 Soult@3
activated Ney Soult Ruchel Davout
begin recovery french
refuse french: ready not-your-turn [C14.3]
refuse chance: ready unfinished [C14.3]
do turn F02; turn P01
refuse ready unfinished [C14.3]
refuse prussian: ready not-your-turn [C14.3]
refuse tire Ney no-points [C14.3]
refuse lose-foot Ney no-loss [C14.3]
refuse rest Ruchel not-sharing [C14.3]
refuse rest Davout not-tired [C14.3]

% Cards of Recovery, then its losses [C11.1 C11.3 C11.4]
places Ney@KUL Hohenlohe@JEN Louis@JEN
fatigue Ney@6 Hohenlohe@6 Louis@6
activated Ney Hohenlohe Louis
hand-french F03
hand-prussian P05
begin recovery french
refuse french: ready not-now [G1.4]
refuse prussian: ready not-your-turn [C11.3]
refuse move Ney not-now [C3.1]
do done
refuse french: spend F03 Ney not-your-turn [C11.3]
do done
refuse ready unfinished [C11.4]
refuse prussian: ready not-your-turn [C11.4]
refuse spend F03 Ney not-now [C11.1]
refuse tire Ney no-points [C11.4]
refuse rest Ney no-points [C11.4]
refuse lose-foot Augereau not-sharing [C11.4]
