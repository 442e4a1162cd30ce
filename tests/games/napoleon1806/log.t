# The log: each line cites the clause of its cause.  Boxes are in combat.t.
empty
places Augereau@BAM Ruchel@ESN

% Ambush tires by its own clause [E-AMBUSH.1]
places Davout@JEN Ney@JEN Hohenlohe@JEN
hand-prussian P01
begin operations prussian
do fight Hohenlohe; go; play P01
event played [E-AMBUSH.1]
do tire Davout
event tired [E-AMBUSH.1] Davout suffers 1 fatigue

% Skirmishers too [E-SKIRMISHERS.1]
places Ney@JEN Hohenlohe@JEN
hand-french F44
begin operations french
do fight Ney; go; play F44
event tired [E-SKIRMISHERS.1] Hohenlohe suffers 1 fatigue

% Sacrifice too [E-SACRIFICE.1]
places Ney@JEN Hohenlohe@JEN
hand-prussian P43
begin operations prussian
do fight Hohenlohe; go; play P43
event tired [E-SACRIFICE.1] Hohenlohe suffers 1 fatigue

% Panic too, with the retreat that it adds [E-PANIC.2]
places Ney@JEN Hohenlohe@JEN Louis@JEN
hand-french F33
begin operations french
do fight Ney; go; decline; turn F02; turn F01; turn P01; turn P03; turn P05
do lose-foot Louis; retreat WMR
event retreated [C8.21]
do play F33; retreat ERF
event retreated [E-PANIC.2]
do tire Louis
event tired [E-PANIC.2] Louis suffers 1 fatigue

% Courage takes off by its own clause [E-COURAGE.2]
places Ney@JEN Hohenlohe@JEN
fatigue Hohenlohe@5
vp 4
hand-prussian P12
begin operations prussian
do fight Hohenlohe; go; play P12
event rested [E-COURAGE.2] Hohenlohe sheds 1 fatigue

% Forage too [E-FORAGE.1]
places Ney@KUL
fatigue Ney@2
hand-french F20
begin operations french
do move Ney; go; turn F05; play F20
event rested [E-FORAGE.1]

% Supply too, and names a stack by its clause [E-SUPPLY.1]
places Hohenlohe@JEN Louis@JEN
fatigue Hohenlohe@3
hand-prussian P47
begin initiative french
do play P47; name JEN
event named [E-SUPPLY.1]
event rested [E-SUPPLY.1]

% What a beginner turns over in Recovery takes off by his clause [C14.3]
scenario short hands=no
empty
places Ney@KUL Soult@BAM Ruchel@ESN
fatigue Ney@1
activated Ney Soult Ruchel
begin recovery french
do turn F02
event turned [C14.3]
do turn P01
event rested [C14.3] Ney sheds 1 fatigue

% The rest of a combat's fatigue and a loss are of the combat [C8.13 C8.14]
places Ney@JEN Soult@JEN Hohenlohe@JEN
begin operations french
do fight Ney; join Soult; go; turn F02; turn F01; turn F06; turn F11; turn P01; turn P02
do tire Ney
event tired [C8.13] Ney suffers 1 fatigue
do lose-foot Hohenlohe
event lost-foot [C8.14]

% A loss that has to be cavalry cites that it has to [C8.17]
places Davout@JEN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Davout; join Ney; go; turn F02; turn F03; turn F05; turn F01; turn F06; turn P01; turn P03
do lose-foot Hohenlohe; lose-foot Hohenlohe
event lost-horse [C8.17]

% A loss in Recovery is of Recovery, and so is the end of a corps [C11.4 C11.5]
places Ney@KUL Soult@BAM Hohenlohe@JEN
infantry Ney@0
cavalry Ney@1
fatigue Ney@6 Soult@6
activated Ney Soult Hohenlohe
begin recovery french
do lose-foot Soult
event lost-horse [C11.4] Ney loses
event lost-foot [C11.4] Soult loses
event eliminated [C11.5] Ney

% Saxon Defection takes its point by its own clause [E-SAXON-DEFECTION.1]
places Ney@JEN Tauentzien@JEN
cavalry Tauentzien@0
hand-french F41
begin initiative french
do play F41
event lost-foot [E-SAXON-DEFECTION.1] Tauentzien loses

% The fatigue of a move, and who goes by it [C6.19 C6.21]
places Ney@KAH Hohenlohe@JEN
fatigue Ney@8
begin operations french
do move Ney; go; turn F05; step JEN
event stopped [C6.12]
event tired [C6.19] Ney suffers 1 fatigue
event eliminated [C6.21] Ney

% An axis that is cut tires by its own clause [C7.3]
places Ney@JEN Lannes@JEN Hohenlohe@JEN Louis@KAH
axis-french JEN@KAH-JEN
begin operations prussian
do move Louis; go; turn P05; step JEN
event tired [C7.3] Ney suffers 1 fatigue

% The pursuit's card and fatigue are of the pursuit [C8.31]
places Murat@JEN Hohenlohe@JEN
begin operations french
do fight Murat; go; turn F02; turn F01; turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR; turn F06
event fought [C8.31]
event tired [C8.31] Hohenlohe

