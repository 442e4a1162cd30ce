# Losses of battles, spent corps, A Hero's Death, Pursuit and rally, chapter AON-13.
empty
round 3

# ---- how many, and which are for good ---------------------------------------

% The beaten side loses half for good, rounded up: one of two [AON-13.9a AON-13.10]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Mack
roll 3
roll 1
event loses [AON-13.6] Coalition loses 2 corps
acts coalition
legal coalition = lose Ferdinand | lose Mack
refuse french: lose Mack not-your-turn [AON-13.10]
prompt coalition contains Still to name: 2, of them for good: 1.
do lose Ferdinand
expect Ferdinand@eliminated Mack@prisoners

% Two of three [AON-13.9a]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Lannes@Bayern Ney@Bayern
places Ferdinand@Bayern Mack@Bayern Hiller@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat; engage Lannes; engage Ney
do engage Mack; engage Hiller
roll 6
roll 1
expect losses 0 3
expect lasting 0 2
do lose Mack; lose Hiller
expect Mack@eliminated Hiller@eliminated Ferdinand@prisoners

% A clear winner's single loss goes to his reserve [AON-13.9b]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Johann; engage Hiller
roll 5
roll 6
expect losses 1 3
expect lasting 0 2
do lose Johann; lose Hiller
acts french
do lose Murat
event lost [AON-13.9b] Murat is lost: reserve
expect Murat@reserve Karl@prisoners

% Of two losses of his one is for good [AON-13.9b]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Lannes@Bayern Ney@Bayern
places Schwarzenberg@Bayern Karl@Bayern Blucher@Bayern Bagration@Bayern Bennigsen@Bayern Tolly@Bayern
alignment preussen@member
effects 12
begin battle french
do engage Davout; engage Soult; engage Murat; engage Lannes; engage Ney
do engage Karl; engage Blucher; engage Bagration; engage Bennigsen; engage Tolly
roll 6
roll 3
expect losses 2 4
expect lasting 1 2

% After a tie-break a single loss is for good on both sides [AON-13.9c]
places Murat@Bayern Lannes@Bayern Karl@Bayern Johann@Bayern
begin battle french
do engage Murat
do engage Johann
roll 6
roll 6
roll 6
roll 1
event loses [AON-13.5] French loses 1 corps
event loses [AON-13.5] Coalition loses 1 corps
expect losses 1 1
expect lasting 1 1
do lose Johann
do lose Murat
expect Johann@eliminated Murat@eliminated

% After a tie-break more are rounded up, and the winner's rest goes to his reserve [AON-13.9c]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Lannes@Bayern Ney@Bayern
places Schwarzenberg@Bayern Karl@Bayern Blucher@Bayern Bagration@Bayern Bennigsen@Bayern Tolly@Bayern
alignment preussen@member
effects 12
hand-coalition combined-arms
begin battle french
do engage Davout; engage Soult; engage Murat; engage Lannes; engage Ney
do engage Karl; engage Blucher; engage Bagration; engage Bennigsen; engage Tolly
do play combined-arms
roll 6
roll 6
roll 6
roll 1
expect losses 3 3
expect lasting 2 2
do lose Karl; lose Blucher; lose Tolly
do lose Lannes; lose Murat; lose Ney
expect Karl@eliminated Blucher@eliminated Tolly@prisoners
expect Lannes@eliminated Murat@eliminated Ney@reserve

% A side loses no more than it has engaged [AON-13.8]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat
do done
roll 6
roll 1
event won French wins the battle of Bayern
expect losses 0 0
expect Ferdinand@eliminated Mack@Bayern

% The owner picks, and Napoléon can be picked [AON-13.10]
places Murat@Bayern Napoleon@Bayern Karl@Bayern
begin battle french
do engage Murat
roll 1
roll 6
acts french
list lose = lose Napoleon | lose Murat
refuse lose Karl not-at-stake [AON-13.10]
refuse lose Lannes not-at-stake [AON-13.10]
do lose Murat
expect Murat@eliminated Napoleon@prisoners

% Only engaged corps can be lost [AON-13.10]
places Murat@Bayern Napoleon@Bayern Ney@Bayern Karl@Bayern
begin battle french
do engage Murat; done
roll 1
roll 6
refuse lose Ney not-at-stake [AON-13.10]
list lose = lose Napoleon | lose Murat

# ---- spent ------------------------------------------------------------------

% Who was engaged and survives is spent on both sides, nobody else [AON-13.11 AON-13.2]
places Napoleon@Bayern Davout@Bayern Ney@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
begin battle french
do engage Davout; done
do engage Johann; done
roll 1
roll 1
roll 6
roll 1
event spent [AON-13.11] Karl is spent
expect spent Napoleon Davout Karl Johann

# ---- rally ------------------------------------------------------------------

