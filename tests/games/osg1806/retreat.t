# retreat.t - retreats after combat, displacement, and where the eliminated go [11.43] [11.44] [6.11].
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.

scenario campaign
empty
turn 9

% A retreat enters no hex that an enemy controls or holds [11.43a 4.32a]
places Friant@S3148 Gudin@S3152 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 1
refuse retreat Tauentzien S3150 distance [11.4c]
refuse retreat Tauentzien S3147 zone [11.43a]
refuse retreat Tauentzien S3151 zone [11.43a]
do retreat Tauentzien S3250

% Friends in a hex do not open it [4.32a]
places Friant@S3148 Gudin@S3248 Leval@S3349 Tauentzien@S3149 Wilhelm@S3249
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3349 S3249; done; done
do target S3149; roll
roll 4
refuse retreat Tauentzien S3249 zone [4.32a]
do retreat Tauentzien S3049

% Hidden troops that are nothing but vedettes are shown when a retreat may pass them [13.21 4.32c]
places Friant@S3148 Gudin@S3248 Colbert.1@S3151 Colbert@detached Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
expect not revealed Colbert.1
roll 4
expect revealed Friant Gudin Colbert.1 Tauentzien
event revealed [13.21] Colbert (vedette 1)
do retreat Tauentzien S3150
expect Tauentzien@S3150

% Into the vedette's own hex no retreat leads [13.21]
places Friant@S3148 Gudin@S3248 Colbert.1@S3150 Colbert@detached Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3150 S3149; done; done; roll
roll 4
refuse retreat Tauentzien S3150 enemy-hex [13.21]
do retreat Tauentzien S3049

% Units that cannot go as far as they have to are lost for good, at full strength too [11.44a]
places Friant@S3148 Tauentzien@S3149 Gudin@S3152 Morand@S3351 Leval@S2951 Marchand@S3448 Suchet@S2848
begin combat french
do attack S3148 S3149; done; roll
roll 1
event eliminated [11.44a] Tauentzien
expect Tauentzien@lost
acts french

% Off the map they go only where no other way is left, and can come back [11.44b]
places Friant@S3153 Tauentzien@S3154
begin combat french
do attack S3153 S3154; done; roll
roll 1
event eliminated [11.44b] Tauentzien
expect Tauentzien@day-box

% Leaders and trains do not retreat with the others [11.43b 5.25a]
places Friant@S3148 Gudin@S3248 Tauentzien@S3149 Hohenlohe@S3149 PrBridge1@S3149 Schoeneberg@S3345
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3150
expect Hohenlohe@S3149
acts chance

% A train follows on a 3 or more [9.13b 11.43b]
places Friant@S3148 Gudin@S3248 Tauentzien@S3149 PrBridge1@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3150
refuse prussian: done not-your-turn [9.13b]
roll 3
expect PrBridge1@S3150

% On a 1 or 2 it is lost [9.13b]
places Friant@S3148 Gudin@S3248 Tauentzien@S3149 PrBridge1@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3150
roll 2
expect PrBridge1@lost

% Each leader left behind may be captured [5.25a]
places Friant@S3148 Gudin@S3248 Tauentzien@S3149 Hohenlohe@S3149 Ruechel@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3150
roll 1
roll 2
expect Hohenlohe@captured Ruechel@S3150

# ---- displacement ----------------------------------------------------------------------

