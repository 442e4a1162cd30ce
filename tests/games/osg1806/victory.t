# victory.t - Victory Points and levels [20.0], control [20.16], Saalfeld [21.96].

scenario campaign
empty
turn 46
places Tauentzien@S3149 Friant@S0350
out Tauentzien

% Points are totalled when the game ends [20.1 20.12]
begin individual prussian
over no
do done
event scored [20.12] French Victory Points: 3
event scored [20.12] Prussian Victory Points: 6
event forfeits [20.11] French Victory Points lost: 2
event scored [20.14] Prussian Victory Points: 5
event ended [20.1]
over prussian by 10 decisive victory, 11 to 1

# ---- the ratio of losses ---------------------------------------------------------------

% Two to one gives nothing [20.11]
places Louis@lost Grawert@lost Zeschwitz@day-box Dohna@night-box Suchet@lost
begin individual prussian
do done
event not forfeits
not hears nobody forfeits
event scored [20.14] Prussian Victory Points: 4

% Three to one gives three points [20.11]
places Louis@lost Grawert@lost Zeschwitz@lost Dohna@lost Schmettau@lost Tauentzien@lost Suchet@lost
out none
places Oranien@S3149
out Oranien
begin individual prussian
do done
event scored [20.11] French Victory Points: 3

% As many as the other side cost two [20.11]
places Louis@lost Schenck@lost Suchet@lost
begin individual prussian
do done
event forfeits [20.11] French Victory Points lost: 2

% More than the other side cost three [20.11]
places Louis@lost Suchet@lost
begin individual prussian
do done
event forfeits [20.11] French Victory Points lost: 3

% Vedettes do not count, and a unit broken down into them is in play [20.11]
places Colbert@detached Colbert.1@lost Colbert.2@lost Tilly@detached Tilly.1@S0350
begin individual prussian
do done
event forfeits [20.11] French Victory Points lost: 2

% A unit that came back counts as what it is worth now [20.11]
places Louis@S3149
reduced Louis Oranien
places Oranien@S3149
begin individual prussian
do done
event scored [20.11] French Victory Points: 3
event scored [20.14] Prussian Victory Points: 5

% What was lost before the start does not count [20.11]
scenario campaign start=11
empty
turn 46
places Tauentzien@S3149 Louis@lost Lasalle@lost Milhaud@lost
reduced none
out Tauentzien
begin individual prussian
do done
event not scored [20.11]
event not forfeits

# ---- sources, corps, losses, baggage --------------------------------------------------------

% A source that the enemy controls gives its owner nothing [20.12]
taken 1024
begin individual prussian
do done
event scored [20.12] Prussian Victory Points: 5
event scored [20.12] French Victory Points: 3

% Each enemy corps demoralized at the end is a point [20.13]
casualties 0 24 0*8 38 0 12 0*3
begin individual prussian
do done
event scored [20.13] French Victory Points: 2
event scored [20.13] Prussian Victory Points: 1

% Ten Strength Points lost are five Prussian points [20.14]
places Louis@lost Dohna@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 5

% Eleven are four [20.14]
places Louis@lost Dohna@lost Quitzow@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 4

