# terrain.t - what hexes and hexsides cost to move over [5.2] [9.0].
#
# The map is drawn in tests/packs/country/map-country.yaml.  What terrain does
# in combat is in other files.

pack ../../packs/country tiny
turn 6

% Two clear hexes cost two [5.21 9.0a]
places fi4@0601
begin movement french
do move fi4 0701
event stepped for 1
expect points 3
do step 0801
expect points 2

% A forest costs two [5.21 9.0b]
places fi4@0302
begin movement french
do move fi4 0303
expect points 2
do step 0304
expect mover none
expect fi4@0304

% Marsh is not entered but by road [5.21 9.0g]
places fi4@0802
begin movement french
refuse move fi4 0803 terrain [9.0g]
list move = move fi4 0801 | move fi4 0902 | move fi4 0903 | move fi4 0702 | move fi4 0703

% Six road hexes, two of them forest, cost exactly three [5.22a 9.0e]
places fa3@0103
begin movement french
do move fa3 0203
expect points 2+1/2
do step 0303
expect points 2
do step 0403
expect points 1+1/2
do step 0503
expect points 1
do step 0603
expect points 1/2
do step 0703
expect mover none
expect fa3@0703

% Joining a road from beside it costs the hex, not the road [5.22a 9.0e]
places fi4@0302
begin movement french
do move fi4 0303
expect points 2
do step 0403
expect points 1+1/2

% Two roads side by side: from one to the other there is no road rate [5.22b]
places fi4@0303
begin movement french
do move fi4 0304
expect points 2

% Along the second road the rate holds [5.22b]
places fi4@0404
begin movement french
do move fi4 0304
expect points 3+1/2
do step 0303
expect points 1+1/2

% Forest and rough along a trail cost one each [5.23 9.0f]
places fi4@0105
begin movement french
do move fi4 0205
expect points 3
do step 0305
expect points 2
do step 0405
expect points 1

% Off the trail the same hexes cost two [5.23 9.0f]
places fi4@0204 fi5@0404
begin movement french
do move fi4 0205
expect points 2
do halt
do move fi5 0305
expect points 2

% A river is crossed at bridges only, whatever points there are [5.24 9.0i]
places fc4@0508
begin movement french
refuse move fc4 0608 river [5.24]
allow move fc4 0607
list move = move fc4 0507 | move fc4 0607 | move fc4 0509 | move fc4 0408 | move fc4 0407

% On the march the river bars the way too, from either bank [5.24 9.0i]
places fc4@0706
begin movement french
do move fc4 0606
refuse step 0506 river [5.24]
refuse step 0507 river [5.24]
allow step 0607

% A bridge adds nothing: one into clear, a half along the road [5.24 9.0l]
places fi4@0509 fi5@0508
begin movement french
do move fi4 0609
expect points 3
do halt
do move fi5 0607
expect points 3+1/2

% And back over it [5.24 9.0l]
places fi4@0609 fi5@0607
begin movement french
do move fi4 0509
expect points 3
do halt
do move fi5 0508
expect points 3+1/2

% A stream adds two: three into clear, either way [5.25 9.0j]
places fi4@0307 fi5@0308
begin movement french
do move fi5 0207
expect points 1
do halt
do move fi4 0207
expect points 3
refuse step 0308 no-mp [5.15]

% Stream and forest make four [5.25 9.0m]
places fi4@0207 fa3@0307
begin movement french
do move fi4 0208
expect mover none
expect fi4@0208
do move fa3 0207
expect points 2
refuse step 0208 no-mp [5.15]

% Stream and town make three [9.0h 9.0j 9.0m]
places fi4@0408
begin movement french
do move fi4 0407
expect points 1

% Stream and rough make four [9.0c 9.0m]
places fi4@0307 fa3@0407
begin movement french
refuse move fa3 0308 no-mp [5.15]
do move fi4 0308
expect mover none
expect fi4@0308

% A road over a stream without a bridge: a half and two [5.25 9.0j 9.0m]
places fi4@0107
begin movement french
do move fi4 0108
expect points 1+1/2

% A bridge lifts the stream: one without a road, a half along it [5.24 9.0l]
places fi4@0207 fi5@0507
begin movement french
do move fi4 0108
expect points 3
do halt
do move fi5 0508
expect points 3+1/2

% Rough costs two [9.0c]
places fi4@0307
begin movement french
do move fi4 0306
expect points 2

% A town costs one [9.0h]
places fi4@0602 fi5@0406
begin movement french
do move fi4 0603
expect points 3
do halt
do move fi5 0407
expect points 3

% Uphill from a slope costs one more: two into clear [5.26 9.0d]
places fi4@0807
begin movement french
do move fi4 0907
expect points 2

% Down again into the slope hex costs nothing extra [5.26 9.0d]
places fi4@0907
begin movement french
do move fi4 0807
expect points 3
do step 0907
expect points 1

% Uphill into forest costs three, into a town two [5.26 9.0d 9.0m]
places fi4@1006 fi5@0807
begin movement french
do move fi4 1007
expect points 1
do halt
do move fi5 0908
expect points 2

% On to the hill by its level side costs no more than the ground [5.26 9.0d]
places fi4@0806 fi5@0808
begin movement french
do move fi4 0907
expect points 3
do halt
do move fi5 0908
expect points 3

% Out of a slope hex on the level costs no more than the ground [5.26 9.0d]
places fi4@0807
begin movement french
do move fi4 0806
expect points 3

% Up a slope by road costs a half [5.22a 9.0e]
places fi4@0906
begin movement french
do move fi4 0907
expect points 3+1/2
do step 0908
expect points 3

% Marsh along a road costs a half; off the road there is no way on into marsh [9.0g]
places fi4@0703
begin movement french
do move fi4 0803
expect points 3+1/2
refuse step 0804 terrain [9.0g]
allow step 0903
do step 0802
expect points 2+1/2

% Marsh without a road cannot be entered at all [9.0g]
places fi4@0704 fi5@0805
begin movement french
refuse move fi4 0804 terrain [9.0g]
refuse move fi5 0804 terrain [9.0g]
