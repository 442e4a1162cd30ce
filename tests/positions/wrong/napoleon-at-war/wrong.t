# Every case here is wrong: steps that need a map, odds and a way.
pack ../../../packs/plain tiny
empty
turn 6

% a unit that goes where it does not         [5.21]
#! expected 0507 for 2, found 3
places fi4@0504 pi4@0709
begin movement french
cost fi4 0507 = 2

% a way beyond the points of the unit        [5.15]
#! expected 0509 for 5, found none
places fi4@0504 pi4@0709
begin movement french
cost fi4 0509 = 5

% a way that there is, denied                [5.21]
#! expected 0507 for none, found 3
places fi4@0504 pi4@0709
begin movement french
cost fi4 0507 = none

% the way of a unit there is not             [5.21]
#! no unit is called "fi99"
places fi4@0504 pi4@0709
begin movement french
cost fi99 0507 = 3

% a way to a hex there is not                [5.21]
#! "9999"
places fi4@0504 pi4@0709
begin movement french
cost fi4 9999 = none

% a way without its number                   [5.21]
#! found no =
places fi4@0504 pi4@0709
begin movement french
cost fi4 0507 3

% half of a number of points                 [5.21]
#! expected the ways with "0507 for 3, ends, h"
places fi4@0504 pi4@0709
begin movement french
reach fi4 contains 0507 for 3, ends, h

% a number that goes on                      [7.0c]
#! expected odds with "attack = 1", found
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds attack = 1

% a column that goes on                      [7.0c]
#! expected odds with "line odds 11 to 4: 2", found
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds line odds 11 to 4: 2

% the end of a number                        [7.0c]
#! expected odds with "line odds 11 to 4: -1", found
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds line odds 11 to 4: -1

% what the odds are, denied                  [7.0c]
#! expected odds without "column = 2-1"
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds not column = 2-1

% a slip in the word, where nothing is to be found   [7.0c]
#! expected odds attack = N
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds not atack = 11

% odds without what they are                 [7.0c]
#! expected odds attack = N
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds not column

% a result the die does not bring            [7.0d]
#! expected odds with "die 1 De"
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11
odds die 1 De

% an event with another number               [5.0]
#! expected the event stepped [] moves from 0504 to 0505 for ½, found
places fi4@0504 pi4@0709
begin movement french
do move fi4 0505
event stepped moves from 0504 to 0505 for ½

% a list of an action there is not           [5.0]
#! no action of napoleon-at-war begins with "mvoe fi4"
places fi4@0504 pi4@0709
begin movement french
list mvoe fi4 =

% a legal set with too few                   [5.0]
#! listed, not expected: | move fi4 0403 | move fi4 0404
places fi4@0504 pi4@0709
begin movement french
legal french = done

% a legal set with too many                  [5.0]
#! expected, not listed: | move pi4 0708
places fi4@0504 pi4@0709
begin movement french
legal prussian = move pi4 0708

% a legal set of nobody                      [5.0]
#! no side is called "saxon"
places fi4@0504 pi4@0709
begin movement french
legal saxon = done

% the end of a game by another margin        [19.2b]
#! expected over draw by 2 , found no by 0
over draw by 2

% a margin that is no number                 [19.2b]
#! expected a margin, found "two"
over draw by two

% a failed step tells who has to decide, and where   [4.1a]
#! it waits for french
begin movement french
acts prussian

% ... and in what the sequence stands        [4.1a]
#! frames game/2/french/0 combat/0/french/0 attack/0/french/0
places fi11@0505 pi4@0504
begin combat french
do attack pi4
acts prussian

% ... and that the die has to be rolled      [4.1a]
#! it waits for chance
places fi11@0505 pi4@0504
begin combat french
do attack pi4; join fi11; roll
acts french

% packs lie where the file says              [2.4a]
#! packs/plain
pack packs/plain tiny

% a position that can be, denied          [7.6]
#! expected a position that cannot be
begin movement french
unsound turn 3 contains no

% a position that cannot be, for another reason [7.6]
#! expected the refusal with "tired"
begin movement french
unsound frames none contains tired

% a position that cannot be, allowed      [7.6]
#! expected a position that can be
begin movement french
sound frames none

% a position that cannot be, with nothing said of it [7.6]
#! expected unsound LINE contains TEXT
begin movement french
unsound frames none
