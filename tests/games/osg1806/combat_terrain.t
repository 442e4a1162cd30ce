# combat_terrain.t - what terrain does to strengths [11.31], and combat over rivers [8.32].
#
# S0332 is a town: flat ground towards S0331 and S0333, a stream towards S0431.  S2830 is reached over a
# stream from S2931, uphill from S2731, over flat ground from S2829.  Woods lie between S0204 and both
# S0205 and S0305, none towards S0203.  A river with a bridge lies between S1449 and S1350, one without
# between S1449 and S1349.

scenario campaign
empty
turn 9

% Defenders in a town count half as much again [11.31A]
places Morand@S0331 Tauentzien@S0332
begin combat french
do attack S0331 S0332; done
odds defence = 7.5
odds line Tauentzien defends, half as much again: town [11.31A] 7.5
odds column = 1-1

% In a village too [11.31A]
places Morand@S1706 Tauentzien@S1705
begin combat french
do attack S1706 S1705; done
odds defence = 7.5

% Behind a stream defenders count half as much again [11.31B]
places Morand@S2931 Tauentzien@S2830
begin combat french
do attack S2931 S2830; done
odds line Tauentzien defends, half as much again: over a stream only [11.31B] 7.5

% Up a slope too [11.31B]
places Morand@S2731 Tauentzien@S2830
begin combat french
do attack S2731 S2830; done
odds line Tauentzien defends, half as much again: uphill only [11.31B] 7.5

% Down a slope not [11.31B]
places Morand@S2830 Tauentzien@S2731
begin combat french
do attack S2830 S2731; done
odds defence = 5

% One over a stream and one uphill: still behind something [11.31B]
places Morand@S2931 Gudin@S2731 Tauentzien@S2830
begin combat french
do attack S2931 S2830; attack S2731 S2830; done
odds defence = 7.5

% But not when one comes over open ground [11.31B]
places Morand@S2931 Gudin@S2731 Friant@S2829 Tauentzien@S2830
begin combat french
do attack S2931 S2830; attack S2731 S2830; attack S2829 S2830; done
odds defence = 5

% Woods in a hex have no effect [11.31D]
places Morand@S0210 Tauentzien@S0209
begin combat french
do attack S0210 S0209; done
odds defence = 5

% Cavalry that attacks through woods is halved [11.31E]
places Nansouty@S0205 Tauentzien@S0204
begin combat french
do attack S0205 S0204; done; done
odds attack = 1.5
odds line Nansouty attacks, halved by woods [11.31E] 1.5

% Infantry is not [11.31E]
places Morand@S0205 Tauentzien@S0204
begin combat french
do attack S0205 S0204; done
odds attack = 12

% Halved cavalry of less than a point does not combine arms [16.1a]
places Morand@S0205 Colbert@S0205 Wartensleben@S0204
begin combat french
do attack S0205 S0204; done
odds attack = 12.5
odds column = 1-1

% Cavalry is halved in defence when all attackers come through woods [11.31E]
places Oels@S0205 Nansouty@S0204
begin combat prussian
do attack S0205 S0204; done; done
odds line Nansouty defends, halved by woods [11.31E] 1.5

% Not when one does not [11.31E]
places Oels@S0205 Frankenberg@S0203 Nansouty@S0204
begin combat prussian
do attack S0205 S0204; attack S0203 S0204; done
odds defence = 3

% Nothing counts twice: a town behind a stream is a town [11.31n]
places Morand@S0431 Tauentzien@S0332
begin combat french
do attack S0431 S0332; done
odds defence = 7.5

% Each side has its own: cavalry from the woods against a town [11.31n]
places Nansouty@S0308 Milhaud@S0408 Oels@S0309
begin combat french
do attack S0308 S0309; attack S0408 S0309; done; done
odds attack = 2
odds defence = 4.5

% Cavalry that defends a town is not halved by woods [11.31n]
places Oels@S0308 Nansouty@S0309
begin combat prussian
do attack S0308 S0309; done; done
odds defence = 4.5

% One attack on several stacks: the best cover of any is that of all [11.22b]
places Morand@S0331 Oels@S0332 Frankenberg@S0330
begin combat french
do attack S0331 S0332; attack S0331 S0330; done
odds defence = 9