% Into a full hex only where no other way is left, and a unit there makes room [11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
refuse retreat Tauentzien S3150 full [11.45a]
list displace = displace Tauentzien Oels | displace Tauentzien Schoeneberg
do displace Tauentzien Oels
refuse retreat Oels S3149 zone [11.43a]
do retreat Oels S3151
expect Tauentzien@S3150 Schoeneberg@S3150 Oels@S3151

% One hex is enough for who makes room, though it could not go on from there [11.45b]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Suchet@S3153 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
do displace Tauentzien Oels; retreat Oels S3151
expect Tauentzien@S3150 Oels@S3151

% Nobody is displaced while another hex has room [11.45a]
places Rivaud@S3148 Drouet@S3248 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 3
refuse displace Tauentzien Oels room-first [11.45a]

% Who makes room may have to displace another [11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150 Kunheim@S3151 Larisch@S3151
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
do displace Tauentzien Oels
list displace = displace Oels Kunheim | displace Oels Larisch
do displace Oels Larisch
refuse displace Larisch Oels room-first [11.45a]
do retreat Larisch S3152
expect Tauentzien@S3150 Oels@S3151 Kunheim@S3151 Larisch@S3152

% Who has just retreated makes room for nobody, who stood there before does [11.45a]
places Tauentzien@S3148 Grawert@S3148 Oels@S3247 Friant@S3149 Leval@S3149 Marchand@S3047
begin combat french
do attack S3149 S3148; attack S3047 S3148; done; roll
roll 3
list displace =
do retreat Tauentzien S3247
list displace = displace Grawert Oels
do displace Grawert Oels
do retreat Oels S3246
expect Tauentzien@S3247 Grawert@S3247 Oels@S3246

% If nobody there could make room, nobody is displaced and the others are lost [11.45b]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Suchet@S3152 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
event eliminated Tauentzien
expect Tauentzien@lost Schoeneberg@S3150 Oels@S3150

% An enemy's vedette alone in the only hex is not displaced [13.21]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Colbert.1@S3150 Colbert@detached Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; attack S3150 S3149; done; done; roll
roll 4
event trapped Tauentzien

# ---- where they go ----------------------------------------------------------------------------

% Who could have retreated can be reorganized [11.42 6.12a]
places Oels@S3148 Friant@S3149
begin combat prussian
do attack S3148 S3149; done; roll
roll 6
expect Oels@day-box

% Whom the stronger gives up in an exchange could get away over the weaker's hexes: these have gone before [11.42 11.41b]
places Guard@S3148 Viallanes@S3148 Oels@S3149 Frankenberg@S3147
begin combat french
do attack S3148 S3149; attack S3148 S3147; done
odds column = 3-1
do roll
roll 6
expect Viallanes@day-box Guard@S3148

% A reduced unit cannot [6.11A 11.42]
places Oels@S3148 Friant@S3149
reduced Oels
begin combat prussian
do attack S3148 S3149; done; roll
roll 6
expect Oels@lost

% Nor one without a reduced counter [6.11D 11.42]
places Wilhelm@S3148 Friant@S3149
begin combat prussian
do attack S3148 S3149; done; done; roll
roll 6
expect Wilhelm@lost

% Who is surrounded is lost, unless a die says otherwise [6.11B 16.4]
places Oels@S3148 Friant@S3149 Gudin@S3147
begin combat prussian
do attack S3148 S3149; attack S3148 S3147; done; roll
refuse french: done not-your-turn [11.3]
roll 6
expect Oels@lost
refuse prussian: done not-your-turn [16.4]
roll 3
expect Oels@day-box

% On more than three it stays lost [16.4]
places Oels@S3148 Friant@S3149 Gudin@S3147
begin combat prussian
do attack S3148 S3149; attack S3148 S3147; done; roll
roll 6
roll 4
expect Oels@lost

% One is added for each column above 1-1 that the combat was fought on [16.4]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
odds column = 3-1
do roll
roll 5
roll 2
expect Tauentzien@lost

% Two columns up a 1 saves it [16.4 6.11C]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done; roll
roll 5
event trapped [6.11C] Tauentzien is surrounded and eliminated in S3149: a die decides
event not eliminated
roll 1
expect Tauentzien@day-box

% Reduced units do not roll [16.4 6.11A]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149
reduced Tauentzien
begin combat french
do attack S3148 S3149; attack S3150 S3149; done; roll
roll 5
expect Tauentzien@lost
acts french

# ---- vedettes ------------------------------------------------------------------------------------

% A vedette that would retreat is eliminated, and can come back [13.2 6.31]
places Friant@S3148 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done; done; roll
roll 4
event result 6-1: Dr2
expect Bila.1@day-box

% So it is by De [6.31 13.2]
places Friant@S3148 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; done; done; roll
roll 1
expect Bila.1@day-box

% One that was surrounded needs the die [6.31 16.4]
places Friant@S3148 Gudin@S3150 Bila.1@S3149 Bila@detached
begin combat french
do attack S3148 S3149; attack S3150 S3149; done; roll
roll 1
expect Bila.1@lost
roll 1
expect Bila.1@lost

# ---- casualties --------------------------------------------------------------------------------------

% A formation's casualties rise by the full strength of what it loses, and it breaks at its level [12.1a 12.11]
places Oels@S3148 Friant@S3149 Weimar@S3444 Frankenberg@S3444
begin combat prussian
do attack S3148 S3149; done; roll
roll 6
expect Oels@day-box

% Who makes room stays hidden: the enemy sees a flag move [11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
do displace Tauentzien Oels
view french contains "Oels":"hidden"
view french not contains "local":86
do retreat Oels S3151
hears french flag-moved
not hears french displaced
hears prussian displaced [11.45a] Oels

% Who was displaced fights no more in the phase, also after another retreat [11.22a 11.45a]
places Gardanne@S3149 Grawert@S3148 Louis@S3148 Oels@S3349 Frankenberg@S2949 Gazan@S3150 Dupont@S3150 Prittwitz@S3250 Bila.1@S3152 Bila@detached Friant@S3153 Marchand@S2945 Larisch@S2944 Natzmer@S2944
begin combat french
do attack S3149 S3148; attack S3153 S3152; attack S2945 S2944; attack S3150 S3250; done; done
do target S3250; roll
roll 1
do french: done
do target S3148; roll
roll 3
do displace Gardanne Gazan; retreat Gazan S3151
do prussian: done
list attack =
do target S2944; roll
roll 3
do retreat Marchand S2946; prussian: done
list attack =

% Why nobody can be displaced into a hex: it is in an enemy's zone [4.32a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150 Kunheim@S3249 Larisch@S3249
begin combat french
do attack S3148 S3149; attack S3048 S3149; attack S3248 S3249; done; target S3149; roll
roll 4
refuse displace Tauentzien Kunheim zone [4.32a]
