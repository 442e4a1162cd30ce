# A country changes its alignment: departures and arrivals, AON-3.9 to AON-3.11, and detached areas, AON-3.7.
empty

% When a country leaves a side its corps and those tied to it go to the reserve [AON-3.9a]
places Bernadotte@Hannover Davout@Flandres
hand-coalition pitt
begin diplomacy coalition
do sway pitt hannover
expect alignment hannover@neutral
expect Bernadotte@reserve Davout@Flandres

% Of a major country all home corps, wherever they stand; their stack stays under the next [AON-3.9a]
places Karl@Bayern Mack@Tirol Bennigsen@Bayern
spent Karl
hand-french napoleon-i
begin diplomacy french
do sway napoleon-i osterreich
expect Karl@reserve Mack@reserve Bennigsen@Bayern
expect not spent Karl
hears coalition withdrawn [AON-3.9a] Karl
hears french taken-off [AON-3.9a] corps of Coalition taken off Bayern: 1
not hears french withdrawn

% A minor corps of the other side tied to it stays on that side [AON-3.9a]
alignment hannover@member
places BraunschwOels@Hannover
hand-french napoleon-i
begin diplomacy french
do sway napoleon-i hannover
expect BraunschwOels@reserve

% Foreign corps of the side leave for the nearest area of their own, without attrition [AON-3.9b]
places Bennigsen@Westgalizien Buxhowden@Westgalizien
hand-french napoleon-i
round 5
begin diplomacy french
do sway napoleon-i osterreich
expect Bennigsen@Volhynia Buxhowden@Volhynia
expect not spent Bennigsen Buxhowden
event left [AON-3.9b] corps of Coalition: 2, out of neutral Westgalizien to Volhynia
acts chance

% Of several that are nearest their side chooses [AON-3.9b]
places Davout@Bayern
alignment sachsen@ally
hand-coalition pitt
begin diplomacy coalition
do sway pitt bayern
acts french
prompt french contains your army there leaves
list leave = leave Westfalen | leave Wurttemberg | leave Sachsen
refuse leave Flandres not-nearest [AON-3.9b]
do leave Wurttemberg
expect Davout@Wurttemberg

% Not where enemies stand [AON-3.9b]
places Davout@Bayern Karl@Wurttemberg
hand-coalition pitt
begin diplomacy coalition
do sway pitt bayern
expect Davout@Westfalen

% Corps of the other side leave a neutral country too, and violate nothing by it [AON-3.9b]
places Karl@Bayern
hand-coalition pitt
begin diplomacy coalition
do sway pitt bayern
acts coalition
list leave = leave KernOsterreich | leave Bohmen | leave Tirol
do leave Bohmen
expect Karl@Bohmen
expect alignment bayern@neutral

% Where nothing of their own can be reached by land they go to the reserve [AON-3.9b]
alignment osterreich@neutral napoli@neutral pommern@neutral russia@neutral sverige@neutral portugal@member
places Wellington@Portugal
hand-french napoleon-i
begin diplomacy french
do sway napoleon-i portugal
expect Wellington@reserve

% Victors who occupy a country after its surrender stay, in all of it; its allies leave [AON-3.9b AON-3.8a]
places Napoleon@KernOsterreich Davout@Tirol Bennigsen@Westgalizien
hand-coalition no-surrender
begin surrender french
do decline
event surrendered [AON-14.1] Österreich
expect Napoleon@KernOsterreich Davout@Tirol Bennigsen@Volhynia
expect occupied osterreich

% A country gained brings home corps up to its deployment limit, into its home areas [AON-3.10a]
hand-coalition pitt
places Blucher@waiting
begin diplomacy coalition
do sway pitt preussen
refuse deploy Braunschweig Pommern not-home [AON-10.3]
refuse deploy Karl Tirol not-of-country [AON-3.10a]
refuse deploy Blucher Brandenburg unreformed [AON-2.9a]
do deploy Braunschweig Brandenburg; deploy Lestocq Ostpreussen
refuse deploy Hohenlohe Brandenburg not-now
expect deployed preussen@0
expect Braunschweig@Brandenburg Lestocq@Ostpreussen Hohenlohe@reserve
expect not spent Braunschweig Lestocq

% A detached area is no home area of its ruler any more [AON-3.10a AON-3.7a AON-4.4]
alignment sachsen@dominion polen@dominion
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
refuse deploy Lestocq Sachsen not-home [AON-10.3]
allow deploy Lestocq Schlesien

% While it is part of it, it is one [AON-3.7a AON-4.4]
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
allow deploy Lestocq Sachsen

% Less may be placed; the other side hears how many come and where, not who [AON-3.10a AON-2.8]
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen; deploy Hohenlohe Brandenburg
hears coalition deployed [AON-3.10a] Hohenlohe is placed in Brandenburg
hears french arrives [AON-3.10a] Coalition places a corps in Brandenburg
not hears french deployed
do done
expect Braunschweig@reserve

% Not beyond its mobilization limit [AON-10.2b AON-3.10a]
wars 1
hand-french metternich
alignment osterreich@neutral russia@ally
hand-french talleyrand
begin diplomacy french
do sway talleyrand osterreich
list deploy Karl = deploy Karl Dalmatien | deploy Karl KernOsterreich | deploy Karl Bohmen | deploy Karl Westgalizien | deploy Karl Tirol | deploy Karl Banat | deploy Karl Ungarn

% An enemy inside stays; the new corps go where there is none [AON-3.10a]
places Davout@Schlesien
alignment preussen@neutral
occupied preussen
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
expect Davout@Schlesien
refuse deploy Lestocq Schlesien enemy-there [AON-10.3]
allow deploy Lestocq Brandenburg

