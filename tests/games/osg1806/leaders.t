# leaders.t - leaders alone before the enemy [5.26], their replacements [5.13], heads of state [5.17].

scenario campaign
empty
turn 9

# ---- capture and flight --------------------------------------------------------------

% A leader alone in an enemy's zone is captured with a one [5.26a]
places Ney@S0350 Friant@S0330 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
acts chance
refuse prussian: halt not-your-turn [5.26a]
refuse french: fly S0330 not-your-turn [5.26a]
view french contains "subject":"Ney"
view prussian not contains "subject"
view prussian contains "hunt":"S0350"
view nobody not contains "subject"
roll 1
event hunted [5.26a]
hears french captured [5.26a] Ney
hears prussian captured [5.26a] Ney
expect Ney@captured
acts prussian

% Who is captured, or sent home, does not stand where it was seen any more [5.26a 5.26c 1.52a]
places Ney@S0350 Friant@S0330 Tauentzien@S0352
seen Ney@S0350
still Ney
begin movement prussian
do move Tauentzien S0351
roll 1
do halt
expect Ney@captured
expect still none

% ... sent home [5.26c 1.52a]
used-sources 1
places Ney@S0350 Friant@S3140 Grawert@S3141 Tauentzien@S0352
seen Ney@S0350
still Ney
begin movement prussian
do move Tauentzien S0351
roll 3
expect Ney@reserve
expect still none

% With Napoleon the game ends [5.26a]
places Napoleon@S0350 Friant@S0330 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 1
expect Napoleon@captured
acts nobody

% With any other number he flies to the nearest friends out of enemy zones [5.26a 5.26b]
places Ney@S0350 Leval@S0345 Friant@S0247 Grawert@S0246 Gudin@S0340 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 4
expect Ney@S0345
hears french flew [5.26b]
not hears prussian flew
hears prussian flag-moved [5.26b] leader

% His owner chooses among the equally near [5.26b]
places Ney@S0350 Leval@S0346 Friant@S0347 Gudin@S0652 Grawert@S0247 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 2
acts french
refuse french: fly S0347 no-refuge [5.26b]
list fly = fly S0346 | fly S0652
refuse prussian: halt not-your-turn [5.26b]
refuse french: done flight-first [5.26b]
do french: fly S0652
expect Ney@S0652
acts prussian

% Trains are no refuge [5.26b]
places Ney@S0350 FrBaggage@S0348 Friant@S0345 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 6
expect Ney@S0345

% Without such friends he flies to the closest source, and comes on there in the next Movement Phase [5.26c]
used-sources 1
places Ney@S0350 Friant@S3140 Grawert@S3141 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 3
expect Ney@reserve
expect seen Ney@S0901
hears prussian sent-home [5.26c]
do halt; done; attack S3141 S3140; done; roll
roll 4
do retreat Grawert S3142; done; done
refuse enter Ney S0801 no-entry [15.0]
do enter Ney S0901
event entered for 1
expect Ney@S0901

% Not in the Movement Phase in which he flew [5.26c]
used-sources 1
places Ney@S0350 Friant@S3140 Grawert@S3141 Tauentzien@S0351
begin movement french
roll 3
expect Ney@reserve
refuse enter Ney S0901 not-yet [5.26c]

% Vedettes capture leaders too [5.26d]
places Ney@S0350 Friant@S0330 Pletz.1@S0352 Pletz@detached
begin movement prussian
do move Pletz.1 S0351
roll 1
expect Ney@captured

% Where a unit can go does not tell who it is that it would shut in [5.26e 1.5a]
places Murat@S0350 Friant@S0330 Tauentzien@S0248 Grawert@S0251 Zeschwitz@S0447
begin movement prussian
reach Zeschwitz contains S0449

% ... Napoleon, with whom the game would end [5.26e 1.5a]
places Napoleon@S0350 Friant@S0330 Tauentzien@S0248 Grawert@S0251 Zeschwitz@S0447
begin movement prussian
reach Zeschwitz contains S0449

% A leader whom zones and rivers shut in is captured without a die [5.26e]
places Ney@S0350 Friant@S0330 Tauentzien@S0248 Grawert@S0251 Zeschwitz@S0449
begin movement french
expect Ney@captured
acts french

