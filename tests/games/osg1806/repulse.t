# repulse.t - displacing the enemy in the Movement Phase [10.0].

scenario campaign
empty
turn 9

# ---- the attempt -----------------------------------------------------------------------

% Five to one repulses, and fifteen against three are that [10.1 10.11]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Nansouty; repulse
event repulse [10.1]
event repulsed [10.21a] at 5-1
acts prussian

% Fourteen are not, with Napoleon, cavalry and all [10.11]
places Suchet@S0349 Klein@S0349 Napoleon@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Klein; join Napoleon; repulse
event repulse-failed [10.22a] at 4-1
expect Cerrini@S0350 Suchet@S0349
view french contains "S0350":{"saxon":true,"kind":"troops","foiled":true}
view prussian contains "S0349":{"french":true,"kind":"troops","foiled":true}

% A stream helps the defender, who is half as strong again [10.11]
places Suchet@S0220 Nansouty@S0220 Cerrini@S0219
begin movement french
do take Suchet; join Nansouty; repulse
event repulse-failed [10.22a]

% Against two points behind a stream fifteen are enough [10.11]
places Suchet@S0220 Nansouty@S0220 Henckel@S0219
begin movement french
do take Suchet; join Nansouty; repulse
event repulsed [10.21a]

% Woods between halve cavalry that defends [10.11]
places Gazan@S0106 Henckel@S0105
begin movement french
do take Gazan; repulse
event repulsed [10.21a]

% And cavalry that attacks [10.11]
places Nansouty@S0106 Grouchy@S0106 Pelet@S0105
begin movement french
do take Nansouty; join Grouchy; repulse
event repulse-failed [10.22a]

% A village shelters too [10.11]
places Suchet@S3432 Nansouty@S3432 Cerrini@S3433
begin movement french
do take Suchet; join Nansouty; repulse
event repulse-failed [10.22a]

% A leader adds no strength [5.23]
places Suchet@S0349 Ney@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Ney; repulse
event repulse-failed [10.22a]

% Nor does it hinder anybody's way, for it has no zone [5.23]
places Friant@S0349 Hohenlohe@S0351 Tauentzien@S0330
begin movement french
do move Friant S0350
roll 6
do step S0351
expect Friant@S0351 Hohenlohe@S0330

% A stack that enters a zone can repulse, and pays first what the hex costs [10.1]
places Suchet@S0348 Pelet@S0350
begin movement french
do move Suchet S0349; repulse
do retreat Pelet S0352
expect Suchet@S0350
allow step S0351

% With a point left nobody repulses into a hex that costs two [10.1]
places Friant@S1306 Louis@S1210
damaged S1310|S1410
begin movement french
do move Friant S1307; step S1308; step S1309; step S1310
refuse repulse no-points [10.1]
facts repulse contains that costs 2, Friant has 1
allow repair S1410

% With two it can [10.1]
places Friant@S1307 Louis@S1210
begin movement french
do move Friant S1308; step S1309; step S1310; repulse
event repulse-failed [10.22a]

% Nobody is repulsed where no zone lies [10.1]
places Friant@S0348 Louis@S0350 Ney@S0349 Gudin@S0349
begin movement french
do take Friant
refuse repulse no-target [10.1]
do halt; take Ney
refuse repulse no-troops [10.1]

% A Repulse is for the phasing player's Movement Phase, as part of a move [10.0]
places Suchet@S0349 Louis@S0350
begin command french
refuse repulse not-now [10.0]
do done; done
refuse repulse not-now [10.0]
refuse prussian: repulse not-your-turn [2.1]

% All enemies who control the hex are repulsed together [10.12A]
places Suchet@S0349 Gazan@S0349 Cerrini@S0350 Henckel@S0348
begin movement french
do take Suchet; join Gazan; repulse
event repulse-failed [10.22a]
expect foiled Suchet Gazan Cerrini Henckel

