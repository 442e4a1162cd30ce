# Refusals teach the rules: each names the clause that decides, the card's, the
# duty's or the phase's, and what is under way is told alike to both sides.
# "ready" stands for whatever has no place in a turn.  Here: the turn and its phases.
empty
places Augereau@BAM Ruchel@ESN

% There is no such action, and chance is nobody's to play [C5.2 C1.8 C3.2 C10.1 M1.5 E-HUSSARS.1]
places Ney@KUL
begin operations french
refuse french: turn F05 chance [C1.8]
refuse french: deal F05 chance [C3.2]
refuse french: roll 3 chance [C10.1]
refuse french: snatch F05 chance [E-HUSSARS.1]
refuse french: lots french chance [M1.5]

% Where the late corps comes in, and when [C2.4 C2.5]
places Ney@HAL Wurttemberg@coming
control french prussian french prussian
turn 5
begin operations prussian
refuse come LEI not-now [C2.4]

% It comes in at one of two areas, not among the enemy, and before anything else [C2.5]
places Ney@KUL Wurttemberg@coming
turn 5
begin arrival prussian
refuse come KUL other-area [C2.5]
refuse prussian: ready unfinished [C2.5]
refuse french: ready not-your-turn [C2.5]

% Cards are dealt first [C3.2]
places Ney@KUL
begin draw french
refuse french: ready not-your-turn [C3.2]
refuse prussian: ready not-your-turn [C3.2]
refuse chance: ready unfinished [C3.2]

% Before the initiative the French declare first; green cards wait, and one card is the limit [C1.11 C1.12 C1.18 C4.2]
places Ney@KUL
hand-french F01 F13 F24 F16
hand-prussian P47 P03
begin initiative french
refuse french: play F13 green [C4.2]
refuse french: play F02 not-in-hand [C1.12]
refuse prussian: play P03 not-your-turn [C1.18]
refuse prussian: play P40 not-in-hand [C1.12]
refuse french: move Ney not-now [C3.1]
refuse french: spend F01 Ney not-now [C11.3]
refuse prussian: ready not-your-turn [C1.18]
do decline
refuse french: play F24 not-your-turn [C1.18]
refuse french: ready not-your-turn [C1.18]

% In the Draw phase a green card waits for an operation [C1.11]
places Ney@KUL
hand-french F13 F01
begin draw french
refuse french: play F13 green [C1.11]
refuse french: play F01 blue [C1.10]

% What a blue card is about is chosen first [E-ANTICIPATION.1]
places Ney@KUL
hand-french F01
begin initiative french
do play F01
refuse ready unfinished [E-ANTICIPATION.1]
refuse prussian: ready not-your-turn [E-ANTICIPATION.1]
refuse name KUL other-choice [E-ANTICIPATION.1]
refuse tend Ney other-choice [E-ANTICIPATION.1]

% Care [E-CARE.1]
places Ney@KUL F.v1@KUL
infantry Ney@2
hand-french F07
begin initiative french
do play F07
refuse ready unfinished [E-CARE.1]
refuse prussian: ready not-your-turn [E-CARE.1]
refuse pick F05 other-choice [E-CARE.1]
refuse name KUL other-choice [E-CARE.1]
refuse tend Ruchel not-own [E-CARE.1]
refuse tend Soult not-on-map [E-CARE.1]
refuse tend F.v1 corps-only [C1.1]
refuse tend Augereau no-foot-lost [E-CARE.1]

% Reinforcement [E-REINFORCEMENT.1]
places Ney@KUL Louis@JEN
hand-prussian P39
begin initiative french
do play P39
refuse ready unfinished [E-REINFORCEMENT.1]
refuse french: ready not-your-turn [E-REINFORCEMENT.1]
refuse pick P05 other-choice [E-REINFORCEMENT.1]
refuse tend Ney not-own [E-REINFORCEMENT.1]
refuse tend Hohenlohe not-on-map [E-REINFORCEMENT.1]

