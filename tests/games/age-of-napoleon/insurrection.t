# The Insurrection Phase, chapter AON-8, and its card.  In 1805 Italia is the only dominion, in 1809 there are
# eleven, and Spain and Tirol are insurgent.
empty

% An insurgent area that the French side holds is a dominion again [AON-8.1 AON-8.1b]
scenario 1809
empty
places Lefebvre@Tirol
begin insurrection french
expect alignment tirol@dominion

% Otherwise it stays insurgent: nobody there, or a Coalition corps too [AON-8.1 AON-8.1b]
scenario 1809
empty
places Lefebvre@Tirol Johann@Tirol
begin insurrection french
expect alignment tirol@insurgent spain@insurgent

% A major: a French corps in its capital, and no corps of its own on the map [AON-8.1b]
scenario 1809
empty
places Joseph@Castilla Cuesta@Andalusia
begin insurrection french
expect alignment spain@insurgent

% With foreign corps elsewhere in it it is put down all the same, and they stay [AON-8.1b AON-8.1]
scenario 1809
empty
places Joseph@Castilla Wellington@Andalusia
begin insurrection french
expect alignment spain@dominion
expect Wellington@Andalusia

% The tests come first, then the cards [AON-8.1 AON-8.2]
scenario 1809
empty
places Lefebvre@Tirol
hand-coalition insurrection.1 insurrection.2
begin insurrection french
expect alignment tirol@dominion
allow sway insurrection.1 tirol

% A dominion can revolt, but Polen; an ally, a neutral or a member cannot [AON-8.2 CARD-INSURRECTION.1 CARD-INSURRECTION.2]
scenario 1809
empty
hand-coalition insurrection.1
begin insurrection french
acts coalition
allow sway insurrection.1 preussen
allow sway insurrection.1 dalmatien
refuse sway insurrection.1 polen polen [CARD-INSURRECTION.2]
refuse sway insurrection.1 bayern not-restless [AON-8.2]
refuse sway insurrection.1 sverige not-restless [AON-8.2]
refuse sway insurrection.1 osterreich not-restless [AON-8.2]
refuse sway insurrection.1 france not-restless [AON-8.2]

% So can a neutral country that the French side occupies [AON-8.2 CARD-INSURRECTION.1 AON-3.8b]
places Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
hand-coalition insurrection.1
begin insurrection french
refuse sway insurrection.1 preussen not-restless [AON-8.2]
refuse sway insurrection.1 tirol not-detached [AON-3.7a]
do sway insurrection.1 osterreich
expect alignment osterreich@insurgent
expect not occupied osterreich

% One that the Coalition occupies does not [AON-8.2]
places Wellington@Castilla
alignment spain@neutral
occupied spain
hand-coalition insurrection.1
begin insurrection french
refuse sway insurrection.1 spain not-restless [AON-8.2]

% It is the Coalition's card, and for this phase [CARD-INSURRECTION.1]
hand-french insurrection.1
hand-coalition pitt
begin insurrection french
acts coalition
refuse sway pitt italia wrong-phase [CARD-PITT.1]
do coalition: pass
event passed [AON-8.2]

% Each card is for one country, and several may be played [AON-8.2]
scenario 1809
empty
hand-coalition insurrection.1 insurrection.2
begin insurrection french
do sway insurrection.1 holland
expect alignment holland@insurgent
allow sway insurrection.2 italia
refuse sway insurrection.2 holland not-restless [AON-8.2]
do sway insurrection.2 italia
expect alignment italia@insurgent

% The Coalition may pass [AON-8.2]
hand-coalition insurrection.1
begin insurrection french
do pass
expect alignment italia@dominion

% French-held corps of the country go, up to its limit comes where no French corps stand [AON-8.3 AON-3.9a]
scenario 1809
empty
places Davout@Brandenburg Braunschweig@Ostpreussen Bernadotte@Hannover
hand-coalition insurrection.1
begin insurrection french
do sway insurrection.1 preussen
event aligned [AON-8.3] Preußen: insurgent
expect Braunschweig@reserve Bernadotte@Hannover
refuse deploy Braunschweig Brandenburg enemy-there [AON-10.3]
refuse deploy Braunschweig Polen not-home [AON-10.3]
do deploy Braunschweig Ostpreussen
event deployed [AON-8.3]
do deploy Lestocq Schlesien
acts chance
expect Lestocq@Schlesien Braunschweig@Ostpreussen

% Foreign French-side corps stay, and no battle happens [AON-8.4]
places Napoleon@KernOsterreich
alignment osterreich@neutral
occupied osterreich
hand-coalition insurrection.1
begin insurrection french
do sway insurrection.1 osterreich
expect Napoleon@KernOsterreich
refuse deploy Karl KernOsterreich enemy-there [AON-10.3]
do deploy Karl Bohmen; deploy Johann Bohmen; deploy Hiller Tirol
event not battle
acts chance

% An insurgent minor brings its tied corps if no French corps stand in it, and none where it has none [AON-8.3]
scenario 1809
empty
places Bernadotte@Hannover Louis@Holland Davout@Westfalen
hand-coalition insurrection.1 insurrection.2
begin insurrection french
do sway insurrection.1 hannover
expect Bernadotte@reserve
do deploy BraunschwOels Hannover
do sway insurrection.2 westfalen
expect Davout@Westfalen
acts chance

% The country counts for the Coalition's cards of the same year: 4 + 2 + 2 + a third of Portugal, Tirol and Holland [AON-8.3 AON-9.4]
scenario 1809
empty
hand-coalition insurrection.1
begin insurrection french
do sway insurrection.1 holland
do chance: deal pitt; deal joseph; deal savary; deal stein; deal mud.1; deal mud.2; deal indecision; deal britannia; deal coup-d-etat; deal depot
event draws Coalition is due 9 cards
