# Every case here is wrong: where sides are asked what they hold.
empty
places Augereau@BAM Ruchel@ESN

% a failed step tells at which moment who is asked   [C8.4]
#! prussian is asked at the moment "start"
places Ney@JEN Hohenlohe@JEN
hand-french F46
hand-prussian P43
begin operations french
do fight Ney; go
acts chance

% a card that was drawn in sight of one              [C3.2]
#! expected prussian to hear drew [] Forced March
begin draw french
do deal F16
hears prussian drew Forced March

% a card that everybody is said to know of           [C3.2]
#! expected nobody to hear drew-one
begin draw french
do deal F16
hears nobody drew-one

% frames that no hash would hold                     [C3.1]
#! the sequence of play is deeper than it can get
places Ney@JEN Hohenlohe@JEN
stack Ney
target JEN
fighting-french Ney
fighting-prussian Hohenlohe
sharing-prussian Hohenlohe
had-horse 1
due 0 1
frames game/4/french/0 operations/0/french/0 operation/8/french/1 combat/5/french/0 share/2/prussian/1 share/2/prussian/1 share/2/prussian/1 share/2/prussian/1 share/2/prussian/1
acts prussian