% With enough for all, and for one it would have done [10.12A]
places Suchet@S0349 Morand@S0349 Schimmel@S0350 Cerrini@S0348
begin movement french
do take Suchet; join Morand; repulse
event repulsed
acts prussian
do retreat Cerrini S0346; retreat Schimmel S0352
acts french
list occupy = occupy S0348 | occupy S0350
refuse occupy S0249 not-vacated [10.21a]
refuse step S0348 occupy-first [10.21a]
do occupy S0348
expect Suchet@S0348 Morand@S0348

% The dearest of the hexes is what it costs [10.12A]
places Friant@S0223 Pletz.1@S0219 Pletz.2@S0120 Pletz@detached
begin movement french
do move Friant S0222; step S0221; step S0220; repulse
event repulsed
do occupy S0120
expect Friant@S0120
expect moved Friant

% Not out of a chateau [10.12B]
places Suchet@N2039 Pelet@N2040
damaged N2039|N1940
begin movement french
do take Suchet
refuse repulse walled [10.12B]

% Nor out of a fortified town [10.12B]
places Suchet@N3519 Pelet@N3518
begin movement french
refuse take Suchet pinned [4.1c]

# ---- success ---------------------------------------------------------------------------------

% The enemy retreats two hexes, and the force goes into the hex that he has left [10.21a]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Nansouty; repulse
refuse retreat Cerrini S0351 distance
do retreat Cerrini S0352
expect Cerrini@S0352 Suchet@S0350 Nansouty@S0350
event occupied [10.21a]
acts french

% Who cannot retreat so far is eliminated [10.21a]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Friant@S0352 Gudin@S0251 Leval@S0450
begin movement french
do take Suchet; join Nansouty; repulse
expect Cerrini@lost Suchet@S0350

% It goes on, and repulses again, the same unit if need be, while it has points [10.21b]
places Suchet@S0349 Morand@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Morand; repulse; retreat Cerrini S0352
expect Suchet@S0350 Morand@S0350
do step S0351; repulse; retreat Cerrini S0354
expect Suchet@S0352 Morand@S0352
refuse repulse no-target [10.1]
do halt
refuse take Suchet moved [8.12C]

% Straight from one Repulse into the next [10.21b]
places Suchet@S0349 Cerrini@S0352 Pletz.1@S0350 Pletz@detached
begin movement french
do take Suchet; repulse
event eliminated [10.23]
expect Suchet@S0350
do step S0351; repulse
event repulse-failed [10.22a]

# ---- failure -------------------------------------------------------------------------------------

% The force stops, and both sides are bound to fight it out [10.22a]
places Friant@S0348 Gudin@S0347 Louis@S0350
begin movement french
do move Friant S0349; repulse
event repulse-failed [10.22a]
expect moved Friant
expect foiled Friant Louis
expect Friant@S0349
refuse take Friant moved [8.12C]
allow take Gudin

% A Road March marker stays where it is [10.22a]
places Friant@S3834 Louis@S3432
begin movement french
do take Friant; march; step S3734; step S3633; step S3533; repulse
event repulse-failed [10.22a]
expect marching Friant
expect moved Friant

# ---- vedettes, leaders, trains -----------------------------------------------------------------------

% Repulsed vedettes are eliminated, and can be reorganized [10.23]
places Friant@S0349 Pletz.1@S0350 Pletz.2@S0350 Pletz@detached
begin movement french
do take Friant; repulse
event eliminated [10.23]
expect Pletz.1@day-box Pletz.2@day-box Friant@S0350

% Even with no way out [10.23]
places Friant@S0349 Gudin@S0351 Leval@S0450 Legrand@S0249 Pletz.1@S0350 Pletz@detached
begin movement french
do take Friant; repulse
expect Pletz.1@day-box Friant@S0350

