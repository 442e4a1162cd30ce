# What a position may not be: one that comes from a file is asked all this before it is played on.
#
# S2945 to S3452 is open ground.  S3149 touches S3148 S3150 S3248 S3249 S3048 S3049.

scenario campaign
empty
turn 9

% A Game-Turn is on the track, and there are no more trains than there are [2.2 9.26a 21.62]
begin movement french
unsound turn 0 contains a number from 1 to 64 was expected
unsound turn 64 contains there is no Game-Turn 64
unsound prizes 255 contains a bridge was captured that there is not [9.26a]
unsound captive FrBridge contains a bridge was captured that there is not [9.26a]
unsound opened 2 contains the south-west edge is open or not [21.62]

% Enemies share no hex, and pontoons span a river while they are laid [8.12F 9.2a]
places Friant@S3148 Tauentzien@S3149
begin movement french
sound places Friant@S3150
unsound places Friant@S3149 contains enemies share S3149 [8.12F]
unsound waters 3 0*7 contains pontoons are nowhere [9.2a]

% A box holds what it is for [6.12a 6.11A 6.11D 9.14 13.1 5.13a]
places Friant@S3148 Davout@S3148 Tauentzien@S3250
begin movement french
sound places Gudin@day-box Colbert.1@night-box Colbert@detached
unsound places Davout@day-box contains Davout cannot be reorganized [6.12a]
unsound places FrBridge@night-box contains FrBridge cannot be reorganized [6.12a]
unsound places Colbert@day-box contains Colbert cannot be reorganized [6.12a]
unsound places Gudin@day-box; reduced Gudin contains Gudin cannot be reorganized [6.12a]
unsound reduced Davout contains Davout has no reduced counter [6.11D]
unsound reduced Colbert contains Colbert has no reduced counter [6.11D]
unsound places Gudin@whole contains Gudin is no vedette [13.1]
unsound places Gudin@detached contains Gudin has no vedettes [13.1]
unsound places Davout.r@S3148 contains Davout.r replaces nobody [5.13a]

% Nobody moves by night, nor disengages by day [2.2]
places Friant@S3148 Tauentzien@S3149
begin movement french
unsound turn 8 contains frame 2 is of the day by night, or of the night by day [2.2]

% ... nor that [2.2]
turn 8
places Friant@S3148 Tauentzien@S3149
begin night french
unsound turn 9 contains frame 2 is of the day by night, or of the night by day [2.2]

% Who stands still is where it was seen [1.52a]
places Friant@S3148
begin movement french
sound still Friant; seen Friant@S3148
unsound still Friant; seen Friant@S3149 contains moved and is taken to stand still [1.52a]

% Frames nest as the Game-Turn does, and each is of the side whose turn it is [2.11]
begin movement french
unsound frames none contains no procedure is under way
unsound frames movement/0/french/0 contains neither game nor over
unsound frames game/1/french/0 movement/0/prussian/0 contains frame 2 is of the wrong side
unsound frames game/4/french/0 movement/0/french/0 assaults/0/french/0 contains frame 3 does not belong there [2.11]
unsound frames game/4/french/0 movement/0/french/0 flight/0/french/0 contains no leader flies [5.26b]

% A stack on the march is in one hex on the map, and on the march only in a move [8.1]
places Friant@S3148 Gudin@S3148 Morand@S3149
begin movement french
unsound movers Friant contains units are on the march outside a move [8.1]
do move Friant S3147
unsound movers none contains nobody is on the march [8.1]
unsound movers Friant Morand contains a stack on the march is in two hexes [8.1]
unsound places Friant@lost contains a unit on the march is not on the map [8.1]

% An attack has both sides, within reach, and leaves no duty undone [11.2a 11.21b]
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346
begin combat french
do attack S3148 S3149; attack S3345 S3346; done
do target S3149
unsound places Tauentzien@lost contains an attack lacks one of its sides [11.2a]
unsound places Friant@lost contains an attack lacks one of its sides [11.2a]
unsound places Tauentzien@S3150 contains an attack is on somebody out of reach [11.21b]
unsound places Friant@S3147 contains an attack is on somebody out of reach [11.21b]
do roll
unsound places Tauentzien@S3150 contains an attack is on somebody out of reach [11.21b]

% So have those that are to come, and there is one [11.2a 11.21b]
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346
begin combat french
do attack S3148 S3149; attack S3345 S3346; done
sound places Friant@S3148
unsound places Tauentzien@S3151 contains an attack is on somebody out of reach [11.21b]
unsound places Tauentzien@S3151 Grawert@S3349 contains an attack is on somebody out of reach [11.21b]
unsound places Gudin@S3344 contains an attack is on somebody out of reach [11.21b]
unsound places Friant@lost Gudin@lost contains an attack is on somebody out of reach [11.21b]

% A result is there to be paid, and who was beaten retreats [11.3 11.43a]
places Friant@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 1
acts prussian
unsound result 0 contains a combat has no result [11.3]
unsound column 99 contains a combat has no result [11.3]
unsound retreating Friant contains the wrong units retreat [11.43a]
unsound retreating none contains nobody can retreat [11.44a]
unsound places Tauentzien@lost contains a unit retreats that is not on the map [11.43a]

% A combat has both its sides, and those retreat whom its result drives back, so far [11.2a 11.4c]
places Friant@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 1
unsound frames game/6/french/0 combat/5/french/0 assaults/0/french/0 result/1/french/3 retreat/0/prussian/2 contains a combat lacks one of its sides [11.2a]
unsound frames game/6/french/0 combat/5/french/0 assaults/0/french/0 result/1/french/1 retreat/0/prussian/1 contains the wrong units retreat [11.43a]
unsound retreating Friant; frames game/6/french/0 combat/5/french/0 assaults/0/french/0 result/1/french/1 retreat/0/french/2 contains the wrong units retreat [11.43a]

% Partners' messages are to leaders of their own, of a turn that has been, and nobody is ready who is not there [18.0 18.1b]
begin movement french
unsound ready 1 contains a player is done who is not there [18.0]
unsound letters-sent 10 0*23 contains a message is to nobody, or out of its time [18.1b]

% An exchange is there to be paid, by somebody who can [11.4b]
places Friant@S3148 Tauentzien@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 4
acts french
unsound owed 0 contains there is nothing to pay in an exchange [11.4b]

% A leader alone before the enemy flies, and has a place to fly to [5.26a]
places Davout@S3148 Friant@S3448 Tauentzien@S3149
begin combat prussian
unsound frames game/6/prussian/0 combat/0/prussian/0 capture/0/chance/0 contains no leader is alone before the enemy [5.26a]

% A bridge is a prize that was captured [9.26a]
begin movement french
unsound prizes 1 contains a bridge is a prize that was not captured [9.26a]

% A phase does not begin with numbers that cannot be [9.26a]
unsound prizes 255; begin movement french contains a bridge was captured that there is not [9.26a]

% Who began at reduced strength has no whole counter to come back on [19.28]
scenario jena
begin movement french
sound reduced Louis Tauentzien
unsound reduced Louis contains Tauentzien began at reduced strength [19.28]
