# examples.t - the rulebook's printed examples, in its order, with its numbers.
#
# S2945 to S3452 is open ground.  S3148 touches S3147 S3149 S3247 S3248 S3047 S3048.

scenario campaign
empty
turn 9

% 2.11C: two units with an officer who is out of command and failed may not roll [2.11B2c]
places Ney@S0350 Marchand@S0350 Gardanne@S0350
begin command french
do done
roll 6
expect out Ney Marchand Gardanne
do done
refuse rouse Marchand officer-failed [2.11B2c]
refuse rouse Gardanne officer-failed [2.11B2c]

% 4.3: between two French divisions there is no retreat past either [4.32a]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
odds column = 3-1
do roll
roll 4
event trapped [6.11C] Tauentzien is surrounded and eliminated in S3149: a die decides
event not eliminated
expect Tauentzien@lost

% 4.3: past a vedette there is [4.32c]
places Friant@S3148 Gudin@S3148 Colbert.1@S3150 Colbert@detached Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done; done
odds column = 3-1
do roll
roll 4
do retreat Tauentzien S3049
expect Tauentzien@S3049

% 5.11: a rating of three puts three officers and three units in command [5.11b]
places Napoleon@S0350 Ney@S0350 Soult@S0350 Bernadotte@S0350 Augereau@S0349 Suchet@S0350 Gazan@S0349 Friant@S0351 Gudin@S0351
begin command french
do command Napoleon Ney; command Napoleon Soult; command Napoleon Bernadotte
do command Napoleon Suchet; command Napoleon Gazan; command Napoleon Friant
refuse command Napoleon Augereau no-points [5.11b]
refuse command Napoleon Gudin no-points [5.11b]

% 5.12: units of VI Corps move on Ney's word or on Napoleon's, and on no other officer's [5.12]
places Napoleon@S0350 Soult@S0348 Marchand@S0348
begin command french
do command Napoleon Soult; done
expect out Marchand

% 5.12: with Ney in command they do [5.12]
places Napoleon@S0350 Ney@S0348 Marchand@S0348
begin command french
do command Napoleon Ney; done
expect out none

% 5.12: and Napoleon places them himself [5.12]
places Napoleon@S0350 Soult@S0348 Marchand@S0349
begin command french
do command Napoleon Marchand; done
expect out Soult

% 5.14: with Napoleon one to one is two to one [5.14]
places Friant@S3148 Napoleon@S3148 Wartensleben@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 9
odds defence = 7
odds column = 2-1

% 5.14: against him three to one is two to one [5.14]
places Gazan@S3148 Napoleon@S3148 Oranien@S3149 Grawert@S3149 Oels@S3147
reduced Gazan
begin combat prussian
do attack S3149 S3148; attack S3147 S3148; done
odds attack = 17
odds defence = 5
odds line Napoleon is with the defenders [5.14] -1
odds column = 2-1

% 8.11: a clear hex costs a point, over a stream two [8.11b]
places Friant@S3148 Gudin@S0119
begin movement french
do move Friant S3149
event stepped for 1
do halt; move Gudin S0120
event stepped for 2

% 8.11: infantry pays two for woods, and three for woods on both sides of a stream [8.11b]
places Friant@S0106 Gudin@S0128
begin movement french
do move Friant S0105
event stepped for 2
do halt; move Gudin S0129
event stepped for 3

% 8.23: five points lead to the road, two hexes along it, off it, out of Road March and up to the enemy [8.23a 8.21b]
places Friant@S0453 Tauentzien@S0550
begin movement french
do move Friant S0554
event stepped for 1
do march; step S0653
event stepped for ½
do step S0652
event stepped for ½
do step S0552
event stepped for 1
do unmarch
event unmarches [8.23a] Friant
do step S0551
event stepped for 1
expect Friant@S0551
expect moved Friant

% 10.22: fourteen against three would be four to one; after a failed Repulse it is two to one [10.22b]
places Rivaud@S3148 Drouet@S3148 Oels@S3149
foiled Rivaud Drouet Oels
begin combat french
do attack S3148 S3149; done
odds attack = 14
odds defence = 3
odds line after a Repulse that failed [10.22b] -2
odds column = 2-1

% 10.22: without that it is four to one [11.3]
places Rivaud@S3148 Drouet@S3148 Oels@S3149
begin combat french
do attack S3148 S3149; done
odds column = 4-1

% 11.3: fourteen against six is two to one and a third, so two to one [11.3]
places Rivaud@S3148 Drouet@S3148 Larisch@S3149
begin combat french
do attack S3148 S3149; done
odds attack = 14
odds defence = 6
odds column = 2-1

% 11.31: cavalry through woods is halved, and a town has its own benefit (rulings R12) [11.31n]
places Nansouty@S0308 Milhaud@S0408 Oels@S0309
begin combat french
do attack S0308 S0309; attack S0408 S0309; done; done
odds line Nansouty attacks, halved by woods [11.31E] 1.5
odds attack = 2
odds defence = 4.5

% 12.11: VI Corps breaks at nine [12.11]
places Marchand@S3148 Oranien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 3
do lose Marchand
expect casualties 0*5 9 0*2 7 0*7
event demoralized [12.11] VI Corps

% 13.1: Colbert's two asterisks are two vedettes [13.1]
places Colbert@S0350 Colbert.1@whole Colbert.2@whole
begin movement french
do break Colbert
expect Colbert.1@S0350 Colbert.2@S0350 Colbert@detached

% 15.1: the second stack pays one point more, the third two [15.1b]
scenario early-warning
empty
turn 9
places Murat@S0350
begin movement french
do enter Lasalle S2701
event entered for 1
do step S2702; step S2703; halt
do enter Rivaud S2701
event entered for 2
do step S2702; halt
do enter Drouet S2701
event entered for 3
