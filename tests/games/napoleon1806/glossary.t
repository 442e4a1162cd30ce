# Blocks, cards, fatigue: the words of chapter C1.  Augereau and Ruchel stand
# far from everything, so that neither side has to pass.  Values of movement
# cards: F02 1, F03 2, F05 3, F04 4, F01 5, F06 6; P10 1, P05 2, P15 3, P02 4,
# P01 5.  Combat boxes: a loss on F02 F03 F05 F07 and P04 P06 P09 P16, two
# fatigue on F04 F12 F16 and P02 P07 P08, one on F01 F06 F11 and P01 P03 P05.
empty
places Augereau@BAM Ruchel@ESN

% Each side has one commander, who has neither strength nor fatigue [C1.1]
scenario campaign
expect Napoleon@BAM Frederick@ERF
expect infantry Napoleon@0 Frederick@0
expect cavalry Napoleon@0 Frederick@0

% Fatigue never falls on the commander of a stack [C1.1]
places Napoleon@KUL Ney@KUL
lasting P32
begin operations french
do move Ney; join Napoleon; go
expect fatigue Ney@1 Napoleon@0

% A commander alone begins no operation [C1.2]
places Frederick@ERF Brunswick@ERF Ney@KUL
begin operations prussian
refuse move Frederick commander-leads [C1.2]
refuse fight Frederick commander-leads [C1.2]
refuse assault Frederick commander-leads [C1.2]
allow move Brunswick

% A commander moves with the corps he joined [C1.2]
places Napoleon@KUL Soult@KUL
begin operations french
do move Soult; join Napoleon; go; turn F03; step MUN; halt
expect Soult@MUN Napoleon@MUN

% The last corps does not march away from its commander [C1.3]
places Napoleon@KUL Soult@KUL
begin operations french
do move Soult
refuse go commander-alone [C1.3]
do join Napoleon
allow go

% A commander who has acted keeps one corps: not all of them join [C1.3]
places Napoleon@KUL Soult@KUL Ney@KUL Lannes@KUL
activated Napoleon
begin operations french
do move Soult; join Ney
refuse join Lannes commander-alone [C1.3]
refuse join Napoleon activated [C1.5]
allow go

% Where all his corps fight none of them leaves, and all may join [C1.3]
places Napoleon@KUL Soult@KUL Ney@KUL Louis@KUL
activated Napoleon
begin operations french
do fight Soult; join Ney
allow go

% With another corps beside him a commander may stay [C1.3]
places Napoleon@KUL Soult@KUL Ney@KUL
begin operations french
do move Soult; go; turn F02; step MUN
expect Soult@MUN Napoleon@KUL Ney@KUL

% The last corps does not leave its commander by Reaction either [C1.3]
places Frederick@WMR Louis@WMR Ney@KUL
hand-prussian P34
begin operations french
do move Ney; go
acts prussian
do react P34 Louis
refuse slip ERF commander-alone [C1.3]
do join Frederick
allow slip ERF

% A commander dies with his last companion, at that moment [C1.4]
places Frederick@JEN Louis@JEN Ney@KAH
fatigue Louis@8
axis-prussian JEN@KAH-JEN
places Davout@JEN
begin operations french
do move Ney; go; turn F03; step JEN
expect Louis@dead Frederick@dead
event eliminated [C1.4]

% Another corps of his in the area saves him, also one that did not fight [C1.4]
places Napoleon@JEN Ney@JEN Bessieres@JEN Hohenlohe@JEN
fatigue Ney@8
lasting F36
begin operations french
do fight Ney; go
expect Ney@dead Napoleon@JEN Bessieres@JEN

% An activated corps carries out no operation [C1.5]
places Ney@JEN Soult@JEN Hohenlohe@JEN
activated Ney
begin operations french
refuse fight Ney activated [C1.5]
refuse move Ney activated [C1.5]
refuse assault Ney activated [C1.5]
do fight Soult
refuse join Ney activated [C1.5]

% An activated commander goes with nobody [C1.5]
places Napoleon@KUL Soult@KUL Ney@KUL
activated Napoleon
begin operations french
do move Soult
refuse join Napoleon activated [C1.5]

% A march ends in an area, never between two [C1.6]
places Ney@KUL
begin operations french
do move Ney; go; turn F05; step MUN; halt
expect Ney@MUN
refuse french: step BAY not-your-turn [C5.1]

