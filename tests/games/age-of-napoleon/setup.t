# The three scenarios, chapter 17: what is so before the first decision.

# ---- 1805 ----

% The game begins in 1805 with the deal, and goes on with the third round: no Reinforcement Phase comes before it [17.1 AON-5.3]
scenario 1805
expect year 5
expect round 3
acts chance
do deal combined-arms; deal napoleonic-dynasty; deal war-with-america; deal alexander-i; deal cavalry-charge.1
do deal major-campaign.1; deal austro-ottoman-war; deal no-surrender
do deal a-heros-death; deal reverse-slope; deal call-to-arms; deal interior-lines; deal scorched-earth
do deal fog-of-war; deal la-garde-imperiale; deal grand-battery.1
expect round 3
do decline; decline
event round
do decline; decline
do first french
expect frames game/6/french/0 campaign/1/french/0 round/3/french/0 hinder/0/coalition/0

% French: France, the dominion Italia and eight allies, Spain the only major of them [17.1.1.1 17.1.1.4]
scenario 1805
expect alignment france@ally italia@dominion
expect alignment bayern@ally hannover@ally holland@ally chiesa@ally spain@ally schweiz@ally westfalen@ally wurttemberg@ally

% They come to eight minor countries and two majors: nine cards next year [17.1.1.1 AON-1.4]
scenario 1805
year 6
round 0
begin strategy french
expect frames game/4/french/0 strategy/2/french/0 deal/0/chance/9

% Coalition: Britain and its members, Österreich with Dalmatien and Tirol [17.1.1.2 17.1.1.4]
scenario 1805
expect alignment britain@member osterreich@member napoli@member pommern@member russia@member sverige@member
expect alignment dalmatien@part tirol@part

% Neutral: Danmark, Portugal, and Preußen with Polen and Sachsen [17.1.1.3 17.1.1.4]
scenario 1805
expect alignment danmark@neutral portugal@neutral preussen@neutral
expect alignment polen@part sachsen@part

% A French army that ends its move in Sachsen violates Preußen, whose part it is [17.1.1.3]
scenario 1805
empty
hand-french none
hand-coalition none
places Davout@Westfalen
begin campaign french
do march Davout; free; step Sachsen; halt
expect alignment preussen@member sachsen@part

% English Gold and one Insurrection are set aside, not discarded [17.1.2a]
scenario 1805
expect aside english-gold insurrection.1
expect discard none
refuse chance: deal english-gold not-in-deck
refuse chance: deal insurrection.1 not-in-deck
allow chance: deal insurrection.2

% Of the other 53 cards each gets eight, and 37 are left [17.1.2b]
scenario 1805
view nobody contains "deck":53
do deal combined-arms; deal napoleonic-dynasty; deal war-with-america; deal alexander-i; deal cavalry-charge.1
do deal major-campaign.1; deal austro-ottoman-war; deal no-surrender
do deal a-heros-death; deal reverse-slope; deal call-to-arms; deal interior-lines; deal scorched-earth
do deal fog-of-war; deal la-garde-imperiale; deal grand-battery.1
event drew-one [17.1.2b] Coalition draws a card
view nobody contains "deck":37
view french contains "coalition-cards":{"hand":8}
view coalition contains "french-cards":{"hand":8}
expect discard none

% Eight French corps [17.1.3.1]
scenario 1805
expect Brune@IledeFrance Napoleon@Flandres Murat@Flandres Davout@Flandres Soult@Flandres
expect Bernadotte@Hannover Massena@Italia StCyr@Chiesa
expect spent none

% Eight of the Coalition, two of them in Bayern, which is an ally of France [17.1.3.2]
scenario 1805
expect Karl@Tirol Johann@Tirol Hiller@Tirol Ferdinand@Bayern Mack@Bayern
expect Bennigsen@Minsk Buxhowden@Volhynia Kutuzov@Westgalizien
expect alignment bayern@ally

% Nobody else is on the map: they wait in the reserve, or are not available yet [17.0a AON-2.7]
scenario 1805
expect Lannes@reserve Ney@reserve Eugene@reserve Wellington@reserve Castanos@reserve Braunschweig@reserve
expect Schwarzenberg@waiting Blucher@waiting Zieten@waiting Miloradovich@waiting StPriest@waiting

