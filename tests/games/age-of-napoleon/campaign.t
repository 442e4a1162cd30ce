# The rounds of the Campaign Phase, chapter AON-11, and the cards that bear upon them.
empty

% A round: the side that plays first acts, then the other, once each [AON-11.2]
places Soult@Flandres Davout@Champagne Karl@Tirol
round 1
begin campaign french
acts french
do march Soult; free; step Champagne; halt
expect Soult@Champagne
acts coalition
refuse french: march Davout not-your-turn
refuse coalition: done no-major-campaign [CARD-MAJOR-CAMPAIGN.1]
do march Karl; free; step KernOsterreich; halt
expect round 2

% Without a move a side passes [AON-11.2]
places Soult@Flandres Karl@Tirol
round 1
begin campaign coalition
legal coalition = pass | march Karl
do pass
event passed [AON-11.5] Coalition passes
legal french = pass | march Soult

% The army named is the side's own, and on the map [AON-11.2]
places Soult@Flandres Karl@Tirol
round 1
begin campaign french
refuse march Karl not-yours [AON-1.1]
refuse march Davout not-on-map [AON-2.7]
refuse halt not-now

% Winter comes in the fifth round: attrition on the march [AON-11.1]
places Soult@Flandres
round 4
begin campaign french
do march Soult; free; step Champagne; halt
expect not spent Soult
expect round 4

% In the fifth a fresh corps is spent by its first area [AON-11.1]
places Soult@Flandres
round 5
begin campaign french
do march Soult; free; step Champagne
expect spent Soult

% Six rounds, and the phase is over [AON-11.1]
places Soult@Flandres
round 6
begin campaign french
do pass; pass
expect round 0

% The first move of the year is free, each later one costs a card [AON-11.3a]
places Soult@Flandres
hand-french pitt
round 1
begin campaign french
do decline; decline; march Soult
legal french = free
refuse pay pitt is-free [AON-11.3a]
do free
event free [AON-11.3a]
do step Champagne; halt; decline; pass
expect round 2
expect moved 1
do decline; first french; decline; march Soult
refuse free free-used [AON-11.3a]
legal french = pay pitt
do pay pitt
event paid [AON-11.3a] French discards Pitt
expect discard pitt

% Without a card no second move [AON-11.3a]
places Soult@Flandres
round 1
moved 1
begin campaign french
refuse march Soult cannot-pay [AON-11.3a]
legal french = pass

% A card of the other side's event pays as well [AON-11.3a AON-5.4b]
places Soult@Flandres
hand-french republicans-and-royalists
round 2
moved 1
begin campaign french
do decline; decline; march Soult; pay republicans-and-royalists; step Champagne; halt
expect discard republicans-and-royalists

% In a Major Campaign the first move is free, the others are paid [AON-11.3b CARD-MAJOR-CAMPAIGN.1]
places Soult@Flandres Davout@Holland Ney@Hannover Brune@Bretagne
hand-french major-campaign.1 pitt talleyrand
round 1
begin campaign french
do decline; decline; play major-campaign.1
event played [CARD-MAJOR-CAMPAIGN.1] French plays Major Campaign
refuse pass major-campaign [CARD-MAJOR-CAMPAIGN.1]
do march Soult; free; step Champagne; halt
acts french
do march Davout; pay pitt
event paid [AON-11.3b] French discards Pitt
do step Westfalen; halt
do march Ney; pay talleyrand
event paid [AON-11.3b] French discards Talleyrand
do step Brandenburg
expect Ney@Brandenburg
expect discard major-campaign.1 pitt talleyrand

% Three armies, not four; each moves once [CARD-MAJOR-CAMPAIGN.1 AON-11.2]
places Soult@Flandres Davout@Holland Ney@Hannover Brune@Bretagne
hand-french major-campaign.1 pitt talleyrand joseph
round 1
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Champagne; halt
refuse march Soult pinned [AON-11.2]
do march Davout; pay pitt; step Westfalen; halt
do march Ney; pay talleyrand; step Holland; halt
refuse french: march Brune not-now
do decline
acts coalition

% The third move may be forgone; a second Major Campaign adds none [CARD-MAJOR-CAMPAIGN.1]
places Soult@Flandres Davout@Holland
hand-french major-campaign.1 major-campaign.2
round 1
begin campaign french
do decline; decline; play major-campaign.1
refuse play major-campaign.2 major-campaign [CARD-MAJOR-CAMPAIGN.1]
do march Soult; free; step Champagne; halt; march Davout; pay major-campaign.2; step Westfalen; halt; done
acts coalition

