# Battles, chapter AON-13: who attacks, who fights, strength, cards in turn, dice, ties.  Nobody holds a
# card here unless a case says so.  The battles of the sample game stand with their numbers, facts 6.1.
# Chance rolls for the attacker first.
empty
round 3

# ---- the battles of the sample game ----------------------------------------

% Bayern 1805: the French, who moved in, attack with 23 against 4 [AON-13.1 AON-13.3a AON-13.5 AON-13.6]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg Murat@Wurttemberg
hand-french war-with-america
begin battle french
expect attacker french
acts french
do engage Davout; engage Soult; engage Murat
acts coalition
do engage Mack
acts french
do decline
acts chance
odds attack = 23
odds column = 21-25
odds defence = 4
roll 3
event fought [AON-13.5] French: die 3, losses inflicted 1
roll 1
event fought [AON-13.5] Coalition: die 1, losses inflicted 0
event won [AON-13.6] French wins the battle of Bayern
expect losses 0 2
expect lasting 0 1
do lose Mack
event chosen [AON-13.10] to be lost: Mack, permanently lost
event chosen [AON-13.10] to be lost: Ferdinand, prisoners
acts french
do decline
event lost [AON-13.9a] Mack is lost: permanently lost
event lost [AON-13.9a] Ferdinand is lost: prisoners
expect Mack@eliminated Ferdinand@prisoners
expect spent Napoleon Davout Soult Murat
do rally war-with-america Bayern
event rallied [AON-13.12] the French corps in Bayern are fresh again
expect not spent Napoleon Davout Soult Murat
expect discard war-with-america

% Tirol 1805: 11 with cards, 7 after Fog of War, against 12 at home [AON-13.3b CARD-FOG-OF-WAR.1]
places Massena@Tirol StCyr@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
origins Massena@Chiesa StCyr@Chiesa
spent Massena StCyr
hand-french combined-arms cavalry-charge.1
hand-coalition fog-of-war la-garde-imperiale
begin battle french
do engage StCyr
do engage Johann; engage Hiller
odds attack = 7
odds column = 6-10
odds defence = 12
odds line Karl, at home [AON-13.3b] 1
odds line Masséna, spent [AON-2.5a] 4
do play combined-arms
odds attack = 9
do decline
do play cavalry-charge.1
odds attack = 11
odds column = 11-15
odds line Combined Arms [CARD-COMBINED-ARMS.1] 2
odds line Cavalry Charge [CARD-CAVALRY-CHARGE.1] 2
do play fog-of-war
event strength [AON-13.3a] French battle strength: 7
event strength [AON-13.3a] Coalition battle strength: 12
acts chance
odds attack = 7
roll 3
event fought French: die 3, losses inflicted 0
roll 5
event fought Coalition: die 5, losses inflicted 1
event won [AON-13.6] Coalition wins the battle of Tirol
expect losses 2 0
do lose StCyr; decline
expect StCyr@eliminated Massena@prisoners
expect spent Karl Johann Hiller
do rally la-garde-imperiale Tirol
expect not spent Karl Johann Hiller

% Böhmen 1805: 19 against 5, 7 with Grand Battery [AON-13.7b CARD-GRAND-BATTERY.1]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen
origins Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich
spent Kutuzov
hand-coalition grand-battery.1
begin battle french
do engage Davout; engage Soult
do engage Buxhowden
odds attack = 19
odds defence = 5
odds line column 0-5; in a tie +0
do play grand-battery.1
odds defence = 7
odds line Grand Battery [CARD-GRAND-BATTERY.1] 2
roll 2
event fought French: die 2, losses inflicted 1
roll 3
event fought Coalition: die 3, losses inflicted 0
do lose Buxhowden
expect Buxhowden@eliminated Kutuzov@prisoners
expect spent Napoleon Davout Soult

% Kern-Österreich 1805: Murat was there, so the French defend with 19 [AON-12.12a AON-13.1 AON-2.5b AON-13.9b]
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Murat@KernOsterreich
places Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich
origins Napoleon@Bohmen Davout@Bohmen Soult@Bohmen
origins Karl@Tirol Johann@Tirol Hiller@Tirol
spent Napoleon Davout Soult
begin battle coalition
expect attacker coalition
do engage Johann; engage Hiller
do engage Davout; engage Soult; engage Murat
odds attack = 12
odds defence = 19
odds line Napoléon, spent [AON-2.5b] 6
roll 4
event fought Coalition: die 4, losses inflicted 1
roll 6
event fought French: die 6, losses inflicted 2
expect losses 1 3
expect lasting 0 2
do lose Hiller; lose Johann
acts french
do lose Murat
event lost [AON-13.9b] Murat is lost: reserve
expect Hiller@eliminated Johann@eliminated Karl@prisoners Murat@reserve

% Interceptors who find nobody of their side attack [AON-12.12b]
places Napoleon@KernOsterreich Davout@KernOsterreich Karl@KernOsterreich
origins Napoleon@Bohmen Davout@Bohmen Karl@Tirol
begin battle coalition
expect attacker french

