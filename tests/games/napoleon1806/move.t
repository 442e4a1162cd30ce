# Moves, chapter C6.  Movement cards by value: F02 1, F03 2, F05 3, F04 4, F01 5,
# F06 6; P10 1, P05 2, P15 3, P02 4, P01 5.  Augereau and Ruchel are elsewhere.
empty
places Augereau@BAM Ruchel@ESN

% One stack of one area, all to be activated [C6.1]
places Ney@KUL Soult@KUL Davout@MUN
activated Soult
begin operations french
refuse move Soult activated [C1.5]
do move Ney
refuse join Soult activated [C1.5]
refuse join Davout another-area [C6.1]
refuse join Ruchel not-own [C6.1]
refuse join Ney in-stack [C6.1]

% Who was left out is activated later [C6.2]
places Ney@KUL Soult@KUL Davout@KUL
begin operations french
do move Ney; go; turn F05; step BAY; halt
expect activated Ney
do pass
do move Soult; join Davout; go; turn F18; step MUN; halt
expect activated Ney Soult Davout

% The card turned over gives the movement points and is discarded [C6.3]
places Ney@KUL
begin operations french
do move Ney; go; turn F05
event points 3
do step BAY; step HOL; step BAM
expect Ney@BAM
expect discard-french F05

% From the card on the stack stays together [C6.3]
places Ney@KUL Soult@KUL Davout@KUL
begin operations french
do move Ney; join Soult; go; turn F05
refuse join Davout not-now [C6.3]
refuse pass unfinished [C5.1]
refuse move Davout unfinished [C5.1]

% Two corps have a point less, four have three less; a commander is no corps [C6.4]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F05
event points 2

% Four corps have three points less [C6.4]
places Frederick@WMR Brunswick@WMR Kalckreuth@WMR Hohenlohe@WMR Louis@WMR
begin operations prussian
do move Brunswick; join Kalckreuth; join Hohenlohe; join Louis; join Frederick; go; turn P01
event points 2

% Napoléon gives a point [C6.5]
places Napoleon@KUL Ney@KUL
begin operations french
do move Ney; join Napoleon; go; turn F03
event points 3

% Frederick III does not [C6.5]
places Frederick@WMR Louis@WMR
begin operations prussian
do move Louis; join Frederick; go; turn P05
event points 2

% Murat alone has a point more [C6.6]
places Murat@KUL
begin operations french
do move Murat; go; turn F03
event points 3

% Davout and Murat together have none of their bonuses [C6.6]
places Murat@KUL Davout@KUL
begin operations french
do move Murat; join Davout; go; turn F03
event points 1

% Blücher alone has a point more, a commander beside him or not [C6.6]
places Frederick@WMR Blucher@WMR
begin operations prussian
do move Blucher; join Frederick; go; turn P05
event points 3

% Davout with Napoléon has both bonuses [C6.6 C6.5]
places Napoleon@KUL Davout@KUL
begin operations french
do move Davout; join Napoleon; go; turn F03
event points 4

% Ney alone has no bonus [C6.6]
places Ney@KUL
begin operations french
do move Ney; go; turn F03
event points 2

% Events are added to all that: 2 - 1 + 1 + 1 [C6.7]
places Napoleon@KUL Ney@KUL Soult@KUL
hand-french F16
begin operations french
do move Ney; join Soult; join Napoleon; go; turn F03; play F16
event points 3

% A stack without points stays and has been activated [C6.8]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F02
event points 0
expect Ney@KUL Soult@KUL
expect activated Ney Soult
acts prussian

% Each connection costs a point; areas are not skipped [C6.9]
places Ney@KUL
begin operations french
do move Ney; go; turn F05
refuse step HOF not-adjacent [C6.9]
refuse step BAM not-adjacent [C6.9]
do step MUN
refuse step PLA not-adjacent [C6.9]
do step HOF; step PLA
expect Ney@PLA
acts prussian

% A destroyed bridge costs three [C6.10]
places Ney@AUE
broken AUE-NAU
begin operations french
do move Ney; go; turn F05
event points 3
allow step NAU
do step FRE; step NAU
expect Ney@NAU

% With two points it is not crossed [C6.10]
places Ney@AUE
broken AUE-NAU
begin operations french
do move Ney; go; turn F03
refuse step NAU broken-bridge [C6.10]
do step FRE

% With three it is [C6.10]
places Ney@AUE
broken AUE-NAU
begin operations french
do move Ney; go; turn F05; step NAU
event stepped for 3
expect Ney@NAU
acts prussian

% Points may be left, and are lost [C6.11]
places Ney@KUL
begin operations french
do move Ney; go; turn F04; step MUN; halt
expect Ney@MUN
acts prussian
do pass
refuse move Ney activated [C1.5]
acts french

% A friendly stack stops the march, activated or not [C6.12]
places Ney@KUL Soult@MUN
activated Soult
begin operations french
do move Ney; go; turn F01; step MUN
expect Ney@MUN
acts prussian

% An enemy stack stops it [C6.12]
places Ney@KAH Louis@JEN
begin operations french
do move Ney; go; turn F01; step JEN
expect Ney@JEN
acts prussian

% Friends in the area it starts from do not [C6.12]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; go; turn F03; step MUN; step HOF
expect Ney@HOF

% Three points spent tire nobody [C6.13]
places Ney@KUL
begin operations french
do move Ney; go; turn F05; step MUN; step HOF; step PLA
expect fatigue Ney@0

% Four points tire each corps by one [C6.13]
places Ney@KUL Lannes@KUL
begin operations french
do move Ney; join Lannes; go; turn F01; step MUN; step HOF; step PLA; step GRE
expect fatigue Ney@1 Lannes@1