% A friend next to him leaves him a chance [5.26e]
places Ney@S0350 Friant@S0249 Gudin@S0345 Tauentzien@S0248 Grawert@S0251 Zeschwitz@S0449
begin movement french
acts chance
roll 2
expect Ney@S0345

% So does a way out [5.26e]
places Ney@S0350 Friant@S0330 Grawert@S0251 Zeschwitz@S0449
begin movement french
acts chance

% A leader who is with friends is in no danger [5.26a]
places Ney@S0350 Friant@S0350 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
expect Ney@S0350
acts prussian

% A head of state can be captured, and nobody takes his place [5.17a]
places King@S0350 Oranien@S0330 Friant@S0352
begin movement french
do move Friant S0351
roll 1
expect King@captured
do halt; done; done
acts prussian
expect King@captured

% A head of state moves ten hexes, for what cavalry pays [5.17a]
places King@S0106 Oranien@S0330
begin movement prussian
do move King S0107
event stepped for 3
do step S0108; step S0109; step S0110

% Heads of state reorganize units of any formation [5.17b]
places King@S0350 Oranien@night-box Zeschwitz@night-box Kunheim@night-box
begin reorganize prussian
do reform King Oranien; reform King Zeschwitz
expect Oranien@S0350 Zeschwitz@S0350
refuse reform King Kunheim rallied [6.21a]

# ---- replacement ------------------------------------------------------------------------

% A captured officer's replacement comes to a unit of the formation as the next Command Phase begins [5.13a]
places Ney@S0350 Ney.r@replacements Marchand@S0330 Gardanne@S0340 Friant@S0345 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 1
expect Ney.r@replacements
do halt; done
acts french
refuse appoint S0345 no-place [5.13a]
list appoint = appoint S0330 | appoint S0340
do appoint S0340
expect Ney.r@S0340
hears french appointed [5.13a]
not hears prussian appointed

% Who is asked for the next has brought the one before: the enemy sees his flag [5.13a 1.5a]
places Lannes@captured Lannes.r@replacements Murat@captured Murat.r@replacements Suchet@S0340 Klein@S0350
begin reorganize french
view prussian contains "Lannes.r":"replacements"
do appoint S0340
view prussian contains "Lannes.r":"hidden"

% Without a unit of the formation he comes to a commander in the Movement Phase [5.13b]
places Ney@captured Ney.r@replacements Friant@S0345 Davout@S0345 Napoleon@S0340
begin reorganize french
refuse appoint S0340 not-now [5.13a]
do done
refuse appoint S0346 no-place [5.13b]
list appoint = appoint S0340 | appoint S0345
do appoint S0340
expect Ney.r@S0340

% A new leader of a commander's corps is an officer, who needs a point or his own initiative [5.15c]
places Davout@captured Davout.r@replacements Friant@S0345 Leval@S0340 Napoleon@S0350
begin reorganize french
do appoint S0345
refuse command Davout.r Leval not-commander [5.12]
do done
roll 4
expect out Davout.r Friant Leval

% He may come to any unit of the army [5.15c]
places Davout@captured Davout.r@replacements Friant@S0345 Leval@S0340
begin reorganize french
list appoint = appoint S0340 | appoint S0345

# ---- one army -----------------------------------------------------------------------------

% Prussians and Saxons are one side: a Prussian commands Saxons [17.1]
places Brunswick@S0350 Zeschwitz@S0350 Kalkreuth@S0350 Oranien@S0350
begin command prussian
do command Brunswick Zeschwitz
expect placed Zeschwitz

% They stack, and no zone of theirs stops the others [17.1]
places Zeschwitz@S0350 Oranien@S0348
begin movement prussian
do move Oranien S0349; step S0350
allow halt

% An independent unit acts on its own initiative, or in any commander's command [17.2]
places Davout@S0350 Jerome@S0350 Friant@S0340
begin command french
allow command Davout Jerome
do done; done
do rouse Jerome
roll 3
do move Jerome S0349

% Independents have no casualty track: nobody's morale suffers from their losses [17.3]
places Jerome@night-box Napoleon@S0350 Marchand@S0340
casualties 0*14 200 0
begin reorganize french
do reform Napoleon Jerome
expect Jerome@S0350
expect casualties 0*14 200 0

# ---- trains ------------------------------------------------------------------------------------

