# Refusals in the phases that open and close a year: insurrection, surrender, winter, victory. What decides is the
# phase, the card, the country or the corps that was named; each word is tried with operands that do not fit.
empty

% In the Insurrection Phase only its card serves, upon a country that can revolt [AON-8.2 CARD-INSURRECTION.2]
scenario 1809
empty
places Lefebvre@Tirol Karl@Bohmen Davout@Bayern
hand-coalition insurrection.1 talleyrand savary no-surrender
hand-french pitt
begin insurrection french
refuse sway insurrection.1 france not-restless [AON-8.2]
refuse sway insurrection.1 danmark not-restless [AON-8.2]
refuse sway insurrection.1 spain not-restless [AON-8.2]
refuse sway insurrection.1 polen polen [CARD-INSURRECTION.2]
refuse sway insurrection.2 italia not-in-hand [AON-5.4a]
refuse sway talleyrand italia wrong-phase [CARD-TALLEYRAND.1]
refuse sway no-surrender italia wrong-phase [CARD-NO-SURRENDER.1]
refuse sway savary italia wrong-side [CARD-SAVARY.1]
refuse decline not-now [AON-8.2]
refuse done not-now [AON-8.2]
refuse first french not-now [AON-8.2]
refuse march Karl not-now [AON-5.1]
refuse deploy Mack Bohmen not-now [AON-5.1]
refuse claim not-now [AON-5.1]
refuse french: pass not-your-turn [AON-8.2]
refuse french: sway pitt italia not-your-turn [AON-8.2]

% A card that serves now, but is played in another way, says so [CARD-INSURRECTION.1]
scenario 1809
empty
hand-coalition insurrection.1
begin insurrection french
refuse play insurrection.1 wrong-form [CARD-INSURRECTION.1]
refuse play-at insurrection.1 Bayern wrong-form [CARD-INSURRECTION.1]
refuse name insurrection.1 Davout wrong-form [CARD-INSURRECTION.1]
refuse recall insurrection.1 Davout Ney wrong-form [CARD-INSURRECTION.1]

% The country that revolts places its own corps at home, and nothing else is done meanwhile [AON-8.3]
scenario 1809
empty
places Davout@Brandenburg
hand-coalition insurrection.1 insurrection.2
begin insurrection french
do sway insurrection.1 preussen
refuse deploy Karl Schlesien not-of-country [AON-8.3]
refuse deploy Braunschweig Bohmen not-home [AON-10.3]
refuse deploy Braunschweig Brandenburg enemy-there [AON-10.3]
refuse sway insurrection.2 italia wrong-phase [CARD-INSURRECTION.1]
refuse pass not-now [AON-8.3]
refuse return Braunschweig not-now [AON-5.1]
refuse french: done not-your-turn [AON-8.3]
allow done

% No Surrender spares a major of one's own that is about to surrender, and no other card serves then [CARD-NO-SURRENDER.1 AON-14.6]
places Napoleon@KernOsterreich Davout@KernOsterreich Eugene@Napoli Bennigsen@Minsk
hand-coalition no-surrender coup-d-etat pitt
hand-french territorial-concessions
begin surrender french
refuse sway no-surrender preussen not-falling [CARD-NO-SURRENDER.1]
refuse sway no-surrender napoli not-falling [CARD-NO-SURRENDER.1]
refuse sway no-surrender france not-falling [CARD-NO-SURRENDER.1]
refuse sway coup-d-etat bayern afterwards [AON-14.6]
refuse sway pitt osterreich wrong-phase [CARD-PITT.1]
refuse play no-surrender wrong-form [CARD-NO-SURRENDER.1]
refuse name no-surrender Karl wrong-form [CARD-NO-SURRENDER.1]
refuse pass not-now [CARD-NO-SURRENDER.1]
refuse deploy Mack Bohmen not-now [AON-5.1]
refuse leave Bohmen not-now [CARD-NO-SURRENDER.1]
refuse lose Bennigsen not-now [AON-5.1]
refuse french: decline not-your-turn [CARD-NO-SURRENDER.1]
refuse french: sway territorial-concessions osterreich not-your-turn [CARD-NO-SURRENDER.1]