% Five by two [C6.13]
places Ney@KUL
begin operations french
do move Ney; go; turn F01; step MUN; step HOF; step PLA; step GRE; step ZWI
expect fatigue Ney@2

% Six by three, one line of the table only [C6.13]
places Ney@KUL
begin operations french
do move Ney; go; turn F06; step MUN; step HOF; step PLA; step GRE; step ZWI; step ALT
expect fatigue Ney@3

% Seven by four [C6.13]
places Murat@KUL
begin operations french
do move Murat; go; turn F06; step MUN; step HOF; step PLA; step GRE; step ZWI; step ALT; step BOR
expect fatigue Murat@4

% Eight by five [C6.13]
places Napoleon@KUL Davout@KUL
begin operations french
do move Davout; join Napoleon; go; turn F06
do step MUN; step HOF; step PLA; step GRE; step ZWI; step ALT; step BOR; step PEG
expect fatigue Davout@5

% And so on: nine by six [C6.13]
places Napoleon@KUL Davout@KUL
hand-french F16
begin operations french
do move Davout; join Napoleon; go; turn F06; play F16
do step MUN; step HOF; step PLA; step GRE; step ZWI; step ALT; step BOR; step PEG; step ZEI
expect fatigue Davout@6

% Points spent count, not points to spare [C6.14]
places Ney@KUL
begin operations french
do move Ney; go; turn F06; step MUN; step HOF; step PLA; halt
expect fatigue Ney@0

% A destroyed bridge counts three of them [C6.14]
places Ney@AUE
broken AUE-NAU
begin operations french
do move Ney; go; turn F04; step NAU; step WSF
expect fatigue Ney@1

% A march out of a contested area tires the stack by one, not each corps [C6.15]
places Ney@JEN Lannes@JEN Hohenlohe@JEN
begin operations french
do move Ney; join Lannes; go; turn F03; step KAH
do tire Ney
expect fatigue Ney@1 Lannes@0

% A march into a contested area tires the stack by one, not each corps [C6.16]
places Ney@KAH Lannes@KAH Hohenlohe@JEN
begin operations french
do move Ney; join Lannes; go; turn F03; step JEN
do tire Lannes
expect fatigue Ney@0 Lannes@1

% From one contested area into another: one for each [C6.15 C6.16]
places Ney@JEN Hohenlohe@JEN Louis@KAH
begin operations french
do move Ney; go; turn F03; step KAH
expect fatigue Ney@2

% Who stays in a contested area without moving takes none [C6.15 C6.16]
places Ney@JEN Lannes@JEN Hohenlohe@JEN
begin operations french
do move Ney; join Lannes; go; turn F02
expect fatigue Ney@0 Lannes@0
expect activated Ney Lannes

% The card Fatigue adds to what is shared [C6.17]
places Ney@KUL Lannes@KUL
hand-prussian P17
begin operations french
do move Ney; join Lannes; go; decline; turn F05; step MUN; decline; step HOF; decline
do play P17
do tire Ney
expect fatigue Ney@1 Lannes@0

% Forage takes fatigue off before the march [C6.17]
places Ney@KAH Louis@JEN
hand-french F20
begin operations french
do move Ney; go; turn F05; play F20; step JEN
expect fatigue Ney@1

% Soult's bonus comes off the fatigue of the march, alone or not [C6.18]
places Ney@KAH Soult@KAH Hohenlohe@JEN
begin operations french
do move Ney; join Soult; go; turn F03; step JEN
expect fatigue Ney@0 Soult@0

% It takes off nothing that was there before [C6.18]
places Soult@KUL
fatigue Soult@2
begin operations french
do move Soult; go; turn F02; step MUN
expect fatigue Soult@2

% Frederick's bonus works for his stack [C6.18]
places Frederick@KAH Louis@KAH Ney@JEN
begin operations prussian
do move Louis; join Frederick; go; turn P05; step JEN
expect fatigue Louis@0

% Ney and Soult from Altenburg to Leipzig: 4 - 1 + 1 points, 2 + 1 - 1 fatigue [C6.7 C6.13 C6.16 C6.18 C6.19]
places Ney@ALT Soult@ALT Kalckreuth@LEI
hand-french F16
begin operations french
do move Ney; join Soult; go; turn F04
event not points
do play F16
event points 4
do step BOR; step PEG; step LUE; step LEI
expect Ney@LEI Soult@LEI
expect fatigue Ney@1 Soult@1
expect activated Ney Soult
acts prussian

% Each corps takes an equal share, the owner places the rest [C6.19]
places Ney@PLA Lannes@PLA Kalckreuth@ALT
begin operations french
do move Ney; join Lannes; go; turn F01; step GRE; step GER; step ALT
expect fatigue Ney@0 Lannes@0
list tire = tire Ney | tire Lannes
do tire Lannes
expect fatigue Ney@0 Lannes@1
refuse french: tire Ney not-your-turn [C5.1]

% Three points on two corps: two and one, never three and none [C6.19]
places Ney@HOF Lannes@HOF Kalckreuth@ALT
begin operations french
do move Ney; join Lannes; go; turn F01; step PLA; step GRE; step GER; step ALT
expect fatigue Ney@1 Lannes@1
do tire Ney
expect fatigue Ney@2 Lannes@1

% The whole stack has been activated, even if it ends where it began [C6.20]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F05; step MUN; step KUL
expect Ney@KUL Soult@KUL
expect activated Ney Soult

% More than eight points at the end of the march: the corps is gone [C6.21]
places Ney@KAH Louis@JEN
fatigue Ney@8
begin operations french
do move Ney; go; turn F03; step JEN
expect Ney@dead
expect vp 16
