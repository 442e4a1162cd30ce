# combat.t - the Combat Phase: sequence, duties, odds, results [11.0].
#
# S2945 to S3452 is open ground.  S3148 touches S3147 S3149 S3247 S3248 S3047 S3048.

scenario campaign
empty
turn 9

# ---- the sequence ------------------------------------------------------------------

% Combat has a phase of its own, after movement [11.0 2.1]
places Friant@S3148 Tauentzien@S3150
begin movement french
do move Friant S3149; halt
refuse attack S3149 S3150 not-now [11.0]
do done
allow attack S3149 S3150
refuse move Friant S3148 not-now [2.11]

% The phase goes from the reveal to the concealment, each attack with all it brings before the next [11.1a 2.11C]
places Friant@S3148 Tauentzien@S3149 Gudin@S3345 Grawert@S3346 Schoeneberg@S3548
begin combat french
refuse target S3149 in-turn [11.1a]
refuse roll in-turn [11.1a]
do attack S3148 S3149; attack S3345 S3346; done
refuse attack S3148 S3149 fixed [11.2a]
do target S3149
refuse target S3346 in-turn [11.1a]
do roll
roll 1
refuse target S3346 retreat-first [11.43a]
do retreat Tauentzien S3151
allow advance Friant S3149
refuse target S3346 advance-first [11.46a]
do done
do roll
roll 5
do retreat Gudin S3344
acts prussian

% A battle begins in its own phase and ends with the defender's cavalry already decided [2.11C]
places Friant@S3148 Tauentzien@S3149 Bila.1@S3346 Bila@detached Gudin@S3345
begin combat french
do attack S3148 S3149; attack S3345 S3346; done
allow slip Bila.1 S3347
do done
do target S3149
refuse slip Bila.1 S3347 not-now [11.1a]

% Who is in an enemy's zone is revealed as the phase begins, leaders too [1.51B 1.5b]
places Friant@S3148 Ney@S3148 Tauentzien@S3149 Grawert@S3445
begin combat french
expect revealed Friant Ney Tauentzien
view prussian contains "Friant":"S3148"
view french not contains "Grawert":"S3445"
view french contains "Tauentzien":"S3149"

% And concealed when it is over [1.52a]
places Friant@S3148 Tauentzien@S3149 Grawert@S3445
begin combat french
do attack S3148 S3149; done; roll
roll 1
do retreat Tauentzien S3151; done
event concealed [1.52a]
expect revealed none
view prussian contains "Friant":"hidden"
view french contains "Tauentzien":"hidden"

# ---- duties --------------------------------------------------------------------------

% Units in an enemy's zone attack, and enemies in theirs are attacked [4.31a]
places Friant@S3148 Tauentzien@S3149 Gudin@S3345 Grawert@S3346
begin combat french
refuse done duty [4.31a]
do attack S3148 S3149
refuse done duty [4.31a]
do attack S3345 S3346; done

% No attack may leave somebody out who has to be attacked [11.2a]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149 Grawert@S3247
begin combat french
refuse attack S3148 S3149 duty [11.2a]
do attack S3148 S3247
allow attack S3150 S3149
refuse done duty-to-defend [4.31a]
do attack S3150 S3149; done; target S3149

% All troops of a stack are attacked as one, and attack as one [11.21a 11.21b]
places Friant@S3148 Gudin@S3148 Tauentzien@S3149 Schoeneberg@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 18
odds defence = 8
odds line Friant attacks [11.21b] 9
odds line Tauentzien defends [11.21a] 5
odds line Schöneberg defends [11.21a] 3
odds column = 2-1

% Beyond its last column the table goes no further: 12 to 1 [11.3]
places Morand@S3148 Prittwitz@S3149
begin combat french
do attack S3148 S3149; done; done
odds line odds 6-1: the table ends there [11.3] 0
odds column = 6-1

% Six to one is its last column, seven to one is past it [11.3]
places Guard@S3148 Prittwitz@S3149
begin combat french
do attack S3148 S3149; done; done
odds line odds 6-1 [11.3] 0

% So at the other end: one to seven [11.3]
places Colbert@S3148 Louis@S3149
begin combat french
do attack S3148 S3149; done; done
odds line odds 1-5: the table ends there [11.3] 0
odds column = 1-5

% One to five is in it [11.3]
places Colbert@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; done
odds line odds 1-5; 1-4 needs ½ more [11.3] 0

% Only adjacent stacks are attacked [11.21b]
places Friant@S3148 Gudin@S3147 Tauentzien@S3149
begin combat french
refuse attack S3147 S3149 not-adjacent [11.21b]
refuse attack S3046 S3149 no-attacker [11.21b]
refuse attack S3148 S3048 no-target [11.21a]