% The first move of each side is free in the shortened year as well, whatever it has in hand [17.0b AON-11.4]
scenario 1805
hand-french pitt
hand-coalition none
begin campaign french
do decline
do decline
do march Brune
refuse pay pitt is-free
do free; step Champagne; halt
do decline
do march Bennigsen; free

# ---- 1809 ----

% The game begins in 1809 with the first round: no Reinforcement Phase comes before it [17.2 AON-5.3]
scenario 1809
expect year 9
expect round 1
acts chance
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms; deal cavalry-charge.1; deal cavalry-charge.2; deal combined-arms
do deal coup-d-etat; deal depot; deal english-gold; deal envelopment; deal fog-of-war
do deal forced-march.1; deal forced-march.2; deal grand-battery.1; deal grand-battery.2; deal indecision
do deal insurrection.2; deal interior-lines; deal joseph; deal la-garde-imperiale
do deal napoleonica.2; deal no-surrender; deal out-of-favor; deal peace-talks; deal pitt
do deal pursuit.1; deal pursuit.2; deal republicans-and-royalists; deal reverse-slope; deal savary
do deal major-campaign.1; deal major-campaign.2; deal major-campaign.3; deal manoeuvre-sur-les-arrieres; deal mud.1
do deal mud.2; deal napoleon-i; deal napoleonica.1
expect round 1
do decline; decline
event round
do decline; decline

% French: eleven dominions, four allies [17.2.1.1 17.2.1.4]
scenario 1809
expect alignment dalmatien@dominion hannover@dominion holland@dominion italia@dominion napoli@dominion chiesa@dominion
expect alignment polen@dominion pommern@dominion preussen@dominion sachsen@dominion westfalen@dominion
expect alignment bayern@ally danmark@ally schweiz@ally wurttemberg@ally france@ally

% Coalition: Österreich without Dalmatien and Tirol, Portugal; Spain and Tirol insurgent [17.2.1.2 17.2.1.4]
scenario 1809
expect alignment britain@member osterreich@member portugal@member
expect alignment spain@insurgent tirol@insurgent

% Tirol stands on its own: Johann is not at home there [17.2.1.2 AON-4.4]
scenario 1809
hand-french none
hand-coalition none
places Massena@Tirol
origins Massena@Bayern
begin battle french
acts chance
odds defence = 2

% All five alignments are there [AON-3.2]
scenario 1809
expect alignment portugal@member russia@neutral bayern@ally italia@dominion spain@insurgent

% Russia and Sverige are neutral: a French army that ends in Volhynia makes Russia a member [17.2.1.3 17.2.1.4]
scenario 1809
expect alignment russia@neutral sverige@neutral
hand-french none
hand-coalition none
begin campaign french
do march Poniatowski; free; step Volhynia; halt
expect alignment russia@member sverige@neutral

% Six titles begin among the discards, and 24 more cards at random [17.2.2.1]
scenario 1809
expect discard continental-system insurrection.1 metternich napoleonic-dynasty radetzky russo-ottoman-war
expect aside none
view nobody contains "deck":49
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms; deal cavalry-charge.1; deal cavalry-charge.2; deal combined-arms
do deal coup-d-etat; deal depot; deal english-gold; deal envelopment; deal fog-of-war
do deal forced-march.1; deal forced-march.2; deal grand-battery.1; deal grand-battery.2; deal indecision
do deal insurrection.2; deal interior-lines; deal joseph; deal la-garde-imperiale
event put-aside [17.2.2.1]
view nobody contains "deck":25

% Then ten cards go to the French and eight to the Coalition [17.2.2.3]
scenario 1809
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms; deal cavalry-charge.1; deal cavalry-charge.2; deal combined-arms
do deal coup-d-etat; deal depot; deal english-gold; deal envelopment; deal fog-of-war
do deal forced-march.1; deal forced-march.2; deal grand-battery.1; deal grand-battery.2; deal indecision
do deal insurrection.2; deal interior-lines; deal joseph; deal la-garde-imperiale
do deal napoleonica.2; deal no-surrender; deal out-of-favor; deal peace-talks; deal pitt
do deal pursuit.1; deal pursuit.2; deal republicans-and-royalists; deal reverse-slope; deal savary
view nobody contains "french-cards":{"hand":10}
view nobody contains "coalition-cards":{"hand":0}
do deal major-campaign.1; deal major-campaign.2; deal major-campaign.3; deal manoeuvre-sur-les-arrieres; deal mud.1
do deal mud.2; deal napoleon-i; deal napoleonica.1
view nobody contains "coalition-cards":{"hand":8}
view nobody contains "deck":7

