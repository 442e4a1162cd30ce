# What a position may not be: one that comes from a file is asked all this before it is played on.

option A
option-shown 1
empty
turn 6

% An army is demoralized where it has lost its level, and nowhere else [18.0a 18.0b 18.2b]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@0606 1/Tau@0615
begin movement french
unsound losses 0*4 17 0*3 contains prussian is demoralized at jena after losses of 17 [18.0a]
unsound losses 0*4 17 15 0*2 contains prussian is demoralized at jena after losses of 17 [18.0a]

% With Prince Louis the level is another [20.1b]
scenario jena-auerstadt louis=yes
option A
option-shown 1
empty
turn 6
losses 0*4 21 0*3
demoralized prussian no no no
places 1/Gaz@0606 1/Tau@0615
begin movement french
unsound losses 0*4 20 0*3 contains prussian is demoralized at jena after losses of 20 [18.0a]

% The track is there under Option A alone [15.3e 17.0c]
places 1/Gaz@0606 1/Gud@track-west-from-jena-1 1/Tau@0615
begin movement french
unsound option B contains 1/Gud is on the track without Option A [15.3]
unsound option open; option-shown 0 contains 1/Gud is on the track without Option A [15.3]
unsound option-shown 0 contains 1/Gud is on the track without Option A [15.3]

% Who has left a map did so over its own edge, after a side had broken there [17.0a 17.0b]
losses 0*4 18 0*3
demoralized prussian no no no
places 1/Gaz@exited-jena-n 1/Tau@exited-jena-w
begin movement french
unsound places 1/Tau@exited-jena-e contains 1/Tau cannot have left over that edge [17.0b]
unsound places 1/Gaz@exited-auerstadt-s contains 1/Gaz has left where nobody is demoralized [17.0a]
unsound demoralized no*4 contains 1/Gaz has left where nobody is demoralized [17.0a]

% Who never comes was turned away by an army demoralized, or barred by an exit [14.21 14.23]
losses 0*4 18 0*3
demoralized prussian no no no
turn 10
places 1/Gaz@0606 1/Tau@0615 1/Ruch@refused
begin movement prussian
unsound demoralized no*4 contains 1/Ruch has no cause not to come [14.21] [14.23]
unsound places 1/Tau@refused contains 1/Tau has no cause not to come [14.21] [14.23]
unsound places 1/Mar@refused contains 1/Mar has no cause not to come [14.21] [14.23]
unsound turn 9 contains 1/Ruch has no cause not to come [14.21] [14.23]
sound turn 9; places 2/Gaz@exited-jena-w

% Prince Louis's division is in play by agreement alone [20.1a]
places 1/Gaz@0606 1/Tau@0615
begin movement french
unsound places 1/Lou@0616 contains 1/Lou is in play without the option louis [20.1]

% Bernadotte is sent to Auerstadt by agreement, on his turn [20.2]
scenario jena-auerstadt bernadotte=yes
option A
option-shown 1
empty
turn 9
places 1/Gaz@0606 1/Tau@0615
begin movement french
unsound diverted 0*11 1 0*20 contains has not been diverted [20.2]
sound turn 10; diverted 0*11 1 0*20

% ... and not without that agreement [20.2]
turn 10
places 1/Gaz@0606 1/Tau@0615
begin movement french
unsound diverted 0*11 1 0*20 contains has not been diverted [20.2]

% Of the Combat Phase nothing is left in a Movement Phase [5.14a 7.11 7.14a 7.82c]
places 1/Gaz@0606 V.a@0605 1/Tau@0607
begin movement french
unsound spent 1/Gaz contains units have fought, or must, in a Movement Phase [5.14]
unsound duty 1/Gaz 1/Tau contains units have fought, or must, in a Movement Phase [5.14]
unsound silenced V.a contains units have fought, or must, in a Movement Phase [5.14]

% Nobody has moved in a Combat Phase [5.11]
places 1/Gaz@0606 1/Tau@0607
begin combat french
unsound moved 1/Gaz contains units have moved in a Combat Phase [5.11]

% Until the first die those are bound to fight that touched an enemy, and nobody else [7.11 7.12]
places 1/Gaz@0606 2/Gaz@1106 1/Tau@0607 2/Tau@1107 1/Suc@1601
begin combat french
unsound duty 1/Gaz 1/Tau contains 2/Gaz is not bound to fight as it should be [7.1]
unsound duty 1/Gaz 2/Gaz 1/Tau 2/Tau 1/Suc contains 1/Suc is not bound to fight as it should be [7.1]
do attack 1/Tau; join 1/Gaz; roll
roll 4
do retreat 1/Gaz 0605; hold
sound duty 2/Gaz 2/Tau

% Only artillery of the attacker is silenced, by a combat before, and where it touches nobody who has not fought [7.82c]
places 1/Gaz@0606 V.a@0601 VI.a@1106 1/Tau@0607 2/Tau@1107 Tau.a@1601
begin combat french
unsound silenced V.a contains V.a cannot have been silenced [7.82c]
do attack 1/Tau; join 1/Gaz; roll
roll 4
do retreat 1/Gaz 0605; hold
sound silenced V.a
unsound silenced 1/Gaz contains 1/Gaz cannot have been silenced [7.82c]
unsound silenced Tau.a contains Tau.a cannot have been silenced [7.82c]
unsound silenced VI.a contains VI.a cannot have been silenced [7.82c]
do attack 2/Tau; join VI.a
sound silenced V.a
unsound attackers VI.a V.a; bombarding V.a; silenced V.a; places V.a@1205 contains a silenced gun attacks [7.82c]

% Announced odds are lower than those of the attack [7.9]
places 1/Gaz@0606 1/Tau@0607
begin combat french
do attack 1/Tau; join 1/Gaz
odds column = 1-1
unsound reduced 1-1 contains odds are announced that are no lower [7.9]
unsound reduced 6-1 contains odds are announced that are no lower [7.9]

% Who is in a combat with a result has fought [7.14a 7.14b]
places 1/Gaz@0606 1/Tau@0607
begin combat french
do attack 1/Tau; join 1/Gaz; roll
roll 1
unsound spent 1/Gaz contains a unit has a result and has not fought [7.14]
unsound spent none contains a unit has a result and has not fought [7.14]

% An advance is asked for where somebody can make it [7.74a]
places 1/Gaz@0606 1/Tau@0607
begin combat french
do attack 1/Tau; join 1/Gaz; roll
roll 1
do retreat 1/Tau 0608
acts french
unsound vacated-count 0 contains nobody can advance [7.74a]
unsound places 1/Tau@0607 contains nobody can advance [7.74a]

% Who pays for an exchange has a choice what to lose [7.6c]
places 1/Gaz@0606 2/Gaz@0707 Gra.c@0607 1/Tau@0712
begin combat french
do attack Gra.c; join 1/Gaz; join 2/Gaz; roll
roll 6
acts french
unsound attackers V.c; spent V.c Gra.c; places V.c@0606 1/Gaz@0605 contains all is lost in the exchange, with no choice [7.6c]

% Who is still to come has not moved [14.11]
scenario jena-auerstadt
option A
option-shown 1
turn 1
begin movement french
unsound moved Gd contains Gd has moved and is still to come [14.11]
do enter Gd 0104

% Nothing of a combat lies about before a phase begins [4.1b]
turn 6
begin movement french
unsound attackers 1/Gaz; begin combat french contains units are in combat before the phase begins
unsound owed 3; begin movement french contains units are in combat before the phase begins

% A phase does not begin with numbers that cannot be [4.1b]
unsound option-shown 7; begin movement french contains an option not chosen yet has shown itself
