# Cards of moves: Forced March, Manoeuvre sur les Arrières, Mud, Call to Arms.
empty

% Forced March adds one to the movement rating, and pays for the move [CARD-FORCED-MARCH.1 CARD-FORCED-MARCH.2 AON-11.3c]
places Soult@Flandres
hand-french forced-march.1 pitt
round 2
moved 1
begin campaign french
do decline; decline; march Soult
refuse force pitt wrong-side [CARD-PITT.1]
do force forced-march.1
expect speed 4
expect to-go 4
expect discard forced-march.1
do step Champagne; halt
expect spent Soult

% A Forced March for the first move of the year uses up the free one [CARD-FORCED-MARCH.2 AON-11.3c AON-11.3a]
places Soult@Flandres
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Soult; force forced-march.1
expect moved 1

% The other army must be as fast as the rating so raised [CARD-FORCED-MARCH.1 AON-12.11a]
places Soult@Wurttemberg Karl@Tirol
hand-french forced-march.1
round 2
begin campaign french
do decline; decline; march Soult; force forced-march.1; step Bayern
acts french

% Forced March lets a leader of three intercept one of four, and is all it costs [CARD-FORCED-MARCH.1 CARD-FORCED-MARCH.2 AON-11.3c]
places Napoleon@Wurttemberg Karl@Tirol
hand-coalition forced-march.1 pitt
round 2
begin campaign french
do decline; decline; march Napoleon; free; decline; step Bayern
do intercept Karl; go
refuse free too-slow [AON-12.11a]
facts free contains Karl: movement 3; the army on the move: 4
refuse pay pitt too-slow [AON-12.11a]
legal coalition = force forced-march.1
do force forced-march.1
expect Karl@Bayern
expect spent Karl
expect moved 3
expect discard forced-march.1

% Discarded as payment it gives nothing [CARD-FORCED-MARCH.2 AON-5.4a]
places Soult@Flandres
hand-french forced-march.1
round 2
moved 1
begin campaign french
do decline; decline; march Soult; pay forced-march.1
expect to-go 3
do step Champagne; halt
expect not spent Soult

% It is not played on its own, nor outside a campaign [CARD-FORCED-MARCH.1]
places Soult@Flandres
hand-french forced-march.1
round 2
begin campaign french
do decline; decline
refuse play forced-march.1 wrong-phase [CARD-FORCED-MARCH.1]
refuse force forced-march.1 wrong-phase [CARD-FORCED-MARCH.1]