% Radetzky, Continental System and Britannia are in effect; Österreich gets four corps a year [17.2.2.2]
scenario 1809
expect effects 7
hand-french none
hand-coalition none
round 0
places Karl@reserve Hiller@reserve Bellegarde@reserve Colloredo@reserve Kollowrath@reserve Klenau@reserve
begin reinforcement coalition
do deploy Karl KernOsterreich; deploy Hiller KernOsterreich; deploy Bellegarde Bohmen; deploy Colloredo Bohmen
refuse deploy Klenau Bohmen over-deployment [AON-10.2a]

% It has eight on the map, as many as it may: a ninth is refused [17.2.2.2 AON-10.2b]
scenario 1809
hand-french none
hand-coalition none
round 0
begin reinforcement coalition
refuse deploy Schwarzenberg Bohmen over-mobilization [AON-10.2b]

% Ships sail at once [17.2.2.2]
scenario 1809
hand-french none
hand-coalition none
begin campaign coalition
do march Wellington; free; sail Portugal
expect Wellington@Portugal

% Sixteen French corps [17.2.3.1]
scenario 1809
expect Joseph@Castilla Soult@Castilla Victor@Castilla StCyr@Catalonia Napoleon@Bayern Davout@Bayern Lannes@Bayern Massena@Bayern
expect Murat@Bayern Lefebvre@Bayern Bernadotte@Sachsen Louis@Holland Jerome@Westfalen Eugene@Italia Macdonald@Italia Poniatowski@Polen

% Twelve of the Coalition [17.2.3.2]
scenario 1809
expect Wellington@Britain Beresford@Portugal Cuesta@Andalusia Castanos@Murcia Johann@Tirol Ferdinand@Westgalizien
expect Karl@KernOsterreich Hiller@KernOsterreich Bellegarde@KernOsterreich Colloredo@KernOsterreich Kollowrath@KernOsterreich Klenau@KernOsterreich

% Twelve are lost for good [17.2.3.3]
scenario 1809
expect Mack@eliminated Kienmayer@eliminated Moore@eliminated Brune@eliminated Reille@eliminated Junot@eliminated
expect Braunschweig@eliminated Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated Buxhowden@eliminated Dokthurov@eliminated
expect Ney@reserve Rosenberg@reserve Blucher@waiting Miloradovich@waiting
hand-french none
hand-coalition none
round 0
begin reinforcement french
refuse deploy Brune IledeFrance lost [AON-4.5]
allow deploy Ney IledeFrance

# ---- 1813 ----

% The game begins in 1813 with the third round: no Reinforcement Phase comes before it [17.3 AON-5.3]
scenario 1813
expect year 13
expect round 3
acts chance
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms
do deal english-gold; deal envelopment; deal fog-of-war; deal forced-march.1; deal forced-march.2
do deal grand-battery.1
event drew-one [17.3.2.3]
do deal cavalry-charge.1; deal cavalry-charge.2; deal combined-arms; deal continental-system; deal coup-d-etat
do deal depot
expect round 3
do decline; decline
event round
do decline; decline
acts coalition
do first coalition

% French: ten dominions, four allies [17.3.1.1 17.3.1.4]
scenario 1813
expect alignment dalmatien@dominion hannover@dominion holland@dominion italia@dominion napoli@dominion chiesa@dominion
expect alignment polen@dominion pommern@dominion sachsen@dominion westfalen@dominion
expect alignment bayern@ally danmark@ally schweiz@ally wurttemberg@ally france@ally

% Coalition: Österreich with Tirol but without Dalmatien, Portugal, Russia, Sverige; Preußen and Spain insurgent [17.3.1.2 17.3.1.4]
scenario 1813
expect alignment britain@member osterreich@member portugal@member russia@member sverige@member
expect alignment preussen@insurgent spain@insurgent tirol@part dalmatien@dominion

% Nobody is neutral: Talleyrand has members only to turn [17.3.1.3 AON-3.6b]
scenario 1813
# A neutral country could be made an ally.
view nobody not contains "to":"ally"
hand-french talleyrand
hand-coalition none
year 14
round 0
begin diplomacy french
list sway = sway talleyrand russia | sway talleyrand osterreich | sway talleyrand portugal | sway talleyrand sverige

