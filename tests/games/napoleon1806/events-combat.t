# Events at the start of a combat and in its retreat.  The French draw first;
# boxes as in combat.t.  A side that holds cards is asked at the start of the
# other's operations too.
empty
places Augereau@BAM Ruchel@ESN

% Ambush: a fatigue point at once, on the corps its owner likes [E-AMBUSH.1]
places Davout@JEN Ney@JEN Hohenlohe@JEN
fatigue Davout@4
hand-prussian P01
begin operations prussian
do fight Hohenlohe; go; play P01
acts french
list tire = tire Davout | tire Ney
do tire Davout
event cards French 4, Prussian 2

% On Ney it costs no card [E-AMBUSH.1]
places Davout@JEN Ney@JEN Hohenlohe@JEN
fatigue Davout@4
hand-prussian P01
begin operations prussian
do fight Hohenlohe; go; play P01; tire Ney
event cards French 5, Prussian 2

% Ambush is no card for a march [E-AMBUSH.1]
places Brunswick@WMR
hand-prussian P01
begin operations prussian
do move Brunswick; go; turn P05
refuse play P01 wrong-moment [C1.16]

% Ambush in defence as well; it may destroy the only attacker, and the combat is over [E-AMBUSH.1 C8.34]
places Ney@JEN Hohenlohe@JEN
fatigue Ney@8
hand-prussian P02
begin operations french
do fight Ney; go; decline; play P02
expect Ney@dead
expect Hohenlohe@JEN
acts prussian

% Audacity: no card for a citadel [E-AUDACITY.1]
places Ney@ERF Ruchel@ERF
hand-french F03
begin operations french
do fight Ney; go; play F03
event cards French 2, Prussian 2

% Nor for a wood [E-AUDACITY.1]
places Ney@GRA Hohenlohe@GRA
hand-french F04
begin operations french
do fight Ney; go; play F04
event cards French 2, Prussian 2

% Only when the French attack [E-AUDACITY.1]
places Ney@ERF Brunswick@ERF
hand-french F03
begin operations prussian
do fight Brunswick; go; decline
acts french
refuse play F03 wrong-side [E-AUDACITY.1]

% Cannon Sounds: a corps one connection away, in an uncontested area [E-CANNON-SOUNDS.1 E-CANNON-SOUNDS.2]
places Ney@JEN Soult@KAH Lannes@SAA Davout@ROD Louis@ROD Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go
refuse summon F05 Lannes not-adjacent [E-CANNON-SOUNDS.1]
refuse summon F05 Davout contested [E-CANNON-SOUNDS.1]
refuse summon F05 Hohenlohe not-own [E-CANNON-SOUNDS.1]
do summon F05 Soult
expect Soult@JEN
event cards French 4, Prussian 2

% Over a destroyed bridge too, activated or not, and its bonus counts [E-CANNON-SOUNDS.1 E-CANNON-SOUNDS.2]
places Ney@JEN Lannes@ROD Hohenlohe@JEN
activated Lannes
broken JEN-ROD
hand-french F05
begin operations french
do fight Ney; go; summon F05 Lannes
event cards French 5, Prussian 2
expect fatigue Lannes@0

% In defence as well [E-CANNON-SOUNDS.1]
places Ney@JEN Hohenlohe@JEN Brunswick@WMR
hand-prussian P05
begin operations french
do fight Ney; go; decline
acts prussian
do summon P05 Brunswick
event cards French 2, Prussian 4

% Its commander comes if wanted, and must if he would be left alone [E-CANNON-SOUNDS.2 C1.3]
places Ney@JEN Napoleon@KAH Soult@KAH Lannes@KAH Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult
acts french
refuse join Lannes one-corps [E-CANNON-SOUNDS.2]
do join Napoleon
expect Soult@JEN Napoleon@JEN Lannes@KAH
event cards French 5

% Left behind with another corps he stays [E-CANNON-SOUNDS.2]
places Ney@JEN Napoleon@KAH Soult@KAH Lannes@KAH Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult; go
expect Soult@JEN Napoleon@KAH
event cards French 4

% With his only corps he goes [E-CANNON-SOUNDS.2 C1.3]
places Ney@JEN Napoleon@KAH Soult@KAH Hohenlohe@JEN
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult
expect Soult@JEN Napoleon@JEN
event cards French 5