% When surrenders are settled each card asks for its own [CARD-TERRITORIAL-CONCESSIONS.2 CARD-NAPOLEONIC-DYNASTY.2 CARD-COUP-D-ETAT.1]
places Stuart@Napoli Napoleon@KernOsterreich Davout@KernOsterreich Bennigsen@Minsk
hand-french territorial-concessions napoleonic-dynasty coup-d-etat depot
hand-coalition no-surrender
begin surrender french
do decline
refuse sway territorial-concessions preussen no-concession [CARD-TERRITORIAL-CONCESSIONS.2]
refuse sway territorial-concessions russia nothing-to-cede [AON-3.7a]
refuse sway napoleonic-dynasty preussen not-surrendered [CARD-NAPOLEONIC-DYNASTY.2]
refuse sway napoleonic-dynasty bayern not-surrendered [CARD-NAPOLEONIC-DYNASTY.2]
refuse sway coup-d-etat osterreich minor-only [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat tirol minor-only [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat hannover not-for-a-coup [CARD-COUP-D-ETAT.1]
refuse sway coup-d-etat danmark condition [CARD-COUP-D-ETAT.1]
refuse play territorial-concessions wrong-form [CARD-TERRITORIAL-CONCESSIONS.1]
refuse play coup-d-etat wrong-form [CARD-COUP-D-ETAT.1]
refuse play-at depot Bayern wrong-phase [CARD-DEPOT.1]
refuse crown bayern not-now [AON-5.1]
refuse leave Bohmen not-now [AON-14.6]
refuse pass not-now [AON-14.6]
refuse coalition: decline not-your-turn [AON-14.6]
do decline
refuse sway no-surrender osterreich too-late [CARD-NO-SURRENDER.1]

% In winter Depot and Scorched Earth are for the area about to be rolled for [AON-15.1a AON-15.2d AON-15.3]
places Napoleon@Tirol Davout@Tirol Soult@Tirol Lannes@Italia Karl@Ungarn
hand-french depot pitt
hand-coalition scorched-earth talleyrand
begin winter french
refuse play-at depot Italia other-winter [AON-15.1a]
refuse play-at depot Ungarn other-winter [AON-15.1a]
refuse play depot wrong-form [CARD-DEPOT.1]
refuse sway depot osterreich wrong-form [CARD-DEPOT.1]
refuse name depot Napoleon wrong-form [CARD-DEPOT.1]
refuse play-at pitt Tirol wrong-side [CARD-PITT.1]
refuse pass not-now [AON-15.2d]
refuse lose Napoleon not-now [AON-15.2d]
refuse retreat Bayern not-now [AON-5.1]
refuse march Napoleon not-now [AON-5.1]
refuse coalition: play-at scorched-earth Tirol not-your-turn [AON-15.2d]
do play-at depot Tirol
refuse play-at scorched-earth Italia other-winter [AON-15.1a]
refuse play-at talleyrand Tirol wrong-phase [CARD-TALLEYRAND.1]
refuse french: decline not-your-turn [AON-15.2d]
allow play-at scorched-earth Tirol

% Whom the winter costs is chosen among those it counts [AON-15.4 AON-15.1b]
alignment osterreich@ally
places Tolly@Westgalizien Bagration@Westgalizien Constantine@Westgalizien Langeron@Westgalizien Bennigsen@Westgalizien Karl@Bohmen Napoleon@Bayern
spent Tolly Bagration Constantine
hand-coalition depot pitt
begin winter french
do decline
acts chance
refuse coalition: lose Tolly not-your-turn [AON-15.4]
roll 1
refuse lose Karl not-wintering [AON-15.1b]
refuse lose Napoleon not-wintering [AON-15.1b]
refuse play-at depot Westgalizien wrong-phase [CARD-DEPOT.1]
refuse decline not-now [AON-15.4]
refuse done not-now [AON-15.4]
refuse rally pitt Westgalizien not-now [AON-15.4]
refuse french: lose Tolly not-your-turn [AON-15.4]
allow lose Tolly

% A marginal victory is claimed or not; nothing else is done then [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
places Napoleon@Bayern Karl@Bohmen
hand-french pitt
begin victory french
refuse pass not-now [AON-16.3]
refuse done not-now [AON-16.3]
refuse sway pitt osterreich wrong-side [CARD-PITT.1]
refuse march Napoleon not-now [AON-5.1]
refuse deploy Davout Flandres not-now [AON-5.1]
refuse lose Napoleon not-now [AON-5.1]
refuse first french not-now [AON-16.3]
refuse coalition: claim not-your-turn [AON-16.3]
refuse coalition: decline not-your-turn [AON-16.3]
allow decline

% A card for any time is no card for one country, one area, one corps [CARD-SAVARY.1 CARD-RADETZKY.1 CARD-NAPOLEONICA.1]
places Karl@Tirol
hand-french savary napoleonica.1
hand-coalition radetzky
begin diplomacy french
refuse sway savary bayern wrong-form [CARD-SAVARY.1]
refuse play-at napoleonica.1 Bayern wrong-form [CARD-NAPOLEONICA.1]
refuse name savary Karl wrong-form [CARD-SAVARY.1]

% Before anybody reinforces a card that lowers no limit waits, however it is played [AON-10.9]
year 6
places Karl@Tirol Soult@Flandres Ney@eliminated
hand-french call-to-arms out-of-favor veterans war-with-america
begin reinforcement french
refuse sway call-to-arms france lowers-nothing [AON-10.9]
refuse name out-of-favor Karl lowers-nothing [AON-10.9]
refuse recall veterans Ney Soult lowers-nothing [AON-10.9]
refuse sway war-with-america france wrong-form [CARD-WAR-WITH-AMERICA.1]
refuse recall war-with-america Ney Soult wrong-form [CARD-WAR-WITH-AMERICA.1]
do decline
allow sway call-to-arms france

% In an action a corps is named by Out of Favor; of other cards it is said when they are played, or how [CARD-A-HEROS-DEATH.1 CARD-MUD.1 CARD-PEACE-TALKS.2]
places Karl@Tirol Soult@Flandres
hand-french a-heros-death mud.1 peace-talks major-campaign.1 pursuit.1
round 2
begin campaign french
do decline; decline
refuse name a-heros-death Karl wrong-phase [CARD-A-HEROS-DEATH.1]
refuse name mud.1 Karl wrong-phase [CARD-MUD.1]
refuse name pursuit.1 Karl wrong-phase [CARD-PURSUIT.1]
refuse name peace-talks Karl talks-late [CARD-PEACE-TALKS.2]
refuse name major-campaign.1 Karl wrong-form [CARD-MAJOR-CAMPAIGN.1]

% When surrenders are settled, and before, it is said when a card is played, whatever the form [AON-14.6 CARD-NO-SURRENDER.1]
places Stuart@Napoli Napoleon@KernOsterreich
hand-coalition no-surrender coup-d-etat
hand-french mud.1
begin surrender french
refuse play coup-d-etat afterwards [AON-14.6]
refuse play no-surrender wrong-form [CARD-NO-SURRENDER.1]
do decline; decline
refuse play no-surrender too-late [CARD-NO-SURRENDER.1]
refuse play coup-d-etat wrong-form [CARD-COUP-D-ETAT.1]

% Where a march is paid for, Forced March and Manoeuvre serve, though not as other events are played [CARD-FORCED-MARCH.1 CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
places Karl@Tirol Soult@Wurttemberg
hand-french pitt forced-march.1 mud.1 manoeuvre-sur-les-arrieres
hand-coalition forced-march.2
round 2
begin campaign french
do decline; coalition: decline; coalition: decline; french: decline; march Soult
refuse play forced-march.1 wrong-form [CARD-FORCED-MARCH.1]
refuse play manoeuvre-sur-les-arrieres wrong-form [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]
refuse play mud.1 wrong-phase [CARD-MUD.1]
allow force forced-march.1

% So does Forced March where an army is attacked [CARD-FORCED-MARCH.1]
places Mack@Bayern Soult@Wurttemberg
alignment bayern@member
hand-coalition forced-march.2 interior-lines
round 2
begin campaign french
do decline; decline; march Soult; free; decline; step Bayern
refuse play forced-march.2 wrong-form [CARD-FORCED-MARCH.1]
refuse play interior-lines wrong-phase [CARD-INTERIOR-LINES.1]
allow force forced-march.2
