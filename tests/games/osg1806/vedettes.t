# vedettes.t - what becomes of the markers when cavalry breaks down into vedettes, and when these become it again [13.1].
#
# S3834 to S3533 is a road, S0345 to S0354 open ground.

scenario campaign
empty
turn 9

% Cavalry in Road March breaks down into vedettes in Road March: its marker comes off for a point, not so [8.23a 13.11a]
places Colbert@S3834 Colbert.1@whole Colbert.2@whole
marching Colbert
begin movement french
do break Colbert
expect marching Colbert.1 Colbert.2
do take Colbert.1; unmarch
expect marching Colbert.2

% Light Troops keep their marker, and their vedettes come out without [8.23a 13.3]
places Oswald@S3834 Oswald.1@whole Oswald.2@whole
marching Oswald
begin movement prussian
do break Oswald
expect marching Oswald
expect Oswald@S3834 Oswald.1@S3834

% Nor does it come off when vedettes become their unit again, be it one of them that bears it [8.23a 13.12]
places Colbert@detached Colbert.1@S3834 Colbert.2@S3834
marching Colbert.2
begin movement french
do assemble Colbert
expect marching Colbert

% A unit is out of command again when one of its vedettes is, whichever [7.3 13.12]
places Colbert@detached Colbert.1@S0350 Colbert.2@S0350
out Colbert.2
begin movement french
do assemble Colbert
expect out Colbert

% ... or the other [7.3 13.12]
places Colbert@detached Colbert.1@S0350 Colbert.2@S0350
out Colbert.1
begin movement french
do assemble Colbert
expect out Colbert

% And demoralized for want of supply when one of them is [12.13 13.12]
places Colbert@detached Colbert.1@S0350 Colbert.2@S0350
unsupplied Colbert.2
begin movement french
do assemble Colbert
expect unsupplied Colbert
