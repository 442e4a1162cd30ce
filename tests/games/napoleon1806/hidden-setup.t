# Secret set-up, chapter G1.  Both sides place at the same time: corps begin
# where they are printed, vedettes in hand; a block that stands is lifted first.
scenario campaign rules=grognard

% Each side places its blocks in its own zone [G1.1]
acts french prussian
do french: lift Ney; prussian: lift Hohenlohe
expect Ney@coming Hohenlohe@coming
allow french: place Ney HOL
allow french: place Ney BAY
refuse french: place Ney ERF zone [G1.1]
refuse french: place Ney LEI zone [G1.1]
refuse french: place Hohenlohe JEN not-own [G1.1]
refuse french: lift Brunswick not-own [G1.1]
refuse prussian: place Hohenlohe BAM zone [G1.1]
allow prussian: place Hohenlohe KAH
do prussian: place Hohenlohe KAH; french: place Ney HOL
expect Ney@HOL Hohenlohe@KAH

% A block in hand is placed, one on the map lifted [G1.1]
refuse french: place Ney HOL placed [G1.1]
refuse french: lift F.v3 not-on-map [G1.1]
do french: lift Ney
refuse french: lift Ney not-on-map [G1.1]
list french: lift = lift Bernadotte | lift Davout | lift Soult | lift Lannes | lift Augereau
list french: place Ney = place Ney KUL | place Ney HOL | place Ney BAY

% Five vedettes and three, of which two start in Bamberg [G1.1 G1.3]
expect F.v1@BAM F.v2@BAM F.v3@coming F.v4@coming F.v5@coming
expect P.v1@coming P.v2@coming P.v3@coming
do french: place F.v3 COB; french: place F.v4 COB; french: place F.v5 BAM
do prussian: place P.v1 JEN; prussian: place P.v2 JEN; prussian: place P.v3 ROD
expect F.v3@COB F.v4@COB F.v5@BAM P.v1@JEN P.v2@JEN P.v3@ROD
allow french: ready
allow prussian: ready

% The late corps is placed by nobody [C2.4 G1.1]
refuse prussian: place Wurttemberg JEN not-in-play [C2.4]

% All blocks are placed before a side is ready [G1.1]
prompt french contains 3 in hand
refuse french: ready unplaced [G1.1]
refuse prussian: ready unplaced [G1.1]
do french: place F.v3 COB; french: place F.v4 COB
refuse french: ready unplaced [G1.1]
do french: place F.v5 BAM
allow french: ready
prompt french contains ready
do french: lift Ney
refuse french: ready unplaced [G1.1]

% Prussian: a corps in Erfurt, two between Ilm and Saale, one between Saale and Elster [G1.2]
do prussian: place P.v1 ERF; prussian: place P.v2 ERF; prussian: place P.v3 ERF
allow prussian: ready
do prussian: lift Brunswick
refuse prussian: place Brunswick GOT too-few [G1.2]
list prussian: place = place Brunswick ERF
do prussian: lift Ruchel
allow prussian: place Brunswick GOT
do prussian: place Ruchel ERF; prussian: place Brunswick GOT
allow prussian: ready
do prussian: lift Louis
refuse prussian: place Louis ARN too-few [G1.2]
allow prussian: place Louis APO
allow prussian: place Louis KAH
do prussian: place Louis APO; prussian: lift Tauentzien
refuse prussian: place Tauentzien KAH too-few [G1.2]
refuse prussian: place Tauentzien ERF too-few [G1.2]
allow prussian: place Tauentzien AUM
do prussian: place Tauentzien AUM
allow prussian: ready

% The numbers are the least: all others may join them [G1.2]
do prussian: lift Blucher; prussian: place Blucher ERF
do prussian: lift Ruchel; prussian: place Ruchel ERF
do prussian: lift Kalckreuth; prussian: place Kalckreuth JEN
do prussian: place P.v1 ERF; prussian: place P.v2 ERF; prussian: place P.v3 ERF
allow prussian: ready

% Frederick III starts in Erfurt [G1.2]
expect Frederick@ERF
refuse prussian: lift Frederick fixed [G1.2]
refuse prussian: place Frederick GOT fixed [G1.2]

% French: Napoléon, Murat, Bessières and two vedettes in Bamberg, the others apart [G1.3]
expect Napoleon@BAM Murat@BAM Bessieres@BAM F.v1@BAM F.v2@BAM
refuse french: lift Napoleon fixed [G1.3]
refuse french: lift Murat fixed [G1.3]
refuse french: lift Bessieres fixed [G1.3]
refuse french: lift F.v1 fixed [G1.3]
refuse french: lift F.v2 fixed [G1.3]
do french: lift Ney; french: lift Soult
refuse french: place Ney BAM fixed-area [G1.3]
refuse french: place Ney COB single [G1.3]
do french: place Ney MUN
refuse french: place Soult MUN single [G1.3]
allow french: place Soult BAY
allow french: place F.v3 BAM
allow french: place F.v3 COB

% Prussian corps may share an area [G1.3]
do prussian: lift Louis; prussian: lift Hohenlohe
do prussian: place Louis KAH
allow prussian: place Hohenlohe KAH

% Until both are ready neither sees the other's blocks, nor an onlooker either's [G1.4]
do french: lift Ney
do french: place F.v3 HOL; french: place F.v4 HOL; french: place F.v5 HOL
view french contains HOL
view french contains Bernadotte":"KRO
view french contains Hohenlohe":"coming
view prussian contains Bernadotte":"coming
view prussian contains Ney":"coming
view prussian not contains HOL
view prussian not contains KRO
view prussian not contains BAY
view nobody not contains HOL
view nobody not contains JEN
view french not contains JEN
view prussian contains JEN
view prussian contains Napoleon":"BAM
view prussian contains "ready":{"french":false,"prussian":false}
do french: place Ney BAY; french: ready
view prussian contains "ready":{"french":true,"prussian":false}
view prussian not contains HOL
view nobody not contains KRO

% Placements are told to their owner, readiness to all; who is ready is done [G1.4]
do french: lift Ney
event lifted Ney
do french: place Ney HOL
event placed Ney
do french: place F.v3 COB; french: place F.v4 COB; french: place F.v5 COB
do french: ready
event ready French
acts prussian
refuse french: lift Ney not-your-turn [G1.4]
do prussian: place P.v1 JEN; prussian: place P.v2 JEN; prussian: place P.v3 JEN; prussian: ready
event ready Prussian
event turn 1
acts chance
expect Ney@HOL P.v1@JEN
expect turn 1

% The short scenario has its printed places and no vedettes [C13.2 G1.1]
scenario short rules=grognard
acts chance
expect F.v1@unused P.v1@unused

% Nor has its tournament [C13.2 M1.6]
scenario short rules=marshal
expect F.v1@unused
acts french prussian
do french: bid french 0; prussian: bid prussian 0
acts chance

% A position by hand that lacks a corps where one must stand: not ready [G1.2]
places Brunswick@GOT P.v1@ERF P.v2@ERF P.v3@ERF
refuse prussian: ready too-few [G1.2]
do prussian: lift Brunswick; prussian: place Brunswick ERF
allow prussian: ready
