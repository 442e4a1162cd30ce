# Operations and Pass, chapter C5.  Augereau and Ruchel are far from the rest.
empty
places Augereau@BAM Ruchel@ESN

% The side with the initiative begins, and operations alternate [C5.1]
places Ney@KUL Brunswick@ERF
begin operations prussian
acts prussian
do move Brunswick; go; turn P05; step WMR; halt
acts french
do move Ney; go; turn F03; step BAY; halt
acts prussian
do move Ruchel; go; turn P02; halt
acts french

% There are four kinds of operation [C5.2]
places Ney@JEN Hohenlohe@JEN
begin operations french
allow pass
allow move Ney
allow fight Ney
allow assault Ney
refuse step KAH not-now [C6.9]
refuse retreat KAH not-now [C8.22]
refuse done not-now [C11.3]

% Who has passed operates no more; the other goes on until he passes [C5.3]
places Ney@KUL Brunswick@ERF
begin operations french
do pass
event passed [C5.3]
do move Brunswick; go; turn P05; step WMR; halt
acts prussian
refuse french: move Ney not-your-turn [C5.3]
do move Ruchel; go; turn P02; halt
expect turn 2

% Who has passed may play a card in each operation of the other [C5.4]
places Ney@KUL Brunswick@ERF
hand-french F09 F15
begin operations french
do pass
do move Brunswick; go
acts french
do decline; turn P02; step WMR
acts french
do play F09
expect Brunswick@WMR
do move Ruchel; go; decline; turn P05; step GOT; decline; halt
acts french
allow play F15

% When both have passed the phase is over [C5.5]
places Ney@KUL
begin operations french
do pass
acts prussian
do pass
expect turn 2
acts chance

% A player with nothing left to activate passes, asked or not [C5.6]
places Ney@KUL Brunswick@ERF
activated Ney Augereau
begin operations french
acts prussian
refuse french: move Ney not-your-turn [C5.6]

% Who has passed and then loses his last block waits because he has passed [C5.3]
places Davout@JEN Louis@JEN Ruchel@unused
infantry Louis@1
cavalry Louis@0
begin operations prussian
do pass
do fight Davout; go
do turn F02; turn F03; turn F05
do turn P01
expect Louis@dead
acts french
refuse prussian: move Louis not-your-turn [C5.3]
refuse prussian: pass not-your-turn [C5.3]

% A commander alone left unactivated does not prevent it [C5.6]
places Napoleon@KUL Ney@KUL
activated Ney Augereau
begin operations french
acts prussian

% A vedette left unactivated does [C5.6 G3.2]
places Ney@KUL F.v1@KUL
activated Ney Augereau
begin operations french
acts french
refuse move Ney activated [C1.5]
allow move F.v1

% One may pass with corps to spare [C5.7]
places Ney@KUL Soult@MUN Brunswick@ERF
begin operations french
do pass
acts prussian