% Over an enemy axis: two fatigue and the marker gone; afterwards it has been activated [E-CANNON-SOUNDS.3]
places Ney@JEN Hohenlohe@JEN Louis@KAH
axis-french JEN@KAH-JEN
hand-prussian P05
begin operations french
do fight Ney; go; decline; summon P05 Louis
expect fatigue Ney@2
expect axis-french JEN@none
do turn F01; turn F06
do turn P01; turn P03; turn P11
expect activated Ney Hohenlohe Louis

% It shares the axis of its side [E-CANNON-SOUNDS.3]
places Ney@JEN Soult@ROD Hohenlohe@JEN
axis-french JEN@KAH-JEN
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult
expect axis-french JEN@KAH-JEN
do turn F01; turn F06; turn F11; turn F13
do turn P04; turn P01
do lose-foot Soult
expect Ney@KAH Soult@KAH

% Charge: a card more, and two fatigue for Blücher, which count already [E-CHARGE.1]
places Ney@JEN Blucher@JEN
fatigue Blucher@2
hand-prussian P07
begin operations prussian
do fight Blucher; go; play P07
expect fatigue Blucher@4
event cards French 2, Prussian 3

% With four points before it costs him a card [E-CHARGE.1 C8.5]
places Ney@JEN Blucher@JEN
fatigue Blucher@4
hand-prussian P07
begin operations prussian
do fight Blucher; go; play P07
event cards French 2, Prussian 2

% Blücher must fight [E-CHARGE.1]
places Ney@JEN Hohenlohe@JEN Blucher@WMR
hand-prussian P07
begin operations prussian
do fight Hohenlohe; go
refuse play P07 not-there [E-CHARGE.1]

% Courage: at five points or less [E-COURAGE.1]
vp 6
places Ney@JEN Hohenlohe@JEN
hand-prussian P12
begin operations prussian
do fight Hohenlohe; go
refuse play P12 courage [E-COURAGE.1]

% A card more and two fatigue less, before the count [E-COURAGE.1 E-COURAGE.2]
vp 5
places Ney@JEN Hohenlohe@JEN
fatigue Hohenlohe@5
hand-prussian P12
begin operations prussian
do fight Hohenlohe; go; play P12
expect fatigue Hohenlohe@3
event cards French 2, Prussian 3

% Taken off the stack as its owner likes [E-COURAGE.2]
vp 5
places Ney@JEN Hohenlohe@JEN Louis@JEN
fatigue Hohenlohe@5 Louis@5
hand-prussian P12
begin operations french
do fight Ney; go; decline; play P12
acts prussian
do rest Louis; rest Hohenlohe
expect fatigue Hohenlohe@4 Louis@4
event cards French 2, Prussian 4

% Elan: a card more when the French attack [E-ELAN.1]
places Soult@JEN Hohenlohe@JEN
hand-french F13
begin operations french
do fight Soult; go; play F13
event cards French 3, Prussian 2

% Not when they defend [E-ELAN.1]
places Soult@JEN Hohenlohe@JEN
hand-french F13
begin operations prussian
do fight Hohenlohe; go; decline
refuse play F13 wrong-side [E-ELAN.1]

% Great Charge: two pursuit cards [E-GREAT-CHARGE.1]
places Murat@JEN Hohenlohe@JEN
hand-french F22
begin operations french
do fight Murat; go; decline
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR
acts french
do decline
acts french
do play F22
do turn F03; turn F12
expect fatigue Hohenlohe@5
expect infantry Hohenlohe@5

% Where nobody pursues it is not played [E-GREAT-CHARGE.1]
places Murat@GRA Hohenlohe@GRA
hand-french F22
begin operations french
do fight Murat; go
refuse play F22 wrong-moment [C1.17]
do decline
do turn F02; turn F01
do turn P01; turn P03; turn P05
do lose-foot Hohenlohe; retreat SAA
acts french
refuse play F22 wrong-moment [E-GREAT-CHARGE.1]

% Lost Bullet: two fatigue more in the Prussian results [E-LOST-BULLET.1]
places Ney@JEN Hohenlohe@JEN Louis@JEN
hand-french F29
begin operations french
do fight Ney; go; play F29
do turn F01; turn F06
do turn P01; turn P03; turn P05
event suffers Prussian suffers losses 0 and fatigue 4
expect fatigue Hohenlohe@2 Louis@2