% The winner alone may rally, by a discard, all his corps in the area [AON-13.12 AON-5.4b]
places Napoleon@Bayern Davout@Bayern Ney@Bayern Karl@Bayern
spent Ney
hand-french pitt
hand-coalition napoleon-i
begin battle french
do engage Davout; done
do decline; decline
roll 5
roll 1
do decline
acts french
legal french = decline | rally pitt Bayern
refuse rally pitt Flandres rally-here [AON-13.12]
refuse rally napoleon-i Bayern not-in-hand [AON-5.4a]
refuse coalition: rally napoleon-i Bayern not-your-turn [AON-13.12]
do rally pitt Bayern
event paid [AON-13.12] French discards Pitt
expect discard pitt
expect spent none

% A winner by the tie-break may, too [AON-13.12]
places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern
hand-french pitt
begin battle french
do engage Davout
do engage Johann
do decline
roll 1
roll 1
roll 6
roll 1
do retreat Bohmen
acts french
allow rally pitt Bayern

% He need not [AON-13.12]
places Napoleon@Bayern Mack@Bayern
hand-french pitt
begin battle french
do decline
roll 6
roll 1
do decline
do decline
expect spent Napoleon
expect hand-french pitt

% Where the winner has no spent corps left there is nothing to rally [AON-13.12]
places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-french pitt
begin battle french
do done
do engage Johann; engage Hiller
do decline
roll 6
roll 6
roll 6
roll 1
do lose Johann; decline
expect Napoleon@eliminated
do decline; retreat Bohmen
refuse rally pitt Bayern all-fresh [AON-13.12]
legal french = decline

# ---- Pursuit ----------------------------------------------------------------

% Six fresh corps, four of them engaged: two more prisoners, by the owner's choice [AON-13.14 CARD-PURSUIT.1 CARD-PURSUIT.2]
places Tolly@Bohmen Bagration@Bohmen Bennigsen@Bohmen Constantine@Bohmen Langeron@Bohmen Kutuzov@Bohmen
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Murat@Bohmen
hand-coalition pursuit.1 depot mud.1
begin battle coalition
do engage Bagration; engage Bennigsen; engage Constantine; done
do done
do decline
roll 6
roll 1
expect Napoleon@eliminated
acts coalition
refuse french: decline not-your-turn [AON-13.14]
refuse play mud.1 wrong-phase [CARD-MUD.1]
refuse play depot wrong-phase [CARD-DEPOT.1]
do play pursuit.1
event loses [CARD-PURSUIT.1] French loses 2 corps
acts french
list lose = lose Davout | lose Soult | lose Murat
refuse lose Tolly not-pursued [AON-13.14]
do lose Soult
event lost [AON-13.14] Soult is lost: prisoners
do lose Davout
expect Davout@prisoners Soult@prisoners Murat@Bayern
event not rallied
expect spent Tolly Bagration Bennigsen Constantine

% With all corps engaged nobody is asked [CARD-PURSUIT.1]
places Tolly@Bohmen Bagration@Bohmen Davout@Bohmen Murat@Bohmen
hand-coalition pursuit.1
begin battle coalition
do engage Bagration
do done
do decline
roll 5
roll 1
do decline
expect Davout@eliminated Murat@Bayern
acts coalition
list play =
allow rally pursuit.1 Bohmen

% Who has kept none fresh may not play it [CARD-PURSUIT.1]
places Tolly@Bohmen Bagration@Bohmen Davout@Bohmen Murat@Bohmen
spent Bagration
hand-coalition pursuit.1
begin battle coalition
do done
do done
do decline
roll 6
roll 1
do decline
acts coalition
refuse play pursuit.1 condition [CARD-PURSUIT.1]
do decline

% It takes no more than there are [AON-13.14]
places Tolly@Bohmen Bagration@Bohmen Bennigsen@Bohmen Davout@Bohmen Murat@Bohmen
hand-coalition pursuit.1
begin battle coalition
do done
do done
do decline
roll 6
roll 1
do decline
do play pursuit.1
expect Murat@prisoners

# ---- largest contingents ----------------------------------------------------

% By the option the largest contingent loses first: three French and a Spaniard, two losses [18.2a]
scenario 1805 losses=largest
empty
places Davout@Estramadura Murat@Estramadura Ney@Estramadura Castanos@Estramadura
places Wellington@Estramadura Moore@Estramadura Bagration@Estramadura Kutuzov@Estramadura Bennigsen@Estramadura
begin battle french
do engage Murat; engage Ney; engage Castanos
do engage Moore; engage Bagration; engage Kutuzov; engage Bennigsen
roll 1
roll 4
acts french
expect losses 2 0
expect lasting 1 0
refuse lose Castanos largest-first [18.2a]
list lose = lose Davout | lose Murat | lose Ney
do lose Murat
list lose = lose Davout | lose Ney

