# losses.t - casualties in combat, and who breaks at them [12.1] [16.31].
#
# VI Corps, the sixth formation, breaks at 9, the Prussian I Corps, the ninth, at 11.  S2945 to S3452 is open ground.

scenario campaign
empty
turn 9

% What lies in the boxes is told to both sides by its full strength, by box and side [6.11A] [6.12a]
places Friant@day-box Tilly.1@day-box Viallanes@lost Grawert@night-box Oels@S3149
reduced Viallanes
begin movement french
view french contains "eliminated":{"day-box":{"french":9.5,"prussian":0},"night-box":{"french":0,"prussian":7},"lost":{"french":2,"prussian":0}}
view prussian contains "eliminated":{"day-box":{"french":9.5

% Casualties rise by the full strength of what a formation loses [12.1a]
places Marchand@S3148 Oranien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 3
expect casualties 0*8 7 0*7
do lose Marchand
expect casualties 0*5 9 0*2 7 0*7

% A reduced unit counts in full too [12.1a]
places Friant@S3148 Oels@S3149
reduced Oels
begin combat french
do attack S3148 S3149; done; roll
roll 1
expect casualties 0*13 3 0*2

% Vedettes, trains and leaders do not count [12.1b]
places Friant@S3148 Gudin@S3248 Pletz.1@S3149 PrBridge1@S3149 Brunswick@S3149 Pletz@detached
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; done; roll
roll 1
expect Pletz.1@day-box PrBridge1@lost
roll 1
expect Brunswick@captured
expect casualties 0*16

% A formation breaks at the instant when its casualties reach the level, with all its units and its officer [12.11]
places Gardanne@S3148 Oranien@S3149 Marchand@S3345 Ney@S3345 Grawert@S3346 Schoeneberg@S3347
casualties 0*5 1 0*10
begin combat french
do attack S3148 S3149; attack S3345 S3346; done
do target S3149; roll
roll 3
do lose Gardanne
event demoralized [12.11] VI Corps
do roll
roll 1
do retreat Grawert S3348
acts prussian
expect Marchand@S3345

% One point below it has not broken [12.11]
places Gardanne@S3148 Oranien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 3
do lose Gardanne
expect casualties 0*5 8 0*2 7 0*7
event not demoralized

% After the Guard has recoiled every French formation breaks a third sooner [16.31]
places Guard@S3148 Wartensleben@S3149
casualties 0*5 6 0*10
begin combat french
do attack S3148 S3149; done
odds column = 1-1
do roll
roll 5
event guard-recoils [16.31]
event demoralized [16.31] VI Corps

% Ar2 is Ar too, and when it defends nothing happens [16.31]
places Guard@S3148 Oranien@S3149 Wartensleben@S3149
casualties 0*5 6 0*10
begin combat prussian
do attack S3149 S3148; done; roll
roll 6
event not guard-recoils
