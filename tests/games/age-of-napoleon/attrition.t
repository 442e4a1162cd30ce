# March attrition, AON-12.7 to AON-12.9.
empty

% The third area of a move: Lannes, Ney and Suchet to Italia, 1806 [AON-12.7a AON-12.8a]
places Lannes@Flandres Suchet@Flandres Ney@Flandres
round 1
begin campaign french
do march Lannes; free; join Suchet; join Ney; step Champagne; step Bourgogne
expect not spent Lannes
do step Italia
event spent [AON-12.7a] Lannes is spent
expect spent Lannes Suchet Ney
acts coalition

% Rapp and Grouchy to Kern-Österreich, 1806 [AON-12.7a]
places Rapp@Flandres Grouchy@Flandres Napoleon@KernOsterreich
round 3
begin campaign french
do march Rapp; free; join Grouchy; step Wurttemberg; step Bayern; step KernOsterreich
expect spent Rapp Grouchy

% Two areas wear nobody out [AON-12.7a]
places Napoleon@Flandres
round 3
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern; halt
expect not spent Napoleon
event not tired

% The fourth area as well: now they roll [AON-12.7a AON-12.8b]
places Napoleon@Flandres Murat@Flandres
round 3
begin campaign french
do march Napoleon; free; join Murat; step Wurttemberg; step Bayern; step Bohmen; step Westgalizien
acts chance
roll 6
event toll [AON-12.8b] French tests 2 corps: 6 rolled, 0 lost

% A corps that came along later has gone less far [AON-12.7a AON-12.3]
places Kutuzov@Westgalizien Buxhowden@Volhynia
round 3
begin campaign coalition
do march Kutuzov; free; step Volhynia; join Buxhowden; step Westgalizien; step Bohmen
event spent [AON-12.7a] Kutuzov is spent
event not spent Buxhowden
expect spent Kutuzov

% A mountain: Masséna and St. Cyr in Tirol, 1805 [AON-12.7b AON-12.8a]
places Massena@Italia StCyr@Chiesa Karl@Tirol Johann@Tirol Hiller@Tirol
hand-french alexander-i
round 4
moved 1
begin campaign french
do decline; decline; march Massena; pay alexander-i; step Chiesa; decline; join StCyr; step Tirol
event spent [AON-12.7b] Masséna is spent
event not toll
expect spent Massena StCyr

% A marsh: Bennigsen enters Minsk fresh [AON-12.7c]
places Bennigsen@Volhynia
round 1
begin campaign coalition
do march Bennigsen; free; step Minsk
event spent [AON-12.7c] Bennigsen is spent
expect spent Bennigsen

% In winter every area: a test in Chiesa and one in Italia, with Ney there, 1806 [AON-12.7d AON-12.8b]
places Suchet@Napoli Macdonald@Napoli Ney@Chiesa
spent Suchet Macdonald Ney
hand-french forced-march.1
round 6
moved 1
begin campaign french
do decline; decline; march Macdonald; pay forced-march.1; join Suchet; step Chiesa
acts chance
roll 5
event toll [AON-12.8b] French tests 2 corps: 5 rolled, 0 lost
do join Ney; step Italia
roll 6
event toll [AON-12.8b] French tests 3 corps: 6 rolled, 0 lost

% Discarded Forced March causes nothing of its own: Wellington in Estramadura, 1806 [AON-12.7d AON-12.7e]
places Wellington@Portugal Beresford@Portugal Castanos@Estramadura Blake@Estramadura
spent Wellington Beresford Castanos Blake
alignment portugal@member
hand-coalition forced-march.1
round 5
moved 2
begin campaign coalition
do decline; decline; march Wellington; pay forced-march.1; join Beresford; step Estramadura
acts chance
roll 5
event toll [AON-12.8b] Coalition tests 2 corps: 5 rolled, 0 lost
expect Wellington@Estramadura Beresford@Estramadura

% Forced March tires the army in the last area it enters [AON-12.7e]
places Soult@Flandres
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Soult; force forced-march.1; step Champagne
expect not spent Soult
do halt
event spent [AON-12.7e] Soult is spent
expect spent Soult

% When the allowance is used up the last area is plain at once [AON-12.7e AON-12.7f]
places Louis@Holland
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Louis; force forced-march.1; step Flandres; step Champagne; step Bourgogne
expect spent Louis
event spent [AON-12.7a] Louis is spent
event not toll

