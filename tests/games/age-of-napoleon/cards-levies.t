# The cards of the Reinforcement Phase, each played, refused by side, phase and condition, and discarded; and
# option 18.3.
empty

# --- limits ---

% Austro-Ottoman War: both limits of Österreich fall by two [CARD-AUSTRO-OTTOMAN-WAR.1 AON-10.9]
hand-french austro-ottoman-war
begin reinforcement french
do play austro-ottoman-war
do french: done
expect wars 1
do coalition: deploy Karl Tirol
refuse deploy Mack Tirol over-deployment [AON-10.2a]
facts deploy Mack Tirol contains Österreich: 1 corps placed this year of 1

% Corps above four return [CARD-AUSTRO-OTTOMAN-WAR.1]
places Karl@Tirol Johann@Tirol Hiller@Tirol Ferdinand@Bohmen Mack@Bohmen Kienmayer@Bohmen
hand-coalition austro-ottoman-war depot
begin reinforcement french
do coalition: play austro-ottoman-war
do return Mack; return Kienmayer; done
acts coalition
refuse play austro-ottoman-war not-in-hand [AON-5.4a]
do decline
expect Mack@reserve Kienmayer@reserve Karl@Tirol

% It is no card of another phase [CARD-AUSTRO-OTTOMAN-WAR.1]
hand-french austro-ottoman-war
begin diplomacy french
refuse play austro-ottoman-war wrong-phase [CARD-AUSTRO-OTTOMAN-WAR.1]

% Once in force it is not played again the same year [CARD-AUSTRO-OTTOMAN-WAR.1]
wars 1
hand-french austro-ottoman-war
begin reinforcement french
refuse play austro-ottoman-war condition [CARD-AUSTRO-OTTOMAN-WAR.1]

% Russo-Ottoman War: two Russians instead of four [CARD-RUSSO-OTTOMAN-WAR.1]
hand-french russo-ottoman-war
begin reinforcement french
do play russo-ottoman-war
do french: done
do coalition: deploy Kutuzov Minsk; deploy Tolly Minsk
refuse deploy Langeron Minsk over-deployment [AON-10.2a]

% Once in force it is not played again, and it is for this phase [CARD-RUSSO-OTTOMAN-WAR.1]
wars 2
hand-french russo-ottoman-war
begin reinforcement french
refuse play russo-ottoman-war condition [CARD-RUSSO-OTTOMAN-WAR.1]

% Nor in another phase [CARD-RUSSO-OTTOMAN-WAR.1]
hand-french russo-ottoman-war
begin diplomacy french
refuse play russo-ottoman-war wrong-phase [CARD-RUSSO-OTTOMAN-WAR.1]

% War with America: no British home corps this year, but Stuart [CARD-WAR-WITH-AMERICA.1]
hand-french war-with-america
begin reinforcement french
do play war-with-america
do french: done
refuse coalition: deploy Wellington Britain war-with-america [CARD-WAR-WITH-AMERICA.1]
allow coalition: deploy Stuart Napoli

% Call to Arms does not help against it [CARD-WAR-WITH-AMERICA.1]
hand-french war-with-america
hand-coalition call-to-arms
begin reinforcement coalition
do french: play war-with-america
do coalition: decline
do coalition: sway call-to-arms britain
refuse deploy Wellington Britain war-with-america [CARD-WAR-WITH-AMERICA.1]

% The Coalition does not play it, nor the French player in another phase [CARD-WAR-WITH-AMERICA.1]
hand-coalition war-with-america
begin reinforcement french
refuse coalition: play war-with-america wrong-side [CARD-WAR-WITH-AMERICA.1]

% It is no card of another phase [CARD-WAR-WITH-AMERICA.1]
hand-french war-with-america
begin diplomacy french
refuse play war-with-america wrong-phase [CARD-WAR-WITH-AMERICA.1]

# --- Britannia, Call to Arms ---

% Britannia: from now on the Coalition uses the sea [CARD-BRITANNIA.1]
hand-coalition britannia
begin reinforcement coalition
do decline
refuse deploy Wellington Napoli no-sea [AON-10.4a]
do play britannia
event effect [CARD-BRITANNIA.1]
do deploy Wellington Napoli
expect discard britannia
expect effects 1

