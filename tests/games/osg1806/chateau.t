# chateau.t - chateaux [11.5].  N0216 is one, on flat ground.

scenario campaign
empty
turn 9

% A single infantry unit in a chateau need not attack [11.52a]
places Friant@N0216 Tauentzien@N0217
begin combat french
do done
acts prussian

% Two divisions in it are an ordinary stack: they have to [11.51]
places Friant@N0216 Gudin@N0216 Tauentzien@N0217
begin combat french
refuse done duty [4.31a]

% If it attacks, every enemy next to it must be attacked [11.52b]
places Friant@N0216 Tauentzien@N0217 Schoeneberg@N0215
begin combat french
do attack N0216 N0217
refuse done duty [11.52b]
do attack N0216 N0215; done
odds defence = 8

% Its own zone holds: enemies next to it have to attack it [11.52c]
places Friant@N0216 Tauentzien@N0217
begin combat prussian
refuse done duty-to-defend [4.31a]
do attack N0217 N0216; done; roll
roll 6

% The odds against it are 2-1 at most [11.53A]
places Morand@N0217 Guard@N0217 Napoleon@N0217 Schoeneberg@N0216
begin combat french
do attack N0217 N0216; done
odds attack = 18
odds line no more than 2-1 against a chateau [11.53A] 0
odds column = 2-1

% With another combat unit beside it they are not [11.51]
places Morand@N0217 Schoeneberg@N0216 PrBridge1@N0216
begin combat french
do attack N0217 N0216; done
odds column = 4-1

% It does not retreat, and nobody advances [11.53B]
places Morand@N0217 Schoeneberg@N0216
begin combat french
do attack N0217 N0216; done; roll
roll 1
event result 2-1: Dr2
expect Schoeneberg@N0216
acts prussian

% Combined arms do not help against it [11.53D]
places Tauentzien@N0217 Henckel@N0217 Friant@N0216
begin combat prussian
do attack N0217 N0216; done
odds attack = 7
odds column = 1-2
odds not line infantry and cavalry together [16.1a] 1

# On the printed table no column that is allowed against a chateau has a De.  In tests/packs/storm, the
# printed box otherwise, the first line of 2-1 has one.

% De is an exchange there [11.53C]
pack ../../packs/storm campaign
empty
turn 9
places Morand@N0217 Schoeneberg@N0216
begin combat french
do attack N0217 N0216; done; roll
roll 1
event result 2-1: De
event becomes Ex
expect Schoeneberg@day-box
do lose Morand
expect Morand@day-box

% Whose Repulse has failed attacks out of a chateau too [10.22a]
places Friant@N0216 Tauentzien@N0217
begin movement french
do take Friant; repulse; done
refuse done duty
allow attack N0216 N0217

% Cavalry that nobody attacks does not retreat before combat [16.2a 4.31b]
places Friant@N0216 Beeren@N0217
begin combat french
do done
prompt prussian not contains May retreat before combat

% A single infantry unit in a chateau is not pinned [11.52a 4.1c]
places Friant@N0216 Tauentzien@N0217
begin movement french
allow move Friant N0215
prompt french not contains Before the enemy

% ... two are [4.1c]
places Friant@N0216 Gudin@N0216 Tauentzien@N0217
begin movement french
refuse move Friant N0215 pinned [4.1c]
