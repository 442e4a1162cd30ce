# survey.t - what can be laid over the map, from what a side may know.

scenario campaign
empty
turn 9

# ---- zones -----------------------------------------------------------------------------------

% Zones of the own troops name them [4.0a]
places Friant@S0349 Tauentzien@S2952
begin movement french
survey zoc french by french contains S0350 Friant zone of control of the troops in S0349 [4.0a]

% Of an enemy only the hex is told [4.0a 1.5a]
places Friant@S0349 Tauentzien@S0352
begin movement french
survey zoc prussian by french contains S0351 zone of control of the troops in S0352 [4.0a]

% Trains and leaders have none [4.0d]
places Ney@S0349 FrBaggage@S0249 Tauentzien@S2952
begin movement french
survey zoc french by french not contains S0350

# ---- command ---------------------------------------------------------------------------------

% Two hexes over open ground, and not three [7.2a]
places Napoleon@S0350 Ney@S0348 Soult@S0347
begin command french
survey command S0350 by french contains S0348 Napoleon in Command Range of Napoleon [7.2a]
survey command S0350 by french not contains S0347 Napoleon
survey command S0350 by french contains S0348 Ney Napoleon can put Ney in command for a point for officers [5.11b]

% What is left of the points is told [5.11b]
places Napoleon@S0350 Ney@S0348 Soult@S0349 Friant@S0351
begin command french
survey command S0350 by french contains S0350 Napoleon Napoleon has points left for officers: 3, for units: 3 [5.11b]
do command Napoleon Ney
survey command S0350 by french contains S0350 Napoleon Napoleon has points left for officers: 2, for units: 3 [5.11b]
survey command S0350 by french contains S0351 Friant Napoleon can put Friant in command for a point for units [5.11b]
survey command S0350 by french not contains S0348 Ney

% Where the enemy stops the line, that is shown [7.21B]
places Napoleon@S0350 Ney@S0348 Tauentzien@S0448 Grawert@S0248 Louis@S0449
begin command french
survey command S0350 by french contains S0348 Napoleon blocked: in Command Range of Napoleon but for the enemy [7.21B]

% ... where he holds a hex by that clause [7.21A]
places Napoleon@S3834 Ney@S3432 Tauentzien@S3533
begin command french
survey command S3834 by french contains S3432 Napoleon blocked: in Command Range of Napoleon but for the enemy [7.21A]

% The other side is told nothing of it [1.5a]
places Napoleon@S0350 Ney@S0348 Tauentzien@S2952
begin command french
survey command S0350 by prussian not contains Napoleon

% Who would be in command as things stand [7.11b]
places Napoleon@S0350 Ney@S0348 Marchand@S0347 Friant@S0351 Tauentzien@S2952
begin command french
survey chain by french contains S0348 Ney blocked: out of command: Ney [7.11a]
do command Napoleon Ney
survey chain by french contains S0348 Ney in command: Ney [7.3]
survey chain by french contains S0347 Marchand in command: Marchand [7.3]
survey chain by french contains S0351 Friant blocked: out of command: Friant [7.11a]

# ---- supply ------------------------------------------------------------------------------------

% A line leads to a source, and is told hex by hex [14.1A]
places Friant@S0903 Tauentzien@S2952
used-sources 1
begin movement french
survey supply by french contains S0903 Friant in supply; hexes of the line: 2 [14.1A]
survey supply by french contains on a line of supply; hexes to its end: 1 [14.1A]
survey supply by french contains S0901 source of supply: Bayreuth road [14.1A]

% A source that no force came on at does not serve [14.24]
places Friant@S0903 Tauentzien@S2952
begin movement french
survey supply by french contains S0903 Friant blocked: out of supply [14.0]
survey supply by french not contains Bayreuth

% What stands under the flags may be vedettes only [13.24]
places Friant@S0901 Gudin@S2704 Bila.1@S2702 Bila@detached
used-sources 2
begin movement french
survey supply by french contains Gudin blocked: in supply if only vedettes stand in its way [13.24]
survey supply by french contains the enemy cuts lines of supply here, unless only vedettes control the hex [14.12]

% In a battle that is played without supply there is nothing to see [19.4]
scenario auerstadt
begin movement prussian
survey supply by prussian not contains supply

# ---- Road March ----------------------------------------------------------------------------------

% Another column keeps out of the zone of one [8.22Ba]
scenario campaign
empty
turn 9
places Friant@S0349 Tauentzien@S2952
marching Friant
begin movement french
survey columns by french contains S0349 Friant in Road March [8.22e]
survey columns by french contains S0350 blocked: too near a column for another to end its move [8.22Ba]
survey columns by prussian not contains S0349

# ---- memory --------------------------------------------------------------------------------------

% Where an enemy was seen last, and when [1.5b]
places Friant@S3148 Tauentzien@S3149 Grawert@S3445
begin combat french
do attack S3148 S3149; done; roll
roll 1
do retreat Tauentzien S3151; done
survey memory by french contains S3151 Tauentzien last seen here on turn 9, now 9: Tauentzien [1.5b]
survey memory by prussian not contains Tauentzien

# ---- bridges ---------------------------------------------------------------------------------------

% A damaged bridge is shown as such [8.41c]
places Friant@S0349 Tauentzien@S2952
begin movement french
survey bridges by french contains a bridge over the river to
survey bridges by french not contains is damaged

# ---- who can reach a hex -----------------------------------------------------------------------------

% By the points that are left, ordinary or by road [8.11a 8.21b]
places Friant@S0349 Gudin@S0554 Tauentzien@S2952
begin movement french
survey near S0348 by french contains S0349 Friant Friant: 1 of 5 Movement Points [8.11a]
survey near S0653 by french contains S0554 Gudin Gudin: ½ of 5 Movement Points, by Road March [8.21b]
cost Gudin S0653 = ½
cost Friant S0348 = 1

% Who is in an enemy's zone goes nowhere [4.1c]
places Friant@S0349 Tauentzien@S0350
begin movement french
survey near S0348 by french not contains Friant

% Whom the enemy has is not told [1.5a]
places Friant@S0349 Tauentzien@S2952
begin movement french
survey near S2951 by french not contains Tauentzien

% That pontoons were captured both sides read alike [9.26a]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done; done
do rouse Tauentzien
roll 1
survey bridges by prussian not contains captured
do move Tauentzien S1833; keep
survey bridges by prussian contains S1833 FrBridge pontoons of French bridge train to S1734, captured [9.26a]
survey bridges by french contains S1833 FrBridge pontoons of French bridge train to S1734, captured [9.26a]