% Several causes are one hit: a third area, mountain, in winter [AON-12.7f AON-12.8a]
places Soult@Provence
round 4
begin campaign french
do march Soult; free; step Bourgogne; step Italia; step Tirol
event spent [AON-12.7b] Soult is spent
event not toll
acts coalition

% In winter and forced: one test in the last area [AON-12.7f]
places Soult@Flandres
spent Soult
hand-french forced-march.1
round 5
begin campaign french
do decline; decline; march Soult; force forced-march.1; step Champagne
roll 6
do halt
acts coalition

% Fresh ones roll nothing where they turn spent; spent ones roll by their own number [AON-12.8a AON-12.8b]
places Soult@Flandres Ney@Flandres Murat@Flandres
spent Ney
round 5
begin campaign french
do march Soult; free; join Ney; join Murat; step Champagne
expect spent Soult Ney Murat
acts chance
roll 1
event toll [AON-12.8b] French tests 1 corps: 1 rolled, 1 lost
event lost [AON-12.9] Ney is lost: reserve
expect Ney@reserve Soult@Champagne

% Rapp and Grouchy to Böhmen, 1806: column 2, die 6 [AON-12.8b]
places Rapp@KernOsterreich Grouchy@KernOsterreich Napoleon@KernOsterreich
spent Rapp Grouchy
hand-french veterans
round 5
moved 1
begin campaign french
do decline; decline; march Grouchy; pay veterans; join Rapp; step Bohmen
acts chance
roll 6
event toll [AON-12.8b] French tests 2 corps: 6 rolled, 0 lost
expect Rapp@Bohmen Grouchy@Bohmen

% Die 1: one of the two goes to the reserve, as its owner says [AON-12.9]
places Rapp@KernOsterreich Grouchy@KernOsterreich
spent Rapp Grouchy
round 5
begin campaign french
do march Grouchy; free; join Rapp; step Bohmen
roll 1
acts french
prompt french contains Attrition in Böhmen costs you 1 corps: which?
legal french = lose Rapp | lose Grouchy
refuse lose Napoleon not-tested [AON-12.9]
do lose Rapp
event lost [AON-12.9] Rapp is lost: reserve
expect Rapp@reserve Grouchy@Bohmen

% Who was not tested is not lost [AON-12.9]
places Rapp@KernOsterreich Grouchy@KernOsterreich Soult@KernOsterreich
spent Rapp Grouchy
round 5
begin campaign french
do march Soult; free; join Rapp; join Grouchy; step Bohmen
roll 1
refuse lose Soult not-tested [AON-12.9]

% An army that loses its leader ends its move under the next [AON-12.9 AON-4.1]
places Soult@KernOsterreich Rapp@KernOsterreich
spent Soult Rapp
round 5
begin campaign french
do march Soult; free; join Rapp; step Bohmen
roll 1
do lose Soult
expect Rapp@Bohmen Soult@reserve
acts coalition

% The largest contingent loses first [18.2a]
scenario 1805 losses=largest
hand-french none
hand-coalition none
empty
places Soult@Castilla Rapp@Castilla Grouchy@Castilla Castanos@Castilla Blake@Castilla
spent Soult Rapp Grouchy Castanos Blake
round 5
begin campaign french
do march Soult; free; join Rapp; join Grouchy; join Castanos; join Blake; step Navarra
roll 5
legal french = lose Soult | lose Rapp | lose Grouchy
refuse lose Castanos smaller [18.2a]

% After it, of equal ones the owner's choice [18.2a]
scenario 1805 losses=largest
hand-french none
hand-coalition none
empty
places Napoleon@Castilla Rapp@Castilla Grouchy@Castilla Soult@Castilla Castanos@Castilla Blake@Castilla Cuesta@Castilla
spent Napoleon Soult Rapp Grouchy Castanos Blake Cuesta
round 5
begin campaign french
do march Napoleon; free; join Soult; join Rapp; join Grouchy; join Castanos; join Blake; join Cuesta; step Navarra
roll 1
event toll [AON-12.8b] French tests 7 corps: 1 rolled, 2 lost
do lose Rapp
legal french = lose Napoleon | lose Soult | lose Grouchy | lose Castanos | lose Blake | lose Cuesta

