# The Reinforcement Phase, chapter AON-10.  In 1805 the French side runs 8 minor countries, so it may place 2
# minor corps a year, the Coalition 3, so 1.
empty

% One side does all of its reinforcement, its own prisoners last, then the other [AON-10.1 AON-10.8a]
places Massena@prisoners Kutuzov@prisoners
begin reinforcement french
acts french
prompt french contains Reinforce
do french: deploy Lannes Flandres; done
event released [AON-10.8a] Masséna
expect Massena@reserve Kutuzov@prisoners
acts coalition
refuse french: deploy Massena Flandres others-reinforce [AON-10.1]
do coalition: done
event released [AON-10.8a] Kutuzov
event not deployed
expect Kutuzov@reserve

% Who was chosen to play first begins [AON-10.1 AON-5.2]
begin reinforcement coalition
acts coalition
do done
acts french

% Prisoners are not deployed in the phase that frees them [AON-10.8a]
places Massena@prisoners
begin reinforcement french
refuse deploy Massena Flandres captive [AON-10.8a]

% Those of a country that nobody runs now are freed as well [AON-10.8a AON-14.7]
places Karl@prisoners Ferdinand@prisoners
alignment osterreich@neutral
begin reinforcement french
do french: done
expect Karl@prisoners
do coalition: done
expect Karl@reserve Ferdinand@reserve

% So freed they can be used later in the year: Karl in 1806 [AON-10.8b]
places Karl@prisoners Tolly@Westgalizien Napoleon@KernOsterreich
year 6
alignment osterreich@neutral
occupied osterreich
begin reinforcement coalition
do coalition: done; french: done
do french: first coalition
do march Tolly; free; step Bohmen
do french: decline
do coalition: halt
do french: deploy Karl KernOsterreich
expect Karl@KernOsterreich

% A major gets at most its deployment limit a year [AON-10.2a]
begin reinforcement french
do deploy Lannes Flandres; deploy Rapp Flandres; deploy Suchet Flandres; deploy Ney Flandres; deploy Grouchy Flandres
expect deployed france@5
refuse deploy Davout Flandres over-deployment [AON-10.2a]
allow deploy Castanos Estramadura

% Its home corps on the map may not exceed its mobilization limit [AON-10.2b]
places Napoleon@Flandres Davout@Flandres Soult@Flandres Murat@Flandres Massena@Flandres Lannes@Flandres Ney@Flandres Suchet@Flandres
begin reinforcement french
do deploy Rapp Flandres; deploy Grouchy Flandres
refuse deploy Brune Flandres over-mobilization [AON-10.2b]

% Minor allied corps are not counted among them [AON-10.2b AON-4.3]
places Napoleon@Flandres Davout@Flandres Soult@Flandres Murat@Flandres Massena@Flandres Lannes@Flandres Ney@Flandres Suchet@Flandres Rapp@Flandres Bernadotte@Hannover
begin reinforcement french
allow deploy Brune Flandres

% Home corps are placed in home areas, which may be several, without enemy corps [AON-10.3]
places Wellington@Castilla
begin reinforcement french
refuse deploy Castanos Portugal not-home [AON-10.3]
refuse deploy Castanos Castilla enemy-there [AON-10.3]
do deploy Castanos Estramadura; deploy Blake Andalusia
expect Castanos@Estramadura Blake@Andalusia

% In Tirol only while it is Austrian [AON-10.3 AON-3.7a]
alignment tirol@dominion
begin reinforcement coalition
refuse deploy Karl Tirol not-home [AON-10.3]
allow deploy Karl Bohmen

% British home corps are placed in Britain [AON-10.4a]
begin reinforcement coalition
refuse deploy Wellington Napoli no-sea [AON-10.4a]
do deploy Wellington Britain
expect Wellington@Britain

% With Britannia at any coast under Coalition control without enemies [AON-10.4b]
effects 1
places Eugene@Pommern
begin reinforcement coalition
refuse deploy Wellington Italia no-shore [AON-10.4b]
refuse deploy Wellington Pommern no-shore [AON-10.4b]
refuse deploy Wellington Volhynia no-shore [AON-10.4b]
refuse deploy Wellington Portugal no-shore [AON-10.4b]
list deploy Wellington = deploy Wellington Britain | deploy Wellington Napoli | deploy Wellington Sverige | deploy Wellington Tirol | deploy Wellington Dalmatien | deploy Wellington Livland | deploy Wellington Petersburg
do deploy Wellington Napoli
event deployed [AON-10.4b]

% As many minor corps as a third of its minor countries, each in its own [AON-10.5]
begin reinforcement french
refuse deploy Eugene Napoli not-its-country [AON-10.5]
do deploy Eugene Italia; deploy Macdonald Chiesa
event deployed [AON-10.5]
expect placed 2 0
refuse deploy Bernadotte Hannover minors-placed [AON-10.5]

% Stuart only in Napoli, and not beside an enemy [AON-10.5]
places Eugene@Napoli
begin reinforcement coalition
refuse deploy Stuart Chiesa not-its-country [AON-10.5]
refuse deploy Stuart Napoli enemy-in-country [AON-10.5]

