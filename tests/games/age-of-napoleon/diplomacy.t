# The Diplomacy Phase, chapter AON-7, and which countries a card can move, chapter AON-3.  In 1805 France
# has Italia as a dominion and eight allies, Österreich, Russia, Napoli, Pommern and Sverige are members,
# Danmark, Portugal and Preußen neutral.  A side without cards passes of itself.
empty

% A card shifts a country one place, toward the own end [AON-3.5]
hand-french napoleon-i
begin diplomacy french
do french: sway napoleon-i russia
event aligned [AON-3.5] Russia: neutral
expect alignment russia@neutral

% The Coalition shifts the other way, and no country can be moved beyond the end [AON-3.5]
hand-coalition pitt
begin diplomacy coalition
refuse sway pitt russia no-further [AON-3.5]
do sway pitt bayern
expect alignment bayern@neutral

% A French card does not bring an ally or a dominion nearer [AON-3.5]
hand-french talleyrand
begin diplomacy french
refuse sway talleyrand bayern no-further [AON-3.5]
refuse sway talleyrand italia no-further [AON-3.5]
allow sway talleyrand portugal

% Nor a Coalition card an insurgent country [AON-3.5]
scenario 1809
empty
hand-coalition talleyrand
begin diplomacy coalition
refuse sway talleyrand spain no-further [AON-3.5]

% France and Britain never change sides [AON-3.3]
hand-french talleyrand
hand-coalition pitt
begin diplomacy french
refuse sway talleyrand britain fixed [AON-3.3]
do pass
refuse sway pitt france fixed [AON-3.3]

% Coalition diplomacy cannot move a dominion [AON-3.6a]
hand-coalition pitt
begin diplomacy coalition
refuse sway pitt italia is-dominion [AON-3.6a]
allow sway pitt bayern

% French diplomacy cannot move an insurgent country [AON-3.6b]
scenario 1809
empty
hand-french talleyrand
begin diplomacy french
refuse sway talleyrand spain is-insurgent [AON-3.6b]
allow sway talleyrand russia

% An area that is part of another country is not moved by itself [AON-3.7a]
hand-coalition pitt
begin diplomacy coalition
refuse sway pitt tirol not-detached [AON-3.7a]
refuse sway pitt sachsen not-detached [AON-3.7a]

% With its ruler it goes along [AON-3.7a AON-3.7c]
hand-coalition pitt
begin diplomacy coalition
do sway pitt preussen
expect alignment preussen@member sachsen@part polen@part

% Occupied Österreich: no Coalition diplomacy but Metternich [AON-3.8b AON-3.8a]
places Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
hand-coalition pitt metternich talleyrand
begin diplomacy coalition
refuse sway pitt osterreich occupied [AON-3.8b]
refuse sway talleyrand osterreich occupied [AON-3.8b]
do sway metternich osterreich
do pass
expect alignment osterreich@member
expect not occupied osterreich

% French diplomacy may still make it an ally [AON-3.8b]
places Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
hand-french talleyrand
begin diplomacy french
do sway talleyrand osterreich
expect alignment osterreich@ally
expect not occupied osterreich

% Occupied Russia: Alexander I wins it all the same [AON-3.8c]
places Napoleon@Moskva
alignment russia@neutral
occupied russia
hand-coalition pitt alexander-i
begin diplomacy coalition
refuse sway pitt russia occupied-russia [AON-3.8c]
do sway alexander-i russia
do pass
expect alignment russia@member

% Once nobody holds the capital it is no longer occupied [AON-3.8d]
alignment osterreich@neutral
hand-coalition pitt
begin diplomacy coalition
allow sway pitt osterreich

% Cards in turn, a pass is for the whole phase, and it ends when both have passed [AON-7.1]
hand-french talleyrand
hand-coalition pitt english-gold
begin diplomacy french
acts french
do french: pass
event passed [AON-7.1] French passes
acts coalition
do coalition: sway pitt bayern
refuse french: sway talleyrand portugal others-talk [AON-7.1]
acts coalition
do coalition: pass
expect alignment bayern@neutral

% Who plays first begins [AON-7.1 AON-5.2]
hand-french talleyrand
hand-coalition pitt
begin diplomacy coalition
acts coalition
do sway pitt danmark
acts french

% The chooser says who begins: the French to 1810 [AON-5.2]
year 9
hand-french talleyrand
hand-coalition pitt
begin victory french
do french: decline; coalition: decline
acts french
prompt french contains Diplomacy: who plays first?
list first = first french | first coalition
do first coalition
event first [AON-5.2] Coalition
acts coalition

% The Coalition from 1811 [AON-5.2]
year 10
hand-french talleyrand
hand-coalition pitt
begin victory french
expect year 11
do coalition: decline; french: decline
acts coalition
do first french
acts french