% Twenty-four are four [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Dohna@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 4

% Twenty-five are three [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Dohna@lost Quitzow@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 3

% Forty are three [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Schenck@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 3

% Forty-one are two [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Schenck@lost Quitzow@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 2

% Fifty are two [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Quitzow@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 2

% Fifty-one are one [20.14]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
begin individual prussian
do done
event scored [20.14] Prussian Victory Points: 1

% Each baggage train captured is a point [20.15]
places PrBaggage@captured SxBaggage@captured FrBaggage@captured
begin individual prussian
do done
event scored [20.15] French Victory Points: 2
event scored [20.15] Prussian Victory Points: 1

# ---- control --------------------------------------------------------------------------------

% Who goes through in supply controls a hex, also after leaving it [20.16]
turn 9
places FrBaggage@N1351 Friant@N1353
begin movement french
do move Friant N1453
event controls [20.16] French control of N1453
expect taken 128
do step N1553; halt; done
expect taken 128

% Out of supply nobody comes to control one [20.16 20.12]
turn 9
places Friant@N1353 Gudin@S0350
begin movement french
do move Friant N1453
event not controls
expect taken 0

% Its owner takes it back in the same way [20.16]
turn 9
taken 128
out none
places Tauentzien@N1353 Friant@S0350
begin movement prussian
do move Tauentzien N1453
event controls [20.16] Prussian control of N1453
expect taken 0

% A bridge serves for supply from the turn after its repair on [8.43g]
turn 9
places FrBaggage@N1351 Friant@N1353
damaged N1353|N1453
begin movement french
do take Friant; repair N1453
roll 4
do step N1453
event not controls
expect taken 0
do done
event controls [20.16] French control of N1453

% That a march has opened its enemy's line is told when the segment ends, not while it can be taken back [20.16]
turn 9
out none
places FrBaggage@N1351 Friant@N1453 Tauentzien@N1353
begin movement prussian
do move Tauentzien N1354
do step N1253
do step N1153
event not controls
expect taken 0
do halt
do done
event controls [20.16] French control of N1453

% What is in supply in the end is controlled before points are counted [20.16 20.1]
turn 46
out Tauentzien
places FrBaggage@N1351 Friant@N1453
begin individual prussian
do done
event controls [20.16] French control of N1453
event scored [20.12] Prussian Victory Points: 5

# ---- levels ------------------------------------------------------------------------------------

% Between one to two and one to one it is a Prussian victory [20.2]
places Oranien@S3149 Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Wartensleben@lost Arnim@lost Kunheim@lost Natzmer@lost
taken 3
begin individual prussian
do done
over prussian by 3 Prussian victory, 7 to 4

% At one to two and worse it is decisive [20.2]
taken 4
begin individual prussian
do done
event scored [20.12] French Victory Points: 2
over prussian by 11 Prussian decisive victory, 11 to 0

% Up to one to one a Prussian victory [20.2]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
casualties 0*10 38 0*5
begin individual prussian
do done
over prussian by 0 Prussian victory, 7 to 7

% Above it a French marginal victory [20.2]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
casualties 0*10 38 0 12 0*3
begin individual prussian
do done
over french by 1 French marginal victory, 8 to 7

% From two to one on a French victory [20.2]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
casualties 0*8 22 12 38 0 12 0*3
taken 96
begin individual prussian
do done
over french by 5 French victory, 10 to 5

% From three to one on a decisive one [20.2]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
casualties 0*8 22 12 38 0*5
taken 480
begin individual prussian
do done
over french by 6 French decisive victory, 9 to 3

% From four to one on a crushing one [20.2]
places Louis@lost Grawert@lost Zeschwitz@lost Schmettau@lost Oranien@lost Wartensleben@lost Arnim@lost Irwing@lost
casualties 0*8 22 12 0*6
taken 992
begin individual prussian
do done
over french by 6 French crushing victory, 8 to 2

% A die of one for Napoleon alone before the enemy ends the game at once [20.3]
turn 9
places Napoleon@S0350 Friant@S0330 Tauentzien@S0352
out none
begin movement prussian
do move Tauentzien S0351
roll 1
event ended [20.3]
over prussian Prussian automatic victory: Napoleon is captured
acts nobody

% Once Napoleon is captured it is over [20.3]
turn 9
places Napoleon@captured
begin movement french
do done
event ended [20.3]
over prussian automatic victory
acts nobody

# ---- Saalfeld ------------------------------------------------------------------------------------

% Each enemy Strength Point eliminated is a point, and nothing else is [21.96a]
scenario saalfeld
empty
turn 15
places Tauentzien@N0809
fallen prussian@6
taken 4096
out Tauentzien
begin individual prussian
do done
event felled [21.96a] French Victory Points for enemies eliminated: 6
event not scored
over french by 6 French victory, 6 to 0

% The Prussians win outright if they control Saalfeld at the end [21.96b]
scenario saalfeld
empty
turn 15
places Tauentzien@N1209
fallen prussian@6
out Tauentzien
begin individual prussian
do done
over prussian by 6 Prussian automatic victory

% The French if they control one of two hexes in supply [21.96b]
scenario saalfeld
empty
turn 14
places Friant@N1210 Gudin@N0808 Tauentzien@N0250 Davout@N0809
begin movement french
do move Friant N1211
event controls [20.16] French control of N1211
do halt; move Gudin N0809
event controls [20.16] French control of N0809
expect taken 10240

% Then they win outright [21.96b]
scenario saalfeld
empty
turn 15
places Tauentzien@N0250
fallen french@7
taken 10240
out Tauentzien
begin individual prussian
do done
over french by 7 French automatic victory

% With both, or neither, points decide [21.96b]
scenario saalfeld
empty
turn 15
places Tauentzien@N1209
fallen prussian@6 french@7
taken 2048
out Tauentzien
begin individual prussian
do done
over prussian by 1 Prussian victory, 7 to 6