% A baggage train alone is captured by any enemy that comes next to it [14.34a]
places FrBaggage@S0350 Friant@S0330 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
event train-taken [14.34a]
expect FrBaggage@captured

% What was so of it is over with that [14.34a]
places FrBaggage@S0350 Friant@S0330 Tauentzien@S0352
out FrBaggage
unsupplied FrBaggage
begin movement prussian
do move Tauentzien S0351
expect FrBaggage@captured
expect out none
expect unsupplied none

% Not one that troops are with [14.34a]
places FrBaggage@S0350 Friant@S0350 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
expect FrBaggage@S0350

# ---- pontoons in the enemy's hands ---------------------------------------------------------------

% Who captures a pontoon bridge keeps it, and crosses at once [9.26a 9.26b]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done
do done
do rouse Tauentzien
roll 1
do move Tauentzien S1833
event bridge-taken [9.26a]
acts prussian
refuse halt prize-first [9.27]
refuse french: done not-your-turn [9.27]
do keep
expect captive FrBridge
do step S1734
event stepped for 3

% It changes hands as often as its ends do [9.26b]
places FrBridge@S1734 Friant@S1735 Davout@S1735 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833; keep; step S1832; halt
expect captive FrBridge
do done
do done
do move Friant S1734
event bridge-freed [9.26b]
expect captive none

% Or destroys it, which is for good [9.27]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833; destroy
event bridge-razed [9.27]
expect FrBridge@lost
expect captive none
refuse step S1734 river [8.31a]

% Nobody is asked about a bridge that a friend still holds [9.27]
places FrBridge@S1734 Friant@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833; halt
refuse destroy no-prize [9.27]

% Two points over pontoons, none in Road March [8.31a 8.31b]
places FrBridge@S1734 Davout@S1734 Friant@S1734 Gudin@S1734 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1833; done
do done; done; done
do done
do move Friant S1833
event stepped for 3
do halt; take Gudin; march; step S1833
event stepped for 1

# ---- printed bridges ---------------------------------------------------------------------------

% Pontoons are neither damaged nor repaired [8.4]
places FrBridge@S1734 Friant@S1734 Davout@S1734 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1833
do take Friant
refuse damage S1833 pontoon [8.4]
refuse repair S1833 pontoon [8.4]

% Either side repairs what the other has damaged [8.4]
places Friant@S1310 Tauentzien@S1412 Hohenlohe@S1412
begin movement french
do take Friant; damage S1410
roll 1
expect damaged S1310|S1410
do step S1309; step S1308; halt; done
do done
do move Tauentzien S1411; step S1410; repair S1310
roll 4
expect damaged none

# ---- in combat ------------------------------------------------------------------------------------

% With a head of state the whole stack advances [5.17b]
places Louis@S3148 Grawert@S3148 King@S3148 Jerome@S3149
begin combat prussian
do attack S3148 S3149; done; roll
roll 3
do retreat Jerome S3150
do advance Louis S3149; advance King S3149; advance Grawert S3149
expect Louis@S3149 King@S3149 Grawert@S3149

% A unit that rolled for itself attacks, and does not advance [7.13]
places Friant@S3147 Gudin@S3140 Tauentzien@S3149
begin command french
do done; done
do rouse Friant
roll 1
do move Friant S3148; halt; done
do attack S3148 S3149; done; roll
roll 2
do retreat Tauentzien S3150
expect Friant@S3148
expect out Friant Gudin
acts prussian

% A unit far from who put it in command still advances [7.3]
places Davout@S3144 Friant@S3144 Tauentzien@S3149
begin command french
do done
do move Friant S3145; step S3146; step S3147; step S3148; halt; done
do attack S3148 S3149; done; roll
roll 2
do retreat Tauentzien S3150
do advance Friant S3149
expect Friant@S3149

% Pontoons that the enemy has left are captured in the Combat Phase too, and advances cross them [9.26b]
places FrBridge@S1734 Colbert@S1734 Davout@S0340 Louis@S1832 Hohenlohe@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done
do move Louis S1833; halt; done
do attack S1833 S1734; done; french: done; prussian: roll
roll 1
do retreat Colbert S1736
event bridge-taken [9.26a]
do keep
do advance Louis S1734
expect Louis@S1734
expect captive FrBridge