% In effect already it is a discard only [CARD-BRITANNIA.1]
effects 1
places Wellington@Napoli
spent Wellington
hand-coalition britannia
begin reinforcement coalition
do decline
refuse play britannia condition [CARD-BRITANNIA.1]
do rally britannia Napoli
expect not spent Wellington

% The French player does not play it [CARD-BRITANNIA.1]
hand-french britannia
begin reinforcement french
do decline
refuse play britannia wrong-side [CARD-BRITANNIA.1]

% Call to Arms: one country is free of its deployment limit, not of its mobilization limit [CARD-CALL-TO-ARMS.1]
places Bennigsen@Minsk
hand-coalition call-to-arms
begin reinforcement coalition
do decline
refuse sway call-to-arms france condition [CARD-CALL-TO-ARMS.1]
refuse sway call-to-arms napoli condition [CARD-CALL-TO-ARMS.1]
refuse play call-to-arms wrong-form [CARD-CALL-TO-ARMS.1]
do sway call-to-arms russia
expect levy russia
do deploy Kutuzov Minsk; deploy Tolly Minsk; deploy Bagration Minsk; deploy Constantine Minsk
do deploy Langeron Minsk; deploy Wittgenstein Minsk; deploy Dokthurov Minsk
refuse deploy Buxhowden Minsk over-mobilization [AON-10.2b]
do done
expect levy none

% Another country keeps its limit [CARD-CALL-TO-ARMS.1]
hand-french call-to-arms
begin reinforcement french
do decline
do sway call-to-arms france
do deploy Castanos Castilla; deploy Blake Castilla
refuse deploy Cuesta Castilla over-deployment [AON-10.2a]

# --- Out of Favor, Republicans & Royalists ---

% Out of Favor: the other side replaces the corps that is named, in the same state [CARD-OUT-OF-FAVOR.1]
places Lannes@Italia Suchet@Italia
spent Lannes
hand-coalition out-of-favor
begin reinforcement coalition
do decline
refuse play out-of-favor wrong-form [CARD-OUT-OF-FAVOR.1]
do name out-of-favor Lannes
event disgraced [CARD-OUT-OF-FAVOR.1] Lannes
acts french
prompt french contains Lannes has to be replaced
refuse decline has-substitute [CARD-OUT-OF-FAVOR.1]
refuse replace Eugene other-country [CARD-OUT-OF-FAVOR.2]
refuse replace Suchet on-map [AON-2.7]
do replace Brune
expect Lannes@reserve Brune@Italia Suchet@Italia
expect spent Brune
hears french replaced [CARD-OUT-OF-FAVOR.1] Lannes is replaced by Brune
hears coalition arrives [CARD-OUT-OF-FAVOR.1] French places a corps in Italia
not hears coalition replaced
acts coalition

% Not Napoléon, not an own corps, and only one that is seen: who leads, or has been met [CARD-OUT-OF-FAVOR.1]
places Napoleon@Flandres Lannes@Italia Suchet@Italia Ney@Italia Karl@Tirol
met Ney
hand-coalition out-of-favor
begin reinforcement coalition
do decline
refuse name out-of-favor Napoleon not-napoleon [CARD-OUT-OF-FAVOR.1]
refuse name out-of-favor Karl own-corps [CARD-OUT-OF-FAVOR.1]
refuse name out-of-favor Suchet not-seen [CARD-OUT-OF-FAVOR.1]
refuse name out-of-favor Brune not-seen [CARD-OUT-OF-FAVOR.1]
allow name out-of-favor Lannes
allow name out-of-favor Ney

% A minor corps has nobody of its country: not Karl for Wrede [CARD-OUT-OF-FAVOR.2]
alignment bayern@member
places Wrede@Bayern
hand-french out-of-favor
begin reinforcement french
do decline
refuse name out-of-favor Wrede no-substitute [CARD-OUT-OF-FAVOR.2]

