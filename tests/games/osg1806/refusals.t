# refusals.t - reasons by the clause that decides, where no other file has them.
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.  S3834 to S3533 is a road.

scenario campaign
empty
turn 9

% Out of its moment [2.11 4.2a 5.26b 11.43a 7.12]
places Friant@S3148 Tauentzien@S3250
begin movement french
refuse withdraw Friant S3147 not-now [4.2a]
refuse fly S3147 not-now [5.26b]
refuse retreat Friant S3147 not-now [11.43a]
refuse die 3 no-die [7.12]

% While a die falls nobody acts [7.12]
places Friant@S3148 Davout@S3448 Tauentzien@S3250
out Friant
begin individual french
do rouse Friant
refuse french: done not-your-turn [7.12]
roll 3

% Whom a leader cannot rouse, and who does not march along [2.11B2a 7.13 8.1 15.0]
places Friant@S3148 Gudin@S3448 Soult@S3148 Tauentzien@S3250
out Soult
begin individual french
refuse rouse Soult no-check [2.11B2a]
do take Soult
refuse join Gudin in-command [2.11B2a]

% A stack is of one hex, and of those on the map [8.1 15.0]
places Friant@S3148 Gudin@S3448 Tauentzien@S3450
begin movement french
refuse take Dupont not-on-map [15.0]
do take Friant
refuse join Gudin elsewhere [8.1]

% Road March is taken up once, and put down by who is in it [8.21a 8.23a]
places Friant@S3834 Tauentzien@S3450
begin movement french
do take Friant
refuse unmarch no-column [8.23a]
do march
refuse march in-column [8.21a]

% The Guard stays out of an exchange, and nobody pays who did not fight [11.41b 11.46a 11.4b]
places Guard@S3148 Friant@S3148 Gudin@S3448 Oels@S3149
begin combat french
do attack S3148 S3149; done
do roll
roll 6
refuse lose Guard guard [11.41b]
refuse lose Gudin not-in-combat [11.46a]
refuse prussian: done not-your-turn [11.4b]

% Who advances, where to, and once [11.46a 11.46d 11.43a]
places Friant@S3148 Gudin@S3148 Davout@S3148 Tauentzien@S3149 Leval@S3444 Colbert@S3146
begin combat french
do attack S3148 S3149; done; roll
roll 1
refuse french: done not-your-turn [11.43a]
refuse retreat Friant S3147 not-retreating [11.43a]
refuse retreat Tauentzien S3148 distance [11.4c]
do retreat Tauentzien S3151
refuse prussian: done not-your-turn [11.46a]
refuse advance Leval S3149 not-in-combat [11.46a]
refuse advance Friant S3150 not-vacated [11.46a]
do advance Friant S3149
refuse advance Friant S3149 advanced [11.46d]

% A retreat does not end on the enemy, nor beyond a river [11.43a]
places Friant@S3149 Gudin@S3048 Tauentzien@S3148
begin combat french
do attack S3149 S3148; attack S3048 S3148; done; roll
roll 3
refuse retreat Tauentzien S3148 distance [11.4c]
refuse retreat Tauentzien S2949 zone


% Designated once, and by who has not fought [11.22a]
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346
begin combat french
do attack S3148 S3149
refuse attack S3148 S3149 declared [11.22a]
do attack S3345 S3346; done; target S3149; roll
roll 1
do retreat Tauentzien S3151; done
refuse attack S3148 S3149 fixed [11.2a]
refuse target S3346 in-turn [11.1a]
refuse lose Gudin not-now [11.4b]

% Who fights in no attack cannot leave before one [16.2a]
places Friant@S3148 Beeren@S3149 Wilhelm@S3444
begin combat french
do attack S3148 S3149; done
refuse slip Wilhelm S3445 no-fight [16.2a]

% Attacks are fought when all are designated [11.1a]
places Friant@S3148 Grawert@S3149
begin combat french
do attack S3148 S3149
refuse roll in-turn [11.1a]
refuse target S3149 in-turn [11.1a]
refuse reduce 1-2 in-turn [11.1a]

% Outside it combat has a phase of its own [11.0]
places Friant@S3148 Grawert@S3149
begin movement french
refuse attack S3148 S3149 not-now [11.0]
refuse roll not-now [11.0]

% After a Repulse that failed cavalry stays to attack [10.22a]
places Viallanes@S3148 Grawert@S3149 Colbert@S3345 Oels@S3346
begin movement french
do take Viallanes; repulse; done
do attack S3148 S3149; attack S3345 S3346; done
refuse slip Viallanes S3147 foiled-stays [10.22a]
allow slip Colbert S3344

% Nobody disengages who is not engaged [4.2a]
turn 8
places Friant@S3148 Gudin@S3444 Tauentzien@S3149
begin night french
refuse withdraw Gudin S3445 not-engaged [4.2a]

% Work at bridges: one unit by itself, no leader, and where there is something to do [8.41a 8.43e 9.21 9.2a 9.24a]
places Friant@S1734 Gudin@S1734 Davout@S1734 FrBridge@S1734 Tauentzien@S3450
begin movement french
do take FrBridge
refuse sound S1833 nothing-fresh [9.24a]
refuse deploy S1735 no-water [9.2a]
do halt
do take Friant; join Gudin
refuse damage S1833 works-alone [8.41a]
refuse deploy S1833 no-train [9.21]
do halt
do take Davout
refuse damage S1833 leader [8.41a]

% Pontoons lie where there are none yet, and are taken in at their ends [9.2a 9.23a]
places FrBridge@S1734 Friant@S1735 Tauentzien@S3450
begin movement french
do take FrBridge; deploy S1833
refuse pack FrBridge S1735 no-end [9.23a]

% A bridge that stands is not repaired [8.43e]
places Friant@N0504 Tauentzien@S3450
begin movement french
do take Friant
refuse repair N0403 whole [8.43e]

% Who reorganizes whom [6.13a 6.12b]
places Davout@S0350 Friant@S0350 Gudin@day-box Morand@night-box Tauentzien@S3450
begin reorganize french
refuse reform Friant Morand no-leader [6.13a]
refuse reform Davout Gudin not-available [6.12b]

% In command already, or of no commander [7.11a]
places Davout@S0350 Friant@S0350 Napoleon@S0348 Tauentzien@S3450
begin command french
refuse command Napoleon Friant in-command [7.11a]

% Who comes on [15.0]
places Friant@S3148 Tauentzien@S3450 Davout@absent
begin movement french
refuse enter Friant S2701 entered [15.0]
refuse enter Tauentzien S2701 not-own [15.0]
refuse enter Davout S2701 entered [15.0]
refuse assemble Colbert not-detached [13.12]
