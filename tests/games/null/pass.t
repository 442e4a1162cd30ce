# The null game has one side, which passes ten times.

% passing is what there is to do                     [2.0 1.0]
acts solo
allow pass
list pass = pass
do pass
event passed [2.0]
hears solo passed [2.0]
hears nobody passed
not hears solo ended
expect passes 1
over no

% after the tenth pass nobody acts                   [3.0]
passes 8
do pass; pass
event ended [3.0]
event passed [2.0]
acts nobody
over draw
refuse solo: pass over [3.0]
list solo: pass =

% a roll is not for this side, nor a pass for chance [1.0]
refuse chance: pass not-you [1.0]
view solo contains "passes":0
view nobody not contains secret
