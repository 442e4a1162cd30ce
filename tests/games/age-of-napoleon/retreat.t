# Retreats, AON-13.13.
empty
round 3

% All remaining corps of a beaten attacker go back to where they came from, unengaged ones too [AON-13.13a]
places Murat@Bohmen Davout@Bohmen Ney@Bohmen Karl@Bohmen Johann@Bohmen Schwarzenberg@Bohmen
origins Murat@KernOsterreich Davout@KernOsterreich Ney@KernOsterreich
begin battle french
do engage Murat; done
do engage Karl; engage Johann
roll 1
roll 6
do lose Murat
event retreated [AON-13.13a] corps of French retreat: 1, from Böhmen to Kern-Österreich
expect Ney@KernOsterreich
expect spent Karl Johann Schwarzenberg

% Attackers from several areas go back each to its own [AON-13.13a]
places Murat@Bohmen Davout@Bohmen Ney@Bohmen Soult@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen
origins Murat@Bayern Davout@KernOsterreich Ney@Sachsen Soult@KernOsterreich
alignment sachsen@ally
begin battle french
do done
do engage Johann; engage Hiller
roll 1
roll 6
expect Murat@Bayern Ney@Sachsen Soult@KernOsterreich
expect Davout@eliminated

% Where enemy corps have come the way back is closed [AON-13.13a AON-13.13d]
places Murat@Bohmen Ney@Bohmen Karl@Bohmen Johann@Bohmen Hiller@KernOsterreich
origins Murat@KernOsterreich Ney@KernOsterreich
begin battle french
do done
do engage Johann
roll 1
roll 6
event lost [AON-13.13d] Ney is lost: prisoners
expect Murat@eliminated Ney@prisoners

% Nor does it lead into a neutral country [AON-13.13a AON-13.13d]
places Murat@Bohmen Ney@Bohmen Karl@Bohmen Johann@Bohmen
origins Murat@Schlesien Ney@Schlesien
begin battle french
do done
do engage Johann
roll 1
roll 6
expect Murat@eliminated Ney@prisoners

% A beaten defender goes to an adjacent area that his side runs, without enemies; he chooses [AON-13.13b]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Karl@Bohmen Johann@Bohmen Ney@Banat
origins Napoleon@Bayern Davout@Bayern Soult@Bayern
begin battle french
do engage Davout; engage Soult
do done
roll 2
roll 1
expect Karl@eliminated
acts coalition
legal coalition = retreat KernOsterreich | retreat Westgalizien
refuse french: retreat Westgalizien not-your-turn [AON-13.13b]
refuse retreat Bayern not-friendly [AON-13.13b]
refuse retreat Sachsen not-friendly [AON-13.13b]
refuse retreat Banat enemy-holds [AON-13.13b]
refuse retreat Volhynia no-ships [AON-13.13c]
refuse retreat Bohmen not-away [AON-13.13a]
do retreat Westgalizien
event retreated [AON-13.13b] corps of Coalition retreat: 1, from Böhmen to Westgalizien
expect Johann@Westgalizien

% Estramadura 1806: the Spaniards to Castilla [AON-13.13b AON-13.3b AON-13.7a]
year 6
round 4
alignment portugal@member
places Castanos@Estramadura Blake@Estramadura Wellington@Estramadura Beresford@Estramadura
origins Wellington@Portugal Beresford@Portugal
spent Castanos Blake Wellington Beresford
begin battle coalition
do engage Beresford
do engage Blake
odds attack = 7
odds defence = 6
roll 2
roll 3
roll 5
event tie Coalition rolls 5 for the tie: 6
roll 3
event tie French rolls 3 for the tie: 4
event won [AON-13.7a] Coalition wins the battle of Estramadura
legal french = retreat Andalusia | retreat Castilla
refuse retreat Flandres no-ships [AON-13.13b]
do retreat Castilla
expect Castanos@Castilla Blake@Castilla