% Reinforcement for nobody [E-REINFORCEMENT.1]
places Ney@KUL
infantry Ruchel@8
cavalry Ruchel@0
hand-prussian P39
begin initiative french
refuse play P39 no-corps-fits [E-REINFORCEMENT.1]

% Long Live the Queen [E-LONG-LIVE-THE-QUEEN.1]
places Ney@KUL Louis@JEN
hand-prussian P29
begin initiative french
do play P29
refuse ready unfinished [E-LONG-LIVE-THE-QUEEN.1]
refuse french: ready not-your-turn [E-LONG-LIVE-THE-QUEEN.1]
refuse pick P05 other-choice [E-LONG-LIVE-THE-QUEEN.1]
refuse name KUL no-stack [E-LONG-LIVE-THE-QUEEN.1]

% Supply: the area, then the points [E-SUPPLY.1]
places Ney@KUL Hohenlohe@JEN Louis@JEN
fatigue Hohenlohe@3 Louis@3
hand-prussian P47
begin initiative french
do play P47
refuse ready unfinished [E-SUPPLY.1]
refuse french: ready not-your-turn [E-SUPPLY.1]
refuse pick P05 other-choice [E-SUPPLY.1]
do name JEN
refuse ready unfinished [E-SUPPLY.1]
refuse french: ready not-your-turn [E-SUPPLY.1]
refuse tire Louis no-points [E-SUPPLY.1]
refuse lose-foot Louis no-loss [E-SUPPLY.1]
refuse rest Ruchel not-sharing [E-SUPPLY.1]

% Supply takes nothing off a rested corps [E-SUPPLY.1]
places Ney@KUL Hohenlohe@JEN Louis@JEN Tauentzien@JEN
fatigue Hohenlohe@3 Louis@3
hand-prussian P47
begin initiative french
do play P47; name JEN
refuse rest Tauentzien not-tired [E-SUPPLY.1]

% Hussars: chance takes the card [E-HUSSARS.1]
places Ney@KUL
hand-french F24
hand-prussian P05 P06
begin initiative french
do play F24
refuse french: ready not-your-turn [E-HUSSARS.1]
refuse prussian: ready not-your-turn [E-HUSSARS.1]
refuse chance: ready unfinished [E-HUSSARS.1]
refuse chance: snatch P01 not-in-hand [E-HUSSARS.1]

% Reserve [E-RESERVE.1]
places Ney@KUL
hand-french F39
begin initiative french
do play F39
refuse french: ready not-your-turn [E-RESERVE.1]
refuse chance: ready unfinished [E-RESERVE.1]

% Inactivity: its drawer names an area [E-INACTIVITY.1]
places Ney@KUL Soult@MUN
begin draw french
do deal F26; deal F01; deal F02; deal P01; deal P02; deal P03
refuse ready unfinished [E-INACTIVITY.1]
refuse prussian: ready not-your-turn [E-INACTIVITY.1]
refuse pick F05 other-choice [E-INACTIVITY.1]
refuse tend Ney other-choice [E-INACTIVITY.1]
refuse name WMR no-stack [E-INACTIVITY.1]

% The initiative is drawn for [C4.3]
places Ney@KUL
begin initiative french
refuse french: ready not-your-turn [C4.3]
refuse prussian: ready not-your-turn [C4.3]

% One point of Saxon Defection [E-SAXON-DEFECTION.1]
places Ney@JEN Tauentzien@JEN
hand-french F41
begin initiative french
do play F41
refuse ready unfinished [E-SAXON-DEFECTION.1]
refuse french: ready not-your-turn [E-SAXON-DEFECTION.1]
refuse tire Tauentzien no-points [E-SAXON-DEFECTION.1]
refuse rest Tauentzien no-points [E-SAXON-DEFECTION.1]
refuse lose-foot Ruchel not-sharing [E-SAXON-DEFECTION.1]