% Minor allied corps are one contingent, whosever they are [18.2b]
scenario 1805 losses=largest
hand-french none
hand-coalition none
empty
places Soult@Bayern Rapp@Bayern Lefebvre@Bayern Vandamme@Bayern Jerome@Bayern
spent Soult Rapp Lefebvre Vandamme Jerome
round 5
begin campaign french
do march Soult; free; join Rapp; join Lefebvre; join Vandamme; join Jerome; step Wurttemberg
roll 1
legal french = lose Lefebvre | lose Vandamme | lose Jerome
refuse lose Soult smaller [18.2a]

% Without the option the owner chooses freely [18.2a]
places Soult@Castilla Rapp@Castilla Grouchy@Castilla Castanos@Castilla
spent Soult Rapp Grouchy Castanos
round 5
begin campaign french
do march Soult; free; join Rapp; join Grouchy; join Castanos; step Navarra
roll 4
allow lose Castanos

% The other side learns that an army suffers, not who [AON-12.8a]
places Soult@Flandres Ney@Flandres
round 5
begin campaign french
do march Soult; free; join Ney; step Champagne
hears french spent Ney is spent
not hears coalition spent Ney
hears coalition tired [AON-12.7d] the French corps in Champagne are hit by attrition

% Who is left behind where a forced march ends has made it too [AON-12.7e]
empty
places Davout@Flandres Soult@Flandres Ney@Champagne
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Davout; force forced-march.1; join Soult; step Champagne; drop Soult; halt
expect spent Davout Soult

% Who is left on the way has not: only the last area counts [AON-12.7e]
places Davout@Flandres Soult@Flandres
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Davout; force forced-march.1; join Soult; step Champagne; drop Soult; step Bourgogne; halt
expect spent Davout

% When the leader is lost the next in rank has his own rating against him: who is as fast may intercept [AON-12.9 AON-12.11a]
places Murat@Wurttemberg Rapp@Wurttemberg Karl@Tirol
spent Murat Rapp
round 5
begin campaign french
do march Murat; free; join Rapp; step Bayern
roll 1
do lose Murat
acts coalition
expect speed 3
allow intercept Karl

% And may withdraw [AON-12.9 AON-12.10a]
alignment bayern@ally
places Murat@Wurttemberg Rapp@Wurttemberg Karl@Bayern
spent Murat Rapp
round 5
begin campaign french
do march Murat; free; join Rapp; step Bayern
roll 1
do lose Murat
allow withdraw KernOsterreich

% Forced March helps whoever leads [AON-12.9 CARD-FORCED-MARCH.1]
places Murat@Wurttemberg Rapp@Wurttemberg Karl@Tirol
spent Murat Rapp
hand-coalition forced-march.2
hand-french forced-march.1
round 5
begin campaign french
do decline; decline; decline; decline; march Murat; force forced-march.1; decline; join Rapp; step Bayern
roll 1
do lose Murat
acts coalition
expect speed 4
do intercept Karl; go
refuse free too-slow [AON-12.11a]

% Who is lost on the march and was never met is not named to the enemy: he hears how many [AON-2.8 AON-12.9]
places Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg
spent Napoleon Davout Soult
round 5
begin campaign french
do march Napoleon; free; join Davout; join Soult; step Bayern
roll 1
do lose Davout
hears french lost [AON-12.9] Davout is lost: reserve
not hears coalition lost
not hears nobody lost
hears coalition taken-off [AON-12.9] corps of French taken off Bayern: 1

% The leader, whom all see, is named to all [AON-2.8 AON-12.9]
places Murat@Wurttemberg Rapp@Wurttemberg
spent Murat Rapp
round 5
begin campaign french
do march Murat; free; join Rapp; step Bayern
roll 1
do lose Murat
hears coalition lost [AON-12.9] Murat is lost: reserve
hears nobody lost [AON-12.9] Murat is lost: reserve
not hears coalition taken-off

% One that has been met is named to who has met it [AON-2.8 AON-12.9]
places Murat@Wurttemberg Rapp@Wurttemberg
spent Murat Rapp
met Rapp
round 5
begin campaign french
do march Murat; free; join Rapp; step Bayern
roll 1
do lose Rapp
hears coalition lost [AON-12.9] Rapp is lost: reserve
not hears nobody lost

% Who goes on after leaving a corps behind is not hit again in the same area [AON-12.7d AON-12.2a AON-12.7f]
scenario 1805
empty
places Soult@Champagne Davout@Champagne Ney@Champagne
round 5
begin campaign french
do march Soult; free; join Davout; join Ney; step Wurttemberg
expect spent Soult Davout Ney
do drop Ney
acts french
expect places Ney@Wurttemberg
allow step Bayern
