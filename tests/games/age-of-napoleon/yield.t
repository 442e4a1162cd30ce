# Yield or fight, option 18.4.
empty
round 3

% Without the option nobody is asked [18.0]
places Napoleon@Bayern Ferdinand@Bayern Mack@Bayern
begin battle french
refuse coalition: yield not-agreed [18.0]
refuse coalition: stand not-agreed [18.0]
acts coalition
list engage = engage Mack

% The defender says first; who yields is taken prisoner with all he has there, and nobody rolls [18.4]
scenario 1805 yield=yes
empty
round 3
places Napoleon@Bayern Davout@Bayern Ferdinand@Bayern Mack@Bayern
hand-french pitt
hand-coalition a-heros-death
begin battle french
acts coalition
legal coalition = yield | stand
refuse french: yield not-your-turn [18.4]
do yield
event yielded [18.4] Coalition yields
event lost [18.4] Ferdinand is lost: prisoners
event won [18.4] French wins the battle of Bayern
expect Ferdinand@prisoners Mack@prisoners Napoleon@Bayern
expect spent none
expect fields none
refuse french: rally pitt Bayern not-now

% If the defender yields the attacker is not asked; if he fights, he is [18.4]
scenario 1805 yield=yes
empty
round 3
places Napoleon@Bayern Davout@Bayern Mack@Bayern
begin battle french
do stand
acts french
legal french = yield | stand
do yield
expect Napoleon@prisoners Davout@prisoners Mack@Bayern
expect spent none

% When both fight, it is a battle like any other [18.4]
scenario 1805 yield=yes
empty
round 3
places Napoleon@Bayern Mack@Bayern
begin battle french
do stand
do stand
acts chance

% On interior lines each army says for itself, and who yields gives up what it has in that battle [18.4 CARD-INTERIOR-LINES.1]
scenario 1805 yield=yes
empty
round 3
places Davout@Tirol Ney@Tirol Massena@Tirol Karl@Tirol Johann@Tirol
origins Davout@Bayern Ney@Bayern Massena@Italia
hand-coalition interior-lines
begin battle french
do play interior-lines; fight Italia
acts coalition
do stand
acts french
do yield
expect Massena@prisoners Davout@Tirol Ney@Tirol
acts coalition
do yield
expect Karl@prisoners Johann@prisoners Davout@Tirol
expect fields none

% A defender on interior lines who yields has lost the series with it: no other army fights [18.4 CARD-INTERIOR-LINES.2]
scenario 1805 yield=yes
empty
round 3
places Davout@Tirol Massena@Tirol Karl@Tirol Johann@Tirol
origins Davout@Bayern Massena@Italia
hand-coalition interior-lines
begin battle french
do play interior-lines; fight Italia; yield
expect Karl@prisoners Johann@prisoners
expect fields none
expect spent none