% What has no time in the Operations phase but its own [C1.11 C1.26 C2.4 C6.11 C8.13]
places Ney@KUL Hohenlohe@JEN Louis@JEN Soult@JEN Wurttemberg@coming F.v1@KUL
hand-french F13 F16 F05 F38 F34 F10 F22 F31
begin operations french
refuse decline not-now [C1.11]
refuse name KUL not-now [C1.26]
refuse tend Ney not-now [E-CARE.1]
refuse pick F05 not-now [E-ANTICIPATION.1]
refuse come HAL not-now [C2.4]
refuse join Ney not-now [C6.2]
refuse go not-now [C6.3]
refuse step BAY not-now [C6.9]
refuse halt not-now [C6.11]
refuse slip BAY not-now [E-REACTION.1]
refuse tire Ney not-now [C8.13]
refuse rest Ney not-now [E-SUPPLY.1]
refuse feign not-now [G3.3]
refuse lose-foot Ney not-now [C1.25]
refuse lose-horse Ney not-now [C1.25]
refuse retreat BAY not-now [C8.22]
refuse spend F13 Ney not-now [C11.3]
refuse done not-now [C11.3]
refuse bid french 2 not-now [M1.1]
refuse place Ney KUL not-now [G1.1]
refuse lift Ney not-now [G1.1]
refuse ready not-now [G1.4]
refuse play F13 wrong-moment [C1.16]
refuse play F16 wrong-moment [C1.15]
refuse play F22 wrong-moment [C1.17]
refuse play F10 wrong-moment [E-COORDINATION.1]
refuse play F38 wrong-moment [E-REACTION.1]
refuse play F31 wrong-moment [C1.15]
refuse mend F34 AUE-NAU wrong-moment [C1.15]
refuse mend F13 AUE-NAU other-event [E-PONTONNIERS.1]
refuse summon F05 Ney wrong-moment [C1.16]
refuse summon F13 Ney other-event [E-CANNON-SOUNDS.1]
refuse react F38 Ney wrong-moment [E-REACTION.1]
refuse react F13 Ney other-event [E-REACTION.1]
refuse wreck F13 AUE-NAU other-event [E-DESTROYED-BRIDGE.1]
refuse play F02 not-in-hand [C1.13]
refuse move Ruchel not-own [C6.1]
refuse fight Ruchel not-own [C8.1]
refuse assault Ruchel not-own [C9.1]
refuse move Davout not-on-map [C1.6]
refuse fight Davout not-on-map [C1.6]
refuse assault F.v1 vedettes [C9.8]
refuse fight F.v1 vedettes [C9.8]
refuse prussian: move Ruchel not-your-turn [C5.1]

% Who takes part is settled first, for each kind of operation [C6.1 C8.2 C9.1 C9.8 G3.1]
places Ney@JEN Soult@JEN Hohenlohe@JEN F.v1@KUL Davout@KUL Lannes@KUL
begin operations french
do move Davout
refuse ready unfinished [C6.1]
refuse prussian: ready not-your-turn [C6.1]
refuse join F.v1 vedettes-alone [G3.1]
refuse join Davout in-stack [C6.1]
refuse join Ney another-area [C6.1]

% Among attackers [C8.2 C9.8]
places Ney@JEN Soult@JEN Hohenlohe@JEN Davout@KUL
begin operations french
do fight Ney
refuse ready unfinished [C8.2]
refuse prussian: ready not-your-turn [C8.2]
refuse join Hohenlohe not-own [C8.2]
refuse join Davout another-area [C8.2]
refuse join Ney in-stack [C8.2]

% On the march to attack [C9.1 C9.8]
places Davout@KUL Lannes@KUL Ney@JEN F.v1@KUL
begin operations french
do assault Davout
refuse ready unfinished [C9.1]
refuse prussian: ready not-your-turn [C9.1]
refuse join Ruchel not-own [C9.1]
refuse join Ney another-area [C9.1]
refuse join Davout in-stack [C9.1]
refuse join F.v1 vedettes-alone [C9.8]