% Leaders may go along with units that are repulsed [5.25b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Hohenlohe@S0350 King@S0350
begin movement french
do take Suchet; join Nansouty; repulse; retreat Cerrini S0352
acts prussian
refuse follow S0351 not-their-way [5.25b]
refuse halt follow-first [5.25b]
refuse french: halt not-your-turn [5.25b]
list follow = follow S0352
do follow S0352; follow S0352
expect Hohenlohe@S0352 King@S0352 Suchet@S0350
acts french

% One who stays is caught there, or flies [5.25b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Hohenlohe@S0350 Louis@S0330
begin movement french
do take Suchet; join Nansouty; repulse; retreat Cerrini S0352; stay
acts chance
roll 5
expect Hohenlohe@S0352 Suchet@S0350

% With nobody left to follow a leader is alone [5.25b]
places Friant@S0349 Pletz.1@S0350 Pletz@detached Hohenlohe@S0350 Louis@S0330
begin movement french
do take Friant; repulse
roll 1
expect Hohenlohe@captured Friant@S0350

% A train does not go along by itself: with a one or two it is lost [5.25b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 PrBridge1@S0350
begin movement french
do take Suchet; join Nansouty; repulse; retreat Cerrini S0352
roll 2
expect PrBridge1@lost Suchet@S0350

% Else it follows its units [5.25b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 PrBaggage@S0350
begin movement french
do take Suchet; join Nansouty; repulse; retreat Cerrini S0352
roll 3
event followed baggage
expect PrBaggage@S0352

% Without them it is the enemy's [5.25b]
places Friant@S0349 Pletz.1@S0350 Pletz@detached PrBaggage@S0350
begin movement french
do take Friant; repulse
expect PrBaggage@captured Friant@S0350

# ---- who is seen ----------------------------------------------------------------------------------------

% An attempt shows both forces, once it is announced and paid for [1.51A 1.5b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Hohenlohe@S0350 Louis@S0353
begin movement french
do take Suchet; join Nansouty
view french contains "Cerrini":"hidden"
view prussian contains "Suchet":"hidden"
do repulse
hears french revealed [1.51A] Cerrini
hears french revealed [1.51A] Hohenlohe
hears prussian revealed [1.51A] Nansouty
view french contains "Cerrini":"S0350"
view prussian contains "Suchet":"S0349"
view french contains "Louis":"hidden"

% As soon as it is over all are hidden again, those who went on too [1.52a]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Louis@S0330
begin movement french
do take Suchet; join Nansouty; repulse; retreat Cerrini S0352
expect revealed none
view french contains "Cerrini":"hidden"
view prussian contains "Suchet":"hidden"
expect seen Cerrini@S0352 Suchet@S0350
do step S0249
not hears prussian stepped

% So they are where it fails [1.52a]
places Friant@S0349 Louis@S0350
begin movement french
do take Friant; repulse
expect revealed none
view french contains "Louis":"hidden"

% To come before the enemy, or to begin there, shows nobody [1.52b]
places Friant@S0348 Gudin@S0450 Louis@S0350
begin movement french
view french contains "Louis":"hidden"
do move Friant S0349
not hears french revealed
expect revealed none
view french contains "Louis":"hidden"
view prussian contains "Friant":"hidden"

# ---- columns ---------------------------------------------------------------------------------------------

% In Road March who comes before the enemy has to try a Repulse [8.22A]
places Friant@S3834 Pelet@S3432
begin movement french
do take Friant; march; step S3734; step S3633; step S3533
refuse halt must-repulse [8.22A]
refuse unmarch zone-stops [4.1b]
legal french = repulse

% Where it cannot be paid for nobody goes [8.22A]
places Friant@S3834 Pelet@S3432
used 0*10 3.5 0*149
begin movement french
do take Friant; march; step S3734; step S3633
refuse step S3533 into-zone [8.22A]
allow halt

# ---- and then combat ------------------------------------------------------------------------------------

% Fourteen and cavalry whose Repulse of three failed attack them at three to one, and have to [10.22a 10.22b]
places Suchet@S0349 Klein@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Klein; repulse; done
refuse done duty [4.31a]
do attack S0349 S0350; done
odds line after a Repulse that failed [10.22b] -2
odds line infantry and cavalry together [16.1a] 1
odds column = 3-1

% Two whom a stack failed to repulse are attacked in one attack, as long as that can be [10.22a]
places Suchet@S3149 Gudin@S3250 Tauentzien@S3150 Grawert@S3249
foiled Suchet Tauentzien Grawert
begin combat french
do attack S3149 S3150; attack S3250 S3249
refuse done foiled [10.22a]
do attack S3149 S3249; done
acts french
