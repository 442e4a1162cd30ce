# prompts.t - what a side is asked, by the case it is in; who is not asked hears whose turn it is.
empty

% A move costs a card, but for the first of the year [AON-11.3a]
places Soult@Wurttemberg Mack@Bohmen
hand-french pitt
round 2
begin campaign french
do decline; decline
prompt french contains Move an army, play a card, or pass.
prompt coalition contains French to decide.
prompt nobody contains French to decide.
do march Soult
prompt french contains Soult marches from Württemberg. The first move or interception of the year is free: take it so.
do free
prompt french contains Areas that Soult may still enter: 3.
do step Champagne; halt

% Later ones cost a card [AON-11.3a]
places Soult@Wurttemberg Mack@Bohmen
hand-french pitt
round 2
moved 1
begin campaign french
do decline; decline; march Soult
prompt french contains Soult marches from Württemberg, which costs a card: which?

% In a Major Campaign: how many armies still may move, and when nothing is left to pay with [CARD-MAJOR-CAMPAIGN.1 AON-11.3b]
places Soult@Champagne Davout@Westfalen
hand-french major-campaign.1
round 2
begin campaign french
do decline; decline; play major-campaign.1
prompt french contains Major Campaign: move an army (3 still may), or be done.
do march Soult; free; step Wurttemberg; halt
prompt french contains Major Campaign: nothing is left to pay another move with.

% Who intercepts is asked for company [AON-12.11a AON-12.11b]
places Soult@Wurttemberg Karl@Tirol Johann@Tirol
hand-coalition pitt
round 2
moved 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
prompt coalition contains The army of Soult has come to Bayern, next to yours: intercept it?
prompt french contains Coalition to decide.
do intercept Karl
prompt coalition contains Karl intercepts in Bayern: who comes along? Then go.
do go
prompt coalition contains Karl intercepts in Bayern, which costs a card: which?

