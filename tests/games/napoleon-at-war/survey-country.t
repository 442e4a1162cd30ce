# What is laid over the map of tests/packs/country: rivers, forest, roads.

pack ../../packs/country tiny
empty
turn 6

% No zone reaches over an unbridged river [6.6b]
places pi3@0506 fi4@0606
begin movement french
survey zoc prussian not contains 0606
survey threat 0606 not contains pi3 controls

% Artillery fires over a river at its neighbour [8.45b]
places pa5@0506 fi4@0606
begin movement french
survey threat 0606 contains 0506 pa5 pa5 can bombard the hex [8.45b]

% Forest between two hexes blocks the line of sight [8.31]
places fa5@0302 pi3@0909
begin movement french
survey sight 0302 contains 0304 blocked: forest or town blocks the line of sight [8.31]
survey sight 0302 contains 0301 adjacent
survey sight 0301 contains 0303 in line of sight [8.31]
survey sight 0302 not contains 0305

% Along forest on both sides it is blocked, on one side it is not [8.32]
places fa5@0203 pi3@0909
begin movement french
survey sight 0203 contains 0403 blocked: forest or town on both sides of the hexside blocks the line of sight along it [8.32]
survey sight 0204 contains 0404 in line of sight [8.32]

% Costs along roads are halves, and the way ends with the points [5.22a]
places fi4@0703 pi3@0401
begin movement french
reach fi4 contains 0703 for 0
reach fi4 contains 0803 for ½, halts
reach fi4 contains 0503 for 1, halts

% A zone ends the way there, and nothing lies behind it [6.0b]
places fi4@0910 pi3@0707
begin movement french
reach fi4 contains 0708 for 3, ends
reach fi4 not contains 0707

% A unit in an enemy zone stays [5.13]
places fi4@0708 pi3@0707
begin movement french
reach fi4 contains 0708 for 0
reach fi4 not contains 0709
