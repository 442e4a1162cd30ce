# The Initiative phase, chapter C4.
empty
places Ney@KUL Brunswick@ERF
fatigue Brunswick@4

% Nobody has to play a blue card [C4.1]
hand-french F24 F27 F39
begin initiative french
allow play F24
allow play F27
allow play F39
do decline
acts chance
expect hand-french F24 F27 F39

% One may; it works at once and is discarded [C4.1]
hand-prussian P47
begin initiative french
do play P47; name ERF
expect fatigue Brunswick@2
do turn F05; turn P10
expect discard-prussian P10 P47
expect hand-prussian none

% No green card, nor a red one, is played here [C4.2]
hand-french F16
hand-prussian P19
begin initiative french
refuse play F16 green [C4.2]
do decline
refuse play P19 green [C4.2]

% The higher value operates first [C4.3]
begin initiative french
do turn F03; turn P15
event initiative [C4.3] Prussian
acts prussian

% Either way [C4.3]
begin initiative french
do turn F05; turn P05
event initiative [C4.3] French
acts french

% With equal values the French do [C4.4]
begin initiative french
do turn F02; turn P10
event initiative [C4.4] French
acts french

% The cards turned over are discarded [C4.5]
begin initiative french
do turn F02; turn P10
expect discard-french F02
expect discard-prussian P10