% Two countries are no three [AON-10.5 AON-1.4]
alignment pommern@neutral
begin reinforcement coalition
refuse deploy Stuart Napoli minors-placed [AON-10.5]

% A minor corps whose country its side does not control cannot be had [AON-2.9c]
alignment napoli@ally
begin reinforcement coalition
refuse deploy Stuart Napoli not-serving [AON-2.9c]

% The corps must be in reserve [AON-2.7 AON-4.5]
places Mack@eliminated Karl@Tirol Schwarzenberg@waiting Miloradovich@waiting
begin reinforcement coalition
refuse deploy Mack Bohmen lost [AON-4.5]
refuse deploy Karl Bohmen on-map [AON-2.7]
refuse deploy Schwarzenberg Bohmen unreformed [AON-2.9a]
refuse deploy Miloradovich Minsk no-invasion [AON-2.9b]
allow deploy Kutuzov Minsk

% And the side's: neither the enemy's nor a neutral's [AON-1.1 AON-3.4]
begin reinforcement coalition
refuse deploy Davout Flandres not-yours [AON-1.1]
refuse deploy Lestocq Brandenburg unruled [AON-3.4]

% Corps come fresh [AON-10.6]
begin reinforcement french
do deploy Macdonald Chiesa
expect not spent Macdonald

% The other side hears that one came and where, not who [AON-10.6 AON-2.8]
begin reinforcement french
do deploy Davout Flandres
hears french deployed [AON-10.3] Davout is placed in Flandres
hears coalition arrives [AON-10.3] French places a corps in Flandres
not hears coalition deployed

% One discarded card makes all corps of an area fresh, as often as there are cards [AON-10.7]
places Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich Massena@Italia StCyr@Chiesa
spent Napoleon Davout Soult Massena
hand-french peace-talks pitt
begin reinforcement french
do decline
refuse rally peace-talks Chiesa all-fresh [AON-10.7]
refuse rally peace-talks Flandres no-army [AON-10.7]
refuse rally depot Italia not-in-hand [AON-5.4a]
do rally peace-talks KernOsterreich
event paid [AON-10.7] French discards Peace Talks
event rallied [AON-10.7]
expect spent Massena
expect discard peace-talks
do rally pitt Italia
expect not spent Massena

% Without a discard nothing recovers [AON-10.7]
places Napoleon@KernOsterreich
spent Napoleon
begin reinforcement french
do done
do coalition: done
expect spent Napoleon

% Limits are lowered first, by either side, and the owner returns what is above them [AON-10.9]
places Karl@Tirol Johann@Tirol Hiller@Tirol Ferdinand@Bayern Mack@Bayern Kienmayer@Bohmen Bennigsen@Minsk
spent Karl
hand-french austro-ottoman-war
begin reinforcement french
acts french
prompt french contains Before anybody reinforces
do play austro-ottoman-war
acts coalition
prompt coalition contains Österreich: corps above the limit, to be taken back: 2
refuse done over-limit [AON-10.9]
facts done contains Österreich: 6 corps on the map of 4
refuse return Bennigsen not-trimmed [AON-10.9]
refuse return Liechtenstein not-on-map [AON-2.7]
do return Karl
hears coalition withdrawn [AON-10.9] Karl
not hears french withdrawn
hears french taken-off [AON-10.9] corps of Coalition taken off Tirol: 1
do return Mack
prompt coalition contains Österreich: no corps stand above the limit. Be done.
refuse return Hiller within-limit [AON-10.9]
do done
expect Karl@reserve Mack@reserve Hiller@Tirol
expect not spent Karl

% The owner is asked whatever its armies are made of, for that is secret [AON-10.9 AON-2.8]
places Karl@Tirol Bennigsen@Minsk Buxhowden@Minsk Kutuzov@Minsk Tolly@Minsk
hand-french austro-ottoman-war
begin reinforcement french
do play austro-ottoman-war
acts coalition
prompt coalition contains Österreich: no corps stand above the limit. Be done.
list return =
do done

% For this year only [AON-10.9]
wars 3
year 6
begin victory french
expect wars 0

% Once somebody reinforces it is too late [AON-10.9]
hand-french austro-ottoman-war
begin reinforcement french
do decline
refuse play austro-ottoman-war announced [AON-10.9]

% The side of AON-5.2 is asked first, and nothing but such cards is played [AON-10.9 AON-5.2]
year 11
hand-french war-with-america veterans
hand-coalition russo-ottoman-war britannia
begin reinforcement french
acts coalition
refuse play britannia lowers-nothing [AON-10.9]
do decline
acts french
do play war-with-america
acts french
do decline
acts french
prompt french contains Reinforce

# ---- a card that lies open is in no hand ------------------------------------------

% Limits are not asked about when no card that lowers them can be in hand [AON-10.9 CARD-NAPOLEONICA.1]
hand-french pitt
hand-coalition mud.1
discard austro-ottoman-war russo-ottoman-war war-with-america napoleonica.1 napoleonica.2
begin reinforcement french
acts french
prompt french contains Reinforce: place corps
