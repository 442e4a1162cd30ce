# lines.t - supply [14.0], pontoons from turn to turn [9.2], tests for entry [19.31].

scenario campaign
empty
turn 9

% A step dearer than the whole allowance is the whole move [8.12Ab]
places FrBridge@S1734 Friant@S1734
begin movement french
do take FrBridge; deploy S1833
do take Friant; sound S1833
roll 6
do step S1833
expect Friant@S1833
expect moved FrBridge Friant

% Pontoons beside a bridge lift what that costs [9.2b]
places FrBridge@S1734 Davout@S1734 Friant@S1734 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1733; done
do done; done; done
expect turn 10
do done
do move Friant S1733
event stepped for 1
do halt
refuse pack FrBridge S1734 crossed [9.23b]

% What was crossed is not taken in that turn [9.23b]
places FrBridge@S1734 Davout@S1734 Friant@S1734 Tauentzien@S0350
begin movement french
do take FrBridge; deploy S1733; done
do done; done; done
do done
allow pack FrBridge S1734
do move Friant S1733; halt
refuse pack FrBridge S1734 crossed [9.23b]

% Only its owner takes a bridge in, captured or not [9.26c]
places FrBridge@S1734 Davout@S0340 Tauentzien@S1832
begin movement french
do take FrBridge; deploy S1833; done
do done
refuse pack FrBridge S1734 not-own [9.26c]
refuse pack Tauentzien S1734 not-deployed [9.23a]
do done
do rouse Tauentzien
roll 1
do move Tauentzien S1833; keep; halt
expect captive FrBridge
do done; done
do pack FrBridge S1734
expect FrBridge@S1734
expect captive none

% A unit in supply again is demoralized no more [12.13]
turn 8
places Tauentzien@S2641
unsupplied Tauentzien
begin night prussian
expect unsupplied none

% No line goes through an enemy's zone [14.12]
turn 8
places Tauentzien@S2639 Friant@S2546
begin night prussian
expect unsupplied Friant Tauentzien

% A vedette's zone does not cut it, its hex does [13.24]
turn 8
places Tauentzien@S2639 Colbert.1@S2546 Colbert@detached
begin night prussian
expect unsupplied Colbert.1

% In its hex it does [13.24]
turn 8
places Tauentzien@S2639 Colbert.1@S2646 Colbert@detached
begin night prussian
expect unsupplied Colbert.1 Tauentzien

% A trail is no road for a Road March [8.22d]
places Tauentzien@S1733
begin movement prussian
do take Tauentzien; march; step S1632
event stepped for 1

% Württemberg comes on when he passes a check on the 10th or 11th [19.31]
turn 13
places Tauentzien@S0350
begin movement prussian
acts chance
roll 3
refuse enter Wuerttemberg N3853 test [19.31]

% A two lets him come [19.31]
turn 17
places Tauentzien@S0350
begin movement prussian
roll 2
do enter Wuerttemberg N3853
expect Wuerttemberg@N3853

% Who has come on, and fled to a Supply Source, is not tested again [19.31 5.26c]
turn 17
places Wuerttemberg@reserve Natzmer@reserve Tauentzien@S0350
seen Wuerttemberg@S2653
begin movement prussian
acts prussian
allow enter Wuerttemberg S2653

% Prussians stay away from the south-west edge until the French are there [21.62]
scenario early-warning
empty
turn 5
places Tauentzien@S1106
begin movement prussian
refuse move Tauentzien S1105 guarded [21.62]

% Pontoons are not taken into a full hex that only they lead out of [9.23b 3.14]
scenario campaign
empty
turn 9
places FrBridge@S1734 Friant@S1734 Gudin@S1734 Davout@S0340 Tauentzien@S1533 Zeschwitz@S1935
damaged S1733|S1734
begin movement french
do take FrBridge; deploy S1833; done
do done; done; done
do done
refuse pack FrBridge S1734 stacking [3.12b]
allow pack FrBridge S1833