% A used card goes to the discards of its owner, which nobody looks through [C1.7]
places Brunswick@ERF Ney@KUL
hand-prussian P19
begin operations prussian
do move Brunswick; go; turn P05; play P19; step WMR; halt
expect discard-prussian P05 P19
expect discard-french none

% Only the number of a card turned over counts, never its event [C1.8]
turn 6
places Ney@KUL
begin operations french
do move Ney; go; turn F43; step BAY; step HOL
expect Ney@HOL
expect discard-french F43

% Red cards are dealt with when drawn and stay in no hand [C1.9]
begin draw french
do deal F36; deal F16; deal F17
do deal P14; deal P15; deal P16
expect hand-french F16 F17
expect lasting F36

% A blue card is for the Initiative phase [C1.10]
places Ney@KUL Brunswick@ERF
hand-prussian P47
begin operations french
do move Ney; go
refuse prussian: play P47 blue [C1.10]

% In the Initiative phase it may be played [C1.10]
places Brunswick@ERF
hand-prussian P47
begin initiative french
allow prussian: play P47

% A green card is not for the Initiative phase [C1.11]
hand-french F13
begin initiative french
refuse french: play F13 green [C4.2]

% A green card waits for the moment of its symbol [C1.11]
places Ney@KUL
hand-french F13
begin operations french
do move Ney; go; turn F03
acts french
refuse play F13 wrong-moment [C1.16]

% One card a player in an Initiative phase [C1.12]
places Brunswick@ERF
fatigue Brunswick@3
hand-prussian P47 P39
begin initiative french
do play P47; name ERF
refuse prussian: play P39 one-card [C1.12]
expect hand-prussian P39
expect fatigue Brunswick@1

% One card a player in an operation: no Great Charge after Elan [C1.13]
places Davout@JEN Murat@JEN Brunswick@JEN
hand-french F13 F22
begin operations french
do fight Davout; join Murat; go; play F13
do turn F02; turn F03; turn F01; turn F06; turn F11; turn F19
do turn P01; turn P03
do lose-foot Brunswick; retreat WMR; retreat ERF
event pursuit [C8.29]
acts chance
refuse french: play F22 one-card [C8.32]

% Not after it in the next operation: then the count begins again [C1.13]
places Ney@KUL Soult@MUN
hand-french F16 F17
begin operations french
do move Ney; go; turn F03; play F16; step BAY; halt
do pass
do move Soult; go; turn F05
allow play F17

% One card for each corps in Recovery, but one for every corps [C1.14]
places Soult@KUL Ney@BAY
fatigue Soult@4 Ney@4
activated Soult Ney Augereau Ruchel
hand-french F02 F03 F05
begin recovery french
do spend F02 Soult
refuse spend F03 Soult one-card-each [C1.14]
do spend F03 Ney
expect fatigue Soult@1 Ney@1

% A Move card serves only while its side's stack moves: no Destroyed Bridge in a French march [C1.15]
places Ney@MUN Louis@SAA
hand-prussian P14
begin operations french
do move Ney; go
refuse prussian: wreck P14 SAA-POE wrong-moment [C1.15]

% The other Move symbol serves against that march: Confusion [C1.15]
places Ney@KUL Louis@SAA
hand-prussian P08
begin operations french
do move Ney; go; decline; turn F05; step BAY
acts prussian
allow play P08

% A combat card comes before the combat cards, not after [C1.16]
places Davout@JEN Louis@JEN
hand-prussian P43
begin operations french
do fight Davout; go; decline
acts prussian
allow play P43
do decline
acts chance
refuse prussian: play P43 wrong-moment [C1.16]

% The defender may play one as well as the attacker, in a Moving Attack too [C1.16]
places Davout@KAH Louis@JEN
hand-prussian P43
begin operations french
do assault Davout; go; decline; turn F03; step JEN; decline
acts prussian
allow play P43

% A retreat card waits for the retreat [C1.17]
places Davout@JEN Hohenlohe@JEN
hand-prussian P31
begin operations french
do fight Davout; go; decline
refuse prussian: play P31 wrong-moment [C1.17]

% The attacker is asked for a combat card first, whichever side it is [C1.18]
places Davout@JEN Hohenlohe@JEN
hand-french F46
hand-prussian P43
begin operations prussian
do fight Hohenlohe; go; decline
acts prussian
do decline
acts french

% The French are asked first in the Initiative phase [C1.18]
hand-french F27
hand-prussian P27
begin initiative french
acts french
do decline
acts prussian

