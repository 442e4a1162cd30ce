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
