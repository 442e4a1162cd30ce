# Combat, chapter C8.  The French draw first.  Boxes: a loss and a fatigue on
# F02 F03 F05 F07 F08 F09 and P04 P06 P09 P16 P17; two fatigue on F04 F12 F16 and
# P02 P07 P08 P10; one on F01 F06 F11 F13 F19 and P01 P03 P05 P11 P12.
empty
places Augereau@BAM Ruchel@ESN

% A Combat is declared in one contested area, with corps to be activated [C8.1]
places Ney@JEN Hohenlohe@JEN Soult@KAH Davout@SAA Louis@SAA
activated Davout
begin operations french
allow fight Ney
refuse fight Soult no-enemy [C8.1]
refuse fight Davout activated [C1.5]
do fight Ney
refuse join Soult another-area [C8.2]

% An enemy next door is none [C8.1]
places Ney@KAH Hohenlohe@JEN
begin operations french
refuse fight Ney no-enemy [C8.1]

% The attacker chooses who fights; the others stay as they are [C8.2]
places Ney@JEN Soult@JEN Lannes@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P01; turn P03
expect activated Ney Hohenlohe
do pass
do fight Soult
allow join Lannes
refuse join Ney activated [C1.5]

% The defender fights with all he has there, activated or not [C8.3]
places Ney@JEN Hohenlohe@JEN Louis@JEN
activated Louis
begin operations french
do fight Ney; go
event cards French 2, Prussian 3

% No card is drawn before both have answered [C8.4]
places Ney@JEN Hohenlohe@JEN
hand-french F46
hand-prussian P43
begin operations french
do fight Ney; go; prussian: decline
acts french
do decline
acts prussian
do decline
acts chance

% Cards for the points a corps has, one less above four fatigue [C8.5]
places Davout@JEN Soult@JEN Hohenlohe@JEN
infantry Davout@6 Soult@5
fatigue Davout@4 Soult@5
begin operations french
do fight Soult; join Davout; go
event cards French 4

% 7 points with 4 fatigue and 6 with 5: three cards [C8.5]
places Hohenlohe@JEN Kalckreuth@JEN Ney@JEN
fatigue Hohenlohe@4 Kalckreuth@5
begin operations french
do fight Ney; go
event cards French 2, Prussian 3

% A wood gives the defender a card [C8.6]
places Ney@GRA Louis@GRA
begin operations french
do fight Ney; go
event cards French 2, Prussian 2

% Whichever side defends it [C8.6]
places Ney@GRA Louis@GRA
begin operations prussian
do fight Louis; go
event cards French 3, Prussian 1

% A citadel gives a card under the defender's own marker [C8.7]
places Ney@ERF Brunswick@ERF
begin operations french
do fight Ney; go
event cards French 2, Prussian 3

% Under the enemy's it gives none [C8.7]
places Ney@ERF Brunswick@ERF
control french french prussian prussian
begin operations french
do fight Ney; go
event cards French 2, Prussian 2

% Defender is the side that did not begin this combat, even if it came later [C8.8]
places Ney@GRA Louis@GRA
axis-french GRA@SON-GRA
begin operations prussian
do fight Louis; go
event cards French 3, Prussian 1

% Bonuses count in company too: Davout and Ney have five cards [C8.9]
places Davout@JEN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Davout; join Ney; go
event cards French 5, Prussian 2

% So does Napoléon's, if he is of the stack [C8.9]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; join Napoleon; go
event cards French 3

% An attack he does not join has not [C8.9]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
event cards French 2

% In defence he always belongs to the stack [C8.9 C8.3]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
begin operations prussian
do fight Hohenlohe; go
event cards French 3

% Everything is summed: 2 - 1 + 1 + 1 [C8.10]
places Ney@GRA Kalckreuth@GRA
fatigue Kalckreuth@5
hand-prussian P36
begin operations french
do fight Ney; go; decline; play P36
event cards French 2, Prussian 3

% The sum is never below none: a Moving Attack of three tired points [C8.10 C9.4]
places Bessieres@KAH Louis@JEN
fatigue Bessieres@6
begin operations french
do assault Bessieres; go; turn F03; step JEN
event cards French 0, Prussian 1
acts chance
do turn P01
expect Bessieres@JEN

% Symbols of one side are losses and fatigue of the other [C8.11]
places Davout@JEN Hohenlohe@JEN
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F01
do turn P01; turn P03
event suffers [C8.11] French suffers losses 0 and fatigue 2
event suffers Prussian suffers losses 2 and fatigue 3
expect fatigue Davout@2 Hohenlohe@3

