# explain.t - the facts behind a refusal; of the enemy what flags tell, and no more.

scenario campaign
empty
turn 9

# ---- command ---------------------------------------------------------------------------

% How far the commander is, and how far it reaches [7.11a]
places Napoleon@S0350 Ney@S0348 Soult@S0347
begin command french
facts command Napoleon Soult contains hexes from Napoleon to Soult: 3; Command Range is two

% How many points are spent [5.11b]
places Napoleon@S0350 Ney@S0350 Soult@S0350 Bernadotte@S0350 Augereau@S0350
begin command french
do command Napoleon Ney; command Napoleon Soult; command Napoleon Bernadotte
facts command Napoleon Augereau contains Napoleon has put 3 of 3 officers in command

% Of the one unit that a commander of a corps can take [5.15b]
places Davout@S0350 Leval@S0350 Legrand@S0350
begin command french
do command Davout Leval
facts command Davout Legrand contains Davout has put 1 of 1 units in command

% Who could have put a unit in command [7.31a]
places Davout@S0350 Leval@S0340 Soult@S0330
begin command french
do done
roll 6
facts take Leval contains hexes to its officer, Soult: 10; hexes to the nearest commander, Davout: 10

# ---- movement ----------------------------------------------------------------------------

% What a step costs, and what there is to pay [8.12Aa 9.24a]
places FrBridge@S1734 Friant@S1735
begin movement french
do take FrBridge; deploy S1833
do move Friant S1734; sound S1833
roll 5
facts step S1833 contains to enter S1833 costs 6, Friant has 4

% Before which hexes it stands: flags say so, not who [4.1c 1.5a]
places Friant@S0350 Tauentzien@S0351 Gudin@S0340
begin movement french
facts move Friant S0349 contains S0350 is next to the enemy in S0351
do take Gudin
facts take Friant contains on the move: Gudin

% Whom a leader would leave [3.11a]
places Friant@S0350 Gudin@S0350 Leval@S0350 Davout@S0350 Klein@S0350
begin movement french
facts move Davout S0349 contains it would leave Friant, Gudin, Leval, Klein

% When and where a reinforcement comes on [15.0]
places Davout@S0350
begin movement french
facts enter Desjardins S0901 contains it is due in N0401 on Game-Turn 15
facts enter Leval N1801 contains it comes on in S0901

% The nearest enemy, by its flag [6.13a]
places King@S0350 Oranien@night-box Friant@S0347
begin reorganize prussian
facts reform King Oranien contains hexes to the enemy in S0347: 3

% Another nation's vedettes keep a leader from it as well, and are not named [6.13a 1.5a]
places King@S0350 Oranien@night-box Colbert.1@S0347 Colbert@detached
begin reorganize prussian
facts reform King Oranien contains hexes to the enemy in S0347: 3

# ---- combat and retreat ----------------------------------------------------------------------

% Attacks that are owed [4.31a]
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Schoeneberg@S3344
begin combat french
facts done contains still to attack, from S3345, S3148; still to be attacked: S3344, S3149
do attack S3148 S3149
facts done contains still to attack, from S3345; still to be attacked: S3344

% How far apart stacks are [11.21b]
places Friant@S3148 Tauentzien@S3149 Schoeneberg@S3346
begin combat french
facts attack S3148 S3346 contains hexes from S3148 to S3346: 3

% How far cavalry leaves, and where the enemy is [16.2a 4.32d]
places Friant@S3148 Beeren@S3149
begin combat french
do attack S3148 S3149; done
facts slip Beeren S3151 contains hexes from S3149 to S3151: 2
facts slip Beeren S3248 contains S3248 is next to the enemy in S3148

% What the odds are [11.32b]
places Leval@S3148 Gardanne@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
facts reduce 3-1 contains the odds are 3-1

% What an exchange costs yet [11.4b]
places Friant@S3148 Colbert@S3148 Gudin@S3248 Zeschwitz@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 6
facts done contains 0 of 7 points paid

% How far a retreat goes [11.4c]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Nansouty; repulse
facts retreat Cerrini S0351 contains hexes from S0350 to S0351: 1; hexes to retreat: 2

% Who has to leave yet at night [4.2a 4.2b]
turn 8
places Tauentzien@S2639 Friant@S2638
begin night prussian
facts done contains still to leave: Tauentzien
facts withdraw Tauentzien S2643 contains hexes from S2639 to S2643: 4

% At night too a full hex says what fills it [3.12a 3.11a 4.2b]
turn 8
places Tauentzien@S2639 Friant@S2638 Oels@S2640 Wilhelm@S2640
begin night prussian
refuse withdraw Tauentzien S2640 stacking [3.12a]
facts withdraw Tauentzien S2640 contains standing there: Prince Wilhelm, Oels

% With a leader there another limit is meant [3.11a]
turn 8
places Beeren@S2639 Friant@S2638 Oels@S2640 Wilhelm@S2640 Quitzow@S2640 Irwing@S2640 Brunswick@S2640
begin night prussian
refuse withdraw Beeren S2640 stacking [3.11a]

# ---- setting up -----------------------------------------------------------------------------------

% How far from whom [19.24a]
scenario campaign
do done; take PrBridge1
refuse put S0101 too-far [19.24a]
facts put S0101 contains hexes from Brunswick to S0101: 72
