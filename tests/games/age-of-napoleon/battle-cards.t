# Battle cards, and the cards before and after a battle: what each does, where it is refused, and that it
# pays like any other.
empty
round 3

# ---- in general -------------------------------------------------------------

% Battle cards are for battles, other events are not [AON-5.4a]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french pitt major-campaign.1 pursuit.1 a-heros-death interior-lines cavalry-charge.1
begin battle french
refuse play major-campaign.1 wrong-phase [CARD-MAJOR-CAMPAIGN.1]
refuse play pursuit.1 wrong-phase [CARD-PURSUIT.1]
refuse play a-heros-death wrong-phase [CARD-A-HEROS-DEATH.1]
refuse name a-heros-death Kutuzov wrong-phase [CARD-A-HEROS-DEATH.1]
refuse play interior-lines wrong-phase [CARD-INTERIOR-LINES.1]
refuse play cavalry-charge.2 not-in-hand [AON-5.4a]
refuse coalition: decline not-your-turn [AON-13.4]
allow play cavalry-charge.1

% What was played goes to the discards after the battle [AON-5.4a]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french cavalry-charge.1
begin battle french
do play cavalry-charge.1
expect table-french cavalry-charge.1
roll 5
roll 1
expect discard cavalry-charge.1
expect table-french none

% A battle card pays for a rally as any card does [AON-5.4b AON-13.12]
places Karl@Bohmen Kutuzov@Bohmen Murat@Bohmen
hand-coalition la-garde-imperiale
begin battle french
do engage Kutuzov
do decline
roll 1
roll 6
do decline
do rally la-garde-imperiale Bohmen
expect discard la-garde-imperiale

% Under Indecision a side plays no card [CARD-INDECISION.1]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french cavalry-charge.1
barred 1
begin battle french
acts chance

# ---- Art of War -------------------------------------------------------------

% The leader's rating stands for the die, six for Napoléon even when he is spent [CARD-ART-OF-WAR.1]
places Napoleon@Bohmen Kutuzov@Bohmen
spent Napoleon
hand-french art-of-war
begin battle french
do play art-of-war
event fought [CARD-ART-OF-WAR.1] French: die 6, losses inflicted 1
acts chance
roll 1
expect Kutuzov@eliminated

% Another leader's as it is now, without bonuses [CARD-ART-OF-WAR.1]
places Napoleon@KernOsterreich Karl@KernOsterreich
spent Karl
hand-coalition art-of-war
begin battle french
do play art-of-war
roll 1
event fought [CARD-ART-OF-WAR.1] Coalition: die 4, losses inflicted 0

% The tie is rolled all the same [CARD-ART-OF-WAR.2]
places Massena@Bohmen Karl@Bohmen
hand-french art-of-war
begin battle french
do play art-of-war
roll 1
acts chance
expect dice 5 1
roll 2
event tie French rolls 2 for the tie: 2
roll 6
event won Coalition wins the battle of Böhmen

# ---- Bravest of the Brave ---------------------------------------------------

% Its player leaves before the dice: one loss for good of his choice, the rest retreats [CARD-BRAVEST-OF-THE-BRAVE.1]
places Napoleon@Bayern Davout@Bayern Ferdinand@Bayern Mack@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg
hand-french pitt pursuit.1
hand-coalition bravest-of-the-brave depot
begin battle french
do engage Davout
do engage Mack
do decline
do play bravest-of-the-brave
do decline; decline
event loses [CARD-BRAVEST-OF-THE-BRAVE.1] Coalition loses 1 corps
acts coalition
list lose = lose Ferdinand | lose Mack
do lose Mack
acts french
do decline
event lost [CARD-BRAVEST-OF-THE-BRAVE.1] Mack is lost: permanently lost
acts coalition
do retreat Bohmen
expect Mack@eliminated Ferdinand@Bohmen Napoleon@Bayern
expect spent none
refuse french: play pursuit.1 wrong-phase
expect victor nobody