% Fatigue comes first, then losses [C8.12]
places Ney@JEN Louis@JEN Tauentzien@JEN
fatigue Louis@7
begin operations french
do fight Ney; go
do turn F02; turn F12
do turn P01
acts prussian
refuse lose-foot Louis no-loss [C8.13]
do tire Louis
expect Louis@dead
do lose-foot Tauentzien
expect infantry Tauentzien@1

% Fatigue is shared equally, the balance as the owner likes [C8.13]
places Davout@JEN Louis@JEN Tauentzien@JEN Hohenlohe@JEN
begin operations french
do fight Davout; go
do turn F12; turn F16; turn F01
do turn P01; turn P03; turn P05; turn P11
acts prussian
expect fatigue Louis@1 Tauentzien@1 Hohenlohe@1
do tire Hohenlohe; tire Hohenlohe
expect fatigue Louis@1 Tauentzien@1 Hohenlohe@3

% Losses are shared equally, the balance as the owner likes [C8.14]
places Davout@JEN Lannes@JEN Murat@JEN Louis@JEN Tauentzien@JEN Hohenlohe@JEN
begin operations french
do fight Davout; join Lannes; go
do turn F02; turn F03; turn F05; turn F07; turn F01; turn F06
do turn P01; turn P03; turn P05; turn P11
do lose-foot Hohenlohe; lose-foot Hohenlohe
refuse lose-foot Hohenlohe unequal [C8.14]
refuse lose-horse Hohenlohe unequal [C8.14]
list lose-foot = lose-foot Louis | lose-foot Tauentzien
do lose-foot Louis
expect infantry Hohenlohe@4 Louis@1 Tauentzien@2
expect cavalry Hohenlohe@1 Louis@1 Tauentzien@0

% A corps destroyed by the fatigue leaves its losses to the others [C8.15]
places Davout@JEN Louis@JEN Hohenlohe@JEN
fatigue Louis@8
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F01
do turn P01; turn P03
do tire Hohenlohe
expect Louis@dead
do lose-foot Hohenlohe
expect infantry Hohenlohe@5
expect cavalry Hohenlohe@0

% Losses beyond the points of a corps pass to the other [C8.16]
places Davout@JEN Soult@JEN Louis@JEN Kalckreuth@JEN
infantry Louis@1
cavalry Louis@0
begin operations french
do fight Davout; join Soult; go
do turn F02; turn F03; turn F05; turn F07; turn F01
do turn P01; turn P03; turn P05
do tire Davout
do tire Kalckreuth
do lose-foot Louis; lose-foot Kalckreuth; lose-foot Kalckreuth
expect Louis@dead
expect infantry Kalckreuth@2
expect cavalry Kalckreuth@1

% Losses that nobody can take are void [C8.16]
places Davout@JEN Louis@JEN
infantry Louis@1
cavalry Louis@0
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F05
do turn P01
expect Louis@dead
expect vp 9

% Of two losses one is cavalry [C8.17]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F03
do turn P01; turn P03
list lose-foot = lose-foot Hohenlohe
do lose-foot Hohenlohe
expect infantry Hohenlohe@5
expect cavalry Hohenlohe@0

% It may be the last one taken, on whichever corps has some [C8.17]
places Davout@JEN Louis@JEN Tauentzien@JEN
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F05
do turn P01; turn P03
do tire Louis; lose-foot Louis; lose-foot Tauentzien
refuse lose-foot Louis horse-first [C8.17]
list lose-horse = lose-horse Louis | lose-horse Tauentzien

% If the stack has any [C8.17]
places Ney@JEN Hohenlohe@JEN
cavalry Hohenlohe@0
begin operations french
do fight Ney; go
do turn F02; turn F03
do turn P01; turn P03
expect infantry Hohenlohe@4

% A single loss is of either kind [C8.18]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
allow lose-foot Hohenlohe
allow lose-horse Hohenlohe

% More losses win; six fatigue count nothing [C8.19]
places Davout@JEN Brunswick@JEN Blucher@JEN
begin operations prussian
do fight Brunswick; join Blucher; go
do turn F02; turn F01; turn F06
do turn P02; turn P07; turn P08; turn P01
do tire Blucher; lose-foot Brunswick
event won [C8.19] French wins by 1 to 0
expect fatigue Davout@7

% Equal losses: nobody wins, all stay [C8.20]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P04; turn P01
do lose-foot Ney; lose-foot Hohenlohe
event drawn [C8.20]
expect Ney@JEN Hohenlohe@JEN
expect activated Ney Hohenlohe

