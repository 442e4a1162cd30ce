# The cards of diplomacy, each played, refused by side, phase and condition, and discarded.
empty

# --- Alexander I ---

% Alexander I: while Russia is a member the Coalition uses it on any country [CARD-ALEXANDER-I.1]
hand-coalition alexander-i
begin diplomacy coalition
refuse sway alexander-i napoli no-further [AON-3.5]
do sway alexander-i bayern
expect alignment bayern@neutral

% And the French player does not [CARD-ALEXANDER-I.1]
hand-french alexander-i
begin diplomacy french
refuse sway alexander-i portugal condition [CARD-ALEXANDER-I.1]

% While Russia is an ally or a dominion it is the other way round [CARD-ALEXANDER-I.1]
alignment russia@dominion
hand-french alexander-i
begin diplomacy french
do sway alexander-i portugal
expect alignment portugal@ally

% And the Coalition cannot use it [CARD-ALEXANDER-I.1]
alignment russia@ally
hand-coalition alexander-i
begin diplomacy coalition
refuse sway alexander-i portugal condition [CARD-ALEXANDER-I.1]

% While Russia is neutral only the Coalition uses it, and only to win Russia [CARD-ALEXANDER-I.2]
scenario 1809
empty
hand-coalition alexander-i
begin diplomacy coalition
refuse sway alexander-i sverige alexander-neutral [CARD-ALEXANDER-I.2]
do sway alexander-i russia
event played-on [CARD-ALEXANDER-I.2] Coalition plays Alexander I upon Russia
expect alignment russia@member

% The French player never does then [CARD-ALEXANDER-I.2]
scenario 1809
empty
hand-french alexander-i
begin diplomacy french
refuse sway alexander-i russia alexander-neutral [CARD-ALEXANDER-I.2]

% Of insurgent Russia there is no such card [CARD-ALEXANDER-I.1]
alignment russia@insurgent
hand-coalition alexander-i
begin diplomacy coalition
refuse sway alexander-i bayern condition [CARD-ALEXANDER-I.1]

% Conditions are judged as countries stood when the phase began [CARD-ALEXANDER-I.1 AON-7.2]
hand-french talleyrand
hand-coalition alexander-i
begin diplomacy french
do french: sway talleyrand russia
do coalition: sway alexander-i bayern
expect alignment bayern@neutral russia@neutral

% It is a card of the Diplomacy Phase, and pays like any other [CARD-ALEXANDER-I.1 AON-5.4b]
places Napoleon@Flandres
spent Napoleon
hand-french alexander-i
begin reinforcement french
do decline
refuse sway alexander-i portugal wrong-phase [CARD-ALEXANDER-I.1]
do rally alexander-i Flandres
expect discard alexander-i

# --- Metternich ---

% Metternich: while Österreich is an ally only the French player uses it, on any country [CARD-METTERNICH.1]
alignment osterreich@ally
hand-french metternich
begin diplomacy french
do sway metternich portugal
expect alignment portugal@ally

% Not the Coalition then [CARD-METTERNICH.1]
alignment osterreich@ally
hand-coalition metternich
begin diplomacy coalition
refuse sway metternich portugal condition [CARD-METTERNICH.1]

% While it is a member only the Coalition [CARD-METTERNICH.1]
hand-french metternich
begin diplomacy french
refuse sway metternich portugal condition [CARD-METTERNICH.1]

% The Coalition does [CARD-METTERNICH.1]
hand-coalition metternich
begin diplomacy coalition
do sway metternich danmark
expect alignment danmark@member

% While it is neutral, occupied or not, the card wins it for the Coalition and does nothing else [CARD-METTERNICH.2]
alignment osterreich@neutral
hand-coalition metternich
begin diplomacy coalition
refuse sway metternich danmark metternich-neutral [CARD-METTERNICH.2]
do sway metternich osterreich
event played-on [CARD-METTERNICH.2]
do done
expect alignment osterreich@member

% The French player does not use it then [CARD-METTERNICH.2]
alignment osterreich@neutral
hand-french metternich
begin diplomacy french
refuse sway metternich osterreich metternich-neutral [CARD-METTERNICH.2]

