# Line of sight.  The country of tests/packs has forest in 0303 0403 0304 0604
# 0205 0208, towns in 0603 0407, rough ground in 0305 0306 0308, a marsh in
# 0803 and a slope in 0807.  fi7 and pi4 in the south-east corner only keep the
# Combat Phase going.
pack ../../packs/country tiny
empty
turn 6
places fi7@1009 pi4@1010

% Forest between hides the target [8.31]
places fa5@0302 pi3@0304
begin combat french
refuse attack pi3 no-sight [8.31]

% Open ground between hides nothing [8.31]
places fa5@0301 pi3@0303
begin combat french
allow attack pi3

% The line runs from hex centre to hex centre: south-west to north-east [8.31]
places fa5@0106 pi3@0305
begin combat french
refuse attack pi3 no-sight [8.31]

% From north-west to south-east as well [8.31]
places fa5@0105 pi3@0306
begin combat french
refuse attack pi3 no-sight [8.31]

% From north to south as well [8.31]
places fa5@0204 pi3@0206
begin combat french
refuse attack pi3 no-sight [8.31]

% Only the gun that does not see is silent [8.31]
places fa5@0302 fa3@0504 pi3@0304
begin combat french
do attack pi3
refuse join fa5 no-sight [8.31]
do join fa3
allow roll

% Sight is needed by each gun of a combined attack, not by infantry [8.31 8.21]
places fa5@0302 fi8@0404 pi3@0304
begin combat french
do attack pi3; join fi8
refuse join fa5 no-sight [8.31]
allow roll

% Along a hexside, forest on both sides hides the target [8.32]
places fa5@0203 pi3@0403
begin combat french
refuse attack pi3 no-sight [8.32]

% Along a hexside, forest on one side hides nothing [8.32]
places fa5@0204 pi3@0404
begin combat french
allow attack pi3

% Along a hexside, forest and town together hide the target [8.32]
places fa5@0504 pi3@0704
begin combat french
refuse attack pi3 no-sight [8.32]

% Along a hexside, a town on one side hides nothing [8.32]
places fa5@0503 pi3@0703
begin combat french
allow attack pi3

% Along the other hexsides it is the same: both sides forest [8.32]
places fa5@0402 pi3@0304
begin combat french
refuse attack pi3 no-sight [8.32]

% And the third way: both sides forest [8.32]
places fa5@0404 pi3@0303
begin combat french
refuse attack pi3 no-sight [8.32]

% The other way with one side forest [8.32]
places fa5@0305 pi3@0403
begin combat french
allow attack pi3

% Along the edge of the map one forest hides nothing: the other side is open [8.32]
scenario jena-auerstadt
empty
turn 6
places V.a@0501 1/Tau@0701
begin combat french
allow attack 1/Tau

% A town between hides the target [8.33]
places fa5@0602 pi3@0604
begin combat french
refuse attack pi3 no-sight [8.31]

% Rough ground between hides nothing [8.33]
places fa5@0304 pi3@0306
begin combat french
allow attack pi3

% A slope hex between hides nothing [8.33]
places fa5@0806 pi3@0808
begin combat french
allow attack pi3

% Nor does a slope hexside, firing uphill or down [8.33]
places fa5@0708 pi3@0907
begin combat french
allow attack pi3

% A marsh between hides nothing [8.33]
places fa5@0802 pi3@0804
begin combat french
allow attack pi3

% Forest about the gun and a town about the target hide nothing [8.34]
places fa5@0208 pi3@0407
begin combat french
do attack pi3; join fa5
odds line fa5 bombards
allow roll

% A town about the gun and forest about the target hide nothing [8.34]
places fa5@0407 pi3@0208
begin combat french
allow attack pi3

% A friend between hides nothing [8.35]
places fa5@0501 fi3@0502 pi3@0503
begin combat french
do attack pi3; join fi3; join fa5
odds line fa5 bombards
allow roll

% A friend beside a line along a hexside hides nothing [8.35]
places fa5@0701 fi3@0601 pi3@0501
begin combat french
allow attack pi3

% An enemy between, beyond the river, hides nothing [8.35]
places fa5@0506 pi3@0606 pc2@0707
begin combat french
allow attack pc2

% The hex beside the gun needs no line of sight [8.44]
places fa5@0303 pi3@0403
begin combat french
do attack pi3; join fa5
allow roll
