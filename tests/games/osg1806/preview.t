# preview.t - odds before anybody is committed, and Repulses as far as they can be foreseen [11.3] [10.11].

scenario campaign
empty
turn 9

# ---- combats -------------------------------------------------------------------------------

% While attacks are designated: what every stack next to a hex could do together [11.22a]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149
begin combat french
odds at S3149 attack = 18
odds at S3149 defence = 5
odds at S3149 column = 3-1
odds at S3149 line Friant attacks [11.21b]

% Who attacks somebody else already is not counted [11.21b]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149 Grawert@S3247
begin combat french
do attack S3148 S3247
odds at S3149 attack = 9
odds at S3247 attack = 9


% Over a river nobody was revealed: who stands there is not told [1.5b 1.51B]
places Friant@N0810 Tauentzien@N0711 Grawert@S3346
begin combat french
odds at N0711 attack = 9
odds at N0711 defence = unknown
odds at N0711 line who stands under the flag in N0711 is not known [1.5b] 0
odds at N0711 not line Tauentzien

# ---- a Repulse -------------------------------------------------------------------------------

% The sums of a Repulse leave out who is under the flags [10.11 1.5b]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Nansouty
odds attack = 15
odds defence = unknown
odds column = 5-1
odds line Suchet attacks [11.21b]
odds line who stands under the flag in S0350 is not known [1.5b] 0
odds line succeeds against a strength of 3 at most [10.11] 0
odds line if it succeeds they retreat two hexes, and the force goes in [10.21a] 0
odds line if it succeeds vedettes are eliminated [10.23] 0
odds line if it fails the force stops, and must attack them in combat [10.22a] 0
odds line if it fails that attack is resolved two columns lower [10.22b] 0
odds not line Cerrini

% What the ground gives the defenders is known [10.11]
places Suchet@S0220 Nansouty@S0220 Cerrini@S0219
begin movement french
do take Suchet; join Nansouty
odds line the defence has half as much again: over a stream only [11.31B] 0
odds line succeeds against a strength of 2 at most [10.11] 0

% That woods would halve cavalry follows from where the flags are [10.11 11.31E]
places Gazan@S0106 Henckel@S0105
begin movement french
do take Gazan
odds line cavalry that defends in S0105 is halved by woods [11.31E] 0
odds line succeeds against a strength of 1½ at most [10.11] 0

% On open ground nothing is said of woods [11.31E]
places Suchet@S0349 Nansouty@S0349 Cerrini@S0350
begin movement french
do take Suchet; join Nansouty
odds not line halved by woods

% In a village too [10.11]
places Suchet@S3432 Nansouty@S3432 Cerrini@S3433
begin movement french
do take Suchet; join Nansouty
odds line the defence has half as much again: village [11.31A] 0

% Of two that give the same, one over a stream and one a village, the same is told whichever unit is where [11.31n 1.51A]
places Suchet@N2040 Nansouty@N2040 Cerrini@N2039 Oels@N2140
begin movement french
do take Suchet; join Nansouty
odds line the defence has half as much again: over a stream only [11.31B] 0

% And the other way round [11.31n 1.51A]
places Suchet@N2040 Nansouty@N2040 Oels@N2039 Cerrini@N2140
begin movement french
do take Suchet; join Nansouty
odds line the defence has half as much again: over a stream only [11.31B] 0

# ---- all that is declared ----------------------------------------------------------------

% The view tells strengths and column of every attack that is declared [11.3]
places Friant@S3148 Gudin@S3150 Tauentzien@S3149 Grawert@S3247
begin combat french
do attack S3148 S3247
view french contains "attack":9,"defence":7,"column":"1-1"
view prussian contains "attack":9,"defence":7,"column":"1-1"
odds at S3247 attack = 9
odds at S3247 defence = 7
odds at S3247 column = 1-1

# ---- what a die brings -------------------------------------------------------------------

% Against a chateau, what is ignored is told so [11.53B]
places Friant@N0217 Tauentzien@N0216
begin combat french
do attack N0217 N0216
odds at N0216 die 2 Dr who is in the chateau stays