# --- Napoleon I, Talleyrand, Pitt, English Gold ---

% Napoleon I: the French player brings a neutral to his side [CARD-NAPOLEON-I.1]
hand-french napoleon-i
begin diplomacy french
do sway napoleon-i danmark
expect alignment danmark@ally

% The Coalition does not play it [CARD-NAPOLEON-I.1]
hand-coalition napoleon-i
begin diplomacy coalition
refuse sway napoleon-i danmark wrong-side [CARD-NAPOLEON-I.1]

% Talleyrand: for the French player toward France [CARD-TALLEYRAND.1]
hand-french talleyrand
begin diplomacy french
do sway talleyrand sverige
expect alignment sverige@neutral

% For the Coalition toward the Coalition [CARD-TALLEYRAND.1]
alignment sverige@neutral
hand-coalition talleyrand
begin diplomacy coalition
do sway talleyrand sverige
do done
expect alignment sverige@member

% Talleyrand is played upon a country [CARD-TALLEYRAND.1]
hand-french talleyrand
begin diplomacy french
refuse play talleyrand wrong-form [CARD-TALLEYRAND.1]

% Pitt: a neutral becomes a member [CARD-PITT.1]
hand-coalition pitt
begin diplomacy coalition
do sway pitt danmark
expect alignment danmark@member

% The French player does not play it, but it pays [CARD-PITT.1 AON-5.4b]
places Napoleon@Flandres
spent Napoleon
hand-french pitt
begin reinforcement french
do decline
refuse sway pitt danmark wrong-side [CARD-PITT.1]
allow rally pitt Flandres

% English Gold: an ally becomes neutral [CARD-ENGLISH-GOLD.1]
aside insurrection.2
hand-coalition english-gold
begin diplomacy coalition
do sway english-gold wurttemberg
expect alignment wurttemberg@neutral

% The French player does not play it [CARD-ENGLISH-GOLD.1]
hand-french english-gold
begin diplomacy french
refuse sway english-gold danmark wrong-side [CARD-ENGLISH-GOLD.1]

# --- Joseph, Napoleonic Dynasty ---

% Joseph: a major French ally becomes a dominion, when the phase is settled [CARD-JOSEPH.1]
hand-coalition joseph
begin diplomacy coalition
refuse sway joseph bayern condition [CARD-JOSEPH.1]
refuse sway joseph preussen condition [CARD-JOSEPH.1]
refuse sway joseph france fixed [AON-3.3]
do sway joseph spain
event aligned [CARD-JOSEPH.1] Spain: dominion
expect alignment spain@dominion
expect dominions spain

% Not one that has been a dominion before [CARD-JOSEPH.1]
dominions spain
hand-coalition joseph
begin diplomacy coalition
refuse sway joseph spain condition [CARD-JOSEPH.1]

% Nor a French player [CARD-JOSEPH.1]
hand-french joseph
begin diplomacy french
refuse sway joseph spain wrong-side [CARD-JOSEPH.1]

% Its corps stay where they are [CARD-JOSEPH.1 AON-3.9a]
places Castanos@Castilla
hand-coalition joseph
begin diplomacy coalition
do sway joseph spain
expect Castanos@Castilla

% Insurrection can hit it the same year [CARD-JOSEPH.1 CARD-INSURRECTION.1]
hand-coalition joseph insurrection.1
begin diplomacy coalition
do sway joseph spain; pass
do decline
do sway insurrection.1 spain
expect alignment spain@insurgent

% Napoleonic Dynasty: up to five minor allies become dominions [CARD-NAPOLEONIC-DYNASTY.1]
hand-french napoleonic-dynasty
begin diplomacy french
refuse sway napoleonic-dynasty bayern wrong-form [CARD-NAPOLEONIC-DYNASTY.1]
do play napoleonic-dynasty
prompt french contains that you may still make dominions: 5
refuse crown spain condition [CARD-NAPOLEONIC-DYNASTY.1]
refuse crown italia condition [CARD-NAPOLEONIC-DYNASTY.1]
do crown bayern
event crowned [CARD-NAPOLEONIC-DYNASTY.1] Bayern
refuse crown bayern played-upon [AON-7.3]
expect alignment bayern@ally
do crown hannover; crown holland; crown schweiz; crown westfalen
event aligned [CARD-NAPOLEONIC-DYNASTY.1] Bayern: dominion
expect alignment bayern@dominion hannover@dominion holland@dominion schweiz@dominion westfalen@dominion wurttemberg@ally
expect dominions none

