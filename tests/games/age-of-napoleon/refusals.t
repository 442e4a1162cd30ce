# Refusals cite the clause that decides: what is being asked for, and not the sequence of play at large.
empty

% While it is asked who plays first, nothing else is done: a march, a pass [AON-5.2]
places Soult@Flandres Karl@Tirol
round 1
begin campaign french
do pass; pass
refuse march Soult not-now [AON-5.2]
refuse pass not-now [AON-5.2]
refuse step Champagne not-now [AON-5.2]
refuse coalition: first coalition not-your-turn [AON-5.2]
allow first coalition

% What belongs to another phase of the year waits for it [AON-5.1]
places Soult@Flandres Karl@Tirol
round 1
begin campaign french
do pass; pass
refuse deploy Ney Flandres not-now [AON-5.1]
refuse claim not-now [AON-5.1]

% Not in its phase a march is refused by the sequence of phases, and a pass by what is open [AON-5.1 AON-10.1]
places Soult@Flandres
year 6
begin reinforcement french
refuse march Soult not-now [AON-5.1]
refuse pass not-now [AON-10.1]

% Before a round cards are asked for that cancel it, then one that makes a side pass [CARD-PEACE-TALKS.2 CARD-INDECISION.1]
places Soult@Flandres Karl@Tirol
round 2
hand-french pitt
begin campaign french
refuse march Soult not-now [CARD-PEACE-TALKS.2]
refuse coalition: decline not-your-turn [CARD-PEACE-TALKS.2]
do decline
refuse march Soult not-now [CARD-INDECISION.1]
refuse coalition: decline not-your-turn [CARD-INDECISION.1]

% In a round an army is named first, and only by the side whose action it is [AON-11.2 AON-5.2]
places Soult@Flandres Karl@Tirol
round 1
begin campaign french
refuse step Champagne not-now [AON-11.2]
refuse free not-now [AON-11.2]
refuse engage Soult not-now [AON-11.2]
refuse coalition: march Karl not-your-turn [AON-5.2]

% Then it is paid for [AON-11.3a]
places Soult@Flandres Karl@Tirol
hand-french pitt
round 1
begin campaign french
do decline; decline; march Soult
refuse step Champagne not-now [AON-11.3a]
refuse pass not-now [AON-11.3a]
refuse coalition: pass not-your-turn [AON-11.3a]

% Then Mud is asked for [CARD-MUD.1]
places Soult@Flandres Karl@Tirol
hand-coalition pitt
round 1
begin campaign french
do decline; decline; march Soult; free
refuse french: step Champagne not-your-turn [CARD-MUD.1]
refuse coalition: march Karl not-now [CARD-MUD.1]

% Then it moves, and no other [AON-12.1a AON-5.2]
places Soult@Flandres Davout@Flandres Karl@Tirol
round 1
begin campaign french
do march Soult; free
refuse march Davout not-now [AON-12.1a]
refuse pass not-now [AON-12.1a]
refuse coalition: step Bayern not-your-turn [AON-5.2]

% In a battle one thing comes after the other [AON-13.2]
places Napoleon@Bayern Davout@Bayern Mack@Bayern
begin battle french
refuse march Davout not-now [AON-13.2]
refuse lose Davout not-now [AON-13.2]
refuse retreat Bohmen not-now [AON-13.2]

% Of a country whose neutrality was violated another corps than its own is no answer [AON-3.11]
places Tolly@Westgalizien Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
year 6
round 2
begin campaign coalition
do march Tolly; free; step Bohmen
do french: decline
do coalition: halt
refuse deploy Ney Bohmen not-of-country [AON-3.11]

% Who violates an occupied country by coming into its capital ends the occupation: it is an ally now [AON-3.8d AON-12.6c]
places Tolly@Bohmen Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
year 6
round 2
begin campaign coalition
do march Tolly; free; step KernOsterreich
expect alignment osterreich@ally
expect occupied none

% With neither a free move nor a card a march cannot be paid for; in a Major Campaign each move has its own cost [AON-11.3b]
places Soult@Flandres Davout@Holland
hand-french major-campaign.1
round 1
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Champagne; halt
refuse march Davout cannot-pay [AON-11.3b]
refuse march Soult pinned [AON-11.2]
refuse pass major-campaign [CARD-MAJOR-CAMPAIGN.1]
allow done