% Bernadotte is another [E-BERNADOTTE.1]
places Ney@KUL
hand-french F16
hand-prussian P04
begin operations french
do move Ney; go; decline; turn F05
refuse prussian: play P04 not-alone [E-BERNADOTTE.1]

% The fatigue of a retreat into enemies [C8.25]
places Ney@JEN Hohenlohe@JEN Louis@JEN Tauentzien@JEN Davout@WMR
axis-prussian JEN@JEN-WMR
begin operations french
do fight Ney; go; turn F02; turn F01; turn P01; turn P03; turn P05; turn P11; tire Louis; tire Louis; lose-foot Louis
refuse ready unfinished [C8.25]
refuse french: ready not-your-turn [C8.25]
refuse rest Louis no-points [C8.25]
refuse lose-foot Louis no-loss [C8.25]
refuse tire Ruchel not-sharing [C8.25]

% Both bids are secret until they are in [M1.1 M1.5]
scenario campaign rules=marshal
do french: bid french 2
refuse french: ready not-your-turn [M1.1]
refuse prussian: ready not-now [G1.4]
do prussian: bid french 2
refuse french: ready not-your-turn [M1.5]
refuse chance: ready unfinished [M1.5]

% A block of the other side's set-up, and one who is ready [G1.4]
scenario campaign rules=marshal
do french: bid french 2; prussian: bid french 1
refuse french: move Ney not-now [C3.1]
refuse french: bid french 2 not-now [M1.1]

% Beside friends [C6.12]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Soult@KUL Lannes@BAY
begin operations french
do move Soult; go; turn F05; step BAY
refuse step KUL must-stop [C6.12]

% Among the enemy no Moving Attack halts or passes [C9.3]
places Ney@KAH Hohenlohe@JEN
hand-french F13
begin operations french
do assault Ney; go; turn F05; decline; step JEN
refuse halt unfinished [C9.3]
refuse pass unfinished [C9.3]
refuse move Ney unfinished [C5.1]

% The game is over: the points are 20 [C12.8]
vp 19
places Ney@JEN Hohenlohe@JEN
begin operations prussian
do fight Hohenlohe; go; turn F01; turn F06; turn P04; turn P06; lose-foot Ney
refuse french: pass game-over [C12.8]

% The points are 0 [C12.9]
vp 1
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go; turn F02; turn F01; turn P01; turn P03; lose-foot Hohenlohe
refuse prussian: pass game-over [C12.9]

% Turn 7 is over [C12.10]
turn 7
places Ney@JEN Hohenlohe@JEN
begin recovery french
refuse prussian: pass game-over [C12.10]

% Turn 5 of the short game is over [C13.4]
scenario short
empty
turn 5
places Augereau@BAM Ruchel@ESN
begin recovery french
refuse prussian: pass game-over [C13.4]

% Napoleon is gone [C12.11]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
fatigue Ney@8
hand-prussian P01
begin operations prussian
do fight Hohenlohe; go; play P01
refuse prussian: pass game-over [C12.11]

% Cannon Sounds calls nobody out of a fight, or off the map [E-CANNON-SOUNDS.1]
places Ney@JEN Soult@KAH Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go
refuse summon F05 Wurttemberg not-own [E-CANNON-SOUNDS.1]
refuse summon F05 Murat not-on-map [E-CANNON-SOUNDS.1]

% The turn of the other [C5.1 C5.3 C5.6]
places Ney@KUL
hand-prussian P34
begin operations french
refuse prussian: play P34 wrong-moment [E-REACTION.1]
refuse prussian: move Ruchel not-your-turn [C5.1]
refuse prussian: ready not-your-turn [C5.1]

% What was spent in Recovery [C11.1]
places Ney@KUL
fatigue Ney@6
activated Ney
begin recovery french
refuse prussian: spend P05 Ruchel not-your-turn [C11.4]
