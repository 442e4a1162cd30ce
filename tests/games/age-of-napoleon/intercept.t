# Interception, AON-12.11 and AON-12.12.
empty

% Karl enters Kern-Österreich, Napoléon comes from Böhmen, 1805 [AON-12.11a AON-12.12a]
places Karl@Tirol Hiller@Tirol Johann@Tirol Murat@KernOsterreich Napoleon@Bohmen Davout@Bohmen Soult@Bohmen
spent Napoleon Davout Soult
hand-coalition reverse-slope
hand-french no-surrender
round 4
moved 3
begin campaign coalition
do decline; decline; decline; decline
do march Karl; pay reverse-slope; decline; join Hiller; join Johann; step KernOsterreich
acts french
do decline
acts french
do intercept Napoleon; join Davout; join Soult; go
legal french = pay no-surrender
do pay no-surrender
event paid [AON-12.11b] French discards No Surrender
event intercepts [AON-12.11a] Napoléon intercepts from Böhmen in Kern-Österreich, corps: 3
expect Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Murat@KernOsterreich
expect attacker coalition
expect discard reverse-slope no-surrender

% Three against four: too slow; a side without cards is not even asked [AON-12.11a]
places Napoleon@Flandres Karl@Tirol
round 3
begin campaign french
do march Napoleon; free; step Wurttemberg; step Bayern
acts french

% With a card in hand it is, and refused for want of Forced March [AON-12.11a]
places Napoleon@Wurttemberg Karl@Tirol
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Napoleon; free; decline; step Bayern
acts coalition
refuse intercept Karl too-slow [AON-12.11a]
facts intercept Karl contains Karl: movement 3; the army on the move: 4
legal coalition = decline

% Only from an adjacent area, by land; one's own corps that face nobody [AON-12.11a]
places Soult@Wurttemberg Karl@Tirol Hiller@Westgalizien Bennigsen@Bohmen Ney@Bohmen
alignment bayern@ally
round 3
begin campaign french
do march Soult; free; step Bayern
acts coalition
refuse intercept Hiller not-next [AON-12.11a]
refuse intercept Ney not-yours [AON-1.1]
refuse intercept Bennigsen faced [AON-12.11a]
refuse intercept Johann not-on-map [AON-2.7]
allow intercept Karl

% No die is rolled; the first of the year is free [AON-12.11a AON-12.11b]
places Soult@Wurttemberg Karl@Tirol
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern; intercept Karl; go
legal coalition = free
do free
expect Karl@Bayern
expect moved 3

% Later ones cost a card [AON-12.11b]
places Soult@Wurttemberg Karl@Tirol
hand-coalition pitt
round 3
moved 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern; intercept Karl; go
legal coalition = pay pitt
refuse free free-used [AON-11.3a]
do pay pitt
event paid [AON-12.11b] Coalition discards Pitt
expect Karl@Bayern

% Without a card and a free move a side is not asked [AON-12.11b]
places Soult@Wurttemberg Karl@Tirol
round 3
moved 2
begin campaign french
do march Soult; free; step Bayern
acts french

% It ends the move, and the mover must fight; no second interception [AON-12.11c]
places Soult@Wurttemberg Karl@Tirol Kutuzov@Bohmen
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
do intercept Karl; go; free
refuse coalition: intercept Kutuzov not-now
expect fields Bayern
expect Kutuzov@Bohmen

% One who declines may intercept in the next area [AON-12.11c]
places Soult@Wurttemberg Karl@Tirol
round 3
begin campaign french
do march Soult; free; step Bayern; decline; step KernOsterreich; intercept Karl; go; free
expect Karl@KernOsterreich
expect fields KernOsterreich

% Each move of a Major Campaign may be intercepted, each at its cost [AON-12.11c CARD-MAJOR-CAMPAIGN.1]
places Soult@Wurttemberg Ney@Italia Karl@Tirol Johann@KernOsterreich Liechtenstein@Bohmen
hand-french major-campaign.1 joseph
hand-coalition pitt
round 3
begin campaign french
do decline; decline; decline; decline; play major-campaign.1
do march Soult; free; decline; step Bayern; intercept Karl; go; free
acts french
do march Ney; pay joseph; decline; step Chiesa; halt
acts french

% Interceptors join who is there already, and the side defends [AON-12.12a]
places Soult@Bayern Hiller@KernOsterreich Karl@Tirol
round 3
begin campaign french
do march Soult; free; step KernOsterreich; intercept Karl; go; free
expect attacker french
expect Karl@KernOsterreich Hiller@KernOsterreich
expect origins Karl@none Soult@Bayern

% Into an area without corps of their own they are the attackers [AON-12.12b]
places Napoleon@KernOsterreich Tolly@Westgalizien
round 3
begin campaign coalition
do march Tolly; free; step Bohmen; intercept Napoleon; go; free
expect attacker french
expect fields Bohmen
event battle [AON-12.12b] battle in Böhmen: French attacks

% Part of an army may come, under a leader of its own, with no more than his seniority [AON-12.11a AON-2.6b]
places Soult@Wurttemberg Karl@Tirol Hiller@Tirol Liechtenstein@Tirol Rosenberg@Tirol Kienmayer@Tirol
round 3
begin campaign french
do march Soult; free; step Bayern
do intercept Liechtenstein
refuse intercept Karl has-leader [AON-12.11a]
refuse join Karl senior [AON-12.2b]
facts join Karl contains Karl: seniority 5; Liechtenstein: 3
refuse decline not-now
do join Hiller; join Rosenberg
refuse join Kienmayer too-many [AON-2.6b]
do go; free
expect Liechtenstein@Bayern Hiller@Bayern Karl@Tirol