% Major Campaign is no card of another phase, and may be discarded like any [CARD-MAJOR-CAMPAIGN.1 AON-5.4a]
places Soult@Flandres
hand-french major-campaign.1
round 1
moved 1
begin campaign french
refuse play major-campaign.2 not-in-hand [AON-5.4a]
do decline; decline; march Soult; pay major-campaign.1
expect discard major-campaign.1

% 1805, round 4: all armies move before the first battle, whose order is the mover's [AON-11.6]
places Napoleon@Bayern Murat@Bayern Davout@Bayern Soult@Bayern Massena@Italia StCyr@Chiesa
places Kutuzov@Bohmen Buxhowden@Bohmen Karl@Tirol Johann@Tirol Hiller@Tirol
hand-french major-campaign.1 austro-ottoman-war alexander-i combined-arms
spent Kutuzov
round 4
moved 3
begin campaign french
do decline; decline; play major-campaign.1
do march Napoleon; pay austro-ottoman-war; join Murat; join Davout; join Soult
do step KernOsterreich; drop Murat; step Bohmen
expect Murat@KernOsterreich Napoleon@Bohmen Davout@Bohmen Soult@Bohmen
acts french
do march Massena; pay alexander-i; step Chiesa; join StCyr; step Tirol; decline
expect Massena@Tirol StCyr@Tirol
expect spent Kutuzov Massena StCyr
do done
expect fields Bohmen Tirol
list fight = fight Bohmen | fight Tirol

% The free move or interception of a scenario's short first year [AON-11.4 17.0b]
scenario 1813
hand-french none
hand-coalition none
round 3
begin campaign french
do march Napoleon
legal french = free
do free; step Bayern; decline; halt; march Schwarzenberg
legal coalition = free

% Having moved in the first year, the next is paid [AON-11.4 17.0b]
scenario 1813
hand-french pitt
hand-coalition none
round 3
begin campaign french
do decline; decline; march Napoleon; free; step Bayern; decline; halt; decline; pass
do decline; first french; decline; march Napoleon
legal french = pay pitt

% Who has passed a round moves freely in the next [AON-11.5]
places Soult@Flandres
round 1
begin campaign french
do pass; pass; first french; march Soult
legal french = free

% Peace Talks: this round and the next are skipped [CARD-PEACE-TALKS.1]
places Soult@Flandres
hand-french peace-talks
round 4
begin campaign french
acts french
do play peace-talks
event played [CARD-PEACE-TALKS.1] French plays Peace Talks
event cancelled [CARD-PEACE-TALKS.1] campaign round 4 is cancelled
expect skipped 48
expect talks 48

% In the sixth round it skips that alone [CARD-PEACE-TALKS.1]
places Soult@Flandres
hand-coalition peace-talks
round 6
begin campaign french
acts coalition
do play peace-talks
expect skipped 64

% Either side may play it before anyone has moved or passed [CARD-PEACE-TALKS.2]
places Soult@Flandres Karl@Tirol
hand-coalition peace-talks
hand-french pitt
round 3
begin campaign french
acts french
refuse play pitt wrong-side [CARD-PITT.1]
do decline
acts coalition
allow play peace-talks
do decline
acts coalition
refuse play peace-talks talks-late [CARD-PEACE-TALKS.2]
do decline; decline; march Soult; free
acts coalition
do decline; step Champagne; halt
refuse coalition: play peace-talks not-your-turn
do decline
acts coalition
refuse play peace-talks talks-late [CARD-PEACE-TALKS.2]

% While there are peace talks, the side of the year says who begins [CARD-PEACE-TALKS.2]
places Soult@Flandres
hand-french peace-talks
round 6
begin campaign french
do play peace-talks
acts french
allow first coalition

% Peace Talks may be discarded for a move [CARD-PEACE-TALKS.1 AON-5.4a]
places Soult@Flandres
hand-french peace-talks
round 3
moved 1
begin campaign french
do decline; decline; march Soult; pay peace-talks; step Champagne; halt
expect round 3
expect skipped 0

