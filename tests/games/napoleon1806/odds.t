# odds.t - how many combat cards a side will draw, and why, before they are drawn.
empty
places Augereau@BAM Ruchel@ESN

% Cards for strength, one less when tired, the bonus and the commander's [C1.22 C1.23 C8.5 C8.9]
places Davout@JEN Ney@JEN Napoleon@JEN Hohenlohe@JEN Louis@JEN
fatigue Ney@5 Louis@4
hand-prussian P43
begin operations french
do fight Davout; join Ney; join Napoleon; go; decline
odds attack = 5
odds defence = 3
odds line Davout [C8.5] 2
odds line Davout, bonus [C8.9] 1
odds line Ney [C8.5] 2
odds line Ney, tired [C1.23] -1
odds line Napoléon, bonus [C8.9] 1
odds line Hohenlohe [C8.5] 2
odds line Louis [C8.5] 1
odds not line Louis, tired

% Wood and citadel are the defender's, a citadel under his own marker alone [C8.6 C8.7 C8.8]
places Ney@ERF Brunswick@ERF
hand-prussian P43
begin operations french
do fight Ney; go; decline
odds attack = 2
odds defence = 3
odds line defends a citadel of its own [C8.7] 1

% Not when he attacks [C8.8]
places Ney@ERF Brunswick@ERF
hand-french F13
begin operations prussian
do fight Brunswick; go
odds attack = 2
odds defence = 2
odds not line citadel

% The wood for who stands in it last, too [C8.6 C8.8]
places Ney@GRA Louis@SAA
hand-french F38
begin operations prussian
do assault Louis; go; decline; turn P15
odds at GRA attack = 0
odds at GRA line Moving Attack [C9.4] -1
odds at GRA line defends a wood [C8.6] 1
odds at GRA defence = 3

% A stack with less than no card has none, and the lines come to that [C8.10 C9.4]
places Ney@JEN Louis@KAH
fatigue Louis@5
begin operations prussian
do assault Louis; go; turn P15
odds at JEN attack = 0
odds at JEN line Louis [C8.5] 1
odds at JEN line Louis, tired [C1.23] -1
odds at JEN line Moving Attack [C9.4] -1
odds at JEN line never below none [C8.10] 1

% The rain that will fall on the stack is counted before it falls [E-RAIN.2 C1.23]
places Ney@JEN Hohenlohe@JEN
fatigue Ney@4
lasting P32
begin operations french
do fight Ney
odds attack = 1
odds line Ney, tired [C1.23] -1
do go
event cards French 1, Prussian 2

% A second corps takes it, if that costs no card [E-RAIN.2 C1.23]
places Ney@JEN Soult@JEN Hohenlohe@JEN
fatigue Ney@4 Soult@3
lasting P32
begin operations french
do fight Ney; join Soult
odds attack = 4
do go; tire Soult
event cards French 4, Prussian 2

% The fatigue of a Moving Attack comes before its cards: one among enemies, more on a long way [C9.7 C6.13 C6.16]
places Ney@JEN Hohenlohe@KAH Louis@SCH
fatigue Ney@4
begin operations french
do assault Ney
odds at KAH attack = 0
odds at KAH line Ney, tired [C1.23] -1
do go; turn F06; step KAH
event cards French 0, Prussian 2

% Here four points of the way: Soult's ease takes one off [C9.7 C6.13 C6.18]
places Soult@KAH Louis@PLA
fatigue Soult@3
begin operations french
do assault Soult
odds at PLA attack = 1
odds at PLA not line tired
do go; turn F06
odds at PLA attack = 1
do step POE; step SCH; step PLA
expect fatigue Soult@3

% A commander who has to go with his last corps is counted before he has joined [C1.3 C8.9]
places Ney@JEN Napoleon@JEN Louis@KAH
begin operations french
do assault Ney
odds at KAH attack = 2
odds at KAH line Napoléon, bonus [C8.9] 1
do join Napoleon; go; turn F06; step KAH
event cards French 2, Prussian 1

% In the fog each is told his own cards, of the other side nothing [G2.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Davout@JEN Hohenlohe@JEN
hand-prussian P43
begin operations french
do fight Davout; go; decline
odds not line Davout
odds line Hohenlohe [C8.5] 2