% Through Bayern to Kern-Österreich with four corps, no battle [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg Murat@Wurttemberg Ney@Wurttemberg Mack@Bayern
hand-french manoeuvre-sur-les-arrieres pitt
round 2
moved 1
begin campaign french
do decline; decline; march Napoleon; manoeuvre manoeuvre-sur-les-arrieres
event played [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
legal french = pay pitt
do pay pitt; join Davout; join Soult; join Murat
refuse join Ney four-corps [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
do step Bayern
refuse halt crossing [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
refuse drop Murat crossing [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
do step KernOsterreich; halt
expect Napoleon@KernOsterreich Davout@KernOsterreich Mack@Bayern
expect not fields Bayern
acts coalition

% Five corps do not slip through [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg Murat@Wurttemberg Ney@Wurttemberg Mack@Bayern
hand-french manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Napoleon; manoeuvre manoeuvre-sur-les-arrieres; free
do join Davout; join Soult; join Murat
refuse join Ney four-corps [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]

% Without the card the army stops and attacks [CARD-MANOEUVRE-SUR-LES-ARRIERES.1 AON-12.5]
places Napoleon@Wurttemberg Mack@Bayern
round 2
begin campaign french
do march Napoleon; free; step Bayern
expect fields Bayern

% One area is passed by; the next with enemies is attacked [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Napoleon@Wurttemberg Mack@Bayern Ferdinand@KernOsterreich
hand-french manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Napoleon; manoeuvre manoeuvre-sur-les-arrieres; free; step Bayern; step KernOsterreich
expect fields KernOsterreich
expect Mack@Bayern

% Intercepted on its way through, it fights there [CARD-MANOEUVRE-SUR-LES-ARRIERES.1 AON-12.11c]
places Soult@Wurttemberg Mack@Bayern Karl@Tirol
hand-french manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Soult; manoeuvre manoeuvre-sur-les-arrieres; free; step Bayern
acts coalition
refuse intercept Mack not-next [AON-12.11a]
do intercept Karl; go; free
expect fields Bayern
expect attacker french

% It serves a move only, costs its own card, and can be discarded itself [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Flandres
hand-french manoeuvre-sur-les-arrieres
round 2
moved 1
begin campaign french
do decline; decline; march Soult
refuse manoeuvre manoeuvre-sur-les-arrieres cannot-pay [AON-11.3a]
do pay manoeuvre-sur-les-arrieres
expect discard manoeuvre-sur-les-arrieres

% In a Major Campaign each move has its own cost, Manoeuvre or not [AON-11.3b CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Wurttemberg Davout@Westfalen Mack@Bohmen
hand-french major-campaign.1 manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Champagne; halt
do march Davout
refuse manoeuvre manoeuvre-sur-les-arrieres cannot-pay [AON-11.3b]

% Nor does it help to intercept [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Wurttemberg Karl@Tirol
hand-coalition manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern; intercept Karl; go
refuse manoeuvre manoeuvre-sur-les-arrieres condition [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]

% Mud on the army just named: one area less [CARD-MUD.1 AON-12.1b]
places Soult@Flandres
hand-coalition mud.1
round 1
begin campaign french
do decline; decline; march Soult; free
acts coalition
do play mud.1
event played [CARD-MUD.1] Coalition plays Mud
expect to-go 2
do step Champagne; step Bourgogne
acts coalition

% Too late once it moves, too soon before it is named [CARD-MUD.1]
places Soult@Flandres
hand-coalition mud.1
round 1
begin campaign french
do decline
refuse play mud.1 wrong-phase [CARD-MUD.1]
do decline; march Soult; free; decline
acts french
refuse coalition: play mud.1 wrong-phase [CARD-MUD.1]
do step Champagne
refuse coalition: play mud.1 wrong-phase [CARD-MUD.1]

% Other cards are not played then [CARD-MUD.1]
places Soult@Flandres
hand-coalition interior-lines
round 1
begin campaign french
do decline; decline; march Soult; free
refuse play interior-lines wrong-phase [CARD-INTERIOR-LINES.1]
do decline
expect to-go 3

% Two of them take two areas, and never more than there are: the move is lost [CARD-MUD.1]
places Louis@Holland
hand-coalition mud.1 mud.2
round 1
begin campaign french
do decline; decline; march Louis; free; play mud.1; play mud.2
expect Louis@Holland
expect moved 1
acts coalition

% Mud leaves the movement rating as it is: a leader of three does not intercept Napoléon [CARD-MUD.2]
places Napoleon@Wurttemberg Karl@Tirol
hand-coalition mud.1
round 1
begin campaign french
do decline; decline; march Napoleon; free; play mud.1
expect speed 4
do step Bayern
acts french

% Mud may be discarded for a move [CARD-MUD.1 AON-5.4a]
places Soult@Flandres
hand-french mud.1
round 1
moved 1
begin campaign french
do decline; decline; march Soult; pay mud.1
expect discard mud.1

% Four French corps enter Volhynia: two Russians come [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen Rapp@Polen
hand-coalition call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; step Volhynia
acts coalition
do play call-to-arms
event played [CARD-CALL-TO-ARMS.2] Coalition plays Call to Arms
refuse deploy Kutuzov Minsk other-field [CARD-CALL-TO-ARMS.2]
refuse deploy Karl Volhynia no-recruit [CARD-CALL-TO-ARMS.2]
do deploy Kutuzov Volhynia; deploy Bagration Volhynia
event deployed [CARD-CALL-TO-ARMS.2] Bagration is placed in Volhynia
acts coalition
do decline
expect Kutuzov@Volhynia Bagration@Volhynia
expect fields Volhynia

% Three corps are too few [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen
hand-coalition call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; step Volhynia
acts french

% Österreich is not called to arms [CARD-CALL-TO-ARMS.2]
places Soult@Bayern Davout@Bayern Ney@Bayern Rapp@Bayern
hand-coalition call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; step Bohmen
acts french

% One may be enough, and none is placed above the mobilization limit [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen Rapp@Polen
places Kutuzov@Moskva Buxhowden@Moskva Tolly@Moskva Bagration@Moskva Constantine@Moskva Langeron@Moskva Wittgenstein@Moskva
hand-coalition call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; step Volhynia; play call-to-arms
do deploy Dokthurov Volhynia; decline
expect fields Volhynia
expect Bennigsen@reserve

% Full up: the card has no event [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen Rapp@Polen
places Kutuzov@Moskva Buxhowden@Moskva Tolly@Moskva Bagration@Moskva Constantine@Moskva Langeron@Moskva Wittgenstein@Moskva Dokthurov@Moskva
hand-coalition call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; step Volhynia
refuse play call-to-arms no-recruit [CARD-CALL-TO-ARMS.2]
do decline
acts french

% France is called to arms by the French [CARD-CALL-TO-ARMS.2]
places Karl@Bayern Johann@Bayern Hiller@Bayern Ferdinand@Bayern
alignment wurttemberg@member
hand-french call-to-arms
round 1
begin campaign coalition
do decline; decline; march Karl; free; decline; join Johann; join Hiller; join Ferdinand; step Wurttemberg; step Champagne
acts french
do play call-to-arms; deploy Davout Champagne; done; decline
expect Davout@Champagne
expect fields Champagne

% Nor is it played in one's own action; it may be discarded [CARD-CALL-TO-ARMS.2 AON-5.4a]
places Soult@Flandres
hand-french call-to-arms
round 1
moved 1
begin campaign french
do decline; decline
refuse play call-to-arms wrong-phase [CARD-CALL-TO-ARMS.2]
do march Soult; pay call-to-arms
expect discard call-to-arms

% Who is held by Indecision pays with nothing and plays nothing [CARD-INDECISION.1]
places Soult@Bayern Davout@Bayern Ney@Bayern Rapp@Bayern Karl@Tirol
hand-french indecision
hand-coalition call-to-arms forced-march.1
round 1
begin campaign french
do decline; decline; decline; play indecision; march Soult; free; step KernOsterreich
acts french

% To halt in a neutral Russia turns it, and it calls to arms [CARD-CALL-TO-ARMS.2 AON-12.6c]
empty
places Karl@Westgalizien Johann@Westgalizien Hiller@Westgalizien Ferdinand@Westgalizien
alignment russia@neutral
hand-french call-to-arms
round 2
begin campaign coalition
do decline; decline; march Karl; free; decline; join Johann; join Hiller; join Ferdinand; step Volhynia; halt; deploy Tolly Moskva
acts french
do play call-to-arms; deploy Kutuzov Volhynia; done
expect Kutuzov@Volhynia

% So does a corps left there, for it came with the others [CARD-CALL-TO-ARMS.2 AON-12.6b]
places Karl@Westgalizien Johann@Westgalizien Hiller@Westgalizien Ferdinand@Westgalizien
alignment russia@neutral
hand-french call-to-arms
round 2
begin campaign coalition
do decline; decline; march Karl; free; decline; join Johann; join Hiller; join Ferdinand; step Volhynia; drop Johann; deploy Tolly Moskva
acts french
allow play call-to-arms

# --- Call to Arms against those who intercept ------------------------------------

% Four who intercept enter the area, too: two Russians come to the army that they meet, and defend with it [CARD-CALL-TO-ARMS.2 AON-12.12b]
places Napoleon@Polen Davout@Polen Soult@Polen Lannes@Polen Bennigsen@Minsk
alignment polen@dominion
hand-coalition call-to-arms pitt
round 2
begin campaign coalition
do decline; decline; march Bennigsen; free; step Volhynia
do intercept Napoleon; join Davout; join Soult; join Lannes; go; free
acts coalition
prompt coalition contains Four enemy corps or more have come to Volhynia: call to arms?
do play call-to-arms
refuse deploy Kutuzov Minsk other-field [CARD-CALL-TO-ARMS.2]
do deploy Kutuzov Volhynia; deploy Bagration Volhynia
expect Napoleon@Volhynia Bennigsen@Volhynia Kutuzov@Volhynia Bagration@Volhynia
expect attacker french
event battle [AON-12.12b] battle in Volhynia: French attacks

% Three who intercept are too few [CARD-CALL-TO-ARMS.2]
places Napoleon@Polen Davout@Polen Soult@Polen Bennigsen@Minsk
alignment polen@dominion
hand-coalition call-to-arms pitt
round 2
begin campaign coalition
do decline; decline; march Bennigsen; free; step Volhynia
do intercept Napoleon; join Davout; join Soult; go; free
acts french
expect attacker french

% Attackers whom four intercept are helped in the attack [CARD-CALL-TO-ARMS.2 AON-12.12a]
places Rapp@Volhynia Napoleon@Polen Davout@Polen Soult@Polen Lannes@Polen Bennigsen@Minsk
alignment polen@dominion
hand-coalition call-to-arms pitt
round 2
begin campaign coalition
do decline; decline; march Bennigsen; free; step Volhynia; french: decline
do intercept Napoleon; join Davout; join Soult; join Lannes; go; free
do play call-to-arms; deploy Kutuzov Volhynia; done
expect attacker coalition
event battle [AON-13.1] battle in Volhynia: Coalition attacks

% Elsewhere than in France and Russia they are not met so [CARD-CALL-TO-ARMS.2]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Lannes@Bayern Karl@KernOsterreich
hand-coalition call-to-arms pitt
round 2
begin campaign coalition
do decline; decline; march Karl; free; step Bohmen
do intercept Napoleon; join Davout; join Soult; join Lannes; go; free
acts french
expect attacker french

% Those who go back beaten to where they came from do not enter it: nobody is called to arms [CARD-CALL-TO-ARMS.2 AON-13.13a]
places Soult@Volhynia Davout@Volhynia Ney@Volhynia Rapp@Volhynia Grouchy@Volhynia Kutuzov@Minsk Bagration@Minsk Constantine@Minsk
hand-coalition call-to-arms pitt
round 2
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; join Grouchy; step Minsk
acts coalition
do decline; decline; french: done; coalition: engage Bagration; engage Constantine; decline
roll 1
roll 6
do coalition: decline; coalition: decline
event retreated [AON-13.13a] from Minsk to Volhynia
expect Davout@Volhynia Ney@Volhynia Rapp@Volhynia Grouchy@Volhynia

% In a round it waits for an army of four, in the enemy's turn as in one's own [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen Kutuzov@Minsk
alignment polen@dominion
hand-coalition call-to-arms mud.1
round 2
begin campaign french
refuse play call-to-arms wrong-phase [CARD-CALL-TO-ARMS.2]
do decline
refuse play call-to-arms wrong-phase [CARD-CALL-TO-ARMS.2]
do decline; march Soult; free
refuse play call-to-arms wrong-phase [CARD-CALL-TO-ARMS.2]
do decline; join Davout; join Ney; step Volhynia; decline
refuse coalition: play call-to-arms wrong-phase [CARD-CALL-TO-ARMS.2]
refuse coalition: sway call-to-arms russia not-your-turn [AON-5.2]

# --- a card that lies open is in no hand ------------------------------------------

% Mud is not asked for when both are among the discards [CARD-MUD.1]
places Soult@Wurttemberg Karl@Tirol
hand-coalition pitt
discard mud.1 mud.2
round 2
begin campaign french
do decline; decline; march Soult; free
acts french
allow step Bayern

% Nor Call to Arms [CARD-CALL-TO-ARMS.2]
places Soult@Polen Davout@Polen Ney@Polen Rapp@Polen
hand-coalition pitt
discard call-to-arms
round 1
begin campaign french
do decline; decline; march Soult; free; decline; join Davout; join Ney; join Rapp; step Volhynia
acts french

% Who is too slow to withdraw is not asked when both of Forced March are there [AON-12.10a CARD-FORCED-MARCH.1]
places Soult@Wurttemberg Mack@Bayern
alignment bayern@member
hand-coalition pitt
discard forced-march.1 forced-march.2
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
event battle [AON-13.1] battle in Bayern

% Nor who is too slow to intercept [AON-12.11a CARD-FORCED-MARCH.1]
places Soult@Wurttemberg Mack@Tirol
hand-coalition pitt
discard forced-march.1 forced-march.2
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
acts french

# --- Call to Arms against those who land, or slip through ------------------------------

% An army of four that lands in France enters it: it is met, and fights where it landed [CARD-CALL-TO-ARMS.2 AON-12.4a AON-12.4b]
places Wellington@Portugal Beresford@Portugal Moore@Portugal Kutuzov@Portugal
alignment portugal@member
effects 1
hand-french call-to-arms
round 2
begin campaign coalition
do decline; decline; march Wellington; free; decline; join Beresford; join Moore; join Kutuzov; sail Bretagne
acts french
do play call-to-arms; deploy Davout Bretagne; deploy Ney Bretagne; decline
event battle [AON-13.1] battle in Bretagne: Coalition attacks
expect Davout@Bretagne Ney@Bretagne

% One of four that would pass through by Manoeuvre is stopped by those who are called [CARD-CALL-TO-ARMS.2 CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Polen Davout@Polen Ney@Polen Rapp@Polen Bennigsen@Volhynia
alignment polen@dominion
hand-french manoeuvre-sur-les-arrieres pitt
hand-coalition call-to-arms
round 2
begin campaign french
do decline; decline; decline; decline; march Soult; manoeuvre manoeuvre-sur-les-arrieres; free; decline; join Davout; join Ney; join Rapp; step Volhynia
acts coalition
do play call-to-arms; deploy Kutuzov Volhynia; done
do coalition: decline
event battle [AON-13.1] battle in Volhynia: French attacks
