# Events of marches and of the start and end of operations.  A side that holds
# cards is asked at each moment at which what everybody sees allows one.
empty
places Augereau@BAM Ruchel@ESN

% Bernadotte: when he sets out as the only corps, three points less [E-BERNADOTTE.1]
places Bernadotte@KUL
hand-prussian P04
begin operations french
do move Bernadotte; go; decline; turn F01
acts prussian
do play P04
event points 2

% With Napoléon he is still the only corps [E-BERNADOTTE.1 C6.6]
places Napoleon@KUL Bernadotte@KUL
hand-prussian P04
begin operations french
do move Bernadotte; join Napoleon; go; decline; turn F01; play P04
event points 3

% No point left: he stays [E-BERNADOTTE.1 C6.8]
places Bernadotte@KUL
hand-prussian P04
begin operations french
do move Bernadotte; go; decline; turn F05; play P04
expect Bernadotte@KUL
expect activated Bernadotte

% In company, or another corps, he is not meant: nobody is asked [E-BERNADOTTE.1]
places Bernadotte@KUL Ney@KUL
hand-prussian P04
begin operations french
do move Bernadotte; join Ney; go
refuse play P04 wrong-moment [C1.15]
do decline; turn F01
acts french

% Confusion: the stack stops where it has come to [E-CONFUSION.1 E-CONFUSION.2]
places Ney@KUL
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F06; step MUN
acts prussian
do decline; step HOF
acts prussian
do play P08
expect Ney@HOF
expect activated Ney
expect fatigue Ney@0

% It is tired by what it has spent [E-CONFUSION.2]
places Ney@KUL
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F06
do step MUN; decline; step HOF; decline; step PLA; decline; step GRE; play P08
expect Ney@GRE
expect fatigue Ney@1

% In an area of two connections nobody is asked [E-CONFUSION.1]
places Ney@KRO
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F05; step NOR
acts french

% Nor where the stack meets its enemy [E-CONFUSION.1]
places Ney@KAH Louis@JEN
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F05; step JEN
refuse prussian: play P08 wrong-moment [E-CONFUSION.1]

% The French may confuse Prussians [E-CONFUSION.1]
places Brunswick@ERF
hand-french F09
begin operations prussian
do move Brunswick; go; decline; turn P01; step WMR
acts french
do play F09
expect Brunswick@WMR
acts french

% A Moving Attack is stopped short by it [E-CONFUSION.2 C9.5]
places Ney@POE Louis@JEN
hand-prussian P08
begin operations french
do assault Ney; go; decline; turn F05; step KAH; play P08
expect Ney@KAH
event not combat
acts prussian

% Coordination: another operation at once, with another stack [E-COORDINATION.1]
places Ney@KUL Soult@MUN
hand-french F10
begin operations french
do move Ney; go; turn F03; decline; step BAY; halt
acts french
do play F10
event again [E-COORDINATION.1]
acts french
refuse move Ney activated [C1.5]
do move Soult; go; turn F05; step HOF; halt
acts prussian

% Not at the end of a Prussian operation [E-COORDINATION.1]
places Ney@KUL Brunswick@ERF
hand-french F10
begin operations prussian
do move Brunswick; go; decline; turn P10; step WMR; decline; decline
acts french
refuse play F10 wrong-moment [E-COORDINATION.1]
do pass
do move Ruchel; go
refuse french: play F10 wrong-moment [E-COORDINATION.1]

% Not without another block to be activated [E-COORDINATION.1]
places Ney@KUL Brunswick@ERF
activated Augereau
hand-french F10
begin operations french
do move Ney; go; turn F02; decline; step BAY
acts prussian

% Counter Order: right after an event, and only then [E-COUNTER-ORDER.1]
places Ney@KUL
hand-french F16
hand-prussian P10
begin operations french
do move Ney; go
refuse prussian: play P10 nothing-to-counter [E-COUNTER-ORDER.1]
do decline; turn F03; play F16
acts prussian
allow play P10

% The event is undone, both cards are discarded [E-COUNTER-ORDER.2]
places Ney@KUL
hand-french F16
hand-prussian P10
begin operations french
do move Ney; go; decline; turn F03; play F16; play P10
event cancelled [E-COUNTER-ORDER.2]
event points 2
do step MUN; step BAY
expect discard-french F03 F16
expect discard-prussian P10