% Seven random cards of the whole deck go to the discards [17.3.2.1]
scenario 1813
expect discard none
expect aside none
view nobody contains "deck":55
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms
event put-aside [17.3.2.1]
view nobody contains "deck":48

% Then each side gets six cards, whatever its countries are worth [17.3.2.3]
scenario 1813
do deal a-heros-death; deal alexander-i; deal art-of-war; deal austro-ottoman-war; deal bravest-of-the-brave
do deal britannia; deal call-to-arms
do deal english-gold; deal envelopment; deal fog-of-war; deal forced-march.1; deal forced-march.2
do deal grand-battery.1
do deal cavalry-charge.1; deal cavalry-charge.2; deal combined-arms; deal continental-system; deal coup-d-etat
do deal depot
view nobody contains "coalition-cards":{"hand":6}
view nobody contains "french-cards":{"hand":6}
view nobody contains "deck":36

% Radetzky, Britannia and Stein are in effect; Preußen gets three corps a year [17.3.2.2]
scenario 1813
expect effects 31
hand-french none
hand-coalition none
round 0
places Kleist@reserve Bulow@reserve Tautzien@reserve Yorck@reserve
begin reinforcement coalition
do deploy Kleist Schlesien; deploy Bulow Brandenburg; deploy Tautzien Brandenburg
refuse deploy Yorck Schlesien over-deployment [AON-10.2a]

% It has five on the map and may have six [17.3.2.2]
scenario 1813
hand-french none
hand-coalition none
round 0
begin reinforcement coalition
do deploy Zieten Brandenburg
expect Zieten@Brandenburg

% Continental System has been played: nothing is set aside [17.3.2.2 CARD-CONTINENTAL-SYSTEM.2]
scenario 1813
expect aside none

% The second French move of the year is paid with a card [17.0b AON-11.4]
scenario 1813
hand-french pitt savary
hand-coalition none
begin campaign french
do decline
do decline
do march Soult; free; step Aquitaine; halt
do decline
do pass
do decline
do first french
do decline
do march Soult
refuse free free-used
do pay pitt
expect discard pitt

% Twelve French corps, one of them in insurgent Preußen [17.3.3.1]
scenario 1813
expect Napoleon@Sachsen Murat@Sachsen Macdonald@Sachsen Ney@Sachsen Oudinot@Sachsen Reynier@Sachsen Poniatowski@Sachsen
expect Davout@Hannover Rapp@Ostpreussen Soult@Navarra Suchet@Catalonia Eugene@Italia

% Nineteen of the Coalition, of several countries together [17.3.3.2 AON-4.2]
scenario 1813
expect CharlesJohn@Brandenburg Bulow@Brandenburg Tautzien@Brandenburg Bennigsen@Westgalizien
expect Blucher@Schlesien Langeron@Schlesien Yorck@Schlesien
expect Schwarzenberg@Bohmen Colloredo@Bohmen Klenau@Bohmen Wittgenstein@Bohmen Constantine@Bohmen Kleist@Bohmen
expect Hiller@KernOsterreich Bellegarde@Tirol Wellington@Castilla Beresford@Castilla Ballesteros@Murcia Mendizabal@Murcia

% Forty-four are lost for good; Bernadotte among them, while Charles-John is in play [17.3.3.3]
scenario 1813
expect Karl@eliminated Ferdinand@eliminated Johann@eliminated Kollowrath@eliminated Liechtenstein@eliminated Kienmayer@eliminated Mack@eliminated Rosenberg@eliminated
expect Moore@eliminated Augereau@eliminated Bernadotte@eliminated Bertrand@eliminated Brune@eliminated Jerome@eliminated Joseph@eliminated
expect Junot@eliminated Lannes@eliminated Massena@eliminated Lefebvre@eliminated Louis@eliminated Marmont@eliminated Mortier@eliminated
expect Reille@eliminated StCyr@eliminated Vandamme@eliminated Victor@eliminated Braunschweig@eliminated Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated
expect Bagration@eliminated Buxhowden@eliminated Dokthurov@eliminated Gorchakov@eliminated Kutuzov@eliminated Miloradovich@eliminated StPriest@eliminated
expect Tchitchagov@eliminated Tormazov@eliminated Blake@eliminated Castanos@eliminated Cuesta@eliminated Palafox@eliminated Romana@eliminated
expect Grouchy@reserve Tolly@reserve Wrede@reserve Stuart@reserve Zieten@reserve