% Nor a country whose other corps are all lost or prisoners [CARD-OUT-OF-FAVOR.2]
places Wellington@Britain Moore@prisoners
hand-french out-of-favor
begin reinforcement french
do decline
refuse name out-of-favor Wellington no-substitute [CARD-OUT-OF-FAVOR.2]

% Nor one whose other corps are seen on the map [CARD-OUT-OF-FAVOR.2]
places Wellington@Britain Moore@Portugal
alignment portugal@member
hand-french out-of-favor
begin reinforcement french
do decline
refuse name out-of-favor Wellington no-substitute [CARD-OUT-OF-FAVOR.2]

% Whether one stands on the map unseen or waits in reserve is secret: then the card can miss [CARD-OUT-OF-FAVOR.2 AON-2.8]
places Wellington@Britain Moore@Britain
hand-french out-of-favor
begin reinforcement french
do decline
do name out-of-favor Wellington
acts coalition
legal coalition = decline
prompt coalition contains Out of Favor was played, but no corps of the reserve can take the place of Wellington. Decline.
do decline
event nobody-left [CARD-OUT-OF-FAVOR.1] Wellington
expect Wellington@Britain
acts french

% The substitute may lead [CARD-OUT-OF-FAVOR.1 AON-2.6a]
places Rapp@Italia
hand-coalition out-of-favor
begin reinforcement coalition
do decline
do name out-of-favor Rapp; replace Davout
expect Davout@Italia

% In the Campaign Phase it is played beside the action of a round [CARD-OUT-OF-FAVOR.1]
places Lannes@Italia
year 6
round 1
hand-coalition out-of-favor
begin campaign coalition
do coalition: decline
do coalition: decline
do coalition: name out-of-favor Lannes; french: replace Brune
expect Brune@Italia Lannes@reserve
acts coalition

% And in no other phase [CARD-OUT-OF-FAVOR.1]
places Lannes@Italia
hand-coalition out-of-favor
begin diplomacy coalition
refuse name out-of-favor Lannes wrong-phase [CARD-OUT-OF-FAVOR.1]

% Republicans & Royalists: Napoléon is replaced by a French corps of the French player's choice [CARD-REPUBLICANS-AND-ROYALISTS.1]
places Napoleon@KernOsterreich Davout@KernOsterreich
spent Napoleon
hand-coalition republicans-and-royalists
begin reinforcement coalition
do decline
refuse name republicans-and-royalists Davout wrong-form [CARD-REPUBLICANS-AND-ROYALISTS.1]
do play republicans-and-royalists
acts french
refuse decline has-substitute [CARD-REPUBLICANS-AND-ROYALISTS.1]
refuse replace Castanos wrong-form [CARD-REPUBLICANS-AND-ROYALISTS.1]
do replace Murat
expect Napoleon@reserve Murat@KernOsterreich
expect spent Murat

% He may be placed again in the same phase, if the French player has not been [CARD-REPUBLICANS-AND-ROYALISTS.1]
places Napoleon@KernOsterreich
hand-coalition republicans-and-royalists
begin reinforcement coalition
do decline
do play republicans-and-royalists; replace Murat; done
do french: deploy Napoleon Flandres
expect Napoleon@Flandres

% Not while he is off the map [CARD-REPUBLICANS-AND-ROYALISTS.1]
places Napoleon@prisoners
hand-coalition republicans-and-royalists
begin reinforcement coalition
do decline
refuse play republicans-and-royalists condition [CARD-REPUBLICANS-AND-ROYALISTS.1]

% Not when no French corps can be in reserve [CARD-REPUBLICANS-AND-ROYALISTS.1]
places Napoleon@Flandres Davout@prisoners Soult@prisoners Murat@prisoners Massena@prisoners StCyr@prisoners Lannes@prisoners Ney@prisoners Suchet@prisoners Rapp@prisoners Grouchy@prisoners Brune@prisoners Victor@prisoners Oudinot@prisoners Augereau@prisoners Mortier@prisoners Bertrand@prisoners Reille@prisoners
hand-coalition republicans-and-royalists
begin reinforcement coalition
do decline
refuse play republicans-and-royalists condition [CARD-REPUBLICANS-AND-ROYALISTS.1]