% Its costs as well: no card and no fatigue by Sacrifice [E-COUNTER-ORDER.2]
places Ney@JEN Kalckreuth@JEN
hand-french F12
hand-prussian P43 P31
begin operations french
do fight Ney; go; decline; decline; play P43
acts french
do play F12
expect fatigue Kalckreuth@0
event cards French 2, Prussian 2

% The cancelled card was its player's one card, and so is the Counter Order [E-COUNTER-ORDER.1 E-COUNTER-ORDER.2 C1.13]
places Davout@JEN Murat@JEN Hohenlohe@JEN
hand-french F12 F22
hand-prussian P43 P31
begin operations french
do fight Davout; join Murat; go; decline; decline; play P43; play F12
do turn F02; turn F01; turn F06; turn F11; turn F13
do turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR
event pursuit
acts chance

% Only Counter Order answers an event [E-COUNTER-ORDER.1]
places Ney@KUL
hand-french F16
hand-prussian P10 P04
begin operations french
do move Ney; go; decline; turn F03; play F16
refuse play P04 counter-only [E-COUNTER-ORDER.1]
do decline
event points 3

% A Counter Order is not answered itself [E-COUNTER-ORDER.1]
places Ney@KUL
hand-french F16 F12
hand-prussian P10
begin operations french
do move Ney; go; decline; turn F03; play F16; play P10
acts french
refuse play F12 one-card [C1.13]

% Reaction cancelled: the stack stays [E-COUNTER-ORDER.2]
places Ney@KUL Louis@SAA
hand-french F12
hand-prussian P34
begin operations french
do move Ney; go; react P34 Louis; slip KAH
acts french
do play F12
expect Louis@SAA

% Destroyed Bridge: on the march, in a free area at one end of the bridge [E-DESTROYED-BRIDGE.1 E-DESTROYED-BRIDGE.2]
places Louis@BLA
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline
refuse wreck P14 KAH-ROD not-here [E-DESTROYED-BRIDGE.1]
refuse wreck P14 BLA-KAH no-bridge [C1.28]
do step KAH; wreck P14 KAH-ROD
event bridge-gone [E-DESTROYED-BRIDGE.2]
expect broken KAH-ROD
do step SAA
expect Louis@SAA
expect activated Louis
expect fatigue Louis@0
acts french

% Four points: a step, the bridge and two steps tire it by one [E-DESTROYED-BRIDGE.2 C6.14]
places Louis@BLA
hand-prussian P14
begin operations prussian
do move Louis; go; turn P02; decline; step KAH; wreck P14 KAH-ROD; step SAA; step GRA
expect fatigue Louis@1

% Not in a contested area [E-DESTROYED-BRIDGE.1]
places Louis@KAH Ney@KAH
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline
refuse wreck P14 KAH-ROD not-free [E-DESTROYED-BRIDGE.1]

% Vedettes destroy nothing [E-DESTROYED-BRIDGE.1]
places P.v1@KAH
hand-prussian P14
begin operations prussian
do move P.v1; go; turn P15; decline
refuse wreck P14 KAH-ROD vedettes [E-DESTROYED-BRIDGE.1]

% A bridge is destroyed once [E-DESTROYED-BRIDGE.2]
places Louis@KAH
hand-prussian P14
broken KAH-ROD
begin operations prussian
do move Louis; go; turn P15; decline
refuse wreck P14 KAH-ROD bridge-down [E-DESTROYED-BRIDGE.2]
allow wreck P14 KAH-POE

% A stack without points at the start may do it too [E-DESTROYED-BRIDGE.3]
places Louis@KAH Tauentzien@KAH
hand-prussian P14
begin operations prussian
do move Louis; join Tauentzien; go; turn P10; decline; wreck P14 KAH-ROD
expect broken KAH-ROD
expect Louis@KAH Tauentzien@KAH
expect activated Louis Tauentzien
acts french

% One that has spent its last point may not [E-DESTROYED-BRIDGE.3]
places Louis@BLA
hand-prussian P14
begin operations prussian
do move Louis; go; turn P10; decline; step KAH
expect broken none
expect Louis@KAH
acts french

% Fatigue: when the opposing stack has ended its move [E-FATIGUE.1]
places Ney@KUL Lannes@KUL
hand-prussian P18
begin operations french
do move Ney; join Lannes; go
refuse play P18 wrong-moment [C1.15]
do decline; turn F05; step MUN
refuse play P18 wrong-moment [E-FATIGUE.1]
do decline; halt
acts prussian
do play P18
expect fatigue Ney@1 Lannes@1

