# What is in the box: map, countries, corps and tables, and the first three chapters of the main rules.
hand-french none
hand-coalition none

# ---- basics, chapter AON-1 ----

% Each side commands its own corps alone [AON-1.1]
begin campaign french
refuse march Karl not-yours [AON-1.1]
do march Brune; free; step Champagne; halt
refuse march Napoleon not-yours [AON-1.1]
allow march Karl

% A die shows 1 to 6 [AON-1.3]
places Bennigsen@Westgalizien Tolly@Westgalizien Langeron@Westgalizien
alignment osterreich@ally
begin winter french
acts chance
legal chance = roll 1 | roll 2 | roll 3 | roll 4 | roll 5 | roll 6

% Thirds of countries are dropped: two minor countries give no minor corps, eight give two [AON-1.4 AON-10.5]
alignment bayern@neutral hannover@neutral holland@neutral chiesa@neutral schweiz@neutral westfalen@neutral
round 0
begin reinforcement french
refuse deploy Eugene Italia minors-placed [AON-10.5]
facts deploy Eugene Italia contains minor countries: 2, a third of them: 0; placed this year: 0

% Eight give two [AON-1.4 AON-10.5]
round 0
begin reinforcement french
do deploy Eugene Italia; deploy Macdonald Chiesa
refuse deploy Louis Holland minors-placed [AON-10.5]

# ---- the map ----

% An army goes from an area to those that share its border [AON-2.1 DATA-1.0]
places Ferdinand@reserve Mack@reserve
begin campaign french
do march Napoleon; free
refuse step Bayern not-adjacent [AON-2.1]
refuse step Britain no-way [AON-12.4c]
list step = step IledeFrance | step Champagne | step Holland | step Westfalen | step Wurttemberg

% Böhmen touches Westgalizien, and the Banat by a slip of the printed map [DATA-1.0]
empty
places Karl@Bohmen
begin campaign coalition
do march Karl; free
list step = step Bayern | step Schlesien | step Sachsen | step KernOsterreich | step Westgalizien | step Banat

% Nobody leaves Britain by land [AON-2.1 AON-12.4c]
empty
places Wellington@Britain
begin campaign coalition
refuse march Wellington no-way [AON-12.4c]

% Ships go to coasts, and the Black Sea makes none [AON-2.2]
scenario 1809
hand-french none
hand-coalition none
alignment russia@member
begin campaign coalition
do march Wellington; free
refuse sail Westfalen no-coast [AON-2.2]
refuse sail Ukraina no-coast [AON-2.2]
allow sail Portugal
allow sail Livland

% Tirol is a mountain area: who enters it is spent [AON-2.3]
empty
alignment osterreich@ally
places Massena@Italia
begin campaign french
do march Massena; free; step Tirol; halt
expect spent Massena

% Minsk is a marsh: so is who enters it [AON-2.3]
empty
places Bennigsen@Livland
begin campaign coalition
do march Bennigsen; free; step Minsk; halt
expect spent Bennigsen

% Ungarn is neither [AON-2.3]
empty
places Karl@Banat
begin campaign coalition
do march Karl; free; step Ungarn; halt
expect spent none

% Kern-Österreich is a capital area: winter is milder by one [AON-2.3]
empty
alignment osterreich@ally
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
begin winter french
roll 4
event winter score 5

% Westgalizien is barren: winter is harder by two [AON-2.3]
empty
alignment osterreich@ally
places Napoleon@Westgalizien Davout@Westgalizien Soult@Westgalizien
begin winter french
roll 4
event winter score 2

# ---- corps ----

% Wellington, of Britain, counts six; flipped he is the same corps and counts five [AON-2.4 AON-2.5a]
empty
places Wellington@Flandres Soult@Flandres
origins Wellington@Britain
begin battle coalition
odds attack = 6
odds defence = 6

% Spent he counts five [AON-2.4 AON-2.5a]
empty
places Wellington@Flandres Soult@Flandres
origins Wellington@Britain
spent Wellington
begin battle coalition
odds attack = 5
odds defence = 6

% Castanos and Blake abroad: six when fresh [AON-2.5a DATA-3.2]
empty
places Castanos@Portugal Blake@Portugal Beresford@Portugal
origins Castanos@Estramadura Blake@Estramadura
alignment portugal@member
begin battle french
do engage Blake
odds attack = 6
odds defence = 4

% Four when spent [AON-2.5a DATA-3.2]
empty
places Castanos@Portugal Blake@Portugal Beresford@Portugal
origins Castanos@Estramadura Blake@Estramadura
alignment portugal@member
spent Castanos Blake
begin battle french
do engage Blake
odds attack = 4