% It may be fewer [CARD-NAPOLEONIC-DYNASTY.1]
hand-french napoleonic-dynasty
begin diplomacy french
do play napoleonic-dynasty; crown bayern; done
expect alignment bayern@dominion hannover@ally

% Either player may play it [CARD-NAPOLEONIC-DYNASTY.1]
hand-coalition napoleonic-dynasty
begin diplomacy coalition
do play napoleonic-dynasty; crown bayern; done
expect alignment bayern@dominion

% No detached area, and nothing without a minor ally [CARD-NAPOLEONIC-DYNASTY.1]
alignment bayern@neutral hannover@neutral holland@neutral chiesa@neutral schweiz@neutral westfalen@neutral wurttemberg@neutral tirol@ally
hand-french napoleonic-dynasty
begin diplomacy french
refuse play napoleonic-dynasty condition [CARD-NAPOLEONIC-DYNASTY.1]

% A crown and a card of the other side upon one country cancel each other [CARD-NAPOLEONIC-DYNASTY.1 AON-7.2]
hand-french napoleonic-dynasty
hand-coalition pitt
begin diplomacy coalition
do coalition: sway pitt bayern
do french: play napoleonic-dynasty; crown bayern; crown hannover; done
event stays [AON-7.2] Bayern
expect alignment bayern@ally hannover@dominion

# --- all of them ---

% They are cards of the Diplomacy Phase: a French hand in another one can only discard them [CARD-ALEXANDER-I.1 CARD-METTERNICH.1 CARD-NAPOLEON-I.1 CARD-TALLEYRAND.1 CARD-NAPOLEONIC-DYNASTY.1 AON-5.4a]
places Napoleon@Flandres Davout@Hannover Soult@Bayern Murat@Italia Lannes@Champagne
spent Napoleon Davout Soult Murat Lannes
hand-french alexander-i metternich napoleon-i talleyrand napoleonic-dynasty
begin reinforcement french
do decline
refuse sway alexander-i portugal wrong-phase [CARD-ALEXANDER-I.1]
refuse sway metternich portugal wrong-phase [CARD-METTERNICH.1]
refuse sway napoleon-i portugal wrong-phase [CARD-NAPOLEON-I.1]
refuse sway talleyrand portugal wrong-phase [CARD-TALLEYRAND.1]
refuse play napoleonic-dynasty wrong-phase [CARD-NAPOLEONIC-DYNASTY.1]
do rally alexander-i Flandres; rally metternich Hannover; rally napoleon-i Bayern; rally talleyrand Italia; rally napoleonic-dynasty Champagne
expect spent none
expect discard alexander-i metternich napoleon-i talleyrand napoleonic-dynasty

% And so can a Coalition hand [CARD-PITT.1 CARD-ENGLISH-GOLD.1 CARD-JOSEPH.1 AON-5.4a]
places Karl@Tirol Kutuzov@Minsk Wellington@Britain
spent Karl Kutuzov Wellington
aside insurrection.2
hand-coalition pitt english-gold joseph
begin reinforcement coalition
do decline
refuse sway pitt portugal wrong-phase [CARD-PITT.1]
refuse sway english-gold portugal wrong-phase [CARD-ENGLISH-GOLD.1]
refuse sway joseph spain wrong-phase [CARD-JOSEPH.1]
do rally pitt Tirol; rally english-gold Minsk; rally joseph Britain
expect spent none

% None of them is played in the Insurrection Phase [CARD-PITT.1 CARD-TALLEYRAND.1]
hand-coalition pitt talleyrand
begin insurrection coalition
refuse sway pitt italia wrong-phase [CARD-PITT.1]
refuse sway talleyrand italia wrong-phase [CARD-TALLEYRAND.1]