% Elsewhere the side whose operation it is answers first [C1.19]
places Ney@KUL Brunswick@ERF
hand-french F16
hand-prussian P04
begin operations french
do move Ney; go; decline; turn F03
acts french

% A hand may hold any number of cards [C1.20]
hand-french F02 F03 F04 F05 F06 F07 F08 F09 F10
begin draw french
do deal F16; deal F17; deal F18; deal P14; deal P15; deal P16
expect hand-french F02 F03 F04 F05 F06 F07 F08 F09 F10 F16 F17 F18

% When the deck runs out in the middle of a draw, the discards become the deck [C1.21]
deck-french F16
begin draw french
do deal F16
event reshuffled [C1.21]
do deal F17; deal F18
expect not deck-french none
expect discard-french none

% Four strength points are a card, five are two [C1.22]
places Ney@JEN Augereau@JEN Hohenlohe@JEN
infantry Ney@3 Augereau@4
cavalry Ney@1 Augereau@1
begin operations french
do fight Ney; join Augereau; go
event cards French 3, Prussian 2

% Four fatigue points cost nothing, five a card and a strength point [C1.23]
places Ney@JEN Soult@JEN Hohenlohe@JEN
fatigue Ney@4 Soult@5
begin operations french
do fight Ney; join Soult; go
event cards French 3

% In Recovery four are harmless and five cost a point [C1.23]
control french prussian prussian french
places Ney@BAY Soult@KUL
fatigue Ney@4 Soult@5
activated Ney Soult Augereau Ruchel
begin recovery french
do lose-foot Soult
expect infantry Soult@6 Ney@5
expect vp 11

% Eight fatigue points are borne, nine destroy [C1.24]
places Ney@KUL Soult@MUN
fatigue Ney@7 Soult@8
lasting F36
begin operations french
do move Ney; go
expect fatigue Ney@8
expect Ney@KUL
do turn F02; pass
do move Soult; go
expect Soult@dead
event eliminated [C1.24]

% A corps without strength points is out of the game [C1.24]
control french prussian prussian french
places Louis@SAA Ney@BAY
infantry Louis@1
cavalry Louis@0
fatigue Louis@6
activated Louis Augereau Ruchel Ney
begin recovery french
expect Louis@dead
expect vp 9

% The owner takes a loss off infantry or cavalry [C1.25]
places Ney@BAY
fatigue Ney@6
activated Ney Augereau Ruchel
begin recovery french
acts french
list lose-foot = lose-foot Ney
list lose-horse = lose-horse Ney
do lose-horse Ney
expect infantry Ney@5
expect cavalry Ney@0

% A corps without a commander is a stack [C1.26]
places Ney@KUL
begin operations french
do move Ney; go; turn F03; step MUN
expect Ney@MUN

% An area of a corps and an enemy corps is contested: there is a Combat [C1.27]
places Ney@JEN Hohenlohe@JEN Soult@KAH
begin operations french
allow fight Ney
refuse fight Soult no-enemy [C8.1]

% A marker lies only on a bridge [C1.28]
places Louis@SAA
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; prussian: decline
refuse wreck P14 SAA-KAH no-bridge [C1.28]
allow wreck P14 SAA-POE

% The highest cards: 6 in the French deck, 5 in the Prussian [C1.29]
begin initiative french
do turn F06
event turned French turns over
do turn P01
event initiative [C4.3] French

% The dice show losses as often as the cards: three faces of six, and two [C1.30]
scenario campaign combat=dice
empty
places Augereau@BAM Ruchel@ESN Bessieres@JEN Louis@JEN
begin operations french
do fight Bessieres; go
do roll 3
event rolled losses 1
do roll 2
event rolled losses 1

% Above them no loss is shown [C1.30]
scenario campaign combat=dice
empty
places Augereau@BAM Ruchel@ESN Bessieres@JEN Louis@JEN
begin operations french
do fight Bessieres; go
do roll 4
event rolled losses 0
do roll 3
event rolled losses 0

% Who holds cards is asked, whatever they are [C1.13]
places Ney@KUL
hand-prussian P47
begin operations french
do move Ney; go
acts prussian
refuse play P47 blue [C1.10]
allow decline

% Who holds none is not asked [C1.13]
places Ney@KUL
begin operations french
do move Ney; go
acts chance

% Who has played his card is not asked again in that operation [C1.13]
places Ney@KUL Louis@SAA
hand-prussian P34 P17
begin operations french
do move Ney; go; react P34 Louis; slip POE; turn F02; step BAY
acts prussian
expect fatigue Ney@0
expect hand-prussian P17
