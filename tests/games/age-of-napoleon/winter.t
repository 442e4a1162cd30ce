# Winter Attrition Phase, chapter AON-15.
empty

% A side rolls for each area with three or more of its corps, no matter who runs it [AON-15.1a]
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Lannes@Italia Ney@Italia Suchet@Italia Rapp@Bohmen Grouchy@Bohmen
places Tolly@Westgalizien Bagration@Westgalizien Constantine@Westgalizien Langeron@Westgalizien Bennigsen@Westgalizien
hand-french depot
hand-coalition scorched-earth
begin winter french
acts french
expect field Italia
do decline
roll 6
expect field KernOsterreich
roll 6
expect field Westgalizien
do decline; roll 6
event winter-lost Westgalizien

% Corps at home in the area are not counted [AON-15.1b]
places Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich
begin winter french
event not winter

% By the option they are [AON-15.1b]
scenario 1805 winter=all
empty
places Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich
hand-coalition depot
begin winter french
expect field KernOsterreich

% Three spent corps in a neutral capital: a die of 2, one more for the capital, no loss [AON-15.2a AON-15.2c]
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
spent Napoleon Davout Soult
hand-french depot pitt
begin winter french
roll 2
event modified [AON-15.2a] winter in Kern-Österreich, French: modifier 1
event winter [AON-15.1a] winter in Kern-Österreich, French: 2 rolled, score 3
event winter-lost [AON-15.4] corps of French tested 3, lost 0

% In an enemy area, barren, more than half spent: 5 less 1, 1 and 2 [AON-15.2a AON-15.2b]
alignment osterreich@ally
places Tolly@Westgalizien Bagration@Westgalizien Constantine@Westgalizien Langeron@Westgalizien Bennigsen@Westgalizien
spent Tolly Bagration Constantine
hand-coalition depot pitt
begin winter french
do decline
roll 5
event modified [AON-15.2a] winter in Westgalizien, Coalition: modifier -2
event modified [AON-15.2b] winter in Westgalizien, Coalition: modifier -1
event modified [AON-15.2c] winter in Westgalizien, Coalition: modifier -1
event winter [AON-15.1a] 5 rolled, score 1
event winter-lost [AON-15.4] tested 5, lost 1
acts coalition
refuse lose Karl not-wintering [AON-15.1b]
do lose Langeron
expect Langeron@eliminated
expect Tolly@Westgalizien

% Spent corps count against the score in enemy areas only, or everywhere by the option [AON-15.2c]
scenario 1805 tired=everywhere
empty
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
spent Napoleon Davout Soult
hand-french depot pitt
begin winter french
do decline
roll 2
event modified [AON-15.2b] modifier -1
event winter score 2

% Depot adds 2 to the own roll, Scorched Earth takes 2 off the other side's [AON-15.2d CARD-DEPOT.1]
places Napoleon@Hannover Davout@Hannover Soult@Hannover
hand-french depot
hand-coalition pitt
begin winter french
refuse play-at depot Bayern other-winter [AON-15.1a]
do play-at depot Hannover
event played Depot
roll 3
event modified [CARD-DEPOT.1] winter in Hannover, French: modifier 2
event winter score 5

% Depot is for one's own roll [CARD-DEPOT.1]
places Tolly@Hannover Bagration@Hannover Constantine@Hannover
hand-french depot
hand-coalition pitt
begin winter french
do coalition: decline
acts french
refuse play-at depot Hannover condition [CARD-DEPOT.1]

% Scorched Earth works in an area that its player runs: 5, less 1 for an enemy area, 2 for a barren one, 2 for the card [CARD-SCORCHED-EARTH.1 AON-15.2d AON-15.3]
places Rapp@Westgalizien Grouchy@Westgalizien Ney@Westgalizien Suchet@Westgalizien
hand-french pitt
hand-coalition scorched-earth
begin winter french
do decline
do play-at scorched-earth Westgalizien
roll 5
event winter score 0
do lose Rapp