% The loser retreats by the difference of the losses: 4 to 1 is three [C8.21]
places Davout@JEN Soult@JEN Brunswick@JEN
begin operations french
do fight Davout; join Soult; go
do turn F02; turn F03; turn F05; turn F07; turn F01
do turn P04; turn P01
do lose-foot Davout
do lose-foot Brunswick; lose-foot Brunswick; lose-foot Brunswick
acts prussian
do retreat WMR; retreat ERF; retreat GOT
expect Brunswick@GOT

% One by one for a difference of one [C8.21]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe; retreat APO
expect Hohenlohe@APO
acts prussian

% A retreat begins over the own axis, then it is free [C8.22]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P06
do lose-foot Ney
acts french
expect Ney@KAH
list retreat = retreat BLA | retreat SAA | retreat POE | retreat ROD
do retreat POE
expect Ney@POE

% Without an axis every connection is open from the first on [C8.23]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe
list retreat = retreat WMR | retreat APO | retreat BLA | retreat KAH | retreat ROD | retreat EIB | retreat NAU

% An enemy axis does not bar a retreat [C8.23]
places Ney@JEN Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe
allow retreat KAH

% No connection twice in a retreat [C8.24]
places Davout@JEN Brunswick@JEN
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F05
do turn P01; turn P03
do lose-foot Brunswick; lose-foot Brunswick
do retreat APO; retreat WMR
refuse retreat APO crossed [C8.24]
do retreat BUT

% A retreat into enemies stops: two fatigue for each corps of them [C8.25]
places Davout@JEN Louis@JEN Tauentzien@JEN Ney@KAH
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F01
do turn P01; turn P03
do tire Louis; lose-foot Louis; retreat KAH
expect Louis@KAH Tauentzien@KAH
expect fatigue Louis@3 Tauentzien@2
event axis [C7.1] Prussian

% A retreat onto friends stops without fatigue [C8.26]
places Davout@JEN Brunswick@JEN Louis@WMR
begin operations french
do fight Davout; go
do turn F02; turn F03; turn F05
do turn P01; turn P03
do lose-foot Brunswick; lose-foot Brunswick; retreat WMR
expect Brunswick@WMR
acts chance
expect fatigue Brunswick@3

% A destroyed bridge is like any other connection [C8.27]
places Ney@JEN Hohenlohe@JEN
broken JEN-ROD
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe; retreat ROD
expect Hohenlohe@ROD

% A beaten attacker retreats with those who fought [C8.28]
places Ney@JEN Soult@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P01
do lose-foot Ney; retreat KAH
expect Ney@KAH Soult@JEN

% A commander who had not joined goes along with the last corps [C8.28 C1.3]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P01
do lose-foot Ney; retreat KAH
expect Ney@KAH Napoleon@KAH

% With another corps beside him he stays [C8.28]
places Napoleon@JEN Ney@JEN Soult@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P04; turn P01
do lose-foot Ney; retreat KAH
expect Ney@KAH Napoleon@JEN

% A beaten defender with all his corps in the area [C8.28]
places Ney@JEN Hohenlohe@JEN Louis@JEN
activated Louis
begin operations french
do fight Ney; go
do turn F02; turn F03
do turn P01; turn P03; turn P05
do lose-horse Hohenlohe; lose-foot Louis; retreat WMR; retreat ERF
expect Hohenlohe@ERF Louis@ERF

% More cavalry left than the beaten: there is a pursuit [C8.29]
places Murat@JEN Blucher@JEN
cavalry Blucher@2
infantry Blucher@4
begin operations french
do fight Murat; go
do turn F02; turn F01
do turn P01; turn P03
do lose-horse Blucher; retreat WMR
event pursuit [C8.29]
acts chance

% As much is not more [C8.29]
places Kalckreuth@JEN Ney@JEN
cavalry Kalckreuth@1
begin operations french
do fight Ney; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Kalckreuth; retreat WMR
event no-pursuit [C8.29]
acts prussian

% None in a wood [C8.30]
places Murat@GRA Hohenlohe@GRA
begin operations french
do fight Murat; go
do turn F02; turn F01
do turn P01; turn P03; turn P05
do lose-foot Hohenlohe; retreat SAA
event no-pursuit
acts prussian

% None in a citadel, no matter who holds it [C8.30]
places Murat@ERF Hohenlohe@ERF
control french french prussian prussian
begin operations french
do fight Murat; go
do turn F02; turn F01
do turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR
event no-pursuit
acts prussian

