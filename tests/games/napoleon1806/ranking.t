# Ranking and tie-break points, chapter M2, as the end of a game tells them.
scenario campaign rules=marshal
empty
places Augereau@EBN Ruchel@ESN

% A Prussian win on turn 3: three ranking points and ten for ties, one and minus five [M2.1 M2.2 M2.4]
turn 3
vp 19
places Ney@BAY
control french prussian prussian french
fatigue Ney@6
activated Ney
begin recovery french
do lose-foot Ney
over prussian
event ranking Prussian: ranking points 3, 10 to break ties
event ranking-less French: ranking points 1, minus 5 to break ties
view nobody contains "ranking":{"french":{"points":1,"ties":-5},"prussian":{"points":3,"ties":10}}

% A French win on turn 6: three and two, one and minus two [M2.1 M2.3 M2.4]
turn 6
vp 1
places Louis@GOT
control french prussian prussian french
fatigue Louis@6
activated Louis
begin recovery french
do lose-foot Louis
over french
event ranking French: ranking points 3, 2 to break ties
event ranking-less Prussian: ranking points 1, minus 2 to break ties

% On points after turn 7: one for ties, none lost [M2.2 M2.4]
turn 7
vp 5
places Ney@BAY
fatigue Ney@6
activated Ney
begin recovery french
do lose-foot Ney
over prussian
event ranking Prussian: ranking points 3, 1 to break ties
event ranking French: ranking points 1, 0 to break ties

% On turn 7 itself: two and minus one [M2.2 M2.4]
turn 7
vp 19
places Ney@BAY
control french prussian prussian french
fatigue Ney@6
activated Ney
begin recovery french
do lose-foot Ney
event ranking Prussian: ranking points 3, 2 to break ties
event ranking-less French: ranking points 1, minus 1 to break ties

% Napoléon eliminated: 14 and minus 7 on any turn [M2.5]
turn 6
places Napoleon@KUL Bessieres@KUL
fatigue Bessieres@8
lasting F36
begin operations french
do move Bessieres; join Napoleon; go
over prussian
event ranking Prussian: ranking points 3, 14 to break ties
event ranking-less French: ranking points 1, minus 7 to break ties

% A game broken off: no ranking points, minus seven each [M2.6]
turn 6
vp 19
begin operations french
over no
view nobody contains "ranking":{"french":{"points":0,"ties":-7},"prussian":{"points":0,"ties":-7}}

% Games that are no tournament are not ranked [M2.1]
scenario campaign
turn 3
vp 19
empty
places Ney@BAY Augereau@EBN Ruchel@ESN
control french prussian prussian french
fatigue Ney@6
activated Ney
begin recovery french
do lose-foot Ney
over prussian
event not ranking
view french not contains ranking