% Napoléon drops by two: spent with Davout and Soult, and Murat fresh, 19 [AON-2.5b DATA-3.2]
empty
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Murat@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich
origins Karl@Tirol Johann@Tirol Hiller@Tirol
spent Napoleon Davout Soult
begin battle coalition
do engage Johann; engage Hiller
do engage Davout; engage Soult; engage Murat
odds defence = 19
odds attack = 12

% By the option he drops by one, and 19 comes from four spent corps [AON-2.5b]
scenario 1805 napoleon=8-7
hand-french none
hand-coalition none
empty
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Murat@KernOsterreich Karl@KernOsterreich
origins Karl@Tirol
spent Napoleon Davout Soult Murat
begin battle coalition
do engage Davout; engage Soult; engage Murat
odds defence = 19

% A spent Kutuzov moves three areas as a fresh one does [AON-2.5c]
empty
places Kutuzov@Volhynia
spent Kutuzov
begin campaign coalition
do march Kutuzov; free
expect to-go 3

% Spent, a leader engages as many corps as before [AON-2.5c AON-2.6c]
empty
places Mortier@Bohmen Rapp@Bohmen Grouchy@Bohmen Oudinot@Bohmen Karl@Bohmen
origins Mortier@Bayern Rapp@Bayern Grouchy@Bayern Oudinot@Bayern
spent Mortier Rapp Grouchy Oudinot
begin battle french
do engage Mortier; engage Grouchy
acts chance
odds attack = 9