% Who has acted in the round acts no more in it; who has not waits for its turn [AON-11.2 AON-5.2]
places Soult@Wurttemberg Ney@Champagne Karl@Tirol
hand-french pitt
round 2
begin campaign french
do decline; decline
refuse coalition: march Karl not-your-turn [AON-5.2]
do march Soult; free; step Flandres
refuse coalition: march Karl not-your-turn [AON-5.2]
do halt; decline
acts coalition
refuse french: march Ney not-your-turn [AON-11.2]
refuse french: pass not-your-turn [AON-11.2]
do march Karl; free; decline
refuse french: march Ney not-your-turn [AON-11.2]

% An interception has one leader: others come along, and nobody is with it who has not joined [AON-12.11a AON-12.2a]
places Soult@Wurttemberg Karl@Tirol Hiller@Tirol
round 3
begin campaign french
do march Soult; free; step Bayern; intercept Karl
refuse intercept Hiller has-leader [AON-12.11a]
refuse intercept Karl in-army [AON-12.2a]
do join Hiller
refuse intercept Hiller in-army [AON-12.2a]

% Corps of a neutral country are nobody's, not the other side's [AON-3.4]
places Soult@Wurttemberg Karl@Tirol
hand-french veterans
round 3
begin campaign french
do decline; decline
refuse march Braunschweig unruled [AON-3.4]
refuse march Karl not-yours [AON-1.1]
do march Soult; free
refuse join Braunschweig unruled [AON-3.4]
refuse join Karl not-yours [AON-1.1]
do step Bayern
refuse coalition: intercept Braunschweig unruled [AON-3.4]
refuse coalition: intercept Soult not-yours [AON-1.1]

% So it is with Veterans [AON-3.4 CARD-VETERANS.1]
year 6
places Hohenlohe@eliminated Mack@eliminated
hand-french veterans
begin reinforcement french
do decline
refuse recall veterans Hohenlohe Ruchel unruled [AON-3.4]
refuse recall veterans Mack Karl not-yours [AON-1.1]

% A card that serves now is tried in the way of an Any Time card [AON-5.4a CARD-MAJOR-CAMPAIGN.1]
places Soult@Flandres Karl@Tirol
hand-french major-campaign.1 art-of-war
begin campaign french
do decline; decline
refuse spy major-campaign.1 wrong-form [CARD-MAJOR-CAMPAIGN.1]
refuse scout major-campaign.1 Tirol Tirol wrong-form [CARD-MAJOR-CAMPAIGN.1]
refuse swap major-campaign.1 pitt wrong-form [CARD-MAJOR-CAMPAIGN.1]
refuse spy art-of-war wrong-phase [CARD-ART-OF-WAR.1]
allow play major-campaign.1

% Who is held by Indecision passes and plays no card: that decides, not whose turn it is [CARD-INDECISION.1]
places Soult@Wurttemberg Karl@Tirol
hand-french indecision
hand-coalition pitt radetzky forced-march.1
round 2
begin campaign french
do decline; decline; decline; play indecision
acts french
refuse coalition: march Karl barred [CARD-INDECISION.1]
refuse coalition: play radetzky barred [CARD-INDECISION.1]
refuse coalition: pass barred [CARD-INDECISION.1]
refuse coalition: step Bayern not-your-turn [AON-5.2]
do march Soult; free; step Bayern
refuse coalition: intercept Karl barred [CARD-INDECISION.1]

% Cards of a moment that is over once the other side acts: Mud, Indecision, Peace Talks [CARD-MUD.1 CARD-INDECISION.1 CARD-PEACE-TALKS.2]
places Soult@Wurttemberg Karl@Tirol
hand-coalition mud.1 indecision peace-talks winter-quarters britannia
round 5
begin campaign french
do decline; decline; march Soult; free; decline
refuse coalition: play mud.1 wrong-phase [CARD-MUD.1]
refuse coalition: play indecision wrong-phase [CARD-INDECISION.1]
refuse coalition: play peace-talks talks-late [CARD-PEACE-TALKS.2]
refuse coalition: play winter-quarters talks-late [CARD-WINTER-QUARTERS.1]
refuse coalition: play britannia not-your-turn [AON-5.2]
refuse coalition: play mud.2 not-your-turn [AON-5.2]

% Forced March goes with the naming of the army, and Manoeuvre does: later the card refuses itself [CARD-FORCED-MARCH.1 CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Wurttemberg Karl@Tirol
hand-french forced-march.1 forced-march.2 manoeuvre-sur-les-arrieres
round 3
begin campaign french
do decline; decline; march Soult; force forced-march.1
refuse force forced-march.2 wrong-phase [CARD-FORCED-MARCH.1]
refuse manoeuvre manoeuvre-sur-les-arrieres wrong-phase [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