% Not into a neutral country, unless it has just joined its side [AON-12.11a AON-12.6c]
places Tolly@Minsk Davout@Brandenburg
alignment preussen@neutral
round 3
begin campaign coalition
do march Tolly; free; step Polen
acts coalition

% Halting there makes it an ally of France: now the French may come [AON-12.11a AON-12.6c]
places Tolly@Minsk Davout@Westgalizien
round 3
begin campaign coalition
do march Tolly; free; step Polen
acts coalition
do halt
event violated [AON-12.6b]
acts french
do done
acts french
do intercept Davout; go; free
expect Davout@Polen
expect attacker french

% Winter wears out who intercepts; if nobody gets through there is no interception [AON-12.7d AON-12.11c]
places Soult@Wurttemberg Karl@Tirol
spent Karl
round 5
begin campaign french
do march Soult; free; step Bayern; intercept Karl; go; free
acts chance
roll 1
expect Karl@reserve Soult@Bayern
acts french
do step Bohmen
expect Soult@Bohmen

% All whom an interceptor comes upon stay for the battle, also those who have not moved [AON-12.11c AON-11.2]
empty
places Soult@Wurttemberg Ney@Bayern Karl@Tirol
hand-french major-campaign.1 pitt
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Bayern; intercept Karl; go; free
refuse march Ney pinned [AON-11.2]

% Who is intercepted in a neutral country that the enemy occupies has halted there: its corps come on before the battle [AON-12.6c AON-12.11c]
places Bernadotte@Schlesien Blucher@Bayern Kutuzov@KernOsterreich Klenau@reserve
alignment osterreich@neutral preussen@member
occupied osterreich
hand-coalition pitt stein
round 2
begin campaign french
do decline; decline; march Bernadotte; free; decline; step Bohmen; intercept Blucher; go; free
event violated [AON-12.6b]
do deploy Klenau Bohmen

% The last garrison leaves the capital to intercept while others stand in the country: that violates it [AON-12.6b AON-12.11a]
alignment osterreich@neutral preussen@member bayern@ally sachsen@member
occupied osterreich
places Davout@KernOsterreich Soult@Bohmen Kleist@Sachsen
round 2
begin campaign coalition
do march Kleist; free; step Bayern
do intercept Davout; go; free
event freed [AON-3.8d]
event violated [AON-12.6b]
expect alignment osterreich@member
acts coalition
do deploy Karl Bohmen
event deployed [AON-3.11]
expect Davout@Bayern
list fight = fight Bayern | fight Bohmen

% Within the country it violates it itself, and the army that passes is met by both [AON-12.6b AON-3.11]
alignment osterreich@neutral preussen@member
occupied osterreich
places Davout@KernOsterreich Kleist@Schlesien
round 2
begin campaign coalition
do march Kleist; free; step Bohmen
do intercept Davout; go; free
event violated [AON-12.6b]
expect alignment osterreich@member
do deploy Karl KernOsterreich
expect Kleist@Bohmen Davout@Bohmen Karl@KernOsterreich
event not violated
acts chance

# ---- in a Major Campaign -------------------------------------------------------

% Who has withdrawn from its first move may intercept its second [AON-12.11a AON-12.10b]
places Soult@Wurttemberg Davout@Westfalen Karl@Bayern
hand-french major-campaign.1 pitt talleyrand
alignment sachsen@ally
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Bayern; withdraw Bohmen
acts french
do march Davout; pay pitt; step Sachsen
acts coalition
allow intercept Karl

% Not the same move: an army that it joined may [AON-12.10b AON-12.11a]
places Soult@Wurttemberg Karl@Bayern Liechtenstein@Bohmen
hand-coalition joseph
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern; withdraw Bohmen
acts coalition
refuse intercept Karl withdrew [AON-12.10b]
allow intercept Liechtenstein

% Forced March against Forced March: 3 and 1 against 3 and 1, and both armies are spent by it [CARD-FORCED-MARCH.1 AON-12.7e]
places Soult@Wurttemberg Karl@Tirol
hand-french forced-march.1
hand-coalition forced-march.2
round 2
begin campaign french
do decline; decline; decline; decline; march Soult; force forced-march.1; decline; step Bayern
do intercept Karl; go
legal coalition = force forced-march.2
do force forced-march.2
expect spent Soult Karl

% Interceptors attack whom they have met, also those who come to their help: the odds say so [AON-12.12b AON-12.11c]
places Soult@Wurttemberg Davout@Westfalen Karl@Tirol
alignment bayern@ally
met Karl
hand-french major-campaign.1 pitt
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Bayern; intercept Karl; go; free
do march Davout; pay pitt
odds at Bayern attack = 5
odds at Bayern defence = 11
do step Bayern; done; engage Soult
odds attack = 5
odds defence = 11

% Too slow even with the Forced March in hand: the facts count the card [AON-12.11a CARD-FORCED-MARCH.1]
places Napoleon@Wurttemberg Hiller@Tirol Karl@Tirol
hand-coalition forced-march.2
round 3
begin campaign french
do decline; decline; march Napoleon; free; decline; step Bayern
allow intercept Karl
refuse intercept Hiller too-slow [AON-12.11a]
facts intercept Hiller contains Hiller: movement 3 with Forced March; the army on the move: 4
