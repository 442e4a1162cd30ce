# Sealed bids, chapter M1: `bid SIDE POINTS`.  Until both are in, the sides
# stand for the seats on which the players began.
scenario campaign rules=marshal

% Bids are shown when both are in [M1.1]
acts french prussian
prompt prussian contains Bid
do french: bid french 3
event has-bid French
view french contains "bid":{"side":"french","points":3}
view prussian not contains "bid":{
view nobody not contains "bid":{
view prussian contains "ready":{"french":true,"prussian":false}
acts prussian
do prussian: bid french 2
event bid [M1.1] who began as French bids for French: 3
event bid [M1.1] who began as Prussian bids for French: 2
view french not contains "bid":{
refuse french: bid french 5 not-now [M1.1]

% Both want the French, 2 and 4: the second has them, and VP stand at 14 [M1.2 M1.3]
do french: bid french 2; prussian: bid french 4
expect vp 14
expect swapped 1
event seated [M1.2] who began as French plays Prussian
event seated [M1.2] who began as Prussian plays French

% The higher bid of two for the Prussians [M1.2 M1.3]
do french: bid prussian 2; prussian: bid prussian 1
expect vp 8
expect swapped 1
event seated who began as French plays Prussian

% Different sides, 3 for the French and 1 for the Prussians: VP stand at 13 [M1.4 M1.3]
do french: bid french 3; prussian: bid prussian 1
expect vp 13
expect swapped 0
event seated [M1.4] who began as French plays French

% A higher bid for the Prussians takes points off [M1.3 M1.4]
do french: bid french 1; prussian: bid prussian 4
expect vp 6
expect swapped 0

% Each has the side he wants, whichever he began on [M1.4]
do french: bid prussian 1; prussian: bid french 4
expect vp 14
expect swapped 1

% Equal bids for one side: chance draws, points as they are [M1.5]
do french: bid prussian 3; prussian: bid prussian 3
acts chance
expect vp 10
list chance: lots = lots french | lots prussian
do chance: lots prussian
event seated [M1.5] who began as French plays Prussian
expect swapped 1
expect vp 10
acts french prussian

% The lot may leave everybody where he is [M1.5]
do french: bid prussian 3; prussian: bid prussian 3; chance: lots french
expect swapped 0
expect vp 10

% Equal bids for different sides change nothing [M1.4]
do french: bid french 3; prussian: bid prussian 3
expect vp 10
expect swapped 0

% A bid leaves one to nineteen points [M1.1]
refuse french: bid french 10 too-high [M1.1]
refuse french: bid prussian 10 too-high [M1.1]
allow french: bid french 9
allow french: bid prussian 9
allow french: bid french 0

% Then placement is secret, without vedettes; afterwards everything is open [M1.6]
do french: bid french 0; prussian: bid prussian 0
acts french prussian
expect F.v1@unused P.v1@unused
refuse french: place F.v1 COB not-in-play [M1.6]
refuse french: lift Murat fixed [G1.3]
do french: lift Ney; french: place Ney HOL
view prussian not contains HOL
allow french: ready
do french: ready; prussian: ready
acts chance
view prussian contains Ney":"HOL
view nobody contains Ney":"HOL
