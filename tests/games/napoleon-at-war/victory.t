# victory.t - victory points at the end of Game-Turn 12 and what they amount to
# [19.0].  Each case ends the last Prussian phase.  `losses` are French on Jena
# and Auerstadt and two spare maps, then Prussian.

option A
option-shown 1
empty
places Gd@unused V.a@unused 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places Gd.a@unused VII.a@unused Van@unused VI.c@unused 1/Gud@unused 2/Gud@unused Gud.a@unused
places 1/Hil@unused 2/Hil@unused IV.c@unused 1/Fri@unused 2/Fri@unused Fri.a@unused III.c@unused
places 1/Mor@unused 2/Mor@unused Mor.a@unused 1/Mar@unused 2/Mar@unused 1/Mah@unused
places 2/Mah@unused VI.a@unused 1/Lev@unused 2/Lev@unused 1/Leg@unused 2/Leg@unused IV.a@unused
places Kle.c@unused Nan.c@unused Haut.c@unused 1/Riv@unused 2/Riv@unused I.c@unused Sah.c@unused
places 1/Dro@unused 2/Dro@unused I.a@unused 1/1@unused 2/1@unused 1.c@unused 1/2@unused
places 2/2@unused 2.c@unused 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
places 1/1Res@unused 2/1Res@unused 1Res.c@unused 1/2Res@unused 2/2Res@unused 2Res.c@unused
places Res.a@unused Holz@unused Holz.c@unused 1/Ruch@unused 2/Ruch@unused
places 1/Lou@unused 2/Lou@unused Lou.c@unused Lou.a@unused
turn 12

# ---- when and of what [19.0] --------------------------------------------

% Points are scored once, when Game-Turn 12 is over, not before [19.0 15.4]
losses 30 0*3 50 0*3
begin movement french
do done
event not scored
over no
acts prussian
do done
event scored [19.1a] Victory Points to the Prussian side: 1
event ended
over prussian by 1 Prussian marginal victory, 1 to 0
acts nobody

% The end of Game-Turn 11 is not the end [19.0 15.4]
turn 11
losses 30 0*3 50 0*3
begin movement prussian
do done
event not scored
over no
expect turn 12

% Losses on both maps are added up [19.0]
losses 10 15 0*2 20 30 0*2
begin movement prussian
do done
event scored [19.1a]
event not scored [19.1c]
event not scored [19.1h]
over prussian marginal

% One point more on either map tips the ratio [19.0]
losses 10 15 0*2 20 31 0*2
begin movement prussian
do done
event scored [19.1c]
over french substantive

# ---- the ratio ----------------------------------------------------------

% Option A, 60 to 30: two to one or less gives the Prussians one point [19.1a]
losses 30 0*3 60 0*3
begin movement prussian
do done
event scored [19.1a] Victory Points to the Prussian side: 1
event not scored [19.1c]
over prussian by 1 Prussian marginal victory, 1 to 0

% Option A, 61 to 30: more than two to one gives the French two points [19.1a 19.1c]
losses 30 0*3 61 0*3
begin movement prussian
do done
event scored [19.1c] Victory Points to the French side: 2
event not scored [19.1a]
over french by 2 French substantive victory, 2 to 0

% Option B, 60 to 30: nobody scores by the ratio [19.1a 19.1b 19.1c]
option B
losses 30 0*3 60 0*3
begin movement prussian
do done
event not scored
over draw by 0 draw; victory points of each side: 0

% Option B, 61 to 30: the French score one point [19.1c]
option B
losses 30 0*3 61 0*3
begin movement prussian
do done
event scored [19.1c] Victory Points to the French side: 1
over french by 1 French marginal victory, 1 to 0

% Option B, 50 to 50: one to one or less gives the Prussians one point [19.1b]
option B
losses 50 0*3 50 0*3
begin movement prussian
do done
event scored [19.1b] Victory Points to the Prussian side: 1
event not scored [19.1a]
over prussian by 1 Prussian marginal victory, 1 to 0

% Option B, 51 to 50 gives nothing [19.1b]
option B
losses 50 0*3 51 0*3
begin movement prussian
do done
event not scored
over draw

% Option A, 50 to 50: the one-to-one line adds nothing [19.1b 19.1a]
losses 50 0*3 50 0*3
begin movement prussian
do done
event scored [19.1a] Victory Points to the Prussian side: 1
event not scored [19.1b]
over prussian by 1 Prussian marginal victory, 1 to 0

% No losses at all are no worse than two to one [19.1a]
begin movement prussian
do done
event scored [19.1a]
event not scored [19.1c]

% Prussian losses against none are more than two to one [19.1c]
losses 0*4 3 0*3
begin movement prussian
do done
event scored [19.1c]
event not scored [19.1a]

# ---- demoralization -----------------------------------------------------