% The French player does not play it, but it pays [CARD-REPUBLICANS-AND-ROYALISTS.1 AON-5.4b]
places Napoleon@Flandres
spent Napoleon
hand-french republicans-and-royalists
begin reinforcement french
do decline
refuse play republicans-and-royalists wrong-side [CARD-REPUBLICANS-AND-ROYALISTS.1]
allow rally republicans-and-royalists Flandres

% And it is for this phase [CARD-REPUBLICANS-AND-ROYALISTS.1]
places Napoleon@Flandres
hand-coalition republicans-and-royalists
begin diplomacy coalition
refuse play republicans-and-royalists wrong-phase [CARD-REPUBLICANS-AND-ROYALISTS.1]

# --- Veterans ---

% Veterans: a lost corps returns to the reserve for one of the same country there [CARD-VETERANS.1 AON-4.5]
places Mack@eliminated Karl@Tirol
hand-coalition veterans
begin reinforcement coalition
do decline
refuse recall veterans Mack Wrede other-veterans [CARD-VETERANS.1]
refuse recall veterans Johann Hiller not-lost [CARD-VETERANS.1]
refuse recall veterans Mack Karl not-in-reserve [CARD-VETERANS.1]
refuse recall veterans Mack Davout not-yours [AON-1.1]
do recall veterans Mack Kienmayer
event recalled [CARD-VETERANS.1]
expect Mack@reserve Kienmayer@eliminated
do deploy Mack Bohmen

% Not for a corps of a country of the other side or of nobody [CARD-VETERANS.1]
places Lestocq@eliminated
hand-coalition veterans
begin reinforcement coalition
do decline
refuse recall veterans Lestocq Ruchel unruled [AON-3.4]

% It is for this phase, and another card does not recall [CARD-VETERANS.1]
places Mack@eliminated
hand-coalition veterans
begin diplomacy coalition
refuse recall veterans Mack Kienmayer wrong-phase [CARD-VETERANS.1]

% Another card does not recall [CARD-VETERANS.1]
places Mack@eliminated
hand-coalition call-to-arms
begin reinforcement coalition
do decline
refuse recall call-to-arms Mack Kienmayer wrong-form [CARD-CALL-TO-ARMS.1]

# --- all of them ---

% They are cards of this phase, or pay for a rally: of a French hand [CARD-CALL-TO-ARMS.1 CARD-AUSTRO-OTTOMAN-WAR.1 CARD-RUSSO-OTTOMAN-WAR.1 CARD-WAR-WITH-AMERICA.1 AON-5.4a]
places Napoleon@Flandres Davout@Hannover Soult@Bayern Murat@Italia
spent Napoleon Davout Soult Murat
hand-french call-to-arms austro-ottoman-war russo-ottoman-war war-with-america
begin reinforcement french
do decline
do rally call-to-arms Flandres; rally austro-ottoman-war Hannover; rally russo-ottoman-war Bayern; rally war-with-america Italia
expect spent none
expect wars 0

% In the Diplomacy Phase they are not played [CARD-CALL-TO-ARMS.1 CARD-OUT-OF-FAVOR.1 CARD-VETERANS.1 CARD-BRITANNIA.1]
places Davout@Flandres Mack@eliminated
hand-coalition call-to-arms out-of-favor veterans britannia
begin diplomacy coalition
refuse sway call-to-arms russia wrong-phase [CARD-CALL-TO-ARMS.1]
refuse name out-of-favor Davout wrong-phase [CARD-OUT-OF-FAVOR.1]
refuse recall veterans Mack Kienmayer wrong-phase [CARD-VETERANS.1]
refuse play britannia wrong-phase [CARD-BRITANNIA.1]

% Out of Favor and Veterans pay too [CARD-OUT-OF-FAVOR.1 CARD-VETERANS.1 AON-5.4a]
places Karl@Tirol Kutuzov@Minsk
spent Karl Kutuzov
hand-coalition out-of-favor veterans
begin reinforcement coalition
do decline
do rally out-of-favor Tirol; rally veterans Minsk
expect spent none

# --- option 18.3 ---

