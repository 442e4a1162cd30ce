# The Strategy Phase, chapter AON-9.  Chance deals the French hand first.  In 1805 the French side is due
# 5 for France, 2 for Spain and a third of 8 minor countries: 9; the Coalition 4 + 3 + 2 + 1 = 10.
empty

% All cards still held are discarded first, for all to see [AON-9.1]
hand-french napoleonic-dynasty
hand-coalition pursuit.1 depot
begin insurrection french
do coalition: pass
do french: decline; coalition: decline
hears coalition discarded [AON-9.1] French discards Napoleonic Dynasty
event discarded [AON-9.1] Coalition discards Depot
expect discard napoleonic-dynasty pursuit.1 depot
expect not hand-french napoleonic-dynasty
acts chance

% When a major country has just surrendered, the discards are shuffled into the deck [AON-9.2a]
fallen osterreich
discard pursuit.1 depot
begin strategy french
expect discard none
acts chance
allow chance: deal depot

% After the surrender of a minor country they are not [AON-9.2a AON-9.2b]
fallen napoli
discard pursuit.1 depot
begin strategy french
expect discard pursuit.1 depot
refuse chance: deal depot not-in-deck [AON-2.8]

% Nor without one: cards come from what is left, and discards are shuffled when that is used up [AON-9.2b]
discard a-heros-death alexander-i art-of-war austro-ottoman-war bravest-of-the-brave britannia call-to-arms cavalry-charge.1 cavalry-charge.2 combined-arms continental-system coup-d-etat depot envelopment fog-of-war forced-march.1 forced-march.2 grand-battery.1 grand-battery.2 indecision interior-lines joseph la-garde-imperiale major-campaign.1 major-campaign.2 major-campaign.3 manoeuvre-sur-les-arrieres metternich mud.1 mud.2 napoleon-i napoleonic-dynasty napoleonica.1 napoleonica.2 no-surrender out-of-favor peace-talks pitt pursuit.1 pursuit.2 radetzky republicans-and-royalists reverse-slope russo-ottoman-war savary scorched-earth stein talleyrand territorial-concessions veterans war-with-america
begin strategy french
list chance: deal = deal insurrection.2 | deal winter-quarters
do chance: deal insurrection.2; deal winter-quarters
event reshuffled [AON-9.2b]
allow chance: deal pitt
refuse chance: deal english-gold not-in-deck [AON-2.8]

% A side is due its majors' cards and one for three minor countries [AON-9.3a AON-1.4]
alignment osterreich@neutral
hand-french depot
begin insurrection french
do french: decline
event draws [AON-9.3a] French is due 9 cards
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal indecision; deal radetzky; deal metternich
event draws [AON-9.3a] Coalition is due 8 cards
hears french drew [AON-9.3a] French draws Metternich
hears coalition drew-one [AON-9.3a] French draws a card
not hears coalition drew

% Never fewer than six [AON-9.3b]
alignment osterreich@neutral russia@neutral napoli@neutral
hand-french depot
begin insurrection french
do french: decline
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal indecision; deal radetzky; deal metternich
event draws [AON-9.3b] Coalition is due 6 cards

% Never more than ten [AON-9.3b]
alignment russia@ally preussen@ally
hand-french depot
begin insurrection french
do french: decline
event draws [AON-9.3b] French is due 10 cards

% Insurgent countries count for the Coalition, allies and dominions for France [AON-9.4 AON-3.7b]
scenario 1809
empty
hand-french depot
begin insurrection french
do french: decline
event draws French is due 10 cards
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal indecision; deal britannia; deal coup-d-etat; deal pursuit.1
event draws Coalition is due 8 cards

% In 1815 No Surrender may be shown at once and another card drawn [AON-9.5]
year 15
alignment osterreich@neutral preussen@neutral spain@neutral
begin strategy french
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal no-surrender
acts french
prompt french contains No Surrender is of no use
refuse show pitt not-shown [AON-9.5]
do show no-surrender
event paid [AON-9.5] French discards No Surrender
expect discard no-surrender
acts chance
do deal metternich
event drew-one [AON-9.5]
expect hand-french pitt joseph savary stein mud.1 mud.2 metternich
do deal depot
event drew-one [AON-9.3a]

% Who does not show it is not heard of, and who has not drawn it is asked as well [AON-9.5]
year 15
alignment osterreich@neutral preussen@neutral spain@neutral
begin strategy french
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal depot
acts french
list show =
refuse show no-surrender not-in-hand [AON-5.4a]
do decline
acts chance

% Before 1815 nobody is asked [AON-9.5]
year 14
alignment osterreich@neutral preussen@neutral spain@neutral
begin strategy french
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal no-surrender
acts chance

# ---- a card that lies open is in no hand ------------------------------------------

% Once the French have shown No Surrender in 1815 the Coalition is not asked for it [AON-9.5]
year 15
alignment osterreich@neutral preussen@neutral spain@neutral
begin strategy french
do chance: deal no-surrender; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal depot
do french: show no-surrender; chance: deal pitt
do deal radetzky; deal metternich; deal alexander-i; deal talleyrand; deal coup-d-etat; deal austro-ottoman-war; deal russo-ottoman-war; deal veterans
event phase [AON-5.1] phase of the year: reinforcement

% What the other side knew of a hand it knows no more of the new one [AON-9.1 AON-2.8]
hand-french mud.1 pitt
known-french mud.1
begin strategy french
expect known-french none
expect hand-french none
