# entry.t - columns that are diverted [15.2a], a leader from a source [5.26c], and who is left behind at night.

scenario massenbach
empty

% Columns diverted to where another is due pay for those who came on there [15.1b 15.2a]
turn 26
places Tauentzien@N0236 Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1030
begin movement french
do enter Ney N0135; halt; enter Soult N0135
event entered for 2

% ... and may come by the road that leads off the map there [15.1c]
turn 26
places Tauentzien@N0236 Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1030
begin movement french
allow file StHilaire N0135

% A leader who comes back from a source pays for nobody before it [5.26c 15.1b]
scenario campaign
empty
turn 9
places Soult@S0330 Leval@S0331 Guyot@S0332 Margaron@S0332 Ney@reserve
seen Ney@S0901
begin movement french
do enter StHilaire S0901; halt
do enter Ney S0901
event entered for 1

% At night the last leader does not leave those who have no way out and need it [3.11a 3.12a]
scenario campaign
empty
turn 8
places Friant@S3148 Gudin@S3148 Nansouty@S3148 Colbert@S3148 Ney@S3148 Leval@S3147 Suchet@S3147 Klein@S3147 Sahuc@S3147 Murat@S3147 Tauentzien@S3149 Oels@S3145 Dohna@S2947 Frankenberg@S3347
begin night french
refuse withdraw Ney S3147 leader-needed [3.11a]

% Prussians who are due at the south-west edge wait until the French have come there [21.62 15.0]
scenario early-warning
turn 7
begin movement prussian
refuse enter Pelet N1801 guarded [21.62]
prompt prussian not contains Can come on

% ... and come on then [21.62 15.0]
scenario early-warning
turn 7
opened 1
begin movement prussian
allow enter Pelet N1801

% Those due where a column was diverted to pay for it [15.1b 15.2a]
scenario massenbach
empty
turn 26
places Tauentzien@N0236 Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1030
begin movement french
do enter Soult N0135; halt; enter Ney N0135
event entered for 2
do halt; enter Marchand N0135
event entered for 3
do join Colbert
event entered for 3
do step N0134
do enter Guyot N0135
event entered for 4

% Not those due elsewhere [15.1b]
scenario massenbach
empty
turn 27
places Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1030 Soult@N1030 Ney@N1030 StHilaire@N1030 Guyot@N1031 Margaron@N1031 Marchand@N1032 Colbert@N1032 Tauentzien@N3150
begin movement french
do enter Leval N0136; step N0236; halt; enter Gardanne N0135
event entered for 1

% The bridge train that appears beside Davout is no stack at the edge [15.1b 19.24b]
scenario early-warning
empty
turn 11
places Davout@S0350 Lannes@S0350 Suchet@S0350 Treillard@S0350 Murat@S0350 Bernadotte@S0350 Rivaud@S0350 Drouet@S0350 Tilly@S0340 Lasalle@S0340 Milhaud@S0340 Dupont@S0340 Napoleon@S0350 Bessieres@S0350 Friant@S0330 Viallanes@S0330 Guard@S0331 Morand@S0331
begin movement french
do enter FrBridge S0348
event entered for 0
do halt; enter Sahuc S2701
event entered for 1

% Where Davout was captured it appears beside who has taken his place [19.24b 5.13a]
scenario early-warning
empty
turn 11
places Davout@captured Davout.r@S0350 Friant@S0350
begin movement french
refuse enter FrBridge S0344 no-entry [19.24b]
allow enter FrBridge S0345
do enter FrBridge S0354
event entered for 0

% And as long as nobody has it waits [19.24b 5.13a]
scenario early-warning
empty
turn 11
places Davout@captured Friant@S0350 Ney@S0350
begin movement french
refuse enter FrBridge S0350 no-entry [19.24b]
list enter FrBridge =

