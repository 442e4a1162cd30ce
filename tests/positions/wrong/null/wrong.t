# Every case here is wrong; the runner must say so, and where (t_runner --wrong).

% a refusal that does not come            [1.0]
#! wrong.t:5: expected pass refused: over, found it allowed
refuse pass over

% a refusal for another reason            [1.0]
#! expected pass refused: not-pass
refuse chance: pass not-pass

% a refusal nobody knows                  [1.0]
#! no refusal is called "tired"
refuse pass tired

% the wrong value                         [1.0]
#! expected passes 3, found passes 1
do pass
expect passes 3

% the right value, denied                 [1.0]
#! expected not passes 1
do pass
expect not passes 1

% an action that is none                  [1.0]
#! attack
do attack

% a roll where nobody rolls               [1.0]
#! expected a roll of chance, found solo to act
roll 3

% an event that did not happen            [1.0]
#! expected the event ended
do pass
event ended

% an event that did, denied               [1.0]
#! expected not the event passed
do pass
event not passed

% the wrong side                          [1.0]
#! expected chance to act, found solo
acts chance

% a list with too few                     [1.0]
#! listed, not expected: | pass
list pass =

% a game that goes on                     [1.0]
#! expected over draw
over draw

% a text that is not in the view          [1.0]
#! expected a view with "secret"
view solo contains secret

% a text that is                          [1.0]
#! expected a view without
view solo not contains passes

% no combat                               [1.0]
#! found no combat declared
odds column = 3-1

% a clause that is none                   [99.1]
#! [99.1], which is no clause
allow pass

% a word that is nothing                  [1.0]
#! neither a step nor a field
alow pass

% a value beyond its range                [1.0]
#! wrong.t:
passes 99
allow pass

% nothing at all                          [1.0]
#! a case without a line

% another scenario                        [1.0]
#! wrong.t:
scenario nowhere
allow pass

% a third side                            [1.0]
#! no side is called "third"
do third: pass

% an event that no game has               [1.0]
#! wrong.t:95: no event of null is called "moved"
do pass
event not moved

% an event by a rule that is none         [1.0]
#! [9.9] is no clause
do pass
event not passed [9.9]

% what a side did not hear                [1.0]
#! expected solo to hear ended
do pass
hears solo ended

% what an onlooker did not hear           [1.0]
#! expected nobody to hear ended
do pass
hears nobody ended

% what a side heard, denied               [1.0]
#! expected solo not to hear passed
do pass
not hears solo passed

% what an onlooker heard, denied          [1.0]
#! expected nobody not to hear passed
do pass
not hears nobody passed [2.0]

% heard by another rule                   [1.0]
#! expected solo to hear passed [1.0]
do pass
hears solo passed [1.0]

% another text than was heard             [1.0]
#! expected solo to hear passed [] twice
do pass
hears solo passed twice

% a word that cannot be heard             [1.0]
#! no event of null is called "moved"
do pass
not hears solo moved

% somebody who cannot hear                [1.0]
#! no side is called "chance"
do pass
not hears chance passed

% a step turned round that cannot be      [1.0]
#! "not" is said of "hears" alone
not acts solo

% the end of a game, by a wrong margin    [1.0]
#! expected over no by 1 , found no by 0
over no by 1