% Napoli 1806: 17, 21 with Cavalry Charge, against 11; Art of War; a tie; A Hero's Death [AON-13.7a CARD-ART-OF-WAR.1 CARD-ART-OF-WAR.2 AON-13.9c CARD-A-HEROS-DEATH.1]
year 6
round 2
effects 1
places Lannes@Napoli Suchet@Napoli Eugene@Napoli Macdonald@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa Eugene@Chiesa Macdonald@Chiesa
spent Lannes Suchet
hand-french cavalry-charge.1
hand-coalition art-of-war a-heros-death
begin battle french
do engage Suchet; engage Eugene; engage Macdonald
do engage Stuart
odds attack = 17
odds defence = 11
odds line Stuart, at home [AON-13.3b] 1
odds not line Wellington, at home
do play cavalry-charge.1
odds attack = 21
do play art-of-war
do decline
roll 3
event fought French: die 3, losses inflicted 1
event fought [CARD-ART-OF-WAR.1] Coalition: die 6, losses inflicted 1
acts chance
roll 4
event tie [AON-13.7a] French rolls 4 for the tie: 8
roll 2
event tie [AON-13.7a] Coalition rolls 2 for the tie: 4
event won [AON-13.7a] French wins the battle of Napoli
expect losses 1 1
expect lasting 1 1
acts coalition
do lose Stuart
acts french
do lose Macdonald
acts coalition
do name a-heros-death Lannes
event lost [AON-13.9c] Lannes is lost: permanently lost
event lost [AON-13.9c] Stuart is lost: permanently lost
expect Lannes@eliminated Stuart@eliminated Macdonald@Napoli Eugene@Napoli Suchet@Napoli
expect spent Suchet Eugene Macdonald Wellington

% Portugal 1806: 6 against 4, decided by the tie-break [AON-13.7a AON-13.7b AON-13.11 AON-13.13a]
year 6
round 4
alignment portugal@member
places Castanos@Portugal Blake@Portugal Beresford@Portugal
origins Castanos@Estramadura Blake@Estramadura
begin battle french
do engage Blake
odds attack = 6
odds defence = 4
odds line column 6-10; in a tie +1
odds line column 0-5; in a tie +0
roll 1
roll 4
roll 4
event tie French rolls 4 for the tie: 5
roll 6
event tie Coalition rolls 6 for the tie: 6
event won [AON-13.7a] Coalition wins the battle of Portugal
event retreated [AON-13.13a] corps of French retreat: 2, from Portugal to Estramadura
expect Castanos@Estramadura Blake@Estramadura Beresford@Portugal
expect spent Castanos Blake Beresford

% Castilla 1806: 7 spent against 6 spent at home [AON-13.9a AON-2.5a]
year 6
round 4
alignment portugal@member
places Castanos@Castilla Blake@Castilla Wellington@Castilla Beresford@Castilla
origins Wellington@Estramadura Beresford@Estramadura
spent Castanos Blake Wellington Beresford
begin battle coalition
do engage Beresford
do engage Blake
odds attack = 7
odds defence = 6
roll 4
event fought Coalition: die 4, losses inflicted 0
roll 6
event fought French: die 6, losses inflicted 1
do lose Beresford
expect Beresford@eliminated Wellington@prisoners

# ---- who fights -------------------------------------------------------------

% The leader is engaged, others are the owner's choice, and who is not engaged stays as it is [AON-13.2]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Mack@Bayern
begin battle french
list engage = engage Davout | engage Soult | engage Murat
refuse coalition: engage Mack not-your-turn [AON-13.2]
refuse engage Napoleon engaged-already [AON-13.2]
refuse engage Mack not-in-field [AON-13.2]
refuse engage Lannes not-in-field [AON-13.2]
allow done
do engage Davout; done
expect engaged-french Napoleon Davout
odds attack = 14
roll 6
roll 1
expect spent Napoleon Davout
expect Mack@eliminated

% A leader alone may fight [AON-13.2]
places Napoleon@Bayern Davout@Bayern Mack@Bayern
begin battle french
do done
expect engaged-french Napoleon

% Of eight corps six follow a leader of seniority 6 [AON-2.6c AON-4.6]
places Schwarzenberg@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen Colloredo@Bohmen Klenau@Bohmen
places Bellegarde@Bohmen Kollowrath@Bohmen Napoleon@Bohmen
effects 4
begin battle coalition
do engage Karl; engage Johann; engage Hiller; engage Colloredo
acts coalition
do engage Klenau
acts chance
refuse coalition: engage Bellegarde not-your-turn
expect engaged-coalition Karl Johann Hiller Schwarzenberg Colloredo Klenau

% Six of them are accepted, no seventh; fewer are too [AON-2.6c]
places Schwarzenberg@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen Colloredo@Bohmen Klenau@Bohmen
places Bellegarde@Bohmen Kollowrath@Bohmen Napoleon@Bohmen
begin battle coalition
do engage Karl; engage Johann; done
expect engaged-coalition Karl Johann Schwarzenberg

