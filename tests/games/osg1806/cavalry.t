# cavalry.t - retreats before combat [16.2] [13.22].
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.

scenario campaign
empty
turn 9

% Cavalry before infantry may leave, one hex, the defender's first [16.2a 4.31b 11.1b]
places Friant@S3148 Beeren@S3149
begin combat french
do attack S3148 S3149; done
acts prussian
refuse slip Beeren S3151 distance [16.2a]
refuse slip Beeren S3248 zone [4.32d]
do slip Beeren S3150
expect Beeren@S3150
acts prussian

% Infantry may not [16.2a]
places Friant@S3148 Tauentzien@S3149 Beeren@S3247
begin combat french
do attack S3148 S3149; attack S3148 S3247; done
refuse slip Tauentzien S3150 not-cavalry [16.2a]

% Cavalry with infantry may not [11.1b]
places Friant@S3148 Beeren@S3149 Oels@S3149 Wilhelm@S3247
begin combat french
do attack S3148 S3149; attack S3148 S3247; done
refuse slip Beeren S3150 with-infantry [11.1b]

% Nor cavalry that is about to fight cavalry [16.2a]
places Friant@S3148 Nansouty@S3148 Beeren@S3149 Wilhelm@S3345 Gudin@S3344
begin combat french
do attack S3148 S3149; attack S3344 S3345; done
refuse slip Beeren S3150 faces-cavalry [16.2a]
allow slip Wilhelm S3346

% Nor cavalry in the zone of any enemy cavalry [4.31b]
places Friant@S3148 Colbert.1@S3150 Colbert@detached Beeren@S3149 Wilhelm@S3047 Oels@S3151
begin combat french
do attack S3148 S3149; attack S3148 S3047; attack S3150 S3151; done
refuse slip Beeren S3049 faces-cavalry [4.31b]
allow slip Wilhelm S3046

% Into the zone of a vedette it does not go either [4.32d]
places Friant@S3148 Colbert.1@S3151 Colbert@detached Beeren@S3149
begin combat french
do attack S3148 S3149; done
refuse slip Beeren S3150 zone [4.32d]
do slip Beeren S3249

% Vedettes may leave before cavalry too, two hexes at most [16.2b 13.22a]
places Friant@S3148 Nansouty@S3148 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done
refuse slip Bila.1 S3152 distance [13.22a]
do slip Bila.1 S3151
expect Bila.1@S3151

% The attacker's vedettes have seen the enemy then, and may leave likewise [16.2b 13.22a]
places Colbert.1@S3148 Colbert@detached Tauentzien@S3149 Beeren@S3149
begin combat french
view french contains "Beeren":"S3149"
do attack S3148 S3149; done
acts french
do slip Colbert.1 S3146
acts prussian

% The defender decides first [13.22a]
places Colbert.1@S3148 Colbert@detached Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done
acts prussian
refuse french: slip Colbert.1 S3147 not-your-turn [11.1a]
do done
acts french

% Vedettes with infantry stay [13.22b 16.2b]
places Friant@S3148 Bila.1@S3149 Oels@S3149 Wilhelm@S3247 Bila@detached
begin combat french
do attack S3148 S3149; attack S3148 S3247; done
refuse slip Bila.1 S3150 with-infantry [11.1b]

% Vedettes with cavalry go when it has gone [13.22b 16.2b]
places Friant@S3148 Bila.1@S3149 Wilhelm@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done
refuse slip Bila.1 S3151 with-cavalry [13.22b]
do slip Wilhelm S3150
do slip Bila.1 S3151
acts prussian

% One that is surrounded stays [16.2b]
places Friant@S3148 Gudin@S3150 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
acts french
odds column = 6-1

% That all ways are full of its own is not told: it is asked all the same [1.5a 3.12a 16.2a]
places Friant@S3148 Beeren@S3149 Wartensleben@S3150 Schmettau@S3150 Grawert@S3249 Zeschwitz@S3249 Wilhelm@S3049 Quitzow@S3049
begin combat french
do attack S3148 S3149; done
acts prussian
refuse slip Beeren S3150 stacking [3.12a]
prompt prussian contains Finds no room to retreat to among its own: Beeren.
legal prussian = done

% A unit leaves once in a phase [16.2c]
places Friant@S3148 Bila.1@S3149 Wilhelm@S3247 Bila@detached
begin combat french
do attack S3148 S3149; attack S3148 S3247; done
do slip Bila.1 S3150
refuse slip Bila.1 S3151 slipped [16.2c]

% A leader goes along with his cavalry [16.2a]
places Friant@S3148 Beeren@S3149 Kalkreuth@S3149 Wilhelm@S3247
begin combat french
do attack S3148 S3149; attack S3148 S3247; done
refuse slip Kalkreuth S3150 leader [16.2a]
do slip Beeren S3150; slip Kalkreuth S3150
expect Kalkreuth@S3150 Beeren@S3150

% Neither demoralization nor want of supply hinders it [16.22]
places Friant@S3148 Beeren@S3149
unsupplied Beeren
begin combat french
do attack S3148 S3149; done
allow slip Beeren S3150

% Nobody advances into the hex that they left [13.22c 16.2a]
places Friant@S3148 Beeren@S3149
begin combat french
do attack S3148 S3149; done
do slip Beeren S3150
acts prussian
expect Friant@S3148

