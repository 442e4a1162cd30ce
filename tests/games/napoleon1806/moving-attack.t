# Moving Attack, chapter C9.  Augereau and Ruchel are far from the rest.
empty
places Augereau@BAM Ruchel@ESN

% It is announced before the card; a Move ends beside the enemy without a combat [C9.1]
places Ney@KAH Hohenlohe@JEN
begin operations french
do move Ney; go; turn F03; step JEN
event not combat
expect Ney@JEN
acts prussian

% Announced, it is a march and a combat in one operation [C9.2 C9.1]
places Ney@KAH Hohenlohe@JEN
begin operations french
do assault Ney; go; turn F03; step JEN
event combat [C9.3]
expect fatigue Ney@1
expect axis-french JEN@KAH-JEN
acts chance
do turn F01
do turn P01; turn P03
expect activated Ney Hohenlohe
acts prussian

% The march out of a contested area obeys the axes [C9.2]
places Ney@JEN Hohenlohe@JEN Louis@WMR
axis-french JEN@KAH-JEN
begin operations french
do assault Ney; go; turn F05
refuse step WMR own-axis [C7.5]
list step = step KAH

% One card a player over both parts: none in the combat after one on the march [C9.2 C1.13]
places Ney@KAH Hohenlohe@JEN
hand-french F16 F13
begin operations french
do assault Ney; go; turn F03; play F16; step JEN
acts chance
refuse french: play F13 one-card [C1.13]

% This binds the defender as well [C9.2 C1.13]
places Ney@KAH Hohenlohe@JEN
hand-prussian P17 P43
begin operations french
do assault Ney; go; decline; turn F03; step JEN; play P17
acts chance
refuse prussian: play P43 one-card [C1.13]

% Once among the enemy it must fight [C9.3]
places Ney@KAH Hohenlohe@JEN
begin operations french
do assault Ney; go; turn F05; step JEN
acts chance
refuse french: halt not-your-turn [C8.11]
refuse french: step BLA not-your-turn [C8.11]

% It has a card less: eight points without bonus give one [C9.4]
places Soult@KAH Hohenlohe@JEN
begin operations french
do assault Soult; go; turn F03; step JEN
event cards French 1, Prussian 2

% The defender has all of his [C9.4]
places Hohenlohe@KAH Soult@JEN
begin operations prussian
do assault Hohenlohe; go; turn P05; step JEN
event cards French 2, Prussian 1

% Too few points to reach anybody: an ordinary Move [C9.5]
places Ney@MUN Louis@SCH
begin operations french
do assault Ney; go; turn F02; step HOF
event not combat
expect Ney@HOF
expect activated Ney
acts prussian

% It may also stop short [C9.5]
places Ney@POE Hohenlohe@JEN
begin operations french
do assault Ney; go; turn F05; step KAH; halt
expect Ney@KAH
acts prussian

% One that cannot set out from among the enemy has not entered, and does not fight [C9.5]
places Ney@JEN Lannes@JEN Hohenlohe@JEN
begin operations french
do assault Ney; join Lannes; go; turn F02
event not combat
expect activated Ney Lannes
expect fatigue Ney@0 Lannes@0
acts prussian

% Friends who were there look on and keep their state [C9.6]
places Ney@JEN Soult@KAH Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do assault Soult; go; turn F03; step JEN
event cards French 1, Prussian 2
do turn F01
do turn P01; turn P03
expect activated Soult Hohenlohe
expect fatigue Ney@0
do pass
allow fight Ney

% Their cavalry does not count for the pursuit [C9.6]
places Murat@JEN Ney@KAH Kalckreuth@JEN
cavalry Kalckreuth@1
begin operations french
do assault Ney; go; turn F03; step JEN
do turn F02
do turn P01; turn P03
do lose-foot Kalckreuth; retreat WMR
event no-pursuit
acts prussian

% The fatigue of the march is placed before the count [C9.7]
places Soult@KAH Hohenlohe@JEN
fatigue Soult@5
begin operations french
do assault Soult; go; turn F03; step JEN
event cards French 0

% Four fatigue and one for entering: five, and a card less [C9.7]
places Davout@KAH Hohenlohe@JEN
fatigue Davout@4
begin operations french
do assault Davout; go; turn F03; step JEN
expect fatigue Davout@5
event cards French 1

% Bernadotte comes to help Ney against Tauentzien [C9.2 C9.4 C9.6 C7.2 C6.16]
places Ney@SCH Bernadotte@HOF Tauentzien@SCH
axis-french SCH@LOB-SCH
begin operations french
do assault Bernadotte; go; turn F05; step SCH
event not axis
expect fatigue Bernadotte@1
event cards French 1, Prussian 1
do turn F01
do turn P01
expect activated Bernadotte Tauentzien
do pass
allow fight Ney

% Vedettes make neither a Moving Attack nor a Combat [C9.8]
places F.v1@KAH F.v2@KUL Hohenlohe@JEN
begin operations french
refuse assault F.v1 vedettes [C9.8]
refuse fight F.v2 vedettes [C9.8]
allow move F.v1