% What the attacker has chosen is seen before the defender chooses [AON-13.2]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Mack@Bayern Ferdinand@Bayern
begin battle french
do engage Davout
not hears coalition engaged
do done
hears coalition engaged [AON-13.2] Davout is engaged
hears nobody engaged Davout is engaged
acts coalition

% Corps of different countries fight side by side, under the most senior [AON-4.2 AON-2.6a]
scenario 1813
empty
places CharlesJohn@Brandenburg Bulow@Brandenburg Tautzien@Brandenburg Davout@Brandenburg
begin battle french
list engage = engage Bulow | engage Tautzien
do engage Bulow; engage Tautzien
odds defence = 13

# ---- strength ---------------------------------------------------------------

% Ratings as they are now, spent corps one less [AON-13.3a AON-2.5a]
places Castanos@Portugal Blake@Portugal Wellington@Portugal
alignment portugal@member
spent Castanos Blake
begin battle french
do engage Blake
odds attack = 4
odds line Castanos, spent [AON-2.5a] 2

% Napoléon loses two, by the option one [AON-2.5b]
scenario 1805 napoleon=8-7
empty
places Napoleon@Bayern Mack@Bayern
spent Napoleon
begin battle french
odds attack = 7

% At home a corps is worth one more, in attack as in defence [AON-13.3b AON-4.4]
places Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich Murat@KernOsterreich
begin battle coalition
do engage Johann; engage Hiller
odds attack = 12

% A minor allied corps is at home in its country, not in its patron's [AON-4.4]
places Beresford@Portugal Junot@Portugal
alignment portugal@member
begin battle french
odds defence = 4

% A detached area is nobody's home but its own corps' [AON-3.7a AON-4.4]
scenario 1809
empty
places Johann@Tirol Lefebvre@Tirol
begin battle french
odds defence = 2

# ---- cards in turn ----------------------------------------------------------

% The attacker is asked first, then the other, until both decline in a row [AON-13.4]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french cavalry-charge.1 combined-arms
hand-coalition grand-battery.1
begin battle french
acts french
do decline
acts coalition
do play grand-battery.1
acts french
do play combined-arms
acts french
do decline
acts chance

% Who has no card left is passed over, and who may hold one is asked whatever it holds [AON-13.4 AON-2.8]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-coalition pitt
begin battle french
acts coalition
legal coalition = decline
do decline
acts chance

# ---- dice -------------------------------------------------------------------

% Each side rolls in its own column, and both inflict at once [AON-13.5]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Johann; engage Hiller
acts chance
roll 1
event fought French: die 1, losses inflicted 1
acts chance
roll 6
event fought Coalition: die 6, losses inflicted 1
expect victor nobody

% A die has six faces [AON-1.3]
places Napoleon@Bayern Mack@Bayern
begin battle french
list roll = roll 1 | roll 2 | roll 3 | roll 4 | roll 5 | roll 6

% Equal totals are rolled again [AON-13.7a]
places Murat@Bayern Karl@Bayern
begin battle french
roll 1
roll 1
roll 3
roll 3
event not won
acts chance
expect ties 0 0
roll 3
roll 4
event won [AON-13.7a] Coalition wins the battle of Bayern

% The tie-breaker follows the strength, column by column [AON-13.7b DATA-5.1]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Karl@Bayern Johann@Bayern
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Johann
odds line column 21-25; in a tie +4
odds line column 6-10; in a tie +1
odds die 1 1-0
odds die 6 2-1

# ---- several battles --------------------------------------------------------

% The mover says which battle comes first; the last begins by itself [AON-11.6]
places Napoleon@Bohmen Kutuzov@Bohmen Massena@Tirol Karl@Tirol
origins Napoleon@KernOsterreich Massena@Chiesa
begin battle french
acts french
legal french = fight Bohmen | fight Tirol
refuse fight Bayern no-battle-due [AON-11.6]
refuse coalition: fight Tirol not-your-turn [AON-11.6]
do fight Tirol
expect field Tirol
roll 1
roll 5
event won Coalition wins the battle of Tirol
event battle [AON-13.1] battle in Böhmen: French attacks
expect field Bohmen
roll 6
roll 1
expect fields none
expect field none

% Napoléon, spent, cites the clause of his own; another corps the general one [AON-2.5a AON-2.5b]
places Napoleon@KernOsterreich Davout@KernOsterreich Karl@KernOsterreich
origins Napoleon@Bayern Davout@Bayern
spent Napoleon Davout
hand-french pitt
begin battle french
do engage Davout
odds line Napoléon, spent [AON-2.5b] 6
odds line Davout, spent [AON-2.5a] 5

% By the option he loses one like others [AON-2.5a]
scenario 1805 napoleon=8-7
empty
round 3
places Napoleon@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich
origins Napoleon@Bayern
spent Napoleon
hand-french pitt
begin battle french
odds line Napoléon, spent [AON-2.5a] 7
