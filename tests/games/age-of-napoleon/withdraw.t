# Withdrawal before a battle, AON-12.10.
empty

% Ferdinand is slower than Napoléon and cannot withdraw, 1805 [AON-12.10a]
places Napoleon@Flandres Ferdinand@Bayern Mack@Bayern
alignment bayern@member
round 3
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern
expect Ferdinand@Bayern Mack@Bayern
refuse coalition: withdraw Bohmen not-now

% Who holds cards is asked, for it may hold Forced March; without it there is no leaving [AON-12.10a]
places Massena@Italia Ferdinand@Tirol
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Massena; free; decline; step Tirol
acts coalition
refuse withdraw KernOsterreich slower [AON-12.10a]
facts withdraw KernOsterreich contains the army on the move
refuse stay Ferdinand slower [AON-12.10a]
legal coalition = decline

% Karl, attacked by Masséna, may go to Kern-Österreich, not where the attacker came from [AON-12.10b]
places Massena@Italia Karl@Tirol
round 3
begin campaign french
do march Massena; free; step Chiesa; decline; step Tirol
acts coalition
refuse withdraw Chiesa no-refuge [AON-12.10b]
refuse withdraw Italia no-refuge [AON-12.10b]
refuse withdraw Bayern no-refuge [AON-12.10b]
refuse withdraw Bohmen no-refuge [AON-12.10b]
do withdraw KernOsterreich
event withdraws [AON-12.10b] corps of Coalition withdraw: 1, from Tirol to Kern-Österreich
expect Karl@KernOsterreich Massena@Tirol
expect not spent Karl

% Not to an area with enemies [AON-12.10b]
places Massena@Italia Karl@Tirol Ney@KernOsterreich
round 3
begin campaign french
do march Massena; free; step Tirol
refuse withdraw KernOsterreich no-refuge [AON-12.10b]
allow withdraw Dalmatien

% It may stay and fight [AON-12.10b]
places Massena@Italia Karl@Tirol
round 3
begin campaign french
do march Massena; free; step Tirol; decline
expect Karl@Tirol Massena@Tirol
expect fields Tirol

% If all have left there is no battle, and the move is over [AON-12.10b]
places Massena@Bayern Karl@Bohmen
round 3
begin campaign french
do march Massena; free; step Bohmen; withdraw Westgalizien
expect Massena@Bohmen Karl@Westgalizien
expect not fields Bohmen
acts coalition
allow march Karl

% Part of it may stay and fight; the leader is the one who goes [AON-12.10b]
places Massena@Italia Karl@Tirol Hiller@Tirol Johann@Tirol
round 3
begin campaign french
do march Massena; free; step Tirol
refuse stay Karl leads-away [AON-12.10b]
do stay Hiller
refuse stay Hiller stays [AON-12.10b]
do withdraw KernOsterreich
expect Karl@KernOsterreich Johann@KernOsterreich Hiller@Tirol
expect fields Tirol

% No more than the leader's seniority go [AON-12.10b]
places Louis@Holland Ruchel@Hannover Hohenlohe@Hannover Lestocq@Hannover Yorck@Hannover Bulow@Hannover
alignment preussen@member hannover@member
round 3
begin campaign french
do march Louis; free; step Hannover
acts coalition
refuse withdraw Brandenburg too-many-go [AON-12.10b]
do stay Ruchel
allow withdraw Brandenburg

% In winter all who withdraw are worn out, in a mountain too [AON-12.7d AON-12.10b]
places Massena@Italia Karl@Tirol
spent Karl
round 5
begin campaign french
do march Massena; free; step Tirol; withdraw KernOsterreich
acts chance
roll 6
expect Karl@KernOsterreich

% A mountain wears out who withdraws into it [AON-12.7b AON-12.10b]
places Massena@Bayern Karl@KernOsterreich
round 3
begin campaign french
do march Massena; free; step KernOsterreich; withdraw Tirol
event spent [AON-12.7b] Karl is spent
expect spent Karl

% Forced March for a withdrawal: three against four; it tires [CARD-FORCED-MARCH.1 CARD-FORCED-MARCH.2 AON-12.7e]
places Napoleon@Bayern Karl@KernOsterreich
hand-coalition forced-march.1 forced-march.2
round 3
begin campaign french
do decline; decline; march Napoleon; free; decline; step KernOsterreich
acts coalition
refuse withdraw Bohmen slower [AON-12.10a]
do force forced-march.1
refuse force forced-march.2 forced-already [CARD-FORCED-MARCH.1]
do withdraw Bohmen
expect spent Karl
expect Karl@Bohmen
expect discard forced-march.1

% An army attacked before in the same action stays [AON-12.10b CARD-MAJOR-CAMPAIGN.1]
places Massena@Italia Ney@Bayern Karl@Tirol
hand-french major-campaign.1 pitt
round 3
begin campaign french
do decline; decline; play major-campaign.1; march Massena; free; step Tirol; decline
acts french
do march Ney; pay pitt; step Tirol
acts french
expect Ney@Tirol Karl@Tirol

% Who has withdrawn does not come back against the same move; others may come [AON-12.10b AON-12.11a]
places Massena@Bayern Karl@Bohmen Tolly@Westgalizien Bagration@Westgalizien
round 3
begin campaign french
do march Massena; free; step Bohmen; withdraw Westgalizien
acts coalition
refuse intercept Karl withdrew [AON-12.10b]
do intercept Tolly
refuse join Karl withdrew [AON-12.10b]
do join Bagration; go; free
expect fields Bohmen
expect attacker coalition

% The area that the attacker came from is closed, though it belongs to the defender [AON-12.10b]
places Massena@Bayern Karl@KernOsterreich
round 2
begin campaign french
do march Massena; free; step Bohmen; coalition: decline; step KernOsterreich
acts coalition
refuse withdraw Bohmen no-refuge [AON-12.10b]
allow withdraw Tirol

% Who has withdrawn and is attacked again where it went defends there [AON-12.10b AON-13.1 CARD-MAJOR-CAMPAIGN.1]
places Soult@Wurttemberg Davout@Sachsen Karl@Bayern
alignment bayern@member sachsen@dominion
hand-french major-campaign.1 pitt
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Bayern
do withdraw Bohmen
do french: march Davout; pay pitt; step Bohmen
do coalition: decline; french: done
event battle [AON-13.1] battle in Böhmen: French attacks