% Why there is no pursuit: a wood, and nobody left of the beaten [C8.30 C8.34]
places Murat@GRA Hohenlohe@GRA
begin operations french
do fight Murat; go; turn F02; turn F01; turn P01; turn P03; turn P05
do lose-foot Hohenlohe; retreat SAA
event no-pursuit [C8.30]

% Orderly Retreat forbids it by its own clause [E-ORDERLY-RETREAT.1]
places Murat@JEN Blucher@JEN
cavalry Blucher@2
infantry Blucher@4
hand-prussian P31
begin operations french
do fight Murat; go; decline; decline; turn F02; turn F01; turn P01; turn P03
do lose-horse Blucher; retreat WMR; play P31
event no-pursuit [E-ORDERLY-RETREAT.1]

% A march, an attack and an attack on the march begin by their own clauses [C6.1 C8.1 C8.2 C9.1]
places Ney@KAH Hohenlohe@JEN Soult@JEN Davout@MUN
begin operations french
do move Davout; go
event begins [C6.1]
event joins [C6.1]
do turn F05
event turned [C6.3]
do halt
event stopped [C6.11]
do pass
do fight Soult; go
event begins [C8.1]
event joins [C8.2]
event combat [C8.1]

% A stack without points stops by that [C6.8]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F02
event stopped [C6.8]

% One that has spent them all stops by what each step costs; points that are left are lost [C6.9 C6.11]
places Ney@KUL
begin operations french
do move Ney; go; turn F16; step BAY; step HOL
event stopped [C6.9]

% One that no road leads on stops by what closes the road: a destroyed bridge [C6.10 C7.5]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@JEN-ROD
broken JEN-ROD
begin operations french
do move Ney; go; turn F16
event stopped [C6.10]

% Confusion stops it by its clause [E-CONFUSION.2]
places Ney@KUL
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F05; step BAY; play P08
event stopped [E-CONFUSION.2]

% A destroyed bridge is crossed by its own clause [C6.10]
places Ney@ROD
broken ROD-GER
begin operations french
do move Ney; go; turn F05; step GER
event stepped [C6.10]

% Strategic Retreat lies on the board by its own clause, Rain by that of red cards [E-STRATEGIC-RETREAT.1 C3.5]
places Ney@KUL
hand-prussian P45
begin initiative french
do play P45
event lasts [E-STRATEGIC-RETREAT.1]

% Second Breath has no effect by its own clause [E-SECOND-BREATH.1]
places Ney@KUL
begin draw french
do deal F42; deal F01; deal F02; deal P01; deal P02; deal P03
event no-effect [E-SECOND-BREATH.1]

% A Reserve draws by its own clause [E-RESERVE.1]
places Ney@KUL
hand-french F39
begin initiative french
do play F39; deal F01
event drew [E-RESERVE.1]

% Cards for the initiative are turned over by its clause [C4.3]
places Ney@KUL
begin initiative french
do turn F02; turn P01
event turned [C4.3] Prussian

% An area changes hands when it is entered, or left to the other side, or when Wurttemberg arrives [C12.5 C12.6 C2.7]
places Ney@ERF Ruchel@ERF
begin operations prussian
do move Ruchel; go; turn P05; step WMR
event control [C12.6]

% Wurttemberg takes an area by his own clause [C2.7]
places Ney@KUL Wurttemberg@coming
control french prussian french prussian
turn 5
begin arrival prussian
do come HAL
event control [C2.7]

% No points are left: the French win by that clause [C12.9]
places Ney@LEI Louis@LEI
infantry Louis@1
cavalry Louis@0
vp 1
begin operations french
do fight Ney; go; turn F02; turn F01; turn P01; turn P03
event ended [C12.9]

% Corps go by their names, and vedettes, of whom each side has as many, by their own signs [G2.2] [G3.7]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@JEN Ney@JEN
hand-prussian P43
begin operations french
do fight Ney; go; decline
event revealed [G2.2] Rüchel is revealed

% ... so that a log tells whose vedette it was [G3.7]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN F.v1@WMR Brunswick@ERF P.v1@ERF
begin operations french
do move F.v1; go; turn F05; step ERF
event eliminated F.v1 is eliminated in Erfurt
event eliminated P.v1 is eliminated in Erfurt

% One point is told like many [C6.21 C12.2]
places Ney@KAH Hohenlohe@JEN
infantry Ney@1
cavalry Ney@0
fatigue Ney@8
begin operations french
do move Ney; go; turn F05; step JEN
event eliminated Ney is eliminated in Jena (strength points: 1)

% So are losses that leave nobody the winner [C8.20]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go; turn F02; turn F01; turn P04; turn P01; lose-foot Ney; lose-foot Hohenlohe
event drawn [C8.20] nobody wins; losses of each side: 1

% A card of a pursuit tells no loss: losses are ignored there [C8.31]
places Murat@JEN Hohenlohe@JEN
begin operations french
do fight Murat; go; turn F02; turn F01; turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR; turn F05
event fought [C8.31] French turns over Cannon Sounds: losses 0, fatigue 1
