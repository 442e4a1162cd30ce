# Set-up and Württemberg, chapter C2.

% The start: turn 1, ten points, three areas Prussian and one French [C2.1]
scenario campaign
expect turn 1
expect vp 10
expect control french prussian prussian prussian

% Every corps on its own area with its printed points, rested and to be activated [C2.2]
scenario campaign
expect Lannes@COB Davout@LIC Brunswick@ERF Louis@SAA Napoleon@BAM Frederick@ERF
expect infantry Lannes@5 Davout@7 Murat@0 Brunswick@7 Blucher@1
expect cavalry Lannes@1 Davout@1 Murat@8 Brunswick@1 Blucher@4
expect fatigue 0*32
expect activated none

% Hands are empty before the first draw, and the decks are whole [C2.3]
scenario campaign
expect hand-french none
expect hand-prussian none
expect discard-french none
acts chance
allow chance: deal F01
allow chance: deal F48

% Württemberg is on no area before turn 5 [C2.4]
scenario campaign
turn 4
expect Wurttemberg@coming
begin arrival french
acts chance
expect Wurttemberg@coming

% He comes when turn 5 opens, before any card is drawn [C2.4]
scenario campaign
turn 5
begin arrival french
acts prussian
list come = come LEI | come HAL
expect hand-prussian none

% The Prussian player chooses between the two [C2.5]
scenario campaign
turn 5
begin arrival french
refuse come ERF other-area [C2.5]
do come HAL
expect Wurttemberg@HAL
acts chance

% Where French corps are he does not come, contested or not [C2.5]
scenario campaign
turn 5
places Ney@LEI Louis@LEI
begin arrival french
expect Wurttemberg@HAL
acts chance

% French vedettes do not keep him out, and are gone [C2.5 G3.5]
scenario campaign
turn 5
places Ney@LEI F.v1@HAL
control french prussian french french
begin arrival french
expect Wurttemberg@HAL F.v1@dead

% Both areas taken: he stays out of the whole game [C2.6]
scenario campaign
turn 5
places Ney@LEI Soult@HAL
control french prussian french french
begin arrival french
expect Wurttemberg@unused
acts chance

% On turn 6 it is too late [C2.6]
scenario campaign
turn 6
begin arrival french
acts chance
expect Wurttemberg@coming

% He comes as printed and takes an empty area back [C2.7]
scenario campaign
turn 5
vp 7
control french prussian prussian french
begin arrival french
do come LEI
expect control french prussian prussian prussian
expect vp 10
expect infantry Wurttemberg@3
expect cavalry Wurttemberg@1
expect fatigue Wurttemberg@0
expect activated none