% Who attacks and leaves has not attacked: others next to the enemy still have to [11.2b]
places Nansouty@S3148 Friant@S3248 Tauentzien@S3149 Schoeneberg@S3348
begin combat french
do attack S3148 S3149; attack S3248 S3348; done
do slip Nansouty S3147
refuse done duty-to-defend [4.31a]
do attack S3248 S3149
odds defence = 8

% If nobody is next to it any more, nothing has to happen [11.2b]
places Nansouty@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done
do slip Nansouty S3147
acts prussian

% Cavalry whose Repulse failed stays and attacks [10.22b]
places Nansouty@S3148 Tauentzien@S3149
foiled Nansouty Tauentzien
begin combat french
do attack S3148 S3149; done
acts french
refuse slip Nansouty S3147 not-now [11.1a]
odds column = 1-4

# Vedettes are cavalry in combat [13.0]: they are halved by woods, and one point of them combines arms.

# ---- targets that have gone [R18] ------------------------------------------------------------

% Who has lost its target takes part against another that was declared, if one is near [11.1a]
places Friant@S3148 Gudin@S3249 Beeren@S3149 Tauentzien@S3248
begin combat french
do attack S3148 S3149; attack S3249 S3248; done
acts prussian
do slip Beeren S3049
acts french
refuse done duty [4.31a]
do attack S3148 S3248
odds at S3248 attack = 18

% Who has nobody near any more is free [11.1a]
places Friant@S3148 Gudin@S3250 Beeren@S3149 Tauentzien@S3251
begin combat french
do attack S3148 S3149; attack S3250 S3251; done
do slip Beeren S3049
expect Friant@S3148
odds attack = 9
odds line Gudin attacks [11.21b]
odds not line Friant

% A target that was displaced before its turn came is gone too, and its attacker may take part elsewhere [11.1a]
places Friant@S3148 Morand@S2949 Gudin@S3349 Colbert.1@S3050 Colbert@detached Suchet@S2952 Tauentzien@S3149 Grawert@S3150 PrBridge1@S3150 Schmettau@S2951
begin combat french
do attack S3148 S3149; attack S3050 S3150; attack S2952 S2951; done
do target S3149; roll
roll 2
do displace Tauentzien Grawert; retreat Grawert S3250; done
acts french
refuse target S3150 no-attack
refuse attack S2952 S2951 fixed
do attack S3050 S2951
odds line Colbert (vedette 1) attacks [11.21b]

% Whose enemy has gone before combat stays where it is [16.2a 13.22c]
places Nansouty@S3148 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done
do slip Bila.1 S3151
expect Nansouty@S3148
acts prussian

% What keeps vedettes from going two hexes [8.12F]
places Friant@S3148 Bila.1@S3149 Bila@detached Ney@S3151
begin combat french
do attack S3148 S3149; done
refuse slip Bila.1 S3151 enemy-hex [8.12F]

% The last leader leaves no stack that needs it before combat [3.11a 3.12a]
places Nansouty@S3148 Klein@S3148 Sahuc@S3148 Grouchy@S3148 Murat@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done
do slip Klein S3147
refuse slip Murat S3147 leader-needed [3.11a]
do slip Sahuc S3147
allow slip Murat S3147

% Nobody advances into a hex that was left before combat [16.2a 13.22c]
places Friant@S3148 Beeren@S3149 Oels@S3047
begin combat french
do attack S3148 S3149; attack S3148 S3047; done
do slip Beeren S3150
do roll
roll 4
do retreat Oels S3046
refuse advance Friant S3149 left-before [16.2a]
places Friant@S3148 Bila.1@S3149 Bila@detached Oels@S3047
begin combat french
do attack S3148 S3149; attack S3148 S3047; done
do slip Bila.1 S3151
do roll
roll 4
do retreat Oels S3046
refuse advance Friant S3149 vedettes-left [13.22c]

% An attacker whose enemy has slipped away may join an attack over a bridge [11.1a 8.32a]
places Friant@S1734 Gudin@S1732 Prittwitz@S1834 Tauentzien@S1733
begin combat french
do attack S1734 S1834; attack S1732 S1733; done
do slip Prittwitz S1935
list attack = attack S1734 S1733
prompt french contains A stack whose enemy has gone may join another attack.
do attack S1734 S1733
list attack =
odds attack = 18

% Who had no target does not [11.1a 11.2a]
places Friant@S1734 Gudin@S1732 Prittwitz@S3149 Morand@S3148 Tauentzien@S1733
begin combat french
do attack S3148 S3149; attack S1732 S1733; done
do slip Prittwitz S3150
acts french
list attack =

% A stack whose enemy has gone takes no part in an attack far away that is named later [11.2b 11.21b]
places Friant@S3148 Prittwitz@S3149 Nansouty@S0349 Gudin@S0351 Tauentzien@S0350 Beeren@S0352
begin combat french
do attack S3148 S3149; attack S0349 S0350; attack S0351 S0352; done
do slip Prittwitz S3150; slip Beeren S0353
do slip Nansouty S0348
list attack = attack S0351 S0350
do attack S0351 S0350
odds attack = 9
odds defence = 5
odds column = 1-1
do roll
roll 2
expect Friant@S3148

% Nor does one whose attackers have gone [11.2b 11.21a]
places Nansouty@S3148 Oels@S3149 Klein@S0349 Gudin@S0351 Tauentzien@S0350 Beeren@S0352
begin combat french
do attack S3148 S3149; attack S0349 S0350; attack S0351 S0352; done
do slip Beeren S0353
do slip Nansouty S3147; slip Klein S0348
do attack S0351 S0350
odds attack = 9
odds defence = 5
do roll
roll 6
expect Oels@S3149