% The opponent's A Hero's Death selects that loss [CARD-BRAVEST-OF-THE-BRAVE.2 CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Davout@Bayern Ferdinand@Bayern Mack@Bayern
hand-french a-heros-death
hand-coalition bravest-of-the-brave
begin battle french
do engage Davout
do engage Mack
do decline
do play bravest-of-the-brave
do decline
do lose Mack
acts french
do name a-heros-death Ferdinand
expect Ferdinand@eliminated
do retreat Bohmen
expect Mack@Bohmen

% A brave attacker goes back to where he came from [CARD-BRAVEST-OF-THE-BRAVE.1 AON-13.13a]
places Murat@Bohmen Davout@Bohmen Karl@Bohmen
origins Murat@KernOsterreich Davout@KernOsterreich
hand-french bravest-of-the-brave
begin battle french
do engage Murat
do play bravest-of-the-brave
do lose Murat
expect Murat@eliminated Davout@KernOsterreich Karl@Bohmen

% After Fog of War the battle is fought [CARD-BRAVEST-OF-THE-BRAVE.1 CARD-FOG-OF-WAR.1]
places Napoleon@Bayern Mack@Bayern
hand-french fog-of-war
hand-coalition bravest-of-the-brave
begin battle french
do decline
do play bravest-of-the-brave
do play fog-of-war
acts chance

# ---- Cavalry Charge ---------------------------------------------------------

% One more for each of up to four corps in attack [CARD-CAVALRY-CHARGE.1 AON-13.15]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ney@Bayern Mack@Bayern
hand-french cavalry-charge.1 cavalry-charge.2
begin battle french
do engage Davout; engage Soult; engage Murat; engage Ney
do play cavalry-charge.1
odds attack = 32
do play cavalry-charge.2
odds attack = 36

% Of up to two in defence [CARD-CAVALRY-CHARGE.2]
places Massena@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
hand-coalition cavalry-charge.1
begin battle french
do engage Johann; engage Hiller
do play cavalry-charge.1
odds defence = 14
odds line Cavalry Charge [CARD-CAVALRY-CHARGE.2] 2

% One corps profits once [CARD-CAVALRY-CHARGE.1]
places Massena@Tirol Karl@Tirol
hand-french cavalry-charge.1
begin battle french
do play cavalry-charge.1
odds attack = 6

# ---- Combined Arms ----------------------------------------------------------

% One more for each engaged corps, not for others [CARD-COMBINED-ARMS.1]
places Massena@Tirol StCyr@Tirol Ney@Tirol Karl@Tirol
spent Massena StCyr
hand-french combined-arms
begin battle french
do engage StCyr; done
do play combined-arms
odds attack = 9
odds line Combined Arms [CARD-COMBINED-ARMS.1] 2

# ---- Envelopment ------------------------------------------------------------

% One more for each engaged corps, in attack [CARD-ENVELOPMENT.1]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern
hand-french envelopment
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Mack
do play envelopment
odds attack = 27
odds line Envelopment [CARD-ENVELOPMENT.1] 4

% Not in defence [CARD-ENVELOPMENT.1]
places Napoleon@Bayern Ferdinand@Bayern Mack@Bayern
hand-coalition envelopment
begin battle french
do done
refuse play envelopment condition [CARD-ENVELOPMENT.1]

% Unengaged corps count on both sides: eight against seven [CARD-ENVELOPMENT.2]
places Schwarzenberg@Sachsen Karl@Sachsen Johann@Sachsen Hiller@Sachsen Colloredo@Sachsen Klenau@Sachsen
places Bellegarde@Sachsen Kollowrath@Sachsen
places Napoleon@Sachsen Davout@Sachsen Soult@Sachsen Murat@Sachsen Ney@Sachsen Lannes@Sachsen Rapp@Sachsen
hand-coalition envelopment
begin battle coalition
do engage Karl; engage Johann; engage Hiller; engage Colloredo; engage Klenau
do done
odds attack = 19
do play envelopment
odds attack = 25

% Seven against seven are not more [CARD-ENVELOPMENT.2]
places Schwarzenberg@Sachsen Karl@Sachsen Johann@Sachsen Hiller@Sachsen Colloredo@Sachsen Klenau@Sachsen
places Bellegarde@Sachsen
places Napoleon@Sachsen Davout@Sachsen Soult@Sachsen Murat@Sachsen Ney@Sachsen Lannes@Sachsen Rapp@Sachsen
hand-coalition envelopment
begin battle coalition
do done
do done
refuse play envelopment not-more [CARD-ENVELOPMENT.2]
facts play envelopment contains corps of the attacker: 7, of the defender: 7

# ---- Fog of War -------------------------------------------------------------

% All other battle cards lose their effect, whenever they were played [CARD-FOG-OF-WAR.1]
places Napoleon@Bayern Mack@Bayern
hand-french combined-arms la-garde-imperiale art-of-war
hand-coalition fog-of-war
begin battle french
do play combined-arms
do decline
do play la-garde-imperiale
do decline
do play art-of-war
do play fog-of-war
odds attack = 8
acts chance
roll 1
roll 1
roll 1
roll 6
event won Coalition wins the battle of Bayern
expect Mack@Bayern

% No battle card follows it [CARD-FOG-OF-WAR.2]
places Napoleon@Bayern Mack@Bayern
hand-french cavalry-charge.1
hand-coalition fog-of-war
begin battle french
do decline
do play fog-of-war
acts chance
refuse french: play cavalry-charge.1 after-fog [CARD-FOG-OF-WAR.2]

# ---- Grand Battery ----------------------------------------------------------

% In defence one more for each of up to four corps [CARD-GRAND-BATTERY.1]
places Napoleon@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen Colloredo@Bohmen Klenau@Bohmen
hand-coalition grand-battery.1 grand-battery.2
begin battle french
do engage Johann; engage Hiller; engage Colloredo; engage Klenau
do play grand-battery.1
odds defence = 24
do play grand-battery.2
odds defence = 28

% In attack for two French corps at most, and with Napoléon engaged [CARD-GRAND-BATTERY.2]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Mack@Bayern
hand-french grand-battery.1
begin battle french
do engage Davout; engage Soult; engage Murat
do play grand-battery.1
event played [CARD-GRAND-BATTERY.2] French plays Grand Battery
odds attack = 25
odds line Grand Battery [CARD-GRAND-BATTERY.2] 2

% Without him it is refused [CARD-GRAND-BATTERY.2]
places Massena@Tirol StCyr@Tirol Karl@Tirol
hand-french grand-battery.1
begin battle french
do engage StCyr
refuse play grand-battery.1 no-battery [CARD-GRAND-BATTERY.2]

% An attacker of the Coalition never has him [CARD-GRAND-BATTERY.2]
places Murat@Tirol Karl@Tirol
hand-coalition grand-battery.1
begin battle coalition
refuse play grand-battery.1 no-battery [CARD-GRAND-BATTERY.2]

% British, Prussian and Spanish corps never profit [CARD-GRAND-BATTERY.3]
places Castanos@Castilla Blake@Castilla Wellington@Castilla
hand-french grand-battery.1
begin battle coalition
do engage Blake
odds defence = 8
do play grand-battery.1
odds defence = 8

% Minor allied corps of British patrons do [CARD-GRAND-BATTERY.3]
places Wellington@Napoli Stuart@Napoli Lannes@Napoli
hand-coalition grand-battery.1
begin battle french
do engage Stuart
odds defence = 11
do play grand-battery.1
odds defence = 12

# ---- La Garde Impériale -----------------------------------------------------

% One more Coalition loss, when Napoléon is engaged [CARD-LA-GARDE-IMPERIALE.1]
places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-french la-garde-imperiale
begin battle french
do engage Davout
do engage Johann; engage Hiller
do play la-garde-imperiale
roll 4
roll 1
event loses [CARD-LA-GARDE-IMPERIALE.1] Coalition loses 3 corps
expect losses 0 3

% It does not decide who wins [CARD-LA-GARDE-IMPERIALE.1]
places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-french la-garde-imperiale
begin battle french
do engage Davout
do engage Johann; engage Hiller
do play la-garde-imperiale
roll 1
roll 1
acts chance

% Without Napoléon engaged it is refused [CARD-LA-GARDE-IMPERIALE.1]
places Davout@Bayern Mack@Bayern
hand-french la-garde-imperiale
begin battle french
refuse play la-garde-imperiale condition [CARD-LA-GARDE-IMPERIALE.1]

% It is no event of the Coalition [CARD-LA-GARDE-IMPERIALE.1]
places Napoleon@Bayern Mack@Bayern
hand-coalition la-garde-imperiale
begin battle french
refuse play la-garde-imperiale wrong-side [CARD-LA-GARDE-IMPERIALE.1]

% If the French are beaten their losses are doubled, the winner's further one too [CARD-LA-GARDE-IMPERIALE.2]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
places Schwarzenberg@Bayern
hand-french la-garde-imperiale
begin battle french
do engage Davout; engage Soult; engage Murat
do engage Karl; engage Johann; engage Hiller
do play la-garde-imperiale
roll 1
roll 6
roll 1
roll 6
event loses [CARD-LA-GARDE-IMPERIALE.2] French loses 2 corps
event won Coalition wins the battle of Bayern
expect losses 2 2
expect lasting 1 1

% A clear defeat with two losses is one with four [CARD-LA-GARDE-IMPERIALE.2 AON-13.8]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Ney@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
spent Napoleon Davout Soult Ney
hand-french la-garde-imperiale
hand-coalition combined-arms
begin battle french
do engage Davout; engage Ney; engage Soult
do engage Johann; engage Hiller
do play la-garde-imperiale
do play combined-arms
roll 1
roll 5
event won Coalition wins the battle of Bayern
expect losses 4 1
expect lasting 2 0

# ---- Reverse Slope ----------------------------------------------------------

% Two more for each British corps in defence [CARD-REVERSE-SLOPE.1]
places Castanos@Portugal Wellington@Portugal Beresford@Portugal
alignment portugal@member
hand-coalition reverse-slope
begin battle french
do engage Beresford
odds defence = 10
do play reverse-slope
odds defence = 12
odds line Reverse Slope [CARD-REVERSE-SLOPE.1] 2

% Not in attack [CARD-REVERSE-SLOPE.1]
places Castanos@Portugal Wellington@Portugal
hand-coalition reverse-slope
begin battle coalition
refuse play reverse-slope condition [CARD-REVERSE-SLOPE.1]

% Nor for the French [CARD-REVERSE-SLOPE.1]
places Castanos@Portugal Wellington@Portugal
hand-french reverse-slope
begin battle coalition
refuse play reverse-slope wrong-side [CARD-REVERSE-SLOPE.1]

# ---- A Hero's Death ---------------------------------------------------------

% One of the opponent's losses for good, a survivor too [CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-french a-heros-death
begin battle french
do engage Davout; engage Soult
do engage Johann; engage Hiller
do decline
roll 6
roll 1
do lose Johann; lose Hiller
acts french
list name = name a-heros-death Karl | name a-heros-death Johann | name a-heros-death Hiller
do name a-heros-death Karl
do lose Hiller
expect Karl@eliminated Hiller@eliminated Johann@prisoners

% If it was to be a prisoner the owner picks another for that [CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-french a-heros-death
begin battle french
do engage Davout; engage Soult
do engage Johann; engage Hiller
do decline
roll 4
roll 1
do lose Johann; lose Hiller
do name a-heros-death Hiller
acts coalition
list lose = lose Karl | lose Johann
do lose Johann
expect Hiller@eliminated Johann@prisoners

% It names Napoléon never, and nobody who was not engaged [CARD-A-HEROS-DEATH.2 CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Murat@Bayern Ney@Bayern Karl@Bayern Johann@Bayern
hand-coalition a-heros-death mud.1
begin battle french
do engage Murat; done
do engage Johann
do decline
roll 1
roll 5
do lose Murat
acts coalition
refuse french: decline not-your-turn [CARD-A-HEROS-DEATH.1]
refuse name a-heros-death Napoleon never-napoleon [CARD-A-HEROS-DEATH.2]
refuse name a-heros-death Ney not-engaged [CARD-A-HEROS-DEATH.1]
refuse name a-heros-death Karl not-engaged [CARD-A-HEROS-DEATH.1]
refuse name mud.1 Murat wrong-phase [CARD-MUD.1]
do name a-heros-death Murat
expect Murat@eliminated Napoleon@prisoners
expect discard a-heros-death

% Without a loss for good it cannot be played [CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
hand-coalition a-heros-death
begin battle french
do engage Davout
do engage Johann; engage Hiller
do decline
roll 6
roll 1
do lose Karl; lose Johann
acts coalition
prompt coalition contains where do they go
refuse name a-heros-death Davout wrong-phase [CARD-A-HEROS-DEATH.1]

# ---- Interior Lines ---------------------------------------------------------

% Attacked by several armies, its player fights them one by one in his own order [CARD-INTERIOR-LINES.1]
places Davout@Tirol Ney@Tirol Massena@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
origins Davout@Bayern Ney@Bayern Massena@Italia
hand-coalition interior-lines mud.1
begin battle french
acts coalition
refuse play mud.1 wrong-phase [CARD-MUD.1]
refuse fight Bayern card-first [CARD-INTERIOR-LINES.1]
do play interior-lines
acts coalition
legal coalition = fight Bayern | fight Italia
refuse fight Chiesa no-such-army [CARD-INTERIOR-LINES.1]
refuse decline army-first [CARD-INTERIOR-LINES.1]
do fight Italia
do engage Johann; engage Hiller
do decline
expect engaged-french Massena
roll 1
roll 6
do decline
expect Massena@eliminated
do decline
event battle battle in Tirol: French attacks
acts french
list engage = engage Ney
do engage Ney
expect spent Karl Johann Hiller

% The series ends when he is beaten, and who is left holds the area as it is [CARD-INTERIOR-LINES.2]
places Napoleon@Tirol Davout@Tirol Massena@Tirol Karl@Tirol Johann@Tirol
origins Napoleon@Bayern Davout@Bayern Massena@Italia
hand-coalition interior-lines
begin battle french
do play interior-lines
do fight Bayern
do engage Davout
do done
roll 4
roll 1
expect Karl@eliminated
do retreat KernOsterreich
event not battle
expect Massena@Tirol Napoleon@Tirol
expect spent Napoleon Davout
expect fields none

% Fog of War does not touch it [CARD-INTERIOR-LINES.2]
places Davout@Tirol Massena@Tirol Karl@Tirol Johann@Tirol
origins Davout@Bayern Massena@Italia
hand-french fog-of-war
hand-coalition interior-lines
begin battle french
do play interior-lines
do fight Italia
do done
do play fog-of-war
roll 1
roll 6
expect Massena@eliminated
acts coalition
list engage = engage Johann

% Without it they attack together, under the most senior [CARD-INTERIOR-LINES.1]
places Davout@Tirol Ney@Tirol Massena@Tirol Karl@Tirol
origins Davout@Bayern Ney@Bayern Massena@Italia
hand-coalition interior-lines
begin battle french
do decline
acts french
list engage = engage Massena | engage Ney

% One army is no occasion for it [CARD-INTERIOR-LINES.1]
places Davout@Tirol Ney@Tirol Karl@Tirol
origins Davout@Bayern Ney@Bayern
hand-coalition interior-lines
begin battle french
acts french

% It is the defender's alone [CARD-INTERIOR-LINES.1]
places Davout@Tirol Massena@Tirol Karl@Tirol
origins Davout@Bayern Massena@Italia
hand-french interior-lines
begin battle french
acts french
refuse play interior-lines wrong-phase [CARD-INTERIOR-LINES.1]

# ---- through a real march ----------------------------------------------------

% Two armies of a Major Campaign meet in Tirol, and Karl fights them in his own order [CARD-INTERIOR-LINES.1 CARD-MAJOR-CAMPAIGN.1 AON-11.6]
places Davout@Bayern Ney@Bayern Massena@Italia Karl@Tirol Johann@Tirol Hiller@Tirol
hand-french major-campaign.1 pitt depot
hand-coalition interior-lines
begin campaign french
do decline; decline; decline; decline; play major-campaign.1
do march Davout; free
do coalition: decline
do join Ney; step Tirol
do coalition: decline
do march Massena; pay pitt
do coalition: decline
do step Tirol
do done
acts coalition
refuse french: play depot not-your-turn [CARD-INTERIOR-LINES.1]
do play interior-lines
legal coalition = fight Bayern | fight Italia
do fight Italia; engage Johann; engage Hiller
do french: decline
roll 1
roll 1
roll 1
roll 6
expect Massena@Italia
expect Davout@Tirol Ney@Tirol
acts french
list engage = engage Ney

% What a die brings while Art of War lays one down: that of the other side alone [CARD-ART-OF-WAR.1]
places Napoleon@KernOsterreich Davout@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich
origins Napoleon@Bayern Davout@Bayern
hand-french art-of-war pitt
begin battle french
do engage Davout
do engage Johann
odds die 1 0-0
do play art-of-war
odds die 1 1-0

% And that of the attacker, where the defender lays it down [CARD-ART-OF-WAR.1]
places Davout@KernOsterreich Ney@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich
origins Davout@Bayern Ney@Bayern
hand-coalition art-of-war pitt
begin battle french
do engage Ney
do engage Johann
do play art-of-war
odds die 1 0-1

% Where Bravest of the Brave ends it no die is rolled, and none is told of; Fog of War brings them back [CARD-BRAVEST-OF-THE-BRAVE.1 CARD-FOG-OF-WAR.1]
places Davout@KernOsterreich Ney@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich
origins Davout@Bayern Ney@Bayern
hand-french bravest-of-the-brave pitt
hand-coalition fog-of-war
begin battle french
do engage Ney
do engage Johann
odds die 1 0-0
do play bravest-of-the-brave
odds not die 1
do play fog-of-war
acts chance
odds die 1 0-0

% Who leaves by Bravest of the Brave in a series leaves alone: the next army is fought [CARD-BRAVEST-OF-THE-BRAVE.1 CARD-INTERIOR-LINES.2]
places Soult@Bayern Ney@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
origins Soult@Wurttemberg Ney@Westfalen
round 3
hand-french bravest-of-the-brave pitt
hand-coalition interior-lines joseph
begin battle french
do play interior-lines; fight Wurttemberg; engage Johann; done
do play bravest-of-the-brave; coalition: decline; french: decline; coalition: decline
expect Soult@eliminated
event battle battle in Bayern: French attacks
event engaged Ney is engaged
acts coalition

% La Garde Impériale for the beaten: of 1 and 1 more doubled no more than the 3 engaged are lost, 2 of them for good [CARD-LA-GARDE-IMPERIALE.2 AON-13.8 AON-13.9a]
places Napoleon@Tirol Davout@Tirol Soult@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
round 3
hand-french la-garde-imperiale
begin battle french
do engage Davout; engage Soult
do engage Johann; engage Hiller
do play la-garde-imperiale
roll 1
roll 6
event loses [AON-13.8] French loses 3 corps
event loses [CARD-LA-GARDE-IMPERIALE.1] Coalition loses 1 corps
expect losses 3 1
expect lasting 2 0

# ---- the odds tell of every card at work ------------------------------------

% Art of War and La Garde change no strength; the odds tell what they do [CARD-ART-OF-WAR.1 CARD-LA-GARDE-IMPERIALE.1]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french art-of-war la-garde-imperiale
hand-coalition pitt
begin battle french
do play art-of-war; coalition: decline
odds line Art of War: the die counts as 6 [CARD-ART-OF-WAR.1]
do play la-garde-imperiale
odds line La Garde Impériale: one more Coalition loss [CARD-LA-GARDE-IMPERIALE.1]
odds line La Garde Impériale: French losses double in defeat [CARD-LA-GARDE-IMPERIALE.2]
odds attack = 8

% Under Fog of War only the fog is at work [CARD-FOG-OF-WAR.1]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french art-of-war
hand-coalition fog-of-war
begin battle french
do play art-of-war; play fog-of-war
odds line Fog of War: no other battle card counts [CARD-FOG-OF-WAR.1]
odds not line Art of War

% Who leaves by Bravest of the Brave is not fought: the odds say so [CARD-BRAVEST-OF-THE-BRAVE.1]
places Napoleon@Bohmen Kutuzov@Bohmen
hand-french pitt cavalry-charge.1
hand-coalition bravest-of-the-brave
begin battle french
do decline; play bravest-of-the-brave
odds line Bravest of the Brave: no dice; one corps lost, the rest retreat [CARD-BRAVEST-OF-THE-BRAVE.1]

# ---- Interior Lines is for an enemy Major Campaign ------------------------------

% Whose own Major Campaign has been intercepted from two areas does not fight on interior lines [CARD-INTERIOR-LINES.1 AON-12.12b]
scenario 1805
empty
places Soult@Bayern Davout@Sachsen Karl@KernOsterreich Kutuzov@Westgalizien
alignment sachsen@dominion
hand-french major-campaign.1 interior-lines pitt
hand-coalition mud.1 talleyrand
round 2
begin campaign french
do decline; decline; decline; decline; play major-campaign.1
do march Soult; free; decline; step Bohmen
do intercept Karl; go; free
do french: march Davout; pay pitt; coalition: decline; step Bohmen
do intercept Kutuzov; go; pay mud.1
do done
expect attacker coalition
event battle [AON-12.12b] battle in Böhmen: Coalition attacks
acts coalition

# ---- whom Grand Battery serves, and what Pursuit forbids ------------------------

% In attack it serves French corps alone, of which Napoléon is one: Spaniards with him add nothing [CARD-GRAND-BATTERY.2]
scenario 1805
empty
places Napoleon@Bayern Castanos@Bayern Blake@Bayern Mack@Bayern
origins Napoleon@Wurttemberg Castanos@Wurttemberg Blake@Wurttemberg
hand-french grand-battery.1
begin battle french
do engage Castanos; engage Blake
do play grand-battery.1
odds line Grand Battery [CARD-GRAND-BATTERY.2] 1

% In defence no Prussian corps [CARD-GRAND-BATTERY.3]
scenario 1805
empty
alignment preussen@member
places Napoleon@Brandenburg Blucher@Brandenburg Braunschweig@Brandenburg Kutuzov@Brandenburg
origins Napoleon@Hannover
hand-coalition grand-battery.1
begin battle french
do engage Braunschweig; engage Kutuzov
do play grand-battery.1
odds line Grand Battery [CARD-GRAND-BATTERY.1] 1

% A winner who has pursued does not rally, though it holds cards to pay with [CARD-PURSUIT.2 AON-13.12]
scenario 1805
empty
places Napoleon@Bayern Davout@Bayern Soult@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg
hand-french pursuit.1 pitt
round 2
begin battle french
do engage Davout; done; done
do decline
roll 6
roll 1
do decline
do play pursuit.1
event loses [CARD-PURSUIT.1] Coalition loses 1 corps
do lose Hiller; retreat Tirol
expect spent Napoleon Davout
refuse french: rally pitt Bayern not-now

% A winner's loss for a time is named for the reserve [AON-13.9b AON-13.10]
scenario 1805
empty
places Napoleon@Bayern Davout@Bayern Soult@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern
origins Napoleon@Wurttemberg Davout@Wurttemberg Soult@Wurttemberg
begin battle french
do engage Davout; engage Soult; engage Johann; engage Hiller
roll 6
roll 6
do lose Hiller; lose Johann
expect losses 1 0
do lose Davout
event chosen [AON-13.10] to be lost: Davout, reserve
event lost [AON-13.9b] Davout is lost: reserve
expect Davout@reserve