% Prussians demoralized at Jena: one point for the French under Option A [19.1d]
losses 30 0*3 60 0*3
demoralized prussian no no no
begin movement prussian
do done
event scored [19.1d] Victory Points to the French side: 1
event not scored [19.1e]
over draw by 0 draw; victory points of each side: 1

% Prussians demoralized at Jena: two points under Option B [19.1d]
option B
losses 30 0*3 60 0*3
demoralized prussian no no no
begin movement prussian
do done
event scored [19.1d] Victory Points to the French side: 2
over french by 2 French substantive victory, 2 to 0

% Prussians demoralized at Auerstadt: one point for the French [19.1e]
losses 30 0*4 60 0*2
demoralized no prussian no no
begin movement prussian
do done
event scored [19.1e] Victory Points to the French side: 1
event not scored [19.1d]
over draw by 0 draw; victory points of each side: 1

% Under Option B nothing is scored for Auerstadt [19.1e 19.1g]
option B
losses 30 0*3 40 20 0*2
demoralized no prussian no no
begin movement prussian
do done
event not scored
over draw

% French demoralized at Jena: three points for the Prussians under Option A [19.1f]
losses 65 0*3 130 0*3
demoralized french no no no
begin movement prussian
do done
event scored [19.1f] Victory Points to the Prussian side: 3
event not scored [19.1g]
over prussian by 4 Prussian decisive victory, 4 to 0

% French demoralized at Jena: three points under Option B as well [19.1f]
option B
losses 75 0*3 150 0*3
demoralized french no no no
begin movement prussian
do done
event scored [19.1f] Victory Points to the Prussian side: 3
over prussian by 3 Prussian decisive victory, 3 to 0

% French demoralized at Auerstadt: two points for the Prussians [19.1g]
losses 20 20 0*2 60 20 0*2
demoralized no french no no
begin movement prussian
do done
event scored [19.1g] Victory Points to the Prussian side: 2
event not scored [19.1f]
over prussian by 3 Prussian decisive victory, 3 to 0

% Under Option B French demoralization at Auerstadt is worth nothing [19.1g]
option B
losses 10 20 0*2 60 0*3
demoralized no french no no
begin movement prussian
do done
event not scored

# ---- sparing the army ---------------------------------------------------

% Prussian losses of 47: three points under Option A [19.1h]
losses 20 0*3 40 7 0*2
begin movement prussian
do done
event scored [19.1h] Victory Points to the Prussian side: 3
over prussian by 1 Prussian marginal victory, 3 to 2

% Prussian losses of 48: nothing [19.1h]
losses 20 0*3 40 8 0*2
begin movement prussian
do done
event not scored [19.1h]
over french by 2 French substantive victory, 2 to 0

% Prussian losses of 47: two points under Option B [19.1h]
option B
losses 30 0*3 47 0*3
begin movement prussian
do done
event scored [19.1h] Victory Points to the Prussian side: 2
over prussian by 2 Prussian substantive victory, 2 to 0

% Prussian losses of 48: nothing under Option B either [19.1h]
option B
losses 30 0*3 48 0*3
begin movement prussian
do done
event not scored

# ---- marching on [19.1i] ------------------------------------------------

% 80 points out over the north edge of Jena and 45 over the west: two for the French [19.1i]
losses 30 0*3 60 0*3
demoralized prussian no no no
places Gd@exited-jena-n Gd.a@exited-jena-n V.a@exited-jena-n 1/Mor@exited-jena-n
places 1/Gaz@exited-jena-n 2/Gaz@exited-jena-n 1/Suc@exited-jena-n 2/Suc@exited-jena-n
places 2/Mor@exited-jena-n 1/Gud@exited-jena-n
places 2/Gud@exited-jena-w 1/Fri@exited-jena-w 2/Fri@exited-jena-w 1/Hil@exited-jena-w
places 2/Hil@exited-jena-w 1/Lev@exited-jena-w 2/Lev@exited-jena-w 1/Leg@exited-jena-w
begin movement prussian
do done
event scored [19.1i] Victory Points to the French side: 2
over french by 2 French substantive victory, 3 to 1

% 80 north, 44 west and 20 east: one point short, the east edge does not count [19.1i]
losses 30 0*3 60 0*3
demoralized prussian no no no
places Gd@exited-jena-n Gd.a@exited-jena-n V.a@exited-jena-n 1/Mor@exited-jena-n
places 1/Gaz@exited-jena-n 2/Gaz@exited-jena-n 1/Suc@exited-jena-n 2/Suc@exited-jena-n
places 2/Mor@exited-jena-n 1/Gud@exited-jena-n
places 2/Gud@exited-jena-w 1/Fri@exited-jena-w 2/Fri@exited-jena-w 1/Hil@exited-jena-w
places 2/Hil@exited-jena-w 1/Lev@exited-jena-w 2/Lev@exited-jena-w Van@exited-jena-w
places 2/Leg@exited-jena-e VI.a@exited-jena-e IV.a@exited-jena-e VII.a@exited-jena-e
begin movement prussian
do done
event not scored [19.1i]
over draw by 0 draw; victory points of each side: 1