% With Britannia by sea, from coast to coast, to any coast that the Coalition runs, without enemies [AON-13.13c CARD-BRITANNIA.1 AON-2.2]
year 6
round 2
effects 1
places Lannes@Napoli Suchet@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa
begin battle french
do engage Suchet
do done
roll 6
roll 1
expect Wellington@eliminated
acts coalition
allow retreat Britain
allow retreat Sverige
refuse retreat Chiesa not-friendly [AON-13.13b]
refuse retreat Italia not-friendly [AON-13.13b]
refuse retreat Moskva no-ships [AON-13.13c]
do retreat Britain
event retreated [AON-13.13c] corps of Coalition retreat: 1, from Napoli to Britain
expect Stuart@Britain

% Without Britannia there is no way out of Napoli [AON-13.13d]
year 6
round 2
places Lannes@Napoli Suchet@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa
begin battle french
do engage Suchet
do done
roll 6
roll 1
event lost [AON-13.13d] Stuart is lost: prisoners
expect Stuart@prisoners

% The French never go by sea [AON-13.13c AON-12.4c]
effects 1
places Eugene@Napoli Massena@Napoli Wellington@Napoli Karl@Napoli
alignment napoli@ally
origins Wellington@Britain Karl@Chiesa
begin battle coalition
do engage Karl
do done
roll 6
roll 1
expect Massena@eliminated Eugene@Chiesa

% Attackers of the Coalition may sail instead of going back [AON-13.13c AON-13.13a]
effects 1
places Eugene@Tirol Massena@Tirol Napoleon@Tirol Karl@Tirol Johann@Tirol
origins Karl@KernOsterreich Johann@KernOsterreich
begin battle coalition
do done
do engage Massena; engage Eugene
roll 1
roll 6
expect Karl@eliminated
acts coalition
allow retreat KernOsterreich
allow retreat Britain
refuse retreat Westgalizien back-only [AON-13.13a]
do retreat KernOsterreich
expect Johann@KernOsterreich

# ---- attrition [AON-13.13e] -------------------------------------------------

% In a winter round who retreats is tested: Castanos and Blake in Castilla, column 2 [AON-13.13e AON-12.7d AON-12.8b]
year 6
round 5
alignment portugal@member
places Castanos@Estramadura Blake@Estramadura Wellington@Estramadura Beresford@Estramadura
origins Wellington@Portugal Beresford@Portugal
spent Castanos Blake Wellington Beresford
begin battle coalition
do engage Beresford
do engage Blake
roll 2
roll 3
roll 5
roll 3
do retreat Castilla
acts chance
roll 1
event toll [AON-12.8b] French tests 2 corps: 1 rolled, 1 lost
do lose Blake
expect Castanos@Castilla Blake@reserve

% With a 6 nobody is lost [AON-13.13e]
year 6
round 5
alignment portugal@member
places Castanos@Estramadura Blake@Estramadura Wellington@Estramadura Beresford@Estramadura
origins Wellington@Portugal Beresford@Portugal
spent Castanos Blake Wellington Beresford
begin battle coalition
do engage Beresford
do engage Blake
roll 2
roll 3
roll 5
roll 3
do retreat Castilla
roll 6
expect Castanos@Castilla Blake@Castilla

% A fresh corps that was not engaged turns spent by it [AON-13.13e AON-12.8a]
round 5
places Murat@Bohmen Ney@Bohmen Davout@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen
origins Murat@KernOsterreich Ney@KernOsterreich Davout@KernOsterreich
begin battle french
do engage Ney; done
do engage Johann; engage Hiller
roll 1
roll 6
do lose Davout
expect spent Murat Karl Johann Hiller
expect Murat@KernOsterreich Davout@eliminated Ney@prisoners

% By sea, too [AON-13.13e AON-13.13c]
year 6
round 6
effects 1
places Lannes@Napoli Suchet@Napoli Wellington@Napoli Stuart@Napoli
origins Lannes@Chiesa Suchet@Chiesa
begin battle french
do engage Suchet
do done
roll 6
roll 1
do retreat Britain
expect Stuart@Britain
expect spent Lannes Suchet Stuart

% Before winter nobody is tested, not in the mountains either [AON-13.13e]
places Napoleon@Bayern Davout@Bayern Soult@Bayern Karl@Bayern Johann@Bayern
begin battle french
do engage Davout; engage Soult
do done
roll 2
roll 1
do retreat Tirol
expect Johann@Tirol
expect spent Napoleon Davout Soult