% Of Austrian, Prussian and Russian corps the French player takes the weakest in reserve first [18.3]
scenario 1805 allies=weakest
empty
alignment osterreich@ally
places Ferdinand@prisoners
begin reinforcement french
refuse deploy Karl KernOsterreich not-weakest [18.3]
facts deploy Karl KernOsterreich contains Kienmayer goes first: battle 2, seniority 2; Karl: 5, 5
refuse deploy Johann Tirol not-weakest [18.3]
do deploy Rosenberg Tirol; deploy Kienmayer Tirol
refuse deploy Liechtenstein Tirol not-weakest [18.3]
do deploy Johann Tirol

% Also when they come at once with the country [18.3]
scenario 1805 allies=weakest
empty
alignment osterreich@neutral
hand-french talleyrand
begin diplomacy french
do sway talleyrand osterreich
refuse deploy Karl KernOsterreich not-weakest [18.3]
allow deploy Kienmayer KernOsterreich

% Spaniards and Frenchmen as he likes, and so the Coalition [18.3]
scenario 1805 allies=weakest
empty
begin reinforcement french
allow deploy Castanos Castilla
allow deploy Davout Flandres
do done
allow deploy Karl Bohmen

% Without the option any [18.3 18.0]
alignment osterreich@ally
begin reinforcement french
allow deploy Karl KernOsterreich

% The weakest first, also where Russia, a French ally, is called to arms [18.3 CARD-CALL-TO-ARMS.2]
scenario 1805 allies=weakest
empty
places Gorchakov@eliminated StPriest@eliminated
alignment russia@ally
places Karl@Westgalizien Johann@Westgalizien Hiller@Westgalizien Ferdinand@Westgalizien
hand-french call-to-arms
round 3
begin campaign coalition
do decline; decline; march Karl; free; decline; join Johann; join Hiller; join Ferdinand; step Volhynia; play call-to-arms
refuse deploy Bagration Volhynia not-weakest [18.3]
refuse deploy Kutuzov Volhynia not-weakest [18.3]
allow deploy Langeron Volhynia
allow deploy Buxhowden Volhynia

# ---- Out of Favor between the moves of a Major Campaign -----------------------------

% Who takes over from one that has been attacked is held as it was, and fights in its place [CARD-OUT-OF-FAVOR.1 CARD-MAJOR-CAMPAIGN.1 AON-12.11c]
scenario 1805
empty
places Napoleon@Bayern Davout@Wurttemberg Karl@Bohmen Johann@Bohmen
spent Karl
hand-french major-campaign.1 out-of-favor pitt mud.1
hand-coalition talleyrand
round 2
begin campaign french
do decline; decline; decline; decline; play major-campaign.1; march Napoleon; free; decline; step Bohmen; decline
acts french
do name out-of-favor Karl
acts coalition
refuse replace Wellington other-country [CARD-OUT-OF-FAVOR.2]
do replace Mack
expect Mack@Bohmen Johann@Bohmen Karl@reserve
expect spent Mack
acts french
do march Davout; pay pitt; decline; step Bayern
acts french
do halt; done
expect fields Bohmen

% Who takes over from an interceptor goes back, if beaten, to where that came from [CARD-OUT-OF-FAVOR.1 AON-13.13a AON-12.12b]
scenario 1805
empty
places Soult@Bayern Davout@Wurttemberg Karl@KernOsterreich Johann@KernOsterreich Ferdinand@KernOsterreich
hand-french major-campaign.1 out-of-favor pitt
hand-coalition talleyrand
round 2
begin campaign french
do decline; decline; decline; decline; play major-campaign.1; march Soult; free; decline; step Bohmen
do intercept Karl; join Johann; join Ferdinand; go; free
do french: name out-of-favor Karl
do replace Hiller
do french: done
event battle [AON-12.12b] battle in Böhmen: Coalition attacks
do engage Hiller; engage Johann; coalition: decline; french: decline
roll 1
roll 6
do lose Johann; lose Ferdinand; french: decline
event retreated [AON-13.13a] from Böhmen to Kern-Österreich
expect Hiller@KernOsterreich Johann@eliminated