% It joins the fatigue of the march before that is shared [E-FATIGUE.1]
places Ney@KAH Lannes@KAH Hohenlohe@JEN
hand-prussian P17
begin operations french
do move Ney; join Lannes; go; decline; turn F05; step JEN; play P17
expect fatigue Ney@1 Lannes@1

% The French card is plus two [E-FATIGUE.1]
places Brunswick@ERF
hand-french F15
begin operations prussian
do move Brunswick; go; decline; turn P10; step WMR; decline; play F15
expect fatigue Brunswick@2

% On vedettes it is wasted [E-FATIGUE.2]
places F.v1@KUL
hand-prussian P18
begin operations french
do move F.v1; go; decline; turn F02; step MUN; decline; play P18
expect F.v1@MUN
expect discard-prussian P18

% Forced March: a point more, when the card is known [E-FORCED-MARCH.1]
places Ney@KUL
hand-french F16
begin operations french
do move Ney; go
refuse french: play F16 wrong-moment [E-FORCED-MARCH.1]
do turn F05
event not points
do play F16
event points 4

% Not after the first step [E-FORCED-MARCH.1]
places Ney@KUL
hand-french F16
begin operations french
do move Ney; go; turn F05; decline; step MUN
refuse play F16 wrong-moment [E-FORCED-MARCH.1]

% Nor for the enemy's stack [E-FORCED-MARCH.1]
places Ney@KUL
hand-prussian P19
begin operations french
do move Ney; go
refuse play P19 wrong-moment [C1.15]

% A stack with none or less may still cross one connection [E-FORCED-MARCH.2]
places Ney@KUL Soult@KUL Lannes@KUL Davout@KUL
hand-french F16
begin operations french
do move Ney; join Soult; join Lannes; join Davout; go; turn F02; play F16
event points 1
do step MUN
expect Ney@MUN Davout@MUN
acts prussian

% But not one with a destroyed bridge [E-FORCED-MARCH.2]
places Ney@AUE Soult@AUE
hand-french F16
broken AUE-NAU
begin operations french
do move Ney; join Soult; go; turn F02; play F16
refuse step NAU broken-bridge [C6.10]
allow step FRE

% Forage: two fatigue and two points less [E-FORAGE.1]
places Ney@KUL
fatigue Ney@3
hand-french F20
begin operations french
do move Ney; go; turn F04; play F20
expect fatigue Ney@1
event points 2

% With one point it is not played [E-FORAGE.1]
places Ney@KUL
fatigue Ney@3
hand-french F20
begin operations french
do move Ney; go; turn F02
refuse play F20 two-points [E-FORAGE.1]

% On two corps the points come off as their owner likes; with two points the stack stays [E-FORAGE.1 C6.8]
places Brunswick@ERF Louis@ERF
fatigue Brunswick@2 Louis@2
hand-prussian P22
begin operations prussian
do move Brunswick; join Louis; go; turn P15; play P22
do rest Louis; rest Brunswick
event points 0
expect fatigue Brunswick@1 Louis@1
expect activated Brunswick Louis

% Organization: on entering an area with friends a French stack need not stop [E-ORGANIZATION.1]
places Ney@KUL Soult@MUN
hand-french F31
begin operations french
do move Ney; go; turn F05; decline; step MUN
acts french
do play F31; step HOF; step PLA
expect Ney@PLA Soult@MUN

% It serves in that area only: the next friends stop the march [E-ORGANIZATION.1]
places Ney@KUL Soult@MUN Lannes@HOF
hand-french F31
begin operations french
do move Ney; go; turn F01; decline; step MUN; play F31; step HOF
expect Ney@HOF
acts prussian

% It lets no stack pass an enemy [E-ORGANIZATION.1]
places Ney@KAH Soult@JEN Hohenlohe@JEN
hand-french F31
begin operations french
do move Ney; go; turn F05; decline; step JEN
refuse french: play F31 wrong-moment [C1.15]

% Nor where the enemy dies as it comes: it has entered a contested area and stops [E-ORGANIZATION.1 C7.1 C7.3]
places Ney@JEN Soult@ROD Louis@JEN
fatigue Louis@7
axis-prussian JEN@JEN-ROD
hand-french F31
hand-prussian P08
begin operations french
do move Soult; go; decline; turn F05; decline; step JEN
event eliminated [C1.24] Prince Louis
expect Soult@JEN
acts prussian
do decline
expect activated Soult