% Winter Quarters before the fifth round: both winter rounds are gone [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-coalition winter-quarters pitt
round 5
begin campaign french
acts coalition
do play winter-quarters
expect skipped 96
expect talks 0
expect round 0

% Before the sixth: that one alone [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-french winter-quarters
round 6
hand-coalition mud.2
begin campaign french
do play winter-quarters
expect skipped 64
expect round 0

% Not before a round of summer [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-french winter-quarters
round 4
begin campaign french
refuse play winter-quarters condition [CARD-WINTER-QUARTERS.1]
do decline
acts french
refuse play winter-quarters wrong-phase [CARD-WINTER-QUARTERS.1]

% Not once somebody has moved or passed; then it pays for a move [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-french winter-quarters
round 5
moved 1
begin campaign french
do decline; decline
refuse play winter-quarters talks-late [CARD-WINTER-QUARTERS.1]
do march Soult; pay winter-quarters
expect discard winter-quarters

% Indecision: the other side passes, even where it was to act first [CARD-INDECISION.1]
places Soult@Flandres Karl@Tirol
hand-coalition indecision
round 1
begin campaign french
do decline
acts coalition
do play indecision
event barred [CARD-INDECISION.1] French must pass this round
event passed [CARD-INDECISION.1] French passes
acts coalition
do march Karl; free; step KernOsterreich; halt
expect round 2
expect moved 2
expect barred 0

% Who acts first may hold the second before its own action [CARD-INDECISION.1]
places Soult@Flandres Karl@Tirol
hand-french indecision
round 1
begin campaign french
do decline
acts french
do play indecision
event barred [CARD-INDECISION.1] Coalition must pass this round
do pass
event passed [CARD-INDECISION.1] Coalition passes
expect round 2

% Nor does it intercept or play cards meanwhile [CARD-INDECISION.1]
places Soult@Flandres Karl@Tirol Hiller@Bayern
hand-french indecision
hand-coalition mud.1
round 1
begin campaign french
do decline; decline; decline
acts french
do play indecision; march Soult; free
acts french
do step Wurttemberg
acts french

% It is too late once the other side has acted [CARD-INDECISION.1]
places Soult@Flandres Karl@Tirol
hand-coalition indecision
round 1
begin campaign french
do decline; decline; pass
acts coalition
refuse play indecision wrong-phase [CARD-INDECISION.1]

% It may be discarded for a move [CARD-INDECISION.1 AON-5.4a]
places Karl@Tirol
hand-coalition indecision
round 1
moved 2
begin campaign coalition
do decline; decline; march Karl; pay indecision
expect discard indecision
expect barred 0

# ---- two rounds of talks --------------------------------------------------------

% Each of two rounds under Peace Talks is a Diplomacy Phase of its own: a country may go two steps [CARD-PEACE-TALKS.2 AON-7.3]
hand-french peace-talks talleyrand
hand-coalition pitt english-gold joseph
round 3
begin campaign french
do play peace-talks; first coalition; sway pitt bayern
refuse french: sway pitt bayern not-in-hand [AON-5.4a]
do pass; pass
expect alignment bayern@neutral
expect round 4
do first coalition; sway english-gold bayern; pass; pass
expect alignment bayern@member

% Armies leave and corps come at the end of such a round, and the sixth may still be cancelled [CARD-PEACE-TALKS.2 CARD-WINTER-QUARTERS.1]
places Davout@Bayern Ney@Bayern Karl@Tirol
hand-french peace-talks talleyrand winter-quarters
hand-coalition pitt joseph
round 4
begin campaign french
do play peace-talks
expect skipped 48
do first coalition; sway pitt bayern; sway talleyrand portugal; pass; pass
acts french
do leave Westfalen; deploy Junot Portugal
expect alignment bayern@neutral portugal@ally
expect Davout@Westfalen Ney@Westfalen
expect round 5
do first french; pass; pass
expect round 6
allow play winter-quarters

% Winter Quarters come before anybody acts in the round, like Peace Talks, and in winter alone [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-french winter-quarters pitt
hand-coalition joseph
round 5
begin campaign french
do decline; decline
acts coalition
do decline
refuse french: play winter-quarters talks-late [CARD-WINTER-QUARTERS.1]
do decline
refuse play winter-quarters talks-late [CARD-WINTER-QUARTERS.1]

% In a round of summer they do not come late but too early [CARD-WINTER-QUARTERS.1]
places Soult@Flandres
hand-french winter-quarters pitt
round 3
begin campaign french
refuse play winter-quarters condition [CARD-WINTER-QUARTERS.1]
do decline
refuse play winter-quarters wrong-phase [CARD-WINTER-QUARTERS.1]

% A corps that was left behind on the way has moved in this action, and does not march in it again [AON-11.2 CARD-MAJOR-CAMPAIGN.1]
scenario 1805
empty
places Soult@Champagne Davout@Champagne Ney@Flandres Karl@Ungarn
hand-french major-campaign.1 pitt mud.1
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; join Davout; step Wurttemberg; drop Davout; step Bayern; halt
refuse march Davout pinned [AON-11.2]
allow march Ney
