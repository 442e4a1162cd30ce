# advance.t - advances after combat [11.46].
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.

scenario campaign
empty
turn 9

% A stack that fought may occupy the hex that the enemy left, or not [11.46a]
places Friant@S3148 Leval@S3248 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3150
list advance = advance Friant S3149 | advance Leval S3149
allow done
do advance Friant S3149
expect Friant@S3149 Leval@S3248
acts prussian

% At once, or not at all [11.46a]
places Friant@S3148 Tauentzien@S3149 Gudin@S3345 Grawert@S3346
begin combat french
do attack S3148 S3149; attack S3345 S3346; done
do target S3149; roll
roll 1
do retreat Tauentzien S3151; done
refuse advance Friant S3149 not-now [11.46a]

% One hex of several, and one stack [11.46a]
places Morand@S3148 Friant@S3148 Schoeneberg@S3149 Oels@S3047 Ney@S3148
begin combat french
do attack S3148 S3149; attack S3148 S3047; done; roll
roll 4
do retreat Schoeneberg S3150; retreat Oels S2947
do advance Friant S3047
refuse advance Morand S3149 one-stack [11.46a]

% A defender who has won may advance too [11.46a]
places Oels@S3148 Friant@S3149
begin combat prussian
do attack S3148 S3149; done; roll
roll 6
acts french
do advance Friant S3148

% Into an enemy's zone too, out of another [4.32b]
places Friant@S3148 Tauentzien@S3149 Grawert@S3150 Leval@S3151
begin combat french
do attack S3148 S3149; attack S3151 S3150; done
do target S3149; roll
roll 2
do retreat Tauentzien S3249
do advance Friant S3149
expect Friant@S3149

% Where an exchange leaves the Guard and the enemy both, each may enter what the other gave up: here the defender [11.46a 11.41b]
places Guard@S3148 Colbert@S3048 Oranien@S3149 Wartensleben@S3149 Bessieres@S3148
begin combat french
do attack S3148 S3149; attack S3048 S3149; done; done
odds column = 2-1
do roll
roll 4
do lose Oranien
expect Colbert@lost Guard@S3148 Wartensleben@S3149
acts prussian
list advance = advance Wartensleben S3048
do advance Wartensleben S3048
acts prussian

% ... the attacker first, and what it leaves by its advance is open to nobody [11.46a 11.41b]
places Guard@S3148 Colbert@S3248 Oranien@S3149 Wartensleben@S3247
begin combat french
do attack S3148 S3149; attack S3148 S3247; attack S3248 S3149; done; done; roll
roll 4
do lose Oranien
acts french
list advance = advance Guard S3149
do advance Guard S3149
acts prussian
refuse advance Wartensleben S3148 not-vacated [11.46a]
do advance Wartensleben S3248

% The Guard that defended enters what the attacker gave up, when it has had its turn [11.46a 11.41b]
places Guard@S3148 Colbert@S3148 Oranien@S3149 Wartensleben@S3048 Oels@S3444
begin combat prussian
do attack S3149 S3148; attack S3048 S3148; done; roll
roll 4
do lose Wartensleben
acts french
do advance Guard S3048

% Without a leader one infantry unit advances, and all cavalry [11.46b]
places Friant@S3148 Gudin@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 4
do retreat Tauentzien S3150
do advance Friant S3149
acts prussian

% Cavalry goes with it [11.46b]
places Friant@S3148 Nansouty@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 4
do retreat Tauentzien S3150
do advance Friant S3149; advance Nansouty S3149
expect Friant@S3149 Nansouty@S3149

% With a leader who goes along everybody may [11.46c 5.24]
places Friant@S3148 Gudin@S3148 Davout@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 4
do retreat Tauentzien S3150
refuse advance Davout S3149 leader [11.46c]
do advance Friant S3149
refuse advance Gudin S3149 one-infantry [11.46b]
do advance Davout S3149; advance Gudin S3149
expect Friant@S3149 Gudin@S3149 Davout@S3149

% But not who is out of command [5.24 7.32]
places Friant@S3148 Gudin@S3148 Davout@S3148 Tauentzien@S3149
out Gudin
begin combat french
do attack S3148 S3149; done; roll
roll 4
do retreat Tauentzien S3150
refuse advance Gudin S3149 out-of-command [7.32]
do advance Friant S3149; advance Davout S3149
acts prussian

% Nor who is demoralized [12.23 5.24]
places Friant@S3148 Gudin@S3148 Tauentzien@S3149
unsupplied Gudin
begin combat french
do attack S3148 S3149; done; roll
roll 4
do retreat Tauentzien S3150
refuse advance Gudin S3149 demoralized [12.23]

% Who has advanced fights no more in that phase [11.46d]
places Friant@S3148 Tauentzien@S3149 Grawert@S3151 Leval@S3152
begin combat french
do attack S3148 S3149; attack S3152 S3151; done
do target S3149; roll
roll 1
do retreat Tauentzien S3350
do advance Friant S3149
odds attack = 10
refuse attack S3149 S3151 fixed [11.2a]

% A leader does not leave behind those who need it and cannot come [3.11a 3.12a]
places Friant@S3148 Gudin@S3148 Nansouty@S3148 Colbert@S3148 Davout@S3148 Tauentzien@S3149
out Friant Gudin Nansouty
begin combat french
do attack S3148 S3149; done; roll
roll 3
do retreat Tauentzien S3151
do advance Colbert S3149
expect Davout@S3148
acts prussian

% ... and those who need it and can come do [3.11a]
places Friant@S3148 Gudin@S3148 Nansouty@S3148 Colbert@S3148 Davout@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 3
do retreat Tauentzien S3151
do advance Colbert S3149; advance Davout S3149
refuse done leader-needed [3.11a]
do advance Friant S3149
allow done
