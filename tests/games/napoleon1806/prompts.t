# prompts.t - what a player is told that he may and must do: no more than there is.
empty
places Augereau@BAM Ruchel@ESN

% The points of a movement card are told, one like many [C6.3]
places Ney@KUL
hand-french F16
begin operations french
do move Ney; go; turn F02
prompt french contains Your movement card is known; movement points: 1. Play a card, or none: Forced March.

% An event says what is to be chosen for it: a stack, a corps [C1.26 E-SUPPLY.1 E-CARE.1]
places Hohenlohe@JEN Louis@JEN
fatigue Hohenlohe@1 Louis@1
hand-prussian P47
begin initiative french
do play P47
prompt prussian contains Supply: choose one of your stacks.

% Losses asked for are no more than the stack has points [C8.16]
places Ney@JEN Davout@JEN Hohenlohe@JEN
infantry Hohenlohe@1
cavalry Hohenlohe@1
begin operations french
do fight Davout; join Ney; go; turn F02; turn F03; turn F05; turn F06; turn F07; turn P01; tire Ney
prompt prussian contains Strength points to lose: 2.

% Fatigue to be taken off is no more than there is [E-SUPPLY.1]
places Hohenlohe@JEN Louis@JEN Tauentzien@JEN
fatigue Hohenlohe@1 Louis@1
hand-prussian P47
begin initiative french
do play P47; name JEN
prompt prussian contains Fatigue points to take off corps: 2.

% A beginner's card takes off what there is [C14.3]
scenario short hands=no
empty
places Ney@KUL Soult@BAM Ruchel@ESN
fatigue Ney@1 Soult@1
activated Ney Soult Ruchel
begin recovery french
do turn F20; turn P01
prompt french contains Fatigue points to take off corps: 2.

% In the fog as many are asked for as of tired corps; what is not there to take off is for show [G3.3 E-SUPPLY.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Louis@KAH
hand-prussian P47
begin initiative french
do play P47; name KAH
prompt prussian contains Fatigue points to take off corps: 0; for show: 2.
list feign = feign
do feign
prompt prussian contains Fatigue points to take off corps: 0; for show: 1.

% The same where one of two is there [G3.3 E-SUPPLY.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Louis@KAH
fatigue Louis@1
hand-prussian P47
begin initiative french
do play P47; name KAH
prompt prussian contains Fatigue points to take off corps: 1; for show: 1.

% Fatigue to be laid is laid, however much there is [C6.19]
places Ney@KAH Lannes@KAH Hohenlohe@JEN
begin operations french
do move Ney; join Lannes; go; turn F01; step JEN
prompt french contains Fatigue points to lay on corps: 1.

% Who stands alone is not asked for company [C6.1]
places Ney@KUL Soult@MUN Lannes@MUN
begin operations french
do move Soult
prompt french contains Who else joins? Then go.
do join Lannes
prompt french contains Nobody else can join: go.

% In the fog one halts by his own word, and is not told to lead on where he cannot [C6.12 G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Soult@MUN Hohenlohe@JEN Lannes@KAH
begin operations french
do move Ney; go; turn F05
prompt french contains Lead the stack on, or halt: 3 movement points left.
do step MUN
prompt french contains The stack can go no further: halt.
do halt; pass
do assault Lannes; go; turn F10; step JEN
prompt french contains The stack can go no further: halt.

% Nor one without points [C6.8 G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F02
prompt french contains The stack can go no further: halt.

% In Recovery a hand is asked in the fog though nobody is tired, and told so [C11.3 G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN
activated Augereau
hand-french F41 F13
begin recovery french
prompt french contains No card can rest a corps now: done.

% So is one whose tired corps have had their cards [C1.14]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN
activated Augereau
fatigue Augereau@4
hand-french F41 F13
begin recovery french
prompt french contains Spend cards on tired corps, then done.
do spend F41 Augereau
prompt french contains No card can rest a corps now: done.

% With the last corps beside him the commander has to go, and it is said [C1.3]
scenario campaign
empty
places Napoleon@KUL Ney@KUL Ruchel@ESN
begin operations french
do move Ney
prompt french contains The commander has to join: no corps would be left with him.
legal french = join Napoleon
do join Napoleon
prompt french contains Nobody else can join: go.

% Out of a Reaction as well [C1.3 E-REACTION.1]
scenario campaign
empty
places Napoleon@KUL Ney@KUL Ruchel@ESN
hand-french F38
begin operations prussian
do move Ruchel; go; react F38 Ney
prompt french contains The commander has to join: no corps would be left with him.
legal french = join Napoleon
do join Napoleon
prompt french contains Who slips away, and where to?

% The corps that comes in late is named [C2.5]
scenario campaign
turn 5
begin arrival prussian
prompt prussian contains Where does Württemberg come in?

% In the fog a card is named that can be played on a hidden stack [E-BERNADOTTE.2 E-CONFUSION.1 G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL
hand-prussian P04 P08
begin operations french
do move Ney; go; decline; turn F05
prompt prussian contains A stack of the other side sets out from Kulmbach. Play a card, or none: Bernadotte.
do decline; step MUN; decline; step HOF
prompt prussian contains A stack of the other side has entered Hof. Play a card, or none: Confusion.

% And none that one's own stack cannot use, though one is asked [E-FORAGE.1 G3.3]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN F.v1@KUL
hand-french F21
begin operations french
do move F.v1; go; turn F05
prompt french contains No card of your hand can be played now.
refuse play F21 vedettes [G3.3]

% A stack that meets friends is not told to go on, whatever bridge is beside it [C6.12 E-DESTROYED-BRIDGE.1]
scenario campaign
empty
places Augereau@BAM Ruchel@ESN Louis@KAH Hohenlohe@JEN
hand-prussian P01
begin operations prussian
do move Louis; go; turn P15; decline; step JEN
prompt prussian contains The stack can go no further: halt.

% With the card for it the bridge is named [C6.12 E-DESTROYED-BRIDGE.1]
scenario campaign
empty
places Augereau@BAM Ruchel@ESN Louis@KAH Hohenlohe@JEN
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline; step JEN
prompt prussian contains The stack can go no further: play Destroyed Bridge, or halt.