% Lannes leads those who have less seniority than he: he is who the other side sees [AON-2.6a]
empty
places Lannes@Flandres Rapp@Flandres Suchet@Flandres Ney@Flandres Grouchy@Flandres
begin campaign coalition
view coalition contains "Lannes":"Flandres"
view coalition contains "Rapp":"hidden"
view coalition contains "standing":{"french":{"Flandres":4}

% Of several of the same seniority the owner names who leads; the other side sees nobody else [AON-4.1]
empty
places Suchet@Napoli Eugene@Napoli Macdonald@Napoli
alignment napoli@ally
hand-french pitt
begin campaign french
view coalition contains "Suchet":"Napoli"
view coalition contains "Eugene":"hidden"
do decline; decline; march Eugene; free; join Suchet; join Macdonald
view coalition contains "Eugene":"Napoli"
view coalition contains "Suchet":"hidden"
do step Chiesa; halt
expect Eugene@Chiesa Suchet@Chiesa
expect named Eugene
view coalition contains "Eugene":"Chiesa"
view coalition contains "Macdonald":"hidden"
view coalition contains "standing":{"french":{"Chiesa":2}

% In battle one of them has to be engaged, any one: the owner says which before the others are engaged [AON-4.1 AON-13.2]
empty
places Davout@Bohmen Lannes@Bohmen Murat@Bohmen Ney@Bohmen Rapp@Bohmen Eugene@Bohmen Mack@Bohmen
spent Davout
hand-french art-of-war
begin battle french
view coalition contains "Davout":"Bohmen"
prompt french contains Davout leads; another of the same seniority may be named first.
refuse lead Murat junior [AON-2.6a]
refuse lead Davout leads-already [AON-4.1]
refuse lead Mack not-in-field
do lead Lannes
event leads [AON-4.1] Lannes leads in Böhmen
view coalition contains "Lannes":"Bohmen"
view coalition contains "Davout":"hidden"
refuse lead Davout leader-first [AON-4.1]
do engage Murat; engage Ney; engage Rapp; engage Eugene
event engaged [AON-13.2] Lannes is engaged

% Once others are engaged it stands who leads [AON-4.1]
places Davout@Bohmen Lannes@Bohmen Murat@Bohmen Mack@Bohmen
begin battle french
do engage Murat
refuse lead Lannes leader-first [AON-4.1]

% Both engaged, Art of War takes the better rating: the owner would name that one [AON-4.1 CARD-ART-OF-WAR.1]
places Davout@Bohmen Lannes@Bohmen Mack@Bohmen
spent Davout
hand-french art-of-war
begin battle french
do engage Lannes; play art-of-war
event fought [CARD-ART-OF-WAR.1] French: die 6

% No more corps come along than the leader's seniority, himself counted [AON-2.6b]
empty
places Lannes@Flandres Rapp@Flandres Suchet@Flandres Ney@Flandres Grouchy@Flandres Brune@Flandres
begin campaign french
do march Lannes; free
do join Rapp; join Suchet; join Ney; join Grouchy
refuse join Brune too-many [AON-2.6b]
facts join Brune contains Lannes leads 5 corps at most

% A leader of seniority six engages six corps of eight [AON-2.6c AON-4.6]
empty
effects 12
places Schwarzenberg@Bayern Colloredo@Bayern Klenau@Bayern Bellegarde@Bayern Kollowrath@Bayern Hiller@Bayern Johann@Bayern Mack@Bayern Ney@Bayern
origins Schwarzenberg@Bohmen Colloredo@Bohmen Klenau@Bohmen Bellegarde@Bohmen Kollowrath@Bohmen Hiller@Bohmen Johann@Bohmen Mack@Bohmen
begin battle coalition
do engage Colloredo; engage Klenau; engage Bellegarde; engage Kollowrath
allow engage Mack
do engage Hiller
acts chance
odds attack = 18

% Every corps is in one place: on the map, in the reserve, taken, lost or not available [AON-2.7]
places Mack@eliminated Ferdinand@prisoners
round 0
begin reinforcement coalition
refuse deploy Mack Bohmen lost [AON-4.5]
refuse deploy Ferdinand Bohmen captive [AON-10.8a]
refuse deploy Klenau Bohmen unreformed [AON-2.9a]
refuse deploy Karl Bohmen on-map [AON-2.7]
allow deploy Kienmayer Bohmen

% Five Austrians wait for Radetzky, six Prussians for Stein [AON-2.9a]
alignment preussen@member
expect Schwarzenberg@waiting Bellegarde@waiting Colloredo@waiting Kollowrath@waiting Klenau@waiting
expect Blucher@waiting Bulow@waiting Tautzien@waiting Yorck@waiting Kleist@waiting Zieten@waiting
round 0
begin reinforcement coalition
refuse deploy Schwarzenberg Bohmen unreformed [AON-2.9a]
refuse deploy Blucher Brandenburg unreformed [AON-2.9a]
allow deploy Lestocq Brandenburg

% Russian corps of the invasion wait until a French-side corps has entered Russia [AON-2.9b]
round 0
begin reinforcement coalition
refuse deploy Miloradovich Minsk no-invasion [AON-2.9b]
allow deploy Tolly Minsk

% When one has, it is for the whole game, though it leaves again [AON-2.9b]
empty
places Poniatowski@Westgalizien
alignment osterreich@ally polen@dominion
begin campaign french
do march Poniatowski; free; step Volhynia; step Westgalizien; halt
expect effects 16
expect Miloradovich@reserve Gorchakov@reserve Tchitchagov@reserve Tormazov@reserve StPriest@reserve

% A Russian corps that serves the French opens them too: ruling A93 [AON-2.9b]
empty
places Kutuzov@Volhynia
alignment russia@ally
begin campaign french
do march Kutuzov; free; step Minsk; halt
expect effects 16

% Of an area that is part of a country the side that runs the country has the corps: ruling A94 [AON-2.9c]
alignment preussen@ally
round 0
begin reinforcement french
allow deploy Reynier Sachsen

% Not while the country is the Coalition's [AON-2.9c]
alignment preussen@member
round 0
begin reinforcement french
refuse deploy Reynier Sachsen not-serving [AON-2.9c]

% A minor allied corps cannot be had while its side does not control its country [AON-2.9c]
alignment napoli@ally
round 0
begin reinforcement coalition
refuse deploy Stuart Napoli not-serving [AON-2.9c]

% While it does, it can [AON-2.9c]
round 0
begin reinforcement coalition
allow deploy Stuart Napoli

% Charles-John comes only when Bernadotte, who is the same man, is out of play [AON-2.9c]
round 0
begin reinforcement coalition
refuse deploy CharlesJohn Sverige not-serving [AON-2.9c]

% Bernadotte is lost [AON-2.9c]
places Bernadotte@eliminated
round 0
begin reinforcement coalition
allow deploy CharlesJohn Sverige

% Veterans do not call him back: no other corps of Hannover serves France [AON-2.9c CARD-VETERANS.1]
places Bernadotte@eliminated CharlesJohn@Sverige BraunschwOels@reserve
hand-french veterans
round 0
begin reinforcement french
do decline
refuse recall veterans Bernadotte BraunschwOels not-yours [AON-1.1]
refuse recall veterans Bernadotte Davout other-veterans [CARD-VETERANS.1]
list recall veterans Bernadotte =

# ---- countries ----

% Six major countries and thirteen minor ones: Pitt turns any neutral but France and Britain, and no area that is part of another [AON-3.1 AON-3.3]
alignment russia@neutral osterreich@neutral preussen@neutral spain@neutral italia@neutral chiesa@neutral napoli@neutral portugal@neutral
alignment schweiz@neutral holland@neutral westfalen@neutral hannover@neutral wurttemberg@neutral bayern@neutral danmark@neutral pommern@neutral sverige@neutral
hand-coalition pitt
year 6
round 0
empty
begin diplomacy coalition
list sway = sway pitt russia | sway pitt osterreich | sway pitt preussen | sway pitt spain | sway pitt italia | sway pitt chiesa | sway pitt napoli | sway pitt portugal | sway pitt schweiz | sway pitt holland | sway pitt westfalen | sway pitt hannover | sway pitt wurttemberg | sway pitt bayern | sway pitt danmark | sway pitt pommern | sway pitt sverige

% Detached areas are countries of their own [AON-3.1 AON-3.7a]
alignment dalmatien@neutral tirol@ally polen@dominion sachsen@part
hand-coalition pitt
year 6
round 0
empty
begin diplomacy coalition
allow sway pitt dalmatien
allow sway pitt tirol

% 1809: insurgent Spain is the Coalition's, neutral Russia nobody's [AON-3.4]
scenario 1809
hand-french none
hand-coalition none
places Bennigsen@Minsk
begin campaign french
refuse march Bennigsen unruled [AON-3.4]
refuse march Castanos not-yours [AON-1.1]
do pass
allow march Castanos
refuse march Bennigsen unruled [AON-3.4]

# ---- limits of countries, DATA-2.1 ----

% France: five corps a year [DATA-2.1a AON-10.2a]
places StCyr@reserve Massena@reserve
round 0
begin reinforcement french
do deploy Lannes Flandres; deploy Rapp Flandres; deploy Suchet Flandres; deploy Ney Flandres; deploy Grouchy Flandres
refuse deploy Victor Flandres over-deployment [AON-10.2a]
facts deploy Victor Flandres contains France: 5 corps placed this year of 5

% And ten on the map [DATA-2.1a AON-10.2b]
places Lannes@Flandres Rapp@Flandres
round 0
begin reinforcement french
do deploy Suchet Flandres
refuse deploy Victor Flandres over-mobilization [AON-10.2b]
facts deploy Victor Flandres contains France: 10 corps on the map of 10

% Spain: two a year [DATA-2.1a]
round 0
begin reinforcement french
do deploy Castanos Estramadura; deploy Blake Castilla
refuse deploy Cuesta Castilla over-deployment [AON-10.2a]

% And four on the map [DATA-2.1b]
places Castanos@Castilla Blake@Castilla Cuesta@Castilla
round 0
begin reinforcement french
do deploy Palafox Castilla
refuse deploy Romana Castilla over-mobilization [AON-10.2b]

% Russia: four a year [DATA-2.1a]
round 0
begin reinforcement coalition
do deploy Tolly Minsk; deploy Bagration Minsk; deploy Constantine Moskva; deploy Langeron Petersburg
refuse deploy Wittgenstein Minsk over-deployment [AON-10.2a]

% And eight on the map [DATA-2.1b]
places Tolly@Minsk Bagration@Minsk Constantine@Minsk Langeron@Minsk
round 0
begin reinforcement coalition
do deploy Wittgenstein Minsk
refuse deploy Dokthurov Minsk over-mobilization [AON-10.2b]

% Britain: one a year [DATA-2.1a]
round 0
begin reinforcement coalition
do deploy Wellington Britain
refuse deploy Moore Britain over-deployment [AON-10.2a]

% Österreich: six on the map [DATA-2.1a]
round 0
begin reinforcement coalition
do deploy Kienmayer Bohmen
refuse deploy Rosenberg Bohmen over-mobilization [AON-10.2b]

% And three a year [DATA-2.1b]
places Karl@reserve Johann@reserve Hiller@reserve Mack@reserve
round 0
begin reinforcement coalition
do deploy Karl Bohmen; deploy Johann Bohmen; deploy Hiller Bohmen
refuse deploy Mack Bohmen over-deployment [AON-10.2a]

% Preußen: two a year [DATA-2.1a]
alignment preussen@member
round 0
begin reinforcement coalition
do deploy Braunschweig Brandenburg; deploy Lestocq Brandenburg
refuse deploy Ruchel Brandenburg over-deployment [AON-10.2a]

% Cards: France 5, Spain 2, and eight minor countries; Britain 4, Russia 3, Österreich 2, and three [DATA-2.1a DATA-2.1b]
year 6
round 0
begin strategy french
event not draws
expect frames game/4/french/0 strategy/2/french/0 deal/0/chance/9

# ---- corps and tables ----

% Bayern 1805: 23 against 4 [DATA-3.2]
empty
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg Murat@Wurttemberg
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Mack
odds attack = 23
odds defence = 4

% Tirol 1805: 7 spent against 12 at home [DATA-3.2]
empty
places Massena@Tirol StCyr@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
origins Massena@Italia StCyr@Italia
spent Massena StCyr
begin battle french
do engage StCyr
do engage Johann; engage Hiller
odds attack = 7
odds defence = 12

% Böhmen 1805: 19 against 5, of which Kutuzov is spent [DATA-3.2]
empty
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen
origins Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
spent Kutuzov
begin battle french
do engage Davout; engage Soult
do engage Buxhowden
odds attack = 19
odds defence = 5

% Napoli 1806: 17, of which Lannes and Suchet are spent, against 11, of which Stuart is at home [DATA-3.2]
empty
places Lannes@Napoli Suchet@Napoli Eugene@Napoli Macdonald@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa Eugene@Chiesa Macdonald@Chiesa
spent Lannes Suchet
begin battle french
do engage Suchet; engage Eugene; engage Macdonald
do engage Stuart
odds attack = 17
odds defence = 11

% Estramadura 1806: 7 spent against 6 spent at home [DATA-3.2]
empty
alignment portugal@member
places Wellington@Estramadura Beresford@Estramadura Castanos@Estramadura Blake@Estramadura
origins Wellington@Portugal Beresford@Portugal
spent Wellington Beresford Castanos Blake
begin battle coalition
do engage Beresford
do engage Blake
odds attack = 7
odds defence = 6

% Battle strengths of 5 and 7 lie one column apart [DATA-5.1]
empty
places Karl@Bayern Soult@Bayern
origins Karl@Bohmen
begin battle coalition
odds column = 0-5
odds defence = 5

% Seven is in the column after that of five; with a die of 3 it inflicts nothing [DATA-5.1]
empty
places Massena@Tirol StCyr@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
origins Massena@Italia StCyr@Italia
spent Massena StCyr
begin battle french
do engage StCyr
do engage Johann; engage Hiller
odds column = 6-10
odds die 3 0-1
odds line column 11-15; in a tie +2

% Eleven is in the column after that, seventeen in the next but one; its die of 3 inflicts one loss [DATA-5.1]
empty
places Lannes@Napoli Suchet@Napoli Eugene@Napoli Macdonald@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa Eugene@Chiesa Macdonald@Chiesa
spent Lannes Suchet
begin battle french
do engage Suchet; engage Eugene; engage Macdonald
do engage Stuart
odds column = 16-20
odds line column 11-15; in a tie +2
odds die 6 2-1

% Twenty-three is in the column of twenty-one; a die of 3 inflicts one loss [DATA-5.1]
empty
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg Murat@Wurttemberg
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Mack
odds column = 21-25
odds die 3 1-0
odds line in a tie +4

% Two spent corps on the march in winter: with 6 no loss [DATA-5.2]
empty
alignment osterreich@ally
places Rapp@KernOsterreich Grouchy@KernOsterreich
spent Rapp Grouchy
round 5
begin campaign french
do march Rapp; free; join Grouchy; step Bohmen
roll 6
event toll 6 rolled, 0 lost

% With 5 no loss [DATA-5.2]
empty
alignment osterreich@ally
places Rapp@KernOsterreich Grouchy@KernOsterreich
spent Rapp Grouchy
round 5
begin campaign french
do march Rapp; free; join Grouchy; step Bohmen
roll 5
event toll 5 rolled, 0 lost

% With 1 a loss [DATA-5.2]
empty
alignment osterreich@ally
places Rapp@KernOsterreich Grouchy@KernOsterreich
spent Rapp Grouchy
round 5
begin campaign french
do march Rapp; free; join Grouchy; step Bohmen
roll 1
event toll 1 rolled, 1 lost
do lose Grouchy
expect Grouchy@reserve

% Winter: three corps with a score of 3 lose nobody [DATA-5.3]
empty
places Napoleon@Hannover Davout@Hannover Soult@Hannover
begin winter french
roll 3
event winter score 3
event winter-lost tested 3, lost 0

% Five corps with a score of 1 lose one [DATA-5.3]
empty
places Napoleon@Hannover Davout@Hannover Soult@Hannover Lannes@Hannover Ney@Hannover
begin winter french
roll 1
event winter score 1
event winter-lost tested 5, lost 1