% A minor country gained brings its tied corps, if the side has one [AON-3.10b]
alignment hannover@neutral
hand-coalition pitt
begin diplomacy coalition
do sway pitt hannover
do deploy BraunschwOels Hannover
event deployed [AON-3.10b]
expect BraunschwOels@Hannover

% And none where the side has none [AON-3.10b]
hand-coalition pitt
begin diplomacy coalition
do sway pitt danmark
expect alignment danmark@member
acts chance

% A tied corps that is lost, a prisoner or not to be had does not come [AON-3.10b AON-2.9c]
alignment sverige@neutral
hand-coalition pitt
places Bernadotte@Hannover
begin diplomacy coalition
do sway pitt sverige
refuse deploy CharlesJohn Sverige not-serving [AON-2.9c]
do done
expect CharlesJohn@reserve

% It is no part of what the year allows: Beresford comes although no minor corps is left [AON-3.10b AON-10.5]
placed 0 1
hand-coalition pitt
begin diplomacy coalition
do sway pitt portugal; deploy Beresford Portugal
expect placed 0 1

% A country whose neutrality is violated brings one corps, in the violated area too [AON-3.11]
places Castanos@Estramadura Blake@Estramadura
year 6
round 4
begin campaign french
do march Castanos; free; join Blake; step Portugal; halt
expect alignment portugal@member
acts coalition
do deploy Beresford Portugal
event deployed [AON-3.11] Beresford
expect Beresford@Portugal

% In any of its home areas, and no more than one [AON-3.11]
places Tolly@Westgalizien Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
year 6
round 2
begin campaign coalition
do march Tolly; free; step Bohmen
do french: decline
do coalition: halt
expect alignment osterreich@ally
acts french
allow deploy Mack Bohmen
do deploy Karl KernOsterreich
expect Karl@KernOsterreich Mack@reserve

% Corps of a country that changes sides stay prisoners, and serve the side that controls it afterwards [AON-3.9a AON-10.8a]
places Karl@prisoners
alignment osterreich@neutral
hand-french talleyrand
begin diplomacy french
do sway talleyrand osterreich
refuse deploy Karl Bohmen captive [AON-10.8a]
allow deploy Mack Bohmen

% The original ruler of a detached area is always the same [AON-3.7c]
alignment tirol@dominion
places Karl@Tirol
begin surrender french
expect alignment tirol@part

% While that country is not the Coalition's the area is a member of its own [AON-3.7c]
alignment tirol@dominion osterreich@neutral
places Bennigsen@Tirol
begin surrender french
expect alignment tirol@member

% When the corps that occupied a capital go with their country, it is no longer occupied, and others leave it [AON-3.8d AON-3.9b]
places Castanos@KernOsterreich Davout@Bohmen
alignment osterreich@neutral
occupied osterreich
hand-coalition pitt
begin diplomacy coalition
do sway pitt spain
event freed [AON-3.8d] Österreich
expect Castanos@reserve
expect occupied none
expect Davout@Bayern

% Where the only garrison of an occupied country goes with a country that revolts, the others there leave before it places corps [AON-3.8d AON-3.9b]
alignment osterreich@neutral spain@dominion bayern@ally sachsen@dominion
occupied osterreich
places Castanos@KernOsterreich Soult@Bohmen
hand-coalition insurrection.1
begin insurrection coalition
do sway insurrection.1 spain
event freed [AON-3.8d]
expect Castanos@reserve
acts french
legal french = leave Bayern | leave Sachsen
do leave Bayern
event left [AON-3.9b]
acts coalition
do deploy Castanos Castilla; deploy Blake Castilla
expect alignment osterreich@neutral

% So do they where it is taken off above a lowered limit; a march elsewhere then violates nothing [AON-3.8d AON-3.9b AON-10.9]
alignment osterreich@neutral russia@ally bayern@ally sachsen@dominion
occupied osterreich
places Kutuzov@KernOsterreich Soult@Bohmen Tolly@Minsk Bagration@Minsk Bennigsen@Minsk Constantine@Minsk Langeron@Minsk Wittgenstein@Minsk Ney@Flandres
hand-coalition russo-ottoman-war
begin reinforcement french
do coalition: play russo-ottoman-war
do return Kutuzov
event freed [AON-3.8d]
do done
legal french = leave Bayern | leave Sachsen
do leave Bayern
do done; done; first french
do march Ney; free; step Champagne
event not violated
expect alignment osterreich@neutral

% And where the corps of an insurgent that is put down were the garrison [AON-8.1 AON-3.9b]
alignment osterreich@neutral portugal@insurgent russia@member
occupied osterreich
places Beresford@KernOsterreich Wellington@Bohmen Soult@Portugal
begin insurrection coalition
expect alignment portugal@dominion
expect Beresford@reserve
expect Wellington@Volhynia

% A garrison whose own country falls leaves, and so do the others in the country it occupied; that violates nothing [AON-3.8d AON-3.9b]
alignment osterreich@neutral bayern@ally
occupied osterreich
places Bernadotte@KernOsterreich Soult@Bohmen BraunschwOels@Hannover
hand-french mud.1
hand-coalition mud.2
begin surrender french
do decline; decline
expect alignment hannover@member osterreich@neutral
expect occupied none
expect Bernadotte@reserve
expect Soult@Bayern

% French-side corps that leave a neutral country for Russia have entered it [AON-2.9b AON-3.9b]
alignment preussen@ally russia@ally pommern@member danmark@member
places Davout@Ostpreussen
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
do leave Minsk
event effect [AON-2.9b]