% Cards of both sides upon one country cancel each other [AON-7.2]
hand-french napoleon-i
hand-coalition pitt
begin diplomacy french
do french: sway napoleon-i portugal
do coalition: sway pitt portugal
event stays [AON-7.2] Portugal
expect alignment portugal@neutral
expect discard napoleon-i pitt

% Alignments change when the phase is settled, not before [AON-7.2 AON-7.4]
hand-french napoleon-i
hand-coalition talleyrand pitt
begin diplomacy french
do french: sway napoleon-i portugal
expect alignment portugal@neutral
do coalition: pass
expect alignment portugal@ally

% No country shifts more than one place in a phase [AON-7.3]
hand-coalition pitt talleyrand
begin diplomacy coalition
do sway pitt bayern
refuse sway talleyrand bayern played-upon [AON-7.3]
allow sway talleyrand danmark

% Corps appear right after the phase, before the Strategy Phase [AON-7.4 AON-3.10a]
hand-coalition alexander-i
year 7
begin diplomacy coalition
do sway alexander-i preussen
expect alignment preussen@member
acts coalition
prompt coalition contains Preußen is on your side now
do deploy Braunschweig Brandenburg; deploy Lestocq Brandenburg
event deployed [AON-3.10a]
expect Braunschweig@Brandenburg Lestocq@Brandenburg

% The phase is played with the cards kept from the year before [AON-7.5]
hand-french napoleonica.1
hand-coalition alexander-i
discard napoleonica.2
year 6
begin victory french
expect year 7
do french: decline; coalition: decline
do first coalition
legal coalition = pass | sway alexander-i hannover | sway alexander-i bayern | sway alexander-i chiesa | sway alexander-i danmark | sway alexander-i holland | sway alexander-i portugal | sway alexander-i preussen | sway alexander-i schweiz | sway alexander-i spain | sway alexander-i westfalen | sway alexander-i wurttemberg
do sway alexander-i preussen
list french: sway =

% An insurrection is no diplomacy, nor any other card of another phase [AON-7.1]
hand-coalition insurrection.1 britannia
begin diplomacy coalition
refuse sway insurrection.1 italia wrong-phase [CARD-INSURRECTION.1]
refuse play britannia wrong-phase [CARD-BRITANNIA.1]
legal coalition = pass

% A round cancelled by Peace Talks is a small Diplomacy Phase, settled at its end [CARD-PEACE-TALKS.2 AON-7.1 AON-7.4]
year 6
round 3
hand-french peace-talks napoleon-i talleyrand depot
hand-coalition insurrection.1 pitt
begin campaign french
do french: play peace-talks
do french: first coalition
acts coalition
refuse sway insurrection.1 italia wrong-phase [CARD-INSURRECTION.1]
do coalition: sway pitt preussen
do french: sway napoleon-i portugal
do coalition: pass
do french: pass
expect alignment preussen@member portugal@ally
acts coalition
do coalition: deploy Lestocq Brandenburg; done
do french: deploy Junot Portugal
expect Lestocq@Brandenburg Junot@Portugal

% In the next one the same country can shift again [CARD-PEACE-TALKS.2 AON-7.3]
year 6
round 3
hand-french peace-talks napoleon-i talleyrand depot
begin campaign french
do french: play peace-talks
do first french
do sway napoleon-i russia
refuse sway talleyrand russia played-upon [AON-7.3]
do pass
expect alignment russia@neutral
do first french
do sway talleyrand russia; pass
expect alignment russia@ally

% Upon a country that the Coalition occupies both sides may play [AON-3.8b]
alignment spain@neutral
occupied spain
places Wellington@Castilla
hand-french talleyrand
hand-coalition pitt
begin diplomacy french
allow sway talleyrand spain
do pass
allow sway pitt spain

# ---- both sides upon one country -------------------------------------------------

% Metternich and Talleyrand upon an occupied Österreich cancel each other: it stays occupied, and neutral [AON-7.2 AON-3.8b CARD-METTERNICH.2]
alignment osterreich@neutral
occupied osterreich
places Napoleon@KernOsterreich
hand-french talleyrand
hand-coalition metternich pitt
begin diplomacy french
do sway talleyrand osterreich
refuse sway pitt osterreich occupied [AON-3.8b]
do sway metternich osterreich
do pass
event stays [AON-7.2] Österreich stays as it is
expect alignment osterreich@neutral
expect occupied osterreich
expect Napoleon@KernOsterreich

% Joseph and a French card upon one ally: Talleyrand has nothing to do there, so that Joseph stands [CARD-JOSEPH.1 AON-3.5]
hand-french talleyrand
hand-coalition joseph
begin diplomacy french
refuse sway talleyrand spain no-further [AON-3.5]
do pass
do sway joseph spain
expect alignment spain@dominion
expect dominions spain