% A stack attacks once: its units are not split between two targets [11.21b 11.22b]
places Friant@S3148 Gudin@S3148 Leval@S3150 Tauentzien@S3149 Grawert@S3247
begin combat french
do attack S3148 S3247
refuse attack S3148 S3149 duty [11.2a]
do attack S3150 S3149; done
refuse target S3150 no-attack [11.1a]
do target S3247
odds attack = 18

% All who attack one hex do so together [11.22a]
places Friant@S3148 Gudin@S3248 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done
odds attack = 18
odds column = 3-1
do roll
roll 5
do retreat Tauentzien S3150; done
acts prussian

% A stack alone with several enemies attacks them all as one [11.22b]
places Morand@S3148 Schoeneberg@S3149 Oels@S3047
begin combat french
do attack S3148 S3149
refuse done duty-to-defend [4.31a]
do attack S3148 S3047; done
odds attack = 12
odds defence = 6
odds column = 2-1

% Everybody in an attack has to be next to all it is on [11.22b]
places Friant@S3148 Gudin@S3150 Oels@S3149 Tauentzien@S3151 Schoeneberg@S3047
begin combat french
do attack S3150 S3151; attack S3150 S3149
refuse attack S3148 S3149 not-adjacent [11.22b]
do attack S3148 S3047; done

% Units out of command attack like others, and have to [7.32]
places Friant@S3148 Tauentzien@S3149
out Friant
begin combat french
refuse done duty [4.31a]
do attack S3148 S3149; done; roll
roll 1
do retreat Tauentzien S3151
acts prussian

# ---- over rivers ------------------------------------------------------------------------

% Nobody has to attack over a river, bridge or not [8.33]
places Friant@S1733 Tauentzien@S1734
begin combat french
expect revealed none
allow attack S1733 S1734
do done
acts prussian

# ---- odds ----------------------------------------------------------------------------------

% The fraction of the odds is dropped, for the defender [11.3]
places Friant@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds column = 1-1
odds line odds 1-1; 2-1 needs 5 more [11.3]

% Below 1-1 it is dropped too [11.3]
places Tauentzien@S3148 Friant@S3149
begin combat prussian
do attack S3148 S3149; done
odds column = 1-2
odds line odds 1-2; 1-1 needs 4 more [11.3]

% Napoleon is worth a column to the attack [5.14]
places Friant@S3148 Napoleon@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds line Napoleon is with the attackers [5.14] 1
odds column = 2-1

% And to the defence [5.14]
places Leval@S3148 Napoleon@S3148 Oranien@S3149 Wartensleben@S3149
begin combat prussian
do attack S3149 S3148; done
odds line Napoleon is with the defenders [5.14] -1
odds column = 1-2

% The Guard infantry is worth a column when it attacks [16.32]
places Guard@S3148 Friant@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 15
odds column = 3-1

% But not when it defends [16.32]
places Guard@S3148 Wartensleben@S3149
begin combat prussian
do attack S3149 S3148; done
odds column = 1-1

% Infantry and cavalry together shift the odds [16.1a]
places Friant@S3148 Colbert@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 10
odds line infantry and cavalry together [16.1a] 1
odds column = 2-1

% Not against infantry and cavalry [16.1b]
places Friant@S3148 Colbert@S3148 Tauentzien@S3149 Henckel@S3149
begin combat french
do attack S3148 S3149; done
odds defence = 7
odds column = 1-1

% Vedettes count for it from one point on [13.23]
places Friant@S3148 Colbert.1@S3148 Colbert@detached Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 9.5
odds column = 1-1

% Two of them are a point [13.23]
places Friant@S3148 Colbert.1@S3148 Colbert.2@S3148 Colbert@detached Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds column = 2-1

% Light Troops combine arms by themselves [16.11]
places Boguslawski@S3148 Lasalle@S3149 Milhaud@S3149
begin combat prussian
do attack S3148 S3149; done; done
odds attack = 3
odds defence = 2
odds column = 2-1

% Unless a vedette of theirs is away, which costs them no strength [16.11 13.3]
places Boguslawski@S3148 Boguslawski.1@S3444 Lasalle@S3149 Milhaud@S3149
begin combat prussian
do attack S3148 S3149; done; done
odds attack = 3
odds column = 1-1

# ---- reduction ---------------------------------------------------------------------------------

% The odds are reduced when every stack's top unit passes its check [11.32a 11.32b]
places Leval@S3148 Gardanne@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
odds column = 3-1
refuse reduce 3-1 not-lower [11.32b]
do reduce 1-1
refuse french: roll not-your-turn [11.32a]
roll 4
roll 4
odds column = 1-1
odds line reduced to 1-1 [11.32b] 0
refuse reduce 1-2 tried [11.32a]
do roll
roll 5
event result 1-1: Ar