% In defence as well, but not on the march [E-LOST-BULLET.1]
places Ney@JEN Hohenlohe@JEN Brunswick@WMR
hand-french F29
begin operations prussian
do fight Hohenlohe; go
refuse french: play F29 wrong-moment [C1.16]
do decline
acts french
do play F29
do turn F01; turn F06
do turn P01; turn P03
expect fatigue Hohenlohe@4

% Orderly Retreat: no pursuit of a stack with cavalry left [E-ORDERLY-RETREAT.1]
places Murat@JEN Hohenlohe@JEN
hand-prussian P31
begin operations french
do fight Murat; go; decline; decline
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR
acts prussian
do play P31
event no-pursuit
expect fatigue Hohenlohe@2
acts prussian

% Without cavalry left there is none [E-ORDERLY-RETREAT.1]
places Murat@JEN Hohenlohe@JEN
hand-prussian P31
begin operations french
do fight Murat; go; decline; decline
do turn F02; turn F01
do turn P01; turn P03
do lose-horse Hohenlohe; retreat WMR
event pursuit
acts chance
refuse prussian: play P31 wrong-moment [E-ORDERLY-RETREAT.1]

% Panic: after the retreat one connection more and two fatigue, as their owner likes [E-PANIC.1 E-PANIC.2]
places Davout@JEN Hohenlohe@JEN Louis@JEN
hand-french F33
begin operations french
do fight Davout; go
refuse play F33 wrong-moment [C1.17]
do decline
do turn F02; turn F01; turn F06
do turn P01; turn P03; turn P05
do tire Louis; lose-foot Hohenlohe; retreat WMR
acts french
do play F33
acts prussian
refuse retreat JEN crossed [C8.24]
do retreat ERF
expect Hohenlohe@ERF Louis@ERF
list tire = tire Hohenlohe | tire Louis
do tire Louis; tire Louis
expect fatigue Hohenlohe@1 Louis@4

% After a tie there is none [E-PANIC.1]
places Davout@JEN Hohenlohe@JEN
hand-french F33
begin operations french
do fight Davout; go; decline
do turn F01; turn F06; turn F11
do turn P01; turn P03
refuse play F33 wrong-moment [C1.17]

% Nor after a French defeat [E-PANIC.1]
places Ney@JEN Hohenlohe@JEN
hand-french F33
begin operations prussian
do fight Hohenlohe; go; decline; decline
do turn F01; turn F06
do turn P04; turn P01
do lose-foot Ney; retreat KAH
acts french
refuse play F33 wrong-moment [C1.17]

% Reinforced Position: a card more in defence [E-REINFORCED-POSITION.1]
places Ney@JEN Brunswick@JEN
hand-prussian P36
begin operations french
do fight Ney; go; decline; play P36
event cards French 2, Prussian 3

% Not in attack [E-REINFORCED-POSITION.1]
places Ney@JEN Brunswick@JEN
hand-prussian P36
begin operations prussian
do fight Brunswick; go
refuse play P36 wrong-side [E-REINFORCED-POSITION.1]

% Sacrifice: a card more for two fatigue, which count already [E-SACRIFICE.1]
places Ney@JEN Kalckreuth@JEN
fatigue Kalckreuth@3
hand-prussian P43
begin operations prussian
do fight Kalckreuth; go; play P43
expect fatigue Kalckreuth@5
event cards French 2, Prussian 2

% Placed as the Prussian likes [E-SACRIFICE.1]
places Ney@JEN Kalckreuth@JEN Louis@JEN
fatigue Kalckreuth@3
hand-prussian P43
begin operations french
do fight Ney; go; decline; play P43
acts prussian
do tire Louis; tire Louis
expect fatigue Kalckreuth@3 Louis@2
event cards French 2, Prussian 4

% It waits for the combat [E-SACRIFICE.1]
places Brunswick@WMR
hand-prussian P43
begin operations prussian
do move Brunswick; go; turn P05
refuse play P43 wrong-moment [C1.16]

% Skirmishers: a Prussian fatigue point at once, as its owner likes [E-SKIRMISHERS.1]
places Ney@JEN Hohenlohe@JEN Louis@JEN
fatigue Hohenlohe@4
hand-french F44
begin operations french
do fight Ney; go; play F44
acts prussian
do tire Louis
event cards French 2, Prussian 3

