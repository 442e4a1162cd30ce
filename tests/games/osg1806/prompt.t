# prompt.t - what a side is told it may do, and what it still owes.

scenario campaign
empty
turn 9

# ---- command and movement -------------------------------------------------------------

% Points of command, and who is left out [5.11b 5.15b 7.11a]
places Napoleon@S0350 Davout@S0348 Ney@S0349 Leval@S0350 Friant@S0340
begin command french
prompt french contains Points left: Napoleon 3 for officers, 3 for units; Davout 1
prompt french contains Not in command: Friant, Leval, Ney. Done marks these.
prompt prussian contains French to decide.
do command Napoleon Ney
prompt french contains Napoleon 2 for officers, 3 for units
prompt french contains Not in command: Friant, Leval. Done marks these.
do command Davout Leval
prompt french contains Points left: Napoleon 2 for officers, 3 for units.
prompt french contains Not in command: Friant.

% Nobody else is within reach [7.11a]
places Davout@S0350 Friant@S0340
begin command french
prompt french contains Nobody else can be put in command: out of points, or of their reach.
prompt french contains Not in command: Friant. Done marks these.

% All are in command [7.11a]
places Davout@S0350 Friant@S0349
begin command french
prompt french contains All officers and units are in command.

% What a flag controls cuts Command Range, no matter who is under it [7.21B 1.5a]
places Davout@S0350 Friant@S0348 Tauentzien@S0249
begin command french
prompt french contains Not in command: Friant.

% Who has not moved, who stands before the enemy, who can come on [2.11 4.1c 15.0]
places Friant@S0350 Gudin@S0345 Tauentzien@S0351
begin movement french
prompt french contains Not moved yet: Gudin.
prompt french contains only a Repulse sets free: Friant.
prompt french contains Can come on: Dupont, Leval, Guyot, Margaron, French baggage, Soult.
do take Gudin; halt
prompt french not contains Not moved yet

% A long list is cut short [8.1]
places Friant@S0350 Gudin@S0340 Leval@S0330 Legrand@S0320 Morand@S0310 Suchet@S0550 Gazan@S0540 Marchand@S0530 Gardanne@S0520 Heudelet@S0510
begin movement french
prompt french contains and 2 more

% Those due with others who came on [15.2b]
scenario early-warning
empty
turn 5
places Davout@S0350
begin movement french
prompt french not contains come on too
do enter Lasalle S2701; step S2702; halt
prompt french contains To come on too before you are done: Rivaud, Drouet, Tilly, Milhaud, Murat, Bernadotte.

scenario campaign
empty
turn 9

% A unit on the move has points left [8.1 8.12Aa 8.21a]
places Friant@S0350
begin movement french
do take Friant
prompt french contains On the move: Friant. Movement Points left in S0350: 5. Step on, or halt.
do step S0351
prompt french contains Movement Points left in S0351: 4.
prompt french not contains In Road March
do march
prompt french contains In Road March.

% A stack has as many as the first that runs out [8.1]
places Friant@S0350 Davout@S0350
begin movement french
do take Davout; join Friant
prompt french contains On the move: Friant, Davout. Movement Points left in S0350: 5.

% Where a column is too near it cannot stay [8.22Ba]
places Friant@S3834 Leval@S3533
marching Leval
begin movement french
do take Friant; march; step S3734; step S3633
prompt french contains It cannot end its move here: go on.

% Before the enemy a Repulse can be tried [10.1]
places Friant@S0348 Cerrini@S0350
begin movement french
do move Friant S0349
prompt french contains Try a Repulse, or halt before the enemy.
prompt prussian contains French to decide.

% Who may act on its own initiative [7.13]
places Friant@S0350 Gudin@S0347
begin command french
do done; done
prompt french contains May try their initiative: Friant, Gudin.
do rouse Gudin
prompt french contains chance to decide.
roll 1
prompt french contains Not moved yet: Gudin.
prompt french contains May try their initiative: Friant.

# ---- the Repulse ------------------------------------------------------------------------