% With its last step no army passes through enemies [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Soult@Champagne Mack@Bohmen
hand-french manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Soult; manoeuvre manoeuvre-sur-les-arrieres; free; step Wurttemberg; step Bayern
refuse step Bohmen no-way-out [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]

% Two of Mud hold an army of two areas: it is told why nothing happens [CARD-MUD.1]
places Johann@Tirol Soult@Wurttemberg
hand-french mud.1 mud.2
round 2
begin campaign coalition
do decline; decline; march Johann; free; play mud.1; play mud.2
event stuck [CARD-MUD.1] Johann is stuck in the mud in Tirol

% The winter: for whose corps, where, and what it costs [AON-15.2d AON-15.4]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Lannes@Bohmen Karl@Ungarn
hand-french depot
hand-coalition scorched-earth
begin winter french
prompt french contains The winter is about to be rolled for your corps in Böhmen: play Depot, or none.
do decline
prompt coalition contains The winter is about to be rolled for enemy corps in Böhmen: play Scorched Earth, or none.
do decline
roll 1
prompt french contains The winter in Böhmen costs you

% Which countries are about to surrender, and which have [CARD-NO-SURRENDER.1 AON-14.6]
places Napoleon@KernOsterreich
hand-coalition no-surrender coup-d-etat
hand-french mud.1
begin surrender french
prompt coalition contains About to surrender, of your major countries: Österreich. Play No Surrender, or none.
do decline
prompt french contains Surrendered: Österreich. Play a card that follows from it, or Coup d’État, or none.

% In the last year there is nothing to play on for: who claims no marginal victory has a moral one [AON-1.2 AON-16.1]
year 15
alignment osterreich@ally preussen@ally russia@neutral spain@ally
begin victory coalition
prompt french contains Claim a marginal victory? This is the last year: else the game ends as a French moral victory.
prompt french not contains play on
do decline
over french by 1 French moral victory

% Before it there is [AON-16.3]
year 14
alignment osterreich@ally preussen@ally russia@neutral spain@ally
begin victory coalition
prompt french contains Claim a marginal victory, or play on for more?

% Of corps that may come at once no more are told of than there are [AON-3.10a]
alignment preussen@neutral
places Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated Blucher@prisoners Bulow@eliminated Tautzien@eliminated Yorck@eliminated Kleist@eliminated Zieten@eliminated
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
prompt coalition contains Corps that you may place at once: 1.

% The deployment limit and the mobilization limit bind them [AON-3.10a AON-10.2b]
alignment preussen@neutral
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
prompt coalition contains Corps that you may place at once: 2.
do deploy Braunschweig Brandenburg
prompt coalition contains Corps that you may place at once: 1.

% Of allies that may be crowned no more than there are [CARD-NAPOLEONIC-DYNASTY.1]
alignment bayern@ally italia@dominion wurttemberg@ally chiesa@neutral hannover@neutral holland@neutral napoli@neutral
hand-french napoleonic-dynasty
begin diplomacy french
do play napoleonic-dynasty
prompt french contains still make dominions: 4.
do crown bayern
prompt french contains still make dominions: 3.

% Winter Quarters are offered in winter alone [CARD-PEACE-TALKS.2 CARD-WINTER-QUARTERS.1]
places Soult@Wurttemberg
hand-french pitt
round 4
begin campaign french
prompt french contains Campaign round 4 begins: cancel it by Peace Talks?
prompt french not contains Winter Quarters

% In winter both are [CARD-WINTER-QUARTERS.1]
places Soult@Wurttemberg
hand-french pitt
round 5
begin campaign french
prompt french contains Campaign round 5 begins: cancel it by Peace Talks or Winter Quarters?

# ---- what is asked of those who hold nothing for it ---------------------------

% Who has not drawn No Surrender is not told to show it [AON-9.5]
year 15
alignment osterreich@neutral preussen@neutral spain@neutral
begin strategy french
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal depot
prompt french contains No Surrender, which could be shown now, is not in your hand. Decline.
prompt french not contains show it and draw
prompt coalition contains French to decide.

% When countries have surrendered a coup may be made, too, though it does not follow from that [AON-14.6 CARD-COUP-D-ETAT.1]
places Napoleon@KernOsterreich StCyr@Chiesa
hand-french coup-d-etat pitt
hand-coalition mud.2
begin surrender french
do decline
prompt french contains Surrendered: Österreich. Play a card that follows from it, or Coup d’État, or none.

# ---- what is left to do -------------------------------------------------------

% Once Call to Arms is played, how many corps may still be placed, and where [CARD-CALL-TO-ARMS.2]
places Napoleon@Polen Davout@Polen Soult@Polen Lannes@Polen
alignment polen@dominion
hand-coalition call-to-arms
round 2
begin campaign french
do decline; decline; march Napoleon; free; decline; join Davout; join Soult; join Lannes; step Volhynia
prompt coalition contains Four enemy corps or more have come to Volhynia: call to arms?
do play call-to-arms
prompt coalition contains Call to Arms: corps that you may still place in Volhynia: 2.
do deploy Kutuzov Volhynia
prompt coalition contains Call to Arms: corps that you may still place in Volhynia: 1.

% No more than the mobilization limit lets come [CARD-CALL-TO-ARMS.2 AON-10.2b]
places Napoleon@Polen Davout@Polen Soult@Polen Lannes@Polen
places Kutuzov@Moskva Buxhowden@Moskva Bennigsen@Moskva Tolly@Moskva Bagration@Moskva Constantine@Moskva Langeron@Moskva
alignment polen@dominion
hand-coalition call-to-arms
round 2
begin campaign french
do decline; decline; march Napoleon; free; decline; join Davout; join Soult; join Lannes; step Volhynia
do play call-to-arms
prompt coalition contains Call to Arms: corps that you may still place in Volhynia: 1.

% Who has nothing to pay a move with and no card to play can only pass [AON-11.2 AON-11.3a]
places Soult@Wurttemberg Karl@Tirol
round 2
moved 1
begin campaign french
prompt french contains There is neither a free move nor a card to pay one with. Pass.
do pass
prompt coalition contains Move an army, or pass.

% Who is too slow to withdraw without Forced March is told so [AON-12.10a CARD-FORCED-MARCH.1]
places Soult@Wurttemberg Mack@Bayern
alignment bayern@member
hand-coalition pitt
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
prompt coalition contains Soult attacks your army in Bayern, which is too slow to withdraw without Forced March: stay and fight?
refuse withdraw Bohmen slower [AON-12.10a]

% Who is not is asked [AON-12.10b]
places Soult@Wurttemberg Karl@Bayern
round 2
begin campaign french
do march Soult; free; step Bayern
prompt coalition contains Soult attacks your army in Bayern: withdraw, or stay and fight?

% Where nobody can intercept, though somebody might for all that the enemy knows, it is said [AON-12.11a]
places Soult@Wurttemberg Mack@Tirol
hand-coalition pitt
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
prompt coalition contains The army of Soult has come to Bayern, next to yours, and none of yours can intercept it. Decline.
legal coalition = decline

% Where no corps can march, nobody is asked for a move: those of Britain wait for Britannia [AON-11.2 AON-12.4c]
places Soult@Wurttemberg Wellington@Britain
hand-coalition pitt
round 2
begin campaign coalition
do decline; decline
prompt coalition contains None of your corps can march now. Play a card, or pass.
legal coalition = pass

% And without a card it can only pass [AON-11.2]
places Soult@Wurttemberg Wellington@Britain
round 2
begin campaign coalition
prompt coalition contains None of your corps can march now. Pass.

% A Major Campaign has come to its end when all have marched [CARD-MAJOR-CAMPAIGN.1 AON-11.2]
places Soult@Champagne
hand-french major-campaign.1 pitt
round 2
begin campaign french
do decline; decline; play major-campaign.1; march Soult; free; step Wurttemberg; halt
prompt french contains Major Campaign: none of your corps can march any more. Be done.
legal french = done

% A side is asked for a card whatever it holds, and told when none of its cards can be played [AON-2.8 CARD-PEACE-TALKS.2]
places Soult@Wurttemberg Mack@Bohmen
hand-french pitt
hand-coalition peace-talks
round 2
begin campaign french
prompt french contains cancel it by Peace Talks? None of your cards can be played now. Decline.
do decline
prompt coalition contains cancel it by Peace Talks?
prompt coalition not contains None of your cards can be played now.

% So is who is too slow to withdraw without a card [AON-12.10a CARD-FORCED-MARCH.1]
places Soult@Wurttemberg Mack@Bayern
alignment bayern@member
hand-coalition forced-march.1
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
prompt coalition contains too slow to withdraw without Forced March: stay and fight?
prompt coalition not contains None of your cards can be played now.

% A winner whose corps there are fresh, since the engaged one is lost, has nobody to rally [AON-13.12 AON-13.2]
places Rapp@Bayern Grouchy@Bayern Mack@Bayern
origins Rapp@Wurttemberg Grouchy@Wurttemberg
alignment bayern@member
hand-french pitt
round 2
begin battle french
do done; decline
roll 6
roll 6
roll 6
roll 1
do decline
expect Rapp@eliminated Grouchy@Bayern
prompt french contains You have won in Bayern, and all your corps there are fresh. Decline.
legal french = decline

% Who plays first is asked of each round, and of the phases in which it matters [AON-5.2 AON-11.2]
places Soult@Wurttemberg Mack@Bohmen
year 6
round 2
begin campaign french
do pass; pass
prompt french contains Campaign round 3, in which each side moves an army: who plays first?
do first coalition

% From Britain an army goes by sea, and that is its whole move [AON-12.4b]
places Soult@Wurttemberg Wellington@Britain
effects 1
round 2
begin campaign coalition
do march Wellington; free
prompt coalition contains Wellington goes by sea, which is the whole move. Who goes along, and where?

% By Manoeuvre an army passes enemies by and goes on [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Napoleon@Wurttemberg Mack@Bayern
alignment bayern@ally
hand-french manoeuvre-sur-les-arrieres
round 2
begin campaign french
do decline; decline; march Napoleon; manoeuvre manoeuvre-sur-les-arrieres; free
prompt french contains Areas that Napoléon may still enter: 4. Who goes along, and where? Then halt.
do step Bayern
prompt french contains Napoléon passes enemies by and cannot stay. Areas still to be entered: 3. Where?
list halt =

% A country may bring nobody: Charles-John waits while Bernadotte serves [AON-3.10b AON-2.9c]
places Bernadotte@Hannover CharlesJohn@reserve
alignment sverige@neutral
hand-coalition pitt
year 6
begin diplomacy coalition
do sway pitt sverige
prompt coalition contains Sverige is on your side now, but none of its corps can come. Be done.
legal coalition = done

# ---- a question says where, and about whom ------------------------------------

% Mud: the army is that of the leader who has been named [CARD-MUD.1]
places Soult@Wurttemberg Davout@Champagne Karl@Tirol
hand-coalition pitt
round 2
begin campaign french
do decline; decline; march Soult; free
prompt coalition contains Soult is about to march from Württemberg: play Mud on its army?

% Of two battles each question names its own: losses, rally [AON-13.10 AON-13.12]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen Massena@Tirol Johann@Tirol
hand-french pitt cavalry-charge.1
round 2
begin battle french
do fight Bohmen; engage Davout; engage Soult; coalition: engage Buxhowden
do decline
roll 6
roll 1
prompt coalition contains Battle in Böhmen: which corps are lost? Still to name: 2, of them for good: 1.
do lose Kutuzov; french: decline
prompt french contains You have won in Böhmen: discard a card to make your corps there fresh, or none.

% Pursuit, when some of the winner's corps have not been engaged [AON-13.14]
places Napoleon@Bohmen Davout@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen Bennigsen@Bohmen
hand-french pitt
round 2
begin battle french
do done; done
do decline
roll 5
roll 1
do decline
prompt french contains You have won in Böhmen: play Pursuit, or no card.

% With the option to yield both are told which battle it is [18.4]
scenario 1805 yield=yes
empty
round 3
places Napoleon@Bayern Davout@Bayern Mack@Bayern
begin battle french
prompt coalition contains Battle in Bayern: yield, and all your corps there are prisoners, or fight?
do stand
prompt french contains Battle in Bayern: yield, and all your corps there are prisoners, or fight?

# ---- the round, the phase, and who acts ---------------------------------------

% Indecision: who would be made to pass, and in which round; before one's own action it is for the other's [CARD-INDECISION.1]
places Soult@Wurttemberg Karl@Tirol
hand-french pitt indecision
hand-coalition mud.1
round 2
begin campaign french
do decline; decline
acts coalition
prompt coalition contains Campaign round 2, next to act: French. Make that side pass by Indecision?
do decline
prompt french contains Campaign round 2, next to act: you, then Coalition. Make the latter pass by Indecision?
do decline; pass
prompt french contains Campaign round 2, next to act: Coalition. Make that side pass by Indecision?

% Any Time cards: before which phase of the year [AON-5.5 AON-5.1]
places Soult@Wurttemberg Karl@Tirol
hand-french pitt
year 6
round 6
begin campaign french
do decline; decline; pass; decline; pass
prompt french contains Phase of the year: surrender. Before it, play an Any Time card, or none.

% What an interception costs is asked of who leads it, and of one that is too slow [AON-12.11b CARD-FORCED-MARCH.1]
places Soult@Wurttemberg Mack@Tirol
hand-coalition pitt forced-march.1
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
do intercept Mack; go
prompt coalition contains Mack is too slow to intercept in Bayern without Forced March: play it?

% The first of the year is free [AON-11.3a]
places Soult@Wurttemberg Karl@Tirol
hand-coalition pitt
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
do intercept Karl; go
prompt coalition contains Karl intercepts in Bayern. The first move or interception of the year is free: take it so.

% A Hero's Death: in which battle, and who is to be lost [CARD-A-HEROS-DEATH.1]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen
hand-french pitt
round 2
begin battle french
do engage Davout; engage Soult; engage Buxhowden
do decline
roll 6
roll 1
do lose Kutuzov
acts french
prompt french contains Battle in Böhmen, lost for good by the other side: Kutuzov. Name one by A Hero's Death, or none.

# ---- who retreats, and from where ---------------------------------------------

% Who leaves by Bravest of the Brave is not beaten, but goes as well [CARD-BRAVEST-OF-THE-BRAVE.1 AON-13.13b]
places Napoleon@Bohmen Davout@Bohmen Ferdinand@Bohmen Mack@Bohmen
origins Napoleon@Bayern Davout@Bayern
hand-coalition bravest-of-the-brave
round 2
begin battle french
do engage Davout; engage Mack
do play bravest-of-the-brave
do lose Mack
prompt coalition contains Your corps retreat from Böhmen: where do they go?

% Attackers who came from several areas are asked for one army after the other [AON-13.13a AON-13.13c]
places Wellington@Portugal Moore@Portugal Kutuzov@Portugal Napoleon@Portugal Davout@Portugal Soult@Portugal Murat@Portugal
alignment portugal@ally spain@member
origins Wellington@Estramadura Moore@Estramadura Kutuzov@Castilla
effects 1
round 2
begin battle coalition
do engage Moore; engage Kutuzov; engage Davout; engage Soult; engage Murat
roll 1
roll 2
do lose Moore; lose Wellington
prompt coalition contains Your corps that came from Castilla retreat from Portugal: where do they go?
