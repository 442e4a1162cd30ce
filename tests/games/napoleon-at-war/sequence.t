# sequence.t - the sequence of play [4.0].

pack ../../packs/plain tiny

% Nobody has won on the last turn but one, whatever is left [4.0]
turn 11
places fi4@0505
begin movement prussian
do done
expect turn 12
acts french
over no

% Game-Turn 12 is played to its end and victory is judged then [4.0]
turn 12
places fi4@0505
begin movement french
do done
acts prussian
over no
do done
event ended
acts nobody
over draw
refuse french: move fi4 0504 game-over [4.0]

% A side without a unit left goes on to the end of Game-Turn 12 [4.0]
scenario jena-auerstadt
empty
turn 11
option A
option-shown 1
places 1/Tau@0610
begin combat french
acts prussian
over no

% A day Game-Turn: movement and combat, French then Prussian, then the next [4.1a]
turn 6
places fi8@0505 pi8@0507
begin movement french
event not combat
expect frames game/1/french/0 movement/0/french/0
do move fi8 0506; done
event combat French
expect frames game/2/french/0 combat/0/french/0
do attack pi8; join fi8; roll
roll 1
do retreat pi8 0508
do hold
event movement Prussian
event not combat
expect frames game/3/prussian/0 movement/0/prussian/0
do move pi8 0507; done
event combat Prussian
event not turn
expect frames game/4/prussian/0 combat/0/prussian/0
do attack fi8; join pi8; roll
roll 4
do retreat pi8 0508
do hold
event turn Game-Turn 7
event movement French
expect turn 7
expect frames game/1/french/0 movement/0/french/0

% A Combat Phase without an attack to make is passed over [4.1a]
turn 6
places fi8@0505 pi8@0508
begin movement french
do done
event combat French
event movement Prussian
acts prussian

% The other side's units do not move in a Movement Phase [4.1b]
turn 6
places fi4@0505 pi4@0808
begin movement french
refuse move pi4 0807 not-phasing [4.1b]
refuse prussian: move pi4 0807 not-your-move [4.1b]
refuse prussian: done not-your-move [4.1b]
allow move fi4 0504

% One may move nobody at all [4.1b]
turn 6
places fi4@0505 fi5@0202 pi4@0808
begin movement french
do done
acts prussian
expect fi4@0505 fi5@0202

% One may move some and not others [4.1b]
turn 6
places fi4@0505 fi5@0202 pi4@0808
begin movement french
do move fi4 0504; halt; done
acts prussian
expect fi4@0504 fi5@0202

% Reinforcements come on in their owner's Movement Phase [4.1c]
scenario jena-auerstadt
empty
turn 5
option A
option-shown 1
places V.c@1010 Dhy@1011 1/Hil@reserve Holz@reserve
begin movement french
allow enter 1/Hil 0112
refuse enter Holz 0120 not-phasing [4.1c]

% French reinforcements do not come on in the Prussian Movement Phase [4.1c]
scenario jena-auerstadt
empty
turn 5
option A
option-shown 1
places V.c@1010 Dhy@1511 1/Hil@reserve Holz@reserve
begin movement prussian
refuse enter 1/Hil 0112 not-phasing [4.1c]
refuse french: enter 1/Hil 0112 not-your-move [4.1c]
list enter Holz = enter Holz 0120
list enter 1/Hil =

% Reinforcements do not come on in a Combat Phase [4.1c]
scenario jena-auerstadt
empty
turn 5
option A
option-shown 1
places V.c@1010 Dhy@1011 1/Hil@reserve
begin combat french
acts french
refuse enter 1/Hil 0112 move-in-combat [4.1c]
list enter =

% Only the phasing side attacks [4.1d]
turn 6
places fi8@0505 pi8@0506
begin combat french
refuse prussian: attack fi8 not-your-turn [7.0b]
list prussian: attack =
refuse attack fi8 own-unit [7.0b]
list attack = attack pi8
do attack pi8
refuse join pi8 not-phasing [7.0b]
list join = join fi8

% Nobody moves in a Combat Phase but by its results [4.1d]
turn 6
places fi8@0505 pi8@0506 fi4@0202 pi4@0808
begin combat french
refuse move fi4 0203 move-in-combat [5.11]
refuse move fi8 0504 move-in-combat [5.11]
list move =
refuse prussian: move pi4 0807 move-in-combat [5.11]
list prussian: move =

% After the second Player-Turn the Game-Turn marker goes one space on [4.1e]
turn 6
places fi4@0505 pi4@0808
begin movement french
do done
expect turn 6
acts prussian
do done
event turn [4.1e] Game-Turn 7
expect turn 7
acts french

% Closing the Prussian Combat Phase of turn 6 opens French movement of turn 7 [4.1e]
turn 6
places fi4@0505 pi4@0506
begin combat prussian
do attack fi4; join pi4; roll
expect turn 6
roll 4
do retreat pi4 0507; hold
expect turn 7
expect frames game/1/french/0 movement/0/french/0