% Which of them are permanent the owner chooses, so that a smaller contingent's may be named first [18.2a AON-13.10]
scenario 1805 losses=largest
empty
places Napoleon@Estramadura Davout@Estramadura Murat@Estramadura Castanos@Estramadura Blake@Estramadura
places Wellington@Estramadura Moore@Estramadura Bagration@Estramadura Kutuzov@Estramadura Bennigsen@Estramadura
begin battle french
do engage Davout; engage Murat; engage Castanos; engage Blake
do engage Moore; engage Bagration; engage Kutuzov; engage Bennigsen
roll 2
roll 6
expect losses 3 1
expect lasting 2 0
list lose = lose Napoleon | lose Davout | lose Murat | lose Castanos | lose Blake
do lose Castanos
event chosen to be lost: Castanos, permanently lost
list lose = lose Napoleon | lose Davout | lose Murat
refuse lose Blake largest-first [18.2a]
do lose Murat; lose Davout; coalition: lose Kutuzov
expect Castanos@eliminated Murat@eliminated Davout@prisoners

% Of two contingents of two each loses one corps, be it the one for good or the other [18.2a AON-13.10]
scenario 1805 losses=largest
empty
places Davout@Estramadura Murat@Estramadura Castanos@Estramadura Blake@Estramadura
places Wellington@Estramadura Moore@Estramadura Bagration@Estramadura
begin battle french
do engage Murat; engage Castanos; engage Blake
do engage Moore; engage Bagration
roll 1
roll 2
expect losses 2 0
expect lasting 1 0
list lose = lose Davout | lose Murat | lose Castanos | lose Blake
do lose Blake
list lose = lose Davout | lose Murat

% All minor allied corps are one contingent, not their patron's [18.2b]
scenario 1805 losses=largest
empty
places Napoleon@Bayern Davout@Bayern Eugene@Bayern Bernadotte@Bayern Lefebvre@Bayern Karl@Bayern Johann@Bayern
places Hiller@Bayern Kutuzov@Bayern
begin battle french
do engage Davout; engage Eugene; engage Bernadotte; engage Lefebvre
do engage Johann; engage Hiller; engage Kutuzov
roll 1
roll 6
roll 1
roll 6
acts french
refuse lose Davout minors-first [18.2b]
list lose = lose Bernadotte | lose Eugene | lose Lefebvre

% Without the option anybody may be taken [18.2a]
places Napoleon@Bayern Davout@Bayern Eugene@Bayern Bernadotte@Bayern Lefebvre@Bayern Karl@Bayern Johann@Bayern
places Hiller@Bayern Kutuzov@Bayern
begin battle french
do engage Davout; engage Eugene; engage Bernadotte; engage Lefebvre
do engage Johann; engage Hiller; engage Kutuzov
roll 1
roll 6
roll 1
roll 6
allow lose Davout

# ---- 18.2 and Bravest of the Brave: ruling 97 -----------------------------------

% What it costs comes off the largest contingent of those engaged, the owner's choice within it [18.2a CARD-BRAVEST-OF-THE-BRAVE.1]
scenario 1805 losses=largest
empty
places Davout@Estramadura Ney@Estramadura Castanos@Estramadura Wellington@Estramadura Moore@Estramadura
origins Wellington@Portugal Moore@Portugal
hand-french bravest-of-the-brave
begin battle coalition
do engage Moore; engage Castanos; engage Ney
do play bravest-of-the-brave
acts french
refuse lose Castanos largest-first [18.2a]
list lose = lose Davout | lose Ney
do lose Ney
expect Ney@eliminated

% Who is not engaged is of no contingent: of two nations with one corps each either may be lost [18.2a CARD-BRAVEST-OF-THE-BRAVE.1]
scenario 1805 losses=largest
empty
places Davout@Estramadura Ney@Estramadura Castanos@Estramadura Wellington@Estramadura Moore@Estramadura
origins Wellington@Portugal Moore@Portugal
hand-french bravest-of-the-brave
begin battle coalition
do engage Moore; engage Castanos; done
do play bravest-of-the-brave
list lose = lose Davout | lose Castanos

% A Hero's Death names whom it will all the same [18.2a CARD-A-HEROS-DEATH.1 CARD-BRAVEST-OF-THE-BRAVE.2]
scenario 1805 losses=largest
empty
places Davout@Estramadura Ney@Estramadura Castanos@Estramadura Wellington@Estramadura Moore@Estramadura
origins Wellington@Portugal Moore@Portugal
hand-french bravest-of-the-brave
hand-coalition a-heros-death
begin battle coalition
do engage Moore; engage Castanos; engage Ney
do coalition: decline; play bravest-of-the-brave; coalition: decline
do lose Ney
do name a-heros-death Castanos
expect Castanos@eliminated
do retreat Castilla
expect Ney@Castilla Davout@Castilla