% On a corps alone with four it costs a card [E-SKIRMISHERS.1]
places Ney@JEN Hohenlohe@JEN
fatigue Hohenlohe@4
hand-french F44
begin operations prussian
do fight Hohenlohe; go; decline; play F44
expect fatigue Hohenlohe@5
event cards French 2, Prussian 1

% At its own moment only [E-SKIRMISHERS.1]
places Ney@KUL
hand-french F44
begin operations french
do move Ney; go; turn F05
refuse play F44 wrong-moment [C1.16]

% Square: two fatigue less against cavalry, not below none [E-SQUARE.1]
places Ney@JEN Louis@JEN
hand-french F46
begin operations french
do fight Ney; go; play F46
do turn F01; turn F06
do turn P02
event suffers [C8.11] French suffers losses 0 and fatigue 0
expect fatigue Ney@0

% One point becomes none [E-SQUARE.1]
places Ney@JEN Louis@JEN
hand-french F46
begin operations prussian
do fight Louis; go; decline; play F46
do turn F01; turn F06
do turn P01
expect fatigue Ney@0

% Against infantry alone it does nothing [E-SQUARE.1]
places Ney@JEN Louis@JEN
cavalry Louis@0
hand-french F46
begin operations french
do fight Ney; go; play F46
do turn F01; turn F06
do turn P02
expect fatigue Ney@2

% Cavalry that is called while the combat begins counts [E-SQUARE.1 E-CANNON-SOUNDS.2]
places Ney@JEN Louis@JEN Blucher@WMR
cavalry Louis@0
hand-french F46
hand-prussian P05
begin operations french
do fight Ney; go; decline; play F46
do decline; summon P05 Blucher
do turn F01; turn F06
do turn P02; turn P01; turn P03
event suffers [C8.11] French suffers losses 0 and fatigue 2

% To an event only a Counter Order is an answer, whatever else is called for [E-COUNTER-ORDER.1]
places Ney@JEN Soult@KAH Hohenlohe@JEN Brunswick@WMR
hand-french F05
hand-prussian P05
begin operations prussian
do fight Hohenlohe; go; decline; summon P05 Brunswick
refuse french: summon F05 Soult counter-only [E-COUNTER-ORDER.1]
refuse french: play F05 counter-only [E-COUNTER-ORDER.1]

% Infantry that is called does not [E-SQUARE.1 E-CANNON-SOUNDS.2]
places Ney@JEN Louis@JEN Ruchel@WMR
cavalry Louis@0 Ruchel@0
hand-french F46
hand-prussian P05
begin operations french
do fight Ney; go; decline; play F46
do decline; summon P05 Ruchel
expect had-horse 0

% The other way about: the card is played after the call [E-SQUARE.1 E-CANNON-SOUNDS.2]
places Ney@JEN Louis@JEN Blucher@WMR
cavalry Louis@0
hand-french F46
hand-prussian P05
begin operations prussian
do fight Louis; go; decline; summon P05 Blucher; decline; play F46
expect had-horse 1

% It is no card for a march [E-SQUARE.1]
places Ney@KUL
hand-french F46
begin operations french
do move Ney; go; turn F05
refuse play F46 wrong-moment [C1.16]

% The Guard: a card more when Bessières fights [E-THE-GUARD.1]
places Bessieres@JEN Hohenlohe@JEN
hand-french F48
begin operations french
do fight Bessieres; go; play F48
event cards French 2, Prussian 2

% Left out he brings none [E-THE-GUARD.1]
places Bessieres@JEN Ney@JEN Hohenlohe@JEN
hand-french F48
begin operations french
do fight Ney; go
refuse play F48 not-there [E-THE-GUARD.1]

% Lost with the Guard: a fatigue point more for each corps [E-THE-GUARD.2]
places Bessieres@JEN Ney@JEN Hohenlohe@JEN
hand-french F48
begin operations french
do fight Ney; join Bessieres; go; play F48
do turn F01; turn F06; turn F11; turn F13
do turn P04; turn P01
event suffers [C8.11] French suffers losses 1 and fatigue 4
expect fatigue Bessieres@2 Ney@2

% A tie costs nothing more [E-THE-GUARD.2]
places Bessieres@JEN Ney@JEN Hohenlohe@JEN
hand-french F48
begin operations french
do fight Ney; join Bessieres; go; play F48
do turn F01; turn F06; turn F11; turn F13
do turn P01; turn P03
expect fatigue Bessieres@1 Ney@1