% Units on the track and units out over Auerstadt's edges do not count [19.1i]
losses 30 0*3 45 15 0*2
demoralized prussian prussian no no
places Gd@exited-jena-n Gd.a@exited-jena-n V.a@exited-jena-n 1/Mor@exited-jena-n
places 1/Gaz@exited-jena-n 2/Gaz@exited-jena-n 1/Suc@exited-jena-n 2/Suc@exited-jena-n
places 2/Mor@exited-jena-n 1/Gud@exited-jena-n
places 2/Gud@exited-jena-w 1/Fri@exited-jena-w 2/Fri@exited-jena-w 1/Hil@exited-jena-w
places 2/Hil@exited-jena-w 1/Lev@exited-jena-w 2/Lev@exited-jena-w Van@exited-jena-w
places 2/Leg@track-west-from-jena-1 VI.a@track-east-from-jena-3
places IV.a@exited-auerstadt-s VII.a@exited-auerstadt-e
begin movement prussian
do done
event not scored [19.1i]

% Prussians who have left do not count for the French [19.1i]
losses 30 0*3 60 0*3
demoralized prussian no no no
places Gd@exited-jena-n Gd.a@exited-jena-n V.a@exited-jena-n 1/Mor@exited-jena-n
places 1/Gaz@exited-jena-n 2/Gaz@exited-jena-n 1/Suc@exited-jena-n 2/Suc@exited-jena-n
places 2/Mor@exited-jena-n 1/Gud@exited-jena-n
places 2/Gud@exited-jena-w 1/Fri@exited-jena-w 2/Fri@exited-jena-w 1/Hil@exited-jena-w
places 2/Hil@exited-jena-w 1/Lev@exited-jena-w 2/Lev@exited-jena-w Van@exited-jena-w
places 1/Tau@exited-jena-w 2/Tau@exited-jena-n
begin movement prussian
do done
event not scored [19.1i]

% Under Option B marching on is worth nothing [19.1i]
option B
losses 30 0*3 60 0*3
demoralized prussian no no no
places Gd@exited-jena-n Gd.a@exited-jena-n V.a@exited-jena-n 1/Mor@exited-jena-n
places 1/Gaz@exited-jena-n 2/Gaz@exited-jena-n 1/Suc@exited-jena-n 2/Suc@exited-jena-n
places 2/Mor@exited-jena-n 1/Gud@exited-jena-n
places 2/Gud@exited-jena-w 1/Fri@exited-jena-w 2/Fri@exited-jena-w 1/Hil@exited-jena-w
places 2/Hil@exited-jena-w 1/Lev@exited-jena-w 2/Lev@exited-jena-w 1/Leg@exited-jena-w
begin movement prussian
do done
event not scored [19.1i]
over french by 2 French substantive victory, 2 to 0

% Units that left are no losses to their own side [19.0 17.22]
losses 30 0*3 60 0*3
demoralized prussian no no no
places 1/Tau@exited-jena-w 2/Tau@exited-jena-n 1/Gra@exited-jena-n Dhy@exited-jena-w
begin movement prussian
do done
event scored [19.1a]
event not scored [19.1c]

# ---- the level of victory [19.2] ----------------------------------------

% Three points against one: the Prussians win by two [19.2a 19.2b]
losses 20 20 0*2 60 20 0*2
demoralized prussian french no no
begin movement prussian
do done
event ended the game ends: French 1, Prussian 3
over prussian by 2 Prussian substantive victory, 3 to 1

% Equal points: a draw [19.2b]
losses 30 0*3 60 0*3
demoralized prussian no no no
begin movement prussian
do done
over draw by 0 draw; victory points of each side: 1

% One point more: a marginal victory [19.2b]
losses 15 15 0*2 40 20 0*2
demoralized prussian prussian no no
begin movement prussian
do done
over french by 1 French marginal victory, 2 to 1

% Two points more: a substantive victory [19.2b]
losses 15 15 0*2 40 21 0*2
begin movement prussian
do done
over french by 2 French substantive victory, 2 to 0

% Three points more: a decisive victory [19.2b]
losses 15 15 0*2 40 21 0*2
demoralized prussian no no no
begin movement prussian
do done
over french by 3 French decisive victory, 3 to 0

% Five points more: a decisive victory too [19.2b]
losses 5 19 0*2 30 10 0*2
demoralized prussian french no no
begin movement prussian
do done
over prussian by 5 Prussian decisive victory, 6 to 1
