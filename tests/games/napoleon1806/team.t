# Team play, chapter C15: french and prussian keep the order of battle, french-cards and
# prussian-cards the cards.
scenario campaign team=yes
empty
places Soult@KUL Ney@BAY Louis@GOT

% Partners move the corps together [C15.1]
begin operations french
acts french french-cards
allow french-cards: move Soult
do french: move Soult
acts french french-cards
do french-cards: go
acts chance
refuse prussian-cards: move Louis not-your-turn

% One is asked for cards, the other waits [C15.1]
hand-french F24
begin initiative french
acts french-cards
refuse french: play F24 partners-cards [C15.1]
refuse french: decline partners-cards [C15.1]
legal french =
prompt french contains Your partner decides about the cards.
prompt french-cards contains Play a card
prompt prussian not contains partner
do play F24
event played French

% A card on the march is laid by who has the cards [C15.1 E-DESTROYED-BRIDGE.1]
places Louis@BLA
hand-prussian P14
begin operations prussian
do prussian: move Louis; prussian: go; turn P15; prussian-cards: decline
do prussian: step KAH
acts prussian prussian-cards
list prussian: wreck =
refuse prussian: wreck P14 KAH-ROD partners-cards [C15.1]
allow prussian: halt
allow prussian-cards: halt
do prussian-cards: wreck P14 KAH-ROD
hears prussian bridge-gone

% Cards are spent by one, points are laid by the other [C15.1 C11.3 C11.4]
fatigue Soult@6
activated Soult
hand-french F02
begin recovery french
acts french-cards
refuse french: spend F02 Soult partners-cards [C15.1]
do done
acts french
refuse french-cards: lose-foot Soult partners-corps [C15.1]
prompt french-cards contains Your partner decides about the order of battle.
do lose-foot Soult

% Both see what their side sees, and the others do not [C15.1 C3.2]
begin draw french
do deal F16; deal F17; deal F18; deal P14; deal P15; deal P16
view french contains F16
view french-cards contains F16
view french-cards not contains P14
view prussian-cards contains P14
view prussian-cards not contains F16

% Who sees the card drawn hears of no other, and neither does the partner [C15.1 C3.2]
begin draw french
do deal F16
hears french drew
hears french-cards drew
not hears french drew-one
not hears french-cards drew-one
hears prussian drew-one
hears prussian-cards drew-one
not hears prussian-cards drew

% Secret set-ups are made together, too [C15.1 G1.1 G1.4]
scenario campaign rules=grognard team=yes
acts french prussian french-cards prussian-cards
do french-cards: lift Ney; french: place Ney HOL
view french contains "Ney":"HOL"
view prussian not contains "Ney":"HOL"
hears french placed
hears french-cards placed
not hears prussian placed
not hears prussian-cards placed
do french-cards: lift Ney

% Who bids changes sides with his partner [C15.1 M1.2]
scenario campaign rules=marshal team=yes
acts french prussian french-cards prussian-cards
do french-cards: bid prussian 2
acts prussian prussian-cards
view french contains "bid":{"side":"prussian","points":2}
view prussian-cards not contains "bid":{
do prussian: bid prussian 1
expect swapped 1

% Without the option one person has all [C15.1]
scenario campaign
begin operations french
acts french
do move Soult; go
