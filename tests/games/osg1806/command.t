# command.t - the chain of command [7.0], leaders [5.1].

scenario campaign
empty
turn 9

% A commander puts officers and units of any formation in command [5.11a]
places Napoleon@S0350 Ney@S0350 Leval@S0350
begin command french
do command Napoleon Ney; command Napoleon Leval
expect placed Ney Leval

% Each point is for one officer and one unit [5.11b]
places Napoleon@S0350 Ney@S0350 Soult@S0350 Bernadotte@S0350 Augereau@S0350 Friant@S0350
begin command french
do command Napoleon Ney; command Napoleon Soult; command Napoleon Bernadotte
refuse command Napoleon Augereau no-points [5.11b]
allow command Napoleon Friant

% An officer leads units of the own formation, and of no other [5.12 7.11b]
places Napoleon@S0350 Ney@S0350 Marchand@S0350 Leval@S0350
begin command french
do command Napoleon Ney; done
expect out Leval

% Corps of commanders who are officers too need no point, within range [5.15a]
places Davout@S0350 Friant@S0348 Gudin@S0347
begin command french
do done
expect out Gudin

% Such a commander takes one unit of another formation, and no officer [5.15b]
places Davout@S0350 Leval@S0350 Legrand@S0350 Ney@S0350
begin command french
refuse command Davout Ney no-officers [5.15b]
do command Davout Leval
refuse command Davout Legrand no-points [5.15b]

% The Reserve near Brunswick is in command as his own corps [5.16a]
places Brunswick@S0350 Kunheim@S0351 Arnim@S0347
begin command prussian
do done
expect out Arnim

% Far from Brunswick the Reserve depends on Kalkreuth [5.16b]
places Brunswick@S0340 Kalkreuth@S0350 Kunheim@S0351
begin command prussian
do done
roll 3
expect out Kunheim Kalkreuth

% A commander reaches two hexes over open ground, and not three [7.2a 7.11a]
places Napoleon@S0350 Ney@S0348 Soult@S0347
begin command french
allow command Napoleon Ney
refuse command Napoleon Soult out-of-range [7.11a]

% Four hexes along a road, and not five [7.2c]
places Napoleon@S3834 Ney@S3432 Soult@S3332
begin command french
allow command Napoleon Ney
refuse command Napoleon Soult out-of-range [7.11a]

% The trace passes no hex that the enemy holds [7.21A]
places Napoleon@S3834 Ney@S3432 Tauentzien@S3533
begin command french
refuse command Napoleon Ney out-of-range [7.21A]

% Nor one that the enemy controls, unless a friend is there [7.21B]
places Napoleon@S0350 Ney@S0348 Tauentzien@S0448 Grawert@S0248 Louis@S0449
begin command french
refuse command Napoleon Ney out-of-range [7.21B]
facts command Napoleon Ney contains hexes from Napoleon to Ney: 2

% With friends on the way it is open [7.21B]
places Napoleon@S0350 Ney@S0348 Tauentzien@S0448 Grawert@S0248 Leval@S0349 Legrand@S0348
begin command french
allow command Napoleon Ney

% The trace crosses a river by its bridge [7.21C]
places Napoleon@S1733 Ney@S1734
begin command french
allow command Napoleon Ney

% A broken bridge stops it [7.21C]
places Napoleon@S1733 Ney@S1734
damaged S1733|S1734
begin command french
refuse command Napoleon Ney out-of-range [7.21C]

% Vedettes count one each [7.11c 13.14]
places Davout@S0350 Colbert.1@S0350 Colbert.2@S0350 Colbert@detached
begin command french
do command Davout Colbert.1
refuse command Davout Colbert.2 no-points [5.15b]

% An officer who passes takes the units in range along [7.12]
places Ney@S0350 Marchand@S0348 Gardanne@S0347
begin command french
do done
roll 5
expect out Gardanne
event passed [7.12]
hears french freed [7.12] Marchand
not hears prussian freed

% An officer who fails changes nothing [7.12]
places Ney@S0350 Marchand@S0348
begin command french
do done
roll 6
expect out Ney Marchand
event failed [7.12]

% Units near an officer who failed may not roll [2.11B2c]
places Ney@S0350 Marchand@S0348 Gardanne@S0346
begin command french
do done
roll 6
do done
refuse rouse Marchand officer-failed [2.11B2c]
refuse take Marchand officer-failed [2.11B2c]
allow rouse Gardanne
refuse take Gardanne not-roused [2.11B2b]

% Nor do units near an officer who has reorganized, and so makes no check [7.13 6.23]
places Ney@S0350 Gardanne@S0351 Colbert@S0345 Marchand@night-box Napoleon@S0350
begin reorganize french
do reform Ney Marchand
refuse command Napoleon Ney rallied [6.23]
do done
expect out Ney Gardanne Marchand Colbert
do done
refuse rouse Gardanne officer-busy [7.13]
refuse take Gardanne officer-busy [7.13]
refuse rouse Marchand officer-busy [7.13]
allow rouse Colbert
allow take Ney

% Likewise of a commander who is an officer too [7.13 5.15a]
places Davout@S0350 Friant@S0351 Gudin@S0340 Morand@night-box
begin reorganize french
do reform Davout Morand
do done
expect out Friant Gudin Morand
refuse rouse Friant not-now
allow take Davout
do done
refuse rouse Friant officer-busy [7.13]
allow rouse Gudin

% The Reserve's own officer is Kalkreuth, whatever Brunswick does [7.13 5.16b]
places Brunswick@S0350 Kunheim@S0351 Wartensleben@S0351 Oranien@night-box Friant@S0330
begin reorganize prussian
do reform Brunswick Oranien
do done
do done
allow rouse Kunheim
refuse rouse Wartensleben officer-busy [7.13]

% A unit that passes may move, and keeps its marker [2.11B2b]
places Friant@S0350 Gudin@S0347
begin command french
do done; done
refuse take Friant not-roused [2.11B2b]
do rouse Friant
roll 5
expect out Friant Gudin
do rouse Gudin
roll 6
allow take Friant
refuse take Gudin not-roused [2.11B2b]
refuse rouse Gudin checked [7.13]

% Officers out of command move in the second segment, without a die [2.11B2a]
places Ney@S0350 Marchand@S0348
begin command french
do done
roll 6
refuse take Ney out-of-command [7.31a]
do done
do move Ney S0351

% Who is out of command does not move with the others [7.31a]
places Davout@S0340 Marchand@S0348 Friant@S0340
begin command french
do done
refuse take Marchand out-of-command [7.31a]
do done
refuse take Friant in-command [2.11B2a]

% A demoralized officer adds one to the die [12.21]
places Ney@S0350 Marchand@S0348
casualties 0*5 18 0*10
begin command french
do done
roll 5
event failed [12.21]
expect out Ney Marchand

% A unit that acts on its own may go into an enemy's zone [7.31b]
places Friant@S0350 Tauentzien@S0352
begin command french
do done; done
do rouse Friant
roll 1
do move Friant S0351
expect Friant@S0351
refuse step S0350 zone-stops [4.1b]
do halt

% A head of state commands nobody, whatever is with it [7.11a]
places King@S0350 Oranien@S0350
begin command prussian
refuse command King Oranien monarch [5.17a]
do done
expect out Oranien
do move King S0349; step S0348
allow step S0347