% One that fails spoils it [11.32a]
places Leval@S3148 Gardanne@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
do reduce 1-1
roll 4
roll 5
odds column = 3-1
refuse reduce 1-1 tried [11.32a]

% After one has failed no more dice fall [11.32a]
places Leval@S3148 Gardanne@S3248 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done
do reduce 1-1
roll 6
acts french
odds column = 3-1

% An officer is checked instead of the units [11.32a]
places Leval@S3148 Ney@S3148 Gardanne@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
do reduce 1-1
roll 5
odds column = 1-1

# ---- results ---------------------------------------------------------------------------------------

% De eliminates all defenders, and a train with them [11.4a 9.13a]
places Morand@S3148 Friant@S3048 Gudin@S3248 Oels@S3149 PrBridge1@S3149
begin combat french
do attack S3048 S3149; attack S3148 S3149; attack S3248 S3149; done
odds defence = 3
odds column = 6-1
do roll
roll 1
event eliminated [11.4a] Oels
event train-lost [9.13a]
expect Oels@day-box PrBridge1@lost

% Ae eliminates all attackers [11.4a]
places Oels@S3148 Friant@S3149
begin combat prussian
do attack S3148 S3149; done
odds column = 1-3
do roll
roll 6
expect Oels@day-box

% In an exchange the weaker go, and units of the stronger worth as much [11.4b]
places Friant@S3148 Colbert@S3148 Nansouty@S3248 Zeschwitz@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; done
odds column = 2-1
do roll
roll 5
expect Zeschwitz@day-box
list lose = lose Friant | lose Colbert | lose Nansouty
refuse done pay-first [11.4b]
do lose Nansouty
acts french
do lose Colbert; lose Friant
expect Friant@day-box Colbert@lost Nansouty@day-box
acts prussian

% Equal sides lose all [11.4b]
places Dupont@S3148 Zeschwitz@S3149 Prittwitz@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 3
event result 1-1: Ex
expect Dupont@day-box Zeschwitz@day-box

% The owner pays an exchange until it is paid, not more [11.4b]
places Friant@S3148 Colbert@S3148 Gudin@S3248 Zeschwitz@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 6
event result 3-1: Ex
do lose Friant
expect Gudin@S3248 Colbert@S3148
acts french
do done
acts prussian

% Ar and Dr are one hex, Ar2 and Dr2 two [11.4c]
places Friant@S3148 Gudin@S3148 Tauentzien@S3149 Schoeneberg@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 2
event result 2-1: Dr2
refuse retreat Tauentzien S3150 distance [11.4c]
do retreat Tauentzien S3151; retreat Schoeneberg S3350
expect Tauentzien@S3151 Schoeneberg@S3350

# ---- the Guard -----------------------------------------------------------------------------------------

% An exchange with nothing but the Guard goes its way: De when it attacks [11.41a]
places Guard@S3148 GuardCav@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 6
event result 3-1: Ex
event becomes De
expect Wartensleben@day-box Guard@S3148 GuardCav@S3148

% And Ae when it defends [11.41a]
places Guard@S3148 Wartensleben@S3149
begin combat prussian
do attack S3149 S3148; done; roll
roll 3
event becomes Ae
expect Wartensleben@day-box Guard@S3148

% Of a mixed force only the others pay, and the enemy for all of it [11.41b]
places Guard@S3148 Oels@S3444 Colbert@S3148 Oranien@S3149 Wartensleben@S3149
begin combat prussian
do attack S3149 S3148; done
odds column = 2-1
do roll
roll 4
expect Colbert@lost Guard@S3148
list lose = lose Oranien | lose Wartensleben
do lose Oranien
expect Wartensleben@S3149

% When its attack ends in Ar or Ae, every French formation breaks a third sooner [16.31]
places Guard@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds column = 1-1
do roll
roll 5
event guard-recoils [16.31]

# ---- the order of a turn -----------------------------------------------------------------

% Phases come in their order, the second player's after the first's, and then the marker advances [2.11 2.12]
places Friant@S3148 Tauentzien@S3444
begin command french
refuse move Friant S3149 not-now [2.11]
do done
refuse command Friant Friant not-now [2.11A2]
do done; done
acts prussian
refuse move Tauentzien S3445 not-now [2.11]
do done; done
allow rouse Tauentzien
refuse attack S3444 S3443 not-now [11.0]
expect turn 9
do done
expect turn 10
acts french