% Who was repulsed retreats two hexes, its leader may follow [10.21a 5.25b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Hohenlohe@S0350
begin movement french
do take Suchet; join Nansouty; repulse
prompt prussian contains Still to retreat: Cerrini. Hexes each: 2.
do retreat Cerrini S0352
prompt prussian contains The units with Hohenlohe in S0350 had to retreat. Say where it follows them, or let it stay.

% Of several hexes one is occupied [10.21a]
places Suchet@S0349 Morand@S0349 Cerrini@S0348 Schimmel@S0350
begin movement french
do take Suchet; join Morand; repulse
do retreat Cerrini S0346; retreat Schimmel S0352
prompt french contains Say which hex to occupy: S0348, S0350.

# ---- combat --------------------------------------------------------------------------------

% Attacks that are owed, of either side [4.31a 11.2a]
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Schoeneberg@S3344
begin combat french
prompt french contains Say which stacks attack which; still to attack, from S3345, S3148; still to be attacked: S3344, S3149.
do attack S3148 S3149
prompt french contains still to attack, from S3345; still to be attacked: S3344.
do attack S3345 S3344
prompt french contains Nobody has to attack any more. Done fixes the attacks.
do done
prompt french contains Say which attack is fought next: S3344, S3149.

% Where no attack is owed, one may be made all the same [11.2a]
places Gudin@N2040 Bluecher@N2140
begin combat french
prompt french contains Nobody has to attack, but you may. Done goes on.

% Who may leave before combat [16.2a]
places Friant@S3148 Beeren@S3149
begin combat french
do attack S3148 S3149; done
prompt prussian contains May retreat before combat: Beeren.
prompt french contains Prussian to decide.

% After cavalry has left, attacks are named again [11.2b]
places Nansouty@S3148 Friant@S3248 Tauentzien@S3149 Schoeneberg@S3348
begin combat french
do attack S3148 S3149; attack S3248 S3348; done
prompt french contains May retreat before combat: Nansouty.
do slip Nansouty S3147
prompt french contains Cavalry has left: say again which stacks attack which; still to be attacked: S3149.

% The odds, and whether they can be reduced yet [11.3 11.32a]
places Leval@S3148 Gardanne@S3150 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3150 S3149; done
prompt french contains The attack on S3149. Odds 3-1. Roll, or try to reduce the odds first.
do reduce 1-1
roll 4
roll 5
prompt french contains The attack on S3149. Odds 3-1. Roll.

% What an exchange costs yet [11.4b]
places Friant@S3148 Colbert@S3148 Gudin@S3248 Zeschwitz@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 6
prompt french contains Give up units worth 7; 0 paid so far.
do lose Friant
prompt french contains A stack that fought may advance into S3149.

% The advance of a stack goes on [11.46b]
places Friant@S3148 Colbert@S3148 Gudin@S3248 Tauentzien@S3149
begin combat french
do attack S3148 S3149; attack S3248 S3149; done; roll
roll 4
do retreat Tauentzien S3151
do advance Friant S3149
prompt french contains More of the stack may advance into S3149.

% A unit in the way makes room [11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
prompt prussian contains No way is open but to displace a friendly unit.
do displace Tauentzien Oels
prompt prussian contains Oels makes room in S3150: move it one hex.

# ---- leaders, trains, the night ---------------------------------------------------------------

% A leader who was not captured [5.26b]
places Ney@S0350 Leval@S0346 Friant@S0347 Gudin@S0652 Grawert@S0247 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351
roll 2
prompt french contains Ney was not captured in S0350. Say where it escapes to.

% A new leader [5.13a]
places Ney@captured Ney.r@replacements Marchand@S0345 Gardanne@S0340
begin reorganize french
prompt french contains Ney.r takes the place of Ney, who was captured.

% A captured pontoon bridge [9.27]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
do move Tauentzien S1833
prompt prussian contains The pontoon bridge of French bridge train is captured: keep it, or destroy it.

% Units that can come back [6.13a]
places King@S0350 Oranien@night-box Zeschwitz@night-box
begin reorganize prussian
prompt prussian contains Eliminated units that can come back: Oranien, Zeschwitz.
prompt prussian not contains No leader can bring back

% ... and those that nobody can bring back now [6.13a 6.13b 6.21a]
places Ney@S0350 Marchand@night-box Suchet@night-box
begin reorganize french
prompt french contains come back: Marchand. No leader can bring back now: Suchet.
do reform Ney Marchand
prompt french not contains come back:
prompt french contains No leader can bring back now: Suchet.

% An enemy who is too near keeps all of them in the box [6.13a]
places Ney@S0350 Marchand@night-box Tauentzien@S0347
begin reorganize french
prompt french not contains come back:
prompt french contains No leader can bring back now: Marchand.

% Who has to leave the enemy at night [4.2a]
turn 8
places Tauentzien@S2639 Friant@S2638
begin night prussian
prompt prussian contains Still to leave: Tauentzien.
do withdraw Tauentzien S2641
prompt prussian not contains Still to leave

% A leader is told before he is left alone [5.26a]
turn 8
places Tauentzien@S2639 Hohenlohe@S2639 Friant@S2638
begin night prussian
prompt prussian contains Hunted at once if left alone there: Hohenlohe.
prompt french not contains Hohenlohe
do withdraw Hohenlohe S2641
prompt prussian not contains Hunted

% So of a train, which is the enemy's as soon as its troops have left it [9.11 14.34a]
turn 8
places Tauentzien@S2639 PrBaggage@S2639 Friant@S2638
begin night prussian
prompt prussian contains Still to leave: Tauentzien, Prussian baggage. Lost at once if left alone there: Prussian baggage.
prompt french not contains Lost at once
do withdraw PrBaggage S2641
prompt prussian not contains Lost at once
do withdraw Tauentzien S2641
expect PrBaggage@S2641 Tauentzien@S2641

% Who may stay in a chateau is told [11.52a]
turn 8
places Tauentzien@N0216 Friant@N0217
begin night prussian
prompt prussian contains May stay in a chateau: Tauentzien.
prompt prussian not contains Still to leave

# ---- before the first turn -----------------------------------------------------------------------

% What may stand elsewhere, and break down [1.6b 13.11b]
scenario campaign
prompt french contains May be placed elsewhere: Tilly, Lasalle, French baggage.
prompt french contains May break down into vedettes: Tilly, Lasalle, Milhaud.
prompt prussian contains French to decide.
do done; take Brunswick
prompt prussian contains Say where Brunswick is placed.
do put N3518
prompt prussian contains May be placed elsewhere: Prince Wilhelm, Beeren, Prittwitz, First Prussian bridge train, Second Prussian bridge train, Prussian baggage, Saxon baggage. May

% A train is too far from its leader [19.24a]
scenario campaign
do done; take PrBridge1; put N3618; take Brunswick; put N0218
prompt prussian contains Too far from its leader now: First Prussian bridge train.

% The plan of entry is seen by nobody else [21.85]
scenario free-entry
do divert Davout
prompt french contains Chosen so far: Davout. Done seals the plan.
prompt prussian contains French to decide.
prompt prussian not contains Davout

# ---- reinforcements ----------------------------------------------------------------------------

% Who is due, and cannot come on now, is told apart: a bridge train with nobody there to appear beside [19.24b]
scenario campaign
empty
turn 11
places Davout@captured Friant@S3850
begin movement french
prompt french contains Suchet, Treillard, French baggage, Lannes
prompt french contains Due, but cannot come on now: French bridge train.

# ---- what is not asked for --------------------------------------------------------------------

% Where no step is open none is asked for: a stack needs its leader, who takes others along [3.11a 8.1]
scenario campaign
empty
turn 9
places Davout@S0350 Friant@S0350 Gudin@S0350 Viallanes@S0350
begin movement french
do take Davout
list step =
prompt french not contains Step on
prompt french contains No step is open now. Halt, or do what else is offered.
do join Friant
prompt french contains Step on, or halt.

% At the lowest odds there is nothing to reduce [11.32b]
places Colbert.1@S3149 Colbert@detached Grawert@S3150 Schmettau@S3150 Hohenlohe@S3150
begin combat french
do attack S3149 S3150; done
do done
list reduce =
prompt french contains Odds 1-5. Roll.

% A column that a retreat has brought next to another cannot halt there, but by a Repulse [8.22Ba 10.1]
places Friant@S3149 Gudin@S3148 Tauentzien@S3150
marching Friant Gudin
begin movement french
do take Friant
refuse halt column [8.22Ba]
prompt french contains Try a Repulse: it cannot end its move here.

% Of units that retreat those without a way out are told [11.43a 11.44a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Suchet@S3152 Tauentzien@S3149 Quitzow@S3149 Hohenlohe@S3150 Schoeneberg@S3150 Oels@S3150
begin combat french
do attack S3148 S3149; attack S3248 S3149; attack S3048 S3149; done; roll
roll 5
prompt prussian contains Still to retreat: Quitzow. Without a way out as things stand: Tauentzien.

% Whom a stack failed to repulse, and has still to attack, is told [10.22a]
places Friant@S3049 Gudin@S3249 Tauentzien@S3149 Grawert@S3150
foiled Friant Tauentzien Grawert
begin combat french
do attack S3049 S3149; attack S3249 S3150
refuse done foiled [10.22a]
prompt french not contains Done fixes
prompt french contains The stack in S3049 has yet to attack S3150 too, which it failed to repulse.
do attack S3049 S3150
prompt french contains Nobody has to attack any more. Done fixes the attacks.

% A side with nobody on the map reads that, not that all are in command [2.11A2 21.61]
scenario auerstadt
do prussian: done
prompt french contains You have nobody on the map to put in command. Done goes on.
prompt french not contains All officers
do done

% Vedettes in a list are told apart from their cavalry [13.1]
scenario campaign
empty
turn 9
places Colbert@S0350 Colbert.1@whole Colbert.2@whole
begin movement french
do break Colbert
prompt french contains Not moved yet: Colbert (vedette 1), Colbert (vedette 2).