# ---- over rivers --------------------------------------------------------------------------

% Over a river only a bridge lets troops attack [8.32a]
places Friant@S1349 Gudin@S1350 Tauentzien@S1449
begin combat french
refuse attack S1349 S1449 river [8.32a]
allow attack S1350 S1449

% Not over one that is damaged [8.32a]
places Gudin@S1350 Tauentzien@S1449
damaged S1350|S1449
begin combat french
acts prussian

% Both are revealed when the attack is declared, and doubled is the defence [8.32b 11.31F]
places Morand@S1350 Tauentzien@S1449
begin combat french
expect revealed none
do attack S1350 S1449
expect revealed Morand Tauentzien
do done
odds defence = 10
odds line Tauentzien defends, doubled: over a river only [11.31F] 10
odds column = 1-1

% Not when one attacks from the same bank [8.32b 11.31F]
places Morand@S1350 Gudin@S1448 Tauentzien@S1449
begin combat french
do attack S1350 S1449; attack S1448 S1449; done
odds attack = 21
odds defence = 5

% Nobody has to attack over a river: who faces only that may stay out [8.33]
places Morand@S1350 Gudin@S1448 Tauentzien@S1449
begin combat french
do attack S1448 S1449; done
odds attack = 9

# ---- after a Repulse that failed -----------------------------------------------------------------

% Who was over a river was not of that Repulse, though somebody else failed to repulse it [10.22a 10.22b 10.12A]
places Morand@S1350 Gudin@S1448 Tauentzien@S1449 Oels@S1250 Friant@S1150
foiled Morand Oels Gudin Tauentzien
begin combat french
refuse attack S1350 S1449 foiled [10.22a]
do attack S1350 S1250; attack S1150 S1250; attack S1448 S1449; done
acts french

% Its odds are what they are [10.22b]
places Morand@S1350 Gudin@S1448 Tauentzien@S1449
foiled Morand Tauentzien
begin combat french
do attack S1350 S1449; attack S1448 S1449; done
odds not line after a Repulse that failed

% A stack that failed to repulse attacks those, two columns lower [10.22b]
places Morand@S3148 Gudin@S3148 Tauentzien@S3149
foiled Morand Gudin Tauentzien
begin combat french
do attack S3148 S3149; done
odds attack = 21
odds line after a Repulse that failed [10.22b] -2
odds column = 2-1

% It attacks them first, and whom else it has to with them [10.22a]
places Friant@S3148 Tauentzien@S3149 Oels@S3047
foiled Friant Tauentzien
begin combat french
refuse attack S3148 S3047 foiled [10.22a]
do attack S3148 S3149
do attack S3148 S3047; done
odds defence = 8

% Others may join, and share that [10.22b]
places Morand@S3148 Gudin@S3248 Tauentzien@S3149
foiled Morand Tauentzien
begin combat french
do attack S3148 S3149; attack S3248 S3149; done
odds attack = 21
odds column = 2-1

# ---- vedettes and pontoons ---------------------------------------------------------------------

% Vedettes are cavalry: woods halve them too [13.0]
places Colbert.1@S0205 Colbert.2@S0205 Colbert@detached Tauentzien@S0204
begin combat french
do attack S0205 S0204; done; done
odds attack = 0.5

% A pontoon bridge is a bridge to attack over, and has no strength of its own [9.25 8.32b]
places FrBridge@S1349 Friant@S1349 Tauentzien@S1550
begin movement french
do take FrBridge; deploy S1449
do take Friant
refuse damage S1449 pontoon [8.4]
do halt; done
do done; done; rouse Tauentzien
roll 1
do move Tauentzien S1449; halt; done
do attack S1449 S1349; done
odds attack = 5
odds defence = 18

% Printed bridges are damaged, pontoon bridges are not [8.4]
places FrBridge@S1349 Friant@S1349 Gudin@S1350
begin movement french
do take FrBridge; deploy S1449
do take Friant
refuse damage S1449 pontoon [8.4]
do halt
do take Gudin
allow damage S1449