% Nor is baggage, which nobody is waiting for [15.1b 19.24b]
scenario early-warning
empty
turn 7
places Davout@S0350 FrBaggage@reserve
begin movement french
do enter FrBaggage S0901; step S0902; halt; enter Soult S0901
event entered for 1

% All of a row that was diverted come on, or none [15.2a 15.2b]
scenario massenbach
empty
turn 26
places Tauentzien@N0236 Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1030
begin movement french
do enter Soult N0135; halt
refuse done all-or-none [15.2b]
prompt french contains To come on too before you are done: St. Hilaire, Guyot, Margaron.
prompt french not contains Done ends

% The next free hex lies along the same edge of the map [15.2a]
scenario campaign
empty
turn 13
places Friant@N3853 Hohenlohe@S3149 Tauentzien@S3149
begin movement prussian
roll 1
refuse enter Natzmer N3853 blocked [15.2a]
refuse enter Natzmer N3952 no-entry [15.0]
refuse enter Natzmer N3851 no-entry [15.0]
list enter Natzmer = enter Natzmer N3653

% Who is sent to another hex waits for those who were due there before [15.2b 15.2a]
scenario massenbach
empty
turn 27
places Soult@N1030 StHilaire@N1030 Guyot@N1031 Margaron@N1031 Tauentzien@N0236 Friant@N1030 Napoleon@N1030 Bessieres@N1030 Guard@N1032
begin movement french
refuse enter Leval N0135 others-first [15.2b]
do enter Ney N0135; halt; enter Marchand N0135; halt; enter Colbert N0135; halt
allow enter Leval N0135

% The train that appears in a full hex beside Davout goes on; who stands there joins it only if they all can [3.14 19.24b]
scenario early-warning
empty
turn 11
places Davout@S0350 FrBridge@reserve Friant@S0350 Gudin@S0350 Viallanes@S0350 Colbert@S0350 Morand@S0330
begin movement french
do enter FrBridge S0350
refuse halt stacking [3.11a]
do join Davout; join Friant; join Viallanes
refuse join Colbert stacking [3.11a]
do join Gudin
expect movers Friant Gudin Viallanes FrBridge Davout
do step S0349; halt
expect FrBridge@S0349 Colbert@S0350

% Who comes on with another into a full hex goes on with the points that the first has left [3.14 15.1a]
scenario early-warning
empty
turn 13
came 0*3 3 0*68
places Davout@S0350 Dupont@S2701 Morand@S2701 Sahuc@S2702 Gudin@reserve Beaumont@reserve Lannes@S0350 Suchet@S0350 Treillard@S0350 Murat@S0350 Bernadotte@S0350 Rivaud@S0350 Drouet@S0349 Tilly@S0349 Lasalle@S0340 Milhaud@S0340 Napoleon@S0350 Bessieres@S0350 Friant@S0330 Viallanes@S0330 Guard@S0331 FrBridge@S0332
begin movement french
do enter Gudin S2701
event entered for 4
refuse halt stacking [3.12a]
refuse join Beaumont stacking [3.12a]
do step S2702
expect Gudin@S2702

% By the Alternate track too the bridge train comes on the evening of the 9th, beside Davout [19.24b]
scenario erfurt
empty
turn 5
places Davout@N0420 Murat@N0420 Friant@N0430 Morand@N0430 Viallanes@N0431 Lasalle@N0431 Milhaud@N0432
begin movement french
refuse enter FrBridge N0401 not-yet [15.0]
do enter Gudin N0401; halt
list enter FrBridge =

% ... within five hexes of him [19.24b]
scenario erfurt
empty
turn 11
places Davout@N0420 Murat@N0420 Friant@N0430 Morand@N0430 Viallanes@N0431 Lasalle@N0431 Milhaud@N0432 Gudin@N0432
begin movement french
refuse enter FrBridge N0401 no-entry [19.24b]
refuse enter FrBridge N0426 no-entry [19.24b]
do enter FrBridge N0425
event entered for 0