% The fatigue of the pursuit card is shared, its losses are nothing [C8.31]
places Murat@JEN Hohenlohe@JEN Louis@JEN
begin operations french
do fight Murat; go
do turn F02; turn F01
do turn P01; turn P03; turn P05
do lose-foot Hohenlohe; retreat WMR
expect vp 9
do turn F03
acts prussian
do tire Louis
expect fatigue Hohenlohe@1 Louis@2
expect infantry Hohenlohe@5 Louis@2
expect vp 9

% A card played at the start leaves none for the retreat [C8.32]
places Davout@JEN Murat@JEN Hohenlohe@JEN
hand-prussian P36 P31
begin operations french
do fight Davout; join Murat; go; decline; play P36
do turn F02; turn F01; turn F06; turn F11; turn F13
do turn P01; turn P03; turn P05
do tire Murat; lose-foot Hohenlohe; retreat WMR
acts chance
refuse prussian: play P31 one-card [C8.32]

% Kept until then it may be played [C8.32]
places Davout@JEN Murat@JEN Hohenlohe@JEN
hand-prussian P31
begin operations french
do fight Davout; join Murat; go; decline; decline
do turn F02; turn F01; turn F06; turn F11; turn F13
do turn P01; turn P03
do lose-foot Hohenlohe; retreat WMR
acts prussian
do play P31
event no-pursuit

% All who fought have been activated, attacked ones too [C8.33]
places Ney@JEN Soult@JEN Hohenlohe@JEN Louis@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
do turn P01; turn P03; turn P05
expect activated Ney Hohenlohe Louis
refuse move Hohenlohe activated [C1.5]

% A destroyed stack neither retreats nor is pursued [C8.34]
places Murat@JEN Louis@JEN
fatigue Louis@8
begin operations french
do fight Murat; go
do turn F02; turn F01
expect Louis@dead
event not retreated
acts prussian

% The beaten gone, the area is no longer contested: axis off, control looked at [C8.35]
places Davout@LEI Louis@LEI
axis-french LEI@LUE-LEI
begin operations french
do fight Davout; go
do turn F02; turn F01; turn F06
do turn P01; turn P03
do lose-foot Louis; retreat SKE
expect axis-french LEI@none
expect control french prussian prussian french
expect vp 6

% A retreat never comes back into the area of the combat [C8.36]
places Davout@AUE Soult@AUE Brunswick@AUE
begin operations french
do fight Davout; join Soult; go
do turn F02; turn F03; turn F05; turn F07; turn F01
do turn P01; turn P03
do lose-foot Brunswick; lose-foot Brunswick; lose-foot Brunswick
do retreat FRE; retreat NAU
refuse retreat AUE back-to-fight [C8.36]
allow retreat JEN

% Four connections that would lead round to it end beside it [C8.36]
places Davout@AUE Soult@AUE Brunswick@AUE
begin operations french
do fight Davout; join Soult; go
do turn F02; turn F03; turn F05; turn F07; turn F01
do turn P01; turn P03
do lose-foot Brunswick; lose-foot Brunswick; lose-foot Brunswick
do retreat BUT; retreat WMR; retreat APO
expect Brunswick@JEN

% The winner destroyed, the loser still retreats, and nobody pursues [C8.37]
places Bessieres@JEN Kalckreuth@JEN
fatigue Kalckreuth@8
begin operations prussian
do fight Kalckreuth; go
do turn F01
do turn P04
expect Kalckreuth@dead
do lose-foot Bessieres
acts french
do retreat KAH
expect Bessieres@KAH
event not pursuit
acts french

% Auerstaedt: Davout against Brunswick and Blücher, with Ambush [C8.5 C8.9 C8.11 C8.13 C8.17 C8.21 C8.22 C8.29 C8.33 E-AMBUSH.1]
places Davout@AUE Brunswick@AUE Blucher@AUE
fatigue Davout@1 Brunswick@2
axis-french AUE@AUE-NAU
hand-prussian P01
begin operations prussian
do fight Brunswick; join Blucher; go; play P01
expect fatigue Davout@2
event cards French 3, Prussian 4
do turn F02; turn F03; turn F05
do turn P04; turn P02; turn P07; turn P03
expect fatigue Davout@8
acts prussian
expect fatigue Brunswick@3 Blucher@1
do tire Blucher
expect fatigue Brunswick@3 Blucher@2
do lose-foot Davout
do lose-foot Brunswick; lose-horse Brunswick; lose-foot Blucher
expect infantry Davout@6 Brunswick@6 Blucher@0
expect cavalry Davout@1 Brunswick@0 Blucher@4
expect vp 8
acts prussian
do retreat BUT; retreat ERF
expect Davout@AUE Brunswick@ERF Blucher@ERF
event no-pursuit
expect activated Davout Brunswick Blucher
acts french