% Not where its player has lost control [AON-15.3 CARD-SCORCHED-EARTH.1]
alignment osterreich@neutral
places Rapp@Westgalizien Grouchy@Westgalizien Ney@Westgalizien
hand-french pitt
hand-coalition scorched-earth
begin winter french
acts french
do decline
acts chance

% Nor on one's own corps [CARD-SCORCHED-EARTH.1]
places Rapp@Hannover Grouchy@Hannover Ney@Hannover
hand-french scorched-earth pitt
begin winter french
refuse play-at scorched-earth Hannover condition [CARD-SCORCHED-EARTH.1]
refuse play-at pitt Hannover wrong-side [CARD-PITT.1]

% Winter losses are permanent, and the owner chooses [AON-15.4]
places Rapp@Westgalizien Grouchy@Westgalizien Ney@Westgalizien
hand-french pitt
begin winter french
do decline
roll 1
event winter score -2
list lose = lose Ney | lose Rapp | lose Grouchy
do lose Rapp
do lose Grouchy
expect Rapp@eliminated Grouchy@eliminated Ney@Westgalizien

% By option 18.2 the largest contingent loses first; all minor allied corps are one [18.2a 18.2b]
scenario 1805 losses=largest
empty
places Rapp@Westgalizien Grouchy@Westgalizien Eugene@Westgalizien Macdonald@Westgalizien Jerome@Westgalizien
hand-french pitt
begin winter french
do decline
roll 1
list lose = lose Eugene | lose Macdonald | lose Jerome
refuse lose Rapp smaller-contingent [18.2a]
do lose Jerome
list lose = lose Rapp | lose Grouchy | lose Eugene | lose Macdonald

# ---- nobody is asked for a card that would change nothing ----------------------

% Three corps or four in a capital that the enemy does not run lose nobody with any die: no Depot is asked for [AON-15.2a AON-15.2d CARD-DEPOT.1]
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Lannes@KernOsterreich
hand-french depot pitt
begin winter french
acts chance
roll 1
event winter score 2
event winter-lost lost 0

% Five may lose one there, so it is asked for [AON-15.2d CARD-DEPOT.1]
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Lannes@KernOsterreich Ney@KernOsterreich
hand-french depot pitt
begin winter french
acts french
do decline
roll 1
event winter-lost lost 1

% So may three where the enemy runs the capital, and all the more with Scorched Earth [AON-15.2b AON-15.2d]
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
hand-french depot pitt
hand-coalition scorched-earth
begin winter french
acts french
do decline
acts coalition

% And where the option counts spent corps everywhere, whether they are or not, for that is hidden [AON-15.2d AON-2.8]
scenario 1805 tired=everywhere
empty
alignment osterreich@neutral
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
hand-french depot pitt
begin winter french
acts french

% A Depot that lies among the discards is not asked for, unless Napoléonica might bring it back [AON-15.2d CARD-NAPOLEONICA.1]
places Napoleon@Hannover Davout@Hannover Soult@Hannover
hand-french pitt
discard depot napoleonica.1 napoleonica.2
begin winter french
acts chance

% It might while one of the two lies nowhere in the open [AON-15.2d CARD-NAPOLEONICA.1]
places Napoleon@Hannover Davout@Hannover Soult@Hannover
hand-french pitt
discard depot napoleonica.1
begin winter french
acts french

% Once it is played the side is not asked again for this area [AON-15.2d CARD-DEPOT.1]
places Napoleon@Hannover Davout@Hannover Soult@Hannover
hand-french depot pitt
begin winter french
do play-at depot Hannover
acts chance

% Just half of them spent are not more than half, be it in an enemy area [AON-15.2b]
scenario 1805
empty
places Rapp@Bohmen Grouchy@Bohmen Ney@Bohmen Suchet@Bohmen
spent Rapp Grouchy
begin winter french
roll 5
event winter score 4
event not modified [AON-15.2c]