# ---- next battles -----------------------------------------------------------

% After a battle come retreat and rally, then the next one [AON-11.6 AON-13.12]
places Massena@Tirol StCyr@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Kutuzov@Bohmen Buxhowden@Bohmen
origins Massena@Chiesa StCyr@Chiesa
spent Massena StCyr
hand-coalition pitt
begin battle french
do fight Tirol
do engage StCyr
do engage Johann; engage Hiller
do decline
roll 3
roll 5
do lose StCyr
do decline
acts coalition
do rally pitt Tirol
event rallied the Coalition corps in Tirol are fresh again
event battle battle in Böhmen: French attacks
acts french
expect spent none

% Nor into a neutral country that the enemy occupies [AON-13.13a AON-13.13d]
alignment osterreich@neutral preussen@member bayern@ally
occupied osterreich
places Davout@KernOsterreich Kleist@Schlesien Napoleon@Bayern
moved 1
round 2
begin campaign coalition
do march Kleist; free; step Bohmen; step Bayern; decline
roll 1
roll 1
roll 1
roll 6
expect Kleist@prisoners
expect alignment osterreich@neutral

% Beaten attackers who go by sea to a coast next to the battle go by the clause of ships [AON-13.13c]
effects 1
alignment spain@insurgent portugal@member
places Wellington@Andalusia Castanos@Andalusia Blake@Andalusia Soult@Andalusia Suchet@Andalusia Davout@Andalusia
origins Wellington@Castilla Castanos@Castilla Blake@Castilla
begin battle coalition
do done; engage Suchet; engage Soult
roll 1
roll 6
do retreat Portugal
event retreated [AON-13.13c]

% Elsewhere than back attackers do not go, whoever stands there; and not back to where enemies have come [AON-13.13a]
effects 1
places Eugene@Tirol Massena@Tirol Napoleon@Tirol Karl@Tirol Johann@Tirol Murat@Italia Ney@Bayern
origins Karl@KernOsterreich Johann@KernOsterreich
begin battle coalition
do done
do engage Massena; engage Eugene
roll 1
roll 6
refuse retreat Italia back-only [AON-13.13a]
refuse retreat Bayern back-only [AON-13.13a]
allow retreat KernOsterreich

% Where enemies have come attackers do not go back, but still by sea [AON-13.13a AON-13.13c]
effects 1
places Eugene@Tirol Massena@Tirol Napoleon@Tirol Karl@Tirol Johann@Tirol Murat@KernOsterreich
origins Karl@KernOsterreich Johann@KernOsterreich
begin battle coalition
do done
do engage Massena; engage Eugene
roll 1
roll 6
refuse retreat KernOsterreich enemy-holds [AON-13.13a]
allow retreat Britain

% From an area without a coast nobody retreats by sea [AON-13.13c AON-2.2]
scenario 1805
empty
effects 1
places Napoleon@KernOsterreich Davout@KernOsterreich Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich
origins Napoleon@Bayern Davout@Bayern
begin battle french
do engage Davout; engage Johann; engage Hiller
roll 6
roll 1
do lose Karl; lose Hiller
refuse retreat Britain no-ships [AON-13.13c]
allow retreat Tirol

% French corps that retreat into Russia, an ally, have entered it: its reserves are there from then on [AON-2.9b AON-13.13b]
scenario 1805
empty
alignment russia@ally osterreich@member polen@part preussen@neutral
places Napoleon@Westgalizien Davout@Westgalizien Soult@Westgalizien Karl@Westgalizien Johann@Westgalizien Hiller@Westgalizien Ferdinand@Westgalizien
origins Karl@Bohmen Johann@Bohmen Hiller@Bohmen Ferdinand@Bohmen
begin battle coalition
do engage Johann; engage Hiller; engage Ferdinand; engage Davout; done
roll 6
roll 1
do lose Davout
event retreated [AON-13.13b] from Westgalizien to Volhynia
event effect [AON-2.9b]
expect Miloradovich@reserve