% Pontonniers: the bridge is there again, for a point [E-PONTONNIERS.1 E-PONTONNIERS.2]
places Ney@AUE
hand-french F34
broken AUE-NAU
begin operations french
do move Ney; go; turn F04; decline
refuse mend F34 APO-AUE bridge-stands [E-PONTONNIERS.1]
refuse mend F34 BUT-AUE no-bridge [C1.28]
do mend F34 AUE-NAU
event bridge-back [E-PONTONNIERS.2]
expect broken none
do step NAU; step WSF; step MER
expect fatigue Ney@1
acts prussian

% From the other end, in the middle of the march [E-PONTONNIERS.1]
places Ney@FRE
hand-french F34
broken AUE-NAU
begin operations french
do move Ney; go; turn F05; decline; step NAU; mend F34 AUE-NAU; step AUE
expect Ney@AUE
expect broken none

% Not by vedettes [E-PONTONNIERS.1]
places F.v1@AUE
hand-french F34
broken AUE-NAU
begin operations french
do move F.v1; go; turn F05; decline
refuse mend F34 AUE-NAU vedettes [E-PONTONNIERS.1]

% Not in a contested area [E-PONTONNIERS.1]
places Ney@AUE Louis@AUE
hand-french F34
broken AUE-NAU
begin operations french
do move Ney; go; turn F05; decline
refuse mend F34 AUE-NAU not-free [E-PONTONNIERS.1]

% Without points at the start too, and it has been activated [E-PONTONNIERS.2]
places Ney@AUE Soult@AUE
hand-french F34
broken AUE-NAU
begin operations french
do move Ney; join Soult; go; turn F02; decline; mend F34 AUE-NAU
expect broken none
expect activated Ney Soult
expect Ney@AUE

% Reaction: at the start of an opposing operation, to an adjacent free area [E-REACTION.1 E-REACTION.2]
places Ney@KAH Louis@SAA
hand-prussian P34
begin operations french
do move Ney; go
acts prussian
do react P34 Louis
refuse slip KAH not-free [E-REACTION.1]
refuse slip JEN not-adjacent [E-REACTION.1]
do slip POE
expect Louis@POE
expect activated none
expect fatigue Louis@0
acts chance

% Activated corps as well, over a destroyed bridge; they stay activated [E-REACTION.1 E-REACTION.2]
places Ney@KUL Louis@SAA Tauentzien@SAA
activated Louis Tauentzien
broken SAA-POE
hand-prussian P34
begin operations french
do move Ney; go; react P34 Louis; join Tauentzien; slip POE
expect Louis@POE Tauentzien@POE
expect activated Louis Tauentzien

% Nor where no free area is beside it [E-REACTION.1]
places Louis@NOR Ney@KRO Soult@LOB
hand-prussian P34
begin operations french
do move Ney; go
acts prussian
refuse react P34 Louis no-way-out [E-REACTION.1]
allow react P34 Ruchel

% Not out of a contested area [E-REACTION.1]
places Ney@JEN Louis@JEN
hand-prussian P34
begin operations french
do fight Ney; go
refuse react P34 Louis not-free [E-REACTION.1]

% Not after the movement card [E-REACTION.1]
places Ney@KUL Louis@SAA
hand-prussian P34
begin operations french
do move Ney; go; decline; turn F05; step BAY
acts prussian
refuse react P34 Louis wrong-moment [E-REACTION.1]

% Not in one's own operation [E-REACTION.1]
places Brunswick@ERF Louis@SAA
hand-prussian P34
begin operations prussian
do move Brunswick; go; turn P05
acts prussian
refuse react P34 Louis wrong-moment [E-REACTION.1]

% The French may slip away too, and a Moving Attack goes on without them [E-REACTION.1 C9.5]
places Brunswick@WMR Ney@JEN
hand-french F38
begin operations prussian
do assault Brunswick; go; react F38 Ney; slip KAH; turn P01; step JEN
expect Ney@KAH Brunswick@JEN
event not combat

% A Reaction cancelled, or carried out, leaves the operation where it is [E-COUNTER-ORDER.2 E-REACTION.1]
places Ney@KUL Louis@SAA
hand-french F12
hand-prussian P34
begin operations french
do move Ney; go
expect target KUL
do react P34 Louis; slip KAH
expect target KAH
do play F12
expect target KUL
expect Louis@SAA

% ... carried out too [E-REACTION.1]
places Ney@KUL Louis@SAA
hand-french F12
hand-prussian P34
begin operations french
do move Ney; go; react P34 Louis; slip KAH; decline
expect target KUL
expect Louis@KAH
