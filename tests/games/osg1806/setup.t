# setup.t - setting up [1.6] [19.2], and the secret plan of free entry [21.8].

% The first player finishes before the second begins [1.6b]
scenario massenbach
acts prussian
refuse french: take Lannes not-your-turn [1.6b]
refuse command Hohenlohe Grawert not-now [1.6b]
do done
event set-up [1.6b]
acts french
refuse prussian: take Tauentzien not-your-turn [1.6b]
do done
acts prussian
refuse put N1429 not-now [2.11]

% What the table has a hex for stays there [1.6a 19.22]
scenario saalfeld
acts french
refuse take Suchet listed [1.6a]
refuse take Pelet not-own [17.1]
refuse take Ney not-there [19.21]
expect turn 13
expect Lannes@N0403 Suchet@N0403 Gazan@N0401

% Of a set-up the enemy hears and sees nothing before it is done, and flags then [1.5a 1.6b]
scenario saalfeld
do take Treillard; put N0604
hears french stood [1.6a] Treillard
not hears prussian stood
not hears nobody stood
view prussian contains "flags":{"french":{},
view prussian not contains "Treillard":"N0604"
view nobody not contains "N0604"
view french contains "N0809":{"saxon":true,"kind":"troops"}
do done
view prussian contains "N0604":{"french":true,"kind":"troops"}
view prussian contains "Treillard":"hidden"
view french contains "prussian":{}

# ---- who may stand elsewhere --------------------------------------------------------

% A brigade without a hex of its own stands within two hexes of its officer [19.26]
scenario saalfeld
do take Treillard
refuse put N0703 too-far [19.26]
refuse take Gazan put-first [1.6a]
refuse hold-back no-choice [19.24b]
do put N0604
expect Treillard@N0604
refuse take Treillard put-down [1.6a]
do done
refuse take Schimmel listed [1.6a]

% And not in an enemy's zone [19.26]
scenario saalfeld
places Truetzschler@N0603
do take Treillard
refuse put N0503 in-zone [19.26]
allow put N0402

% Vedettes begin within two hexes of their unit, the first player's first [13.11b 19.26]
scenario saalfeld vedettes=yes
refuse prussian: break Truetzschler not-your-turn [1.6b]
do break Treillard
expect Treillard@detached Treillard.1@N0403 Treillard.3@N0403
do take Treillard.1
refuse put N0703 too-far [13.11b]
do put N0603
refuse take Treillard.1 put-down [1.6a]
do take Treillard.2; put N0402; done
do break Truetzschler; take Truetzschler.1; put N0709

% Light Troops stay when their vedettes go [13.11b]
scenario saalfeld vedettes=yes
do done; break Pelet
expect Pelet@N1409 Pelet.1@N1409

% In the battles there are no vedettes unless players agree on them [19.4]
scenario saalfeld
refuse break Treillard no-vedettes [19.4]

% In the battles nobody is out of supply unless players agree on it [19.4]
scenario massenbach
empty
turn 28
places Friant@N1330 Tauentzien@N3801
begin night french
expect unsupplied none

% With it they are [19.4]
scenario massenbach supply=yes
empty
turn 28
places Friant@N1330 Tauentzien@N3801
begin night french
expect unsupplied Friant Tauentzien

% Prussian bridge trains stand within five hexes of their leaders [19.24a]
scenario campaign
do done; take PrBridge1
refuse put N2918 too-far [19.24a]
do put N3018; take PrBridge2
refuse put N1324 too-far [19.24a]
do put N1325
expect PrBridge1@N3018 PrBridge2@N1325

% The third comes to Weissenfels on the morning of the 12th [19.24a]
scenario campaign
expect PrBridge3@reserve
empty
turn 21
places Tauentzien@S3149 PrBridge3@reserve
begin movement prussian
do enter PrBridge3 N1353

% From the 13th on it is captured [19.24a]
scenario campaign start=13
expect PrBridge3@absent
do done
refuse take PrBridge3 not-there [19.21]

% The French bridge train comes about Davout on the evening of the 9th [19.24b]
scenario campaign
empty
turn 10
places Davout@S2608 FrBridge@reserve
begin movement french
refuse enter FrBridge S2608 not-yet [15.0]

% Within five hexes of him [19.24b]
scenario campaign
empty
turn 11
places Davout@S2608 FrBridge@reserve
begin movement french
refuse enter FrBridge S2614 no-entry [19.24b]
do enter FrBridge S2613

% Or begins there [19.24b]
scenario campaign start=10
do take FrBridge
refuse put S2614 too-far [19.24b]
do put S2612
expect FrBridge@S2612

% Baggage trains begin where their owner likes [19.24b]
scenario campaign
do take FrBaggage; put N0401
expect FrBaggage@N0401

% Or come on later, when and where it likes [19.24b]
scenario campaign
do take FrBaggage; hold-back
event held-back [19.24b]
expect FrBaggage@reserve
begin movement french
refuse enter FrBaggage S1505 not-at-edge [19.24b]
do enter FrBaggage S0901
expect FrBaggage@S0901

% Also by any road that leads on to the map [19.24b 15.1c]
scenario campaign
do take FrBaggage; hold-back
do done; take PrBaggage; hold-back; done
begin movement french
do file FrBaggage S0901
event entered for ½
begin movement prussian
list file PrBaggage S0554 = file PrBaggage S0554
refuse file PrBaggage S0354 no-road [15.1c]

% But no Prussian there where the south-west edge is guarded [21.62 19.24b]
scenario early-warning
do done
do take PrBaggage; hold-back; done
begin movement prussian
refuse enter PrBaggage N2301 guarded [21.62]
refuse file PrBaggage N2301 guarded [21.62]
list enter PrBaggage N2301 =
allow enter PrBaggage N3916

% From the 12th on the Prussians have one baggage train [19.24b]
scenario campaign start=12
expect SxBaggage@absent PrBaggage@N2126
do done
refuse take SxBaggage not-there [19.24b]

% Napoleon and Brunswick stand with any of their forces [19.25]
scenario campaign start=10
do take Napoleon
refuse put S2710 no-forces [19.25]
do put N0403
expect Napoleon@N0403
do done; take Brunswick
refuse put N3519 no-forces [19.25]
refuse put N0403 no-forces [19.25]
do put N2126
expect Brunswick@N2126

% The king is with Brunswick, and goes with him [19.29]
scenario campaign start=10
do done
expect King@N3518
refuse take King with-army [19.29]
do take Brunswick; put N2126
event stood [19.29] Friedrich Wilhelm III
expect King@N2126 Brunswick@N2126

% No train is left behind by its leader, nor a stack without one that needs it [19.24a 3.11a]
scenario campaign
do done; take Brunswick
refuse put N0218 leader-needed [3.11a]
do put N3518; take PrBridge1; put N3618
refuse take Brunswick put-down [1.6a]

% It follows until it is near enough [19.24a]
scenario campaign
do done; take PrBridge1; put N3618; take Brunswick; put N0218
refuse done astray [19.24a]
do take PrBridge1
refuse put N3618 too-far [19.24a]
do put N0219; done
expect turn 6
acts french

% Reduced units begin on their reduced counters, as reorganized ones [19.28]
scenario campaign start=14
expect reduced Louis Tauentzien

% The tables lie open: the enemy knows that they are, and counts them as no gain [19.28 20.14]
scenario jena
expect reduced Louis Tauentzien
view french contains "lost":{"french":0,"prussian":0}
view french contains "rule":"20.14","side":"prussian","points":3

% Columns of march begin on the road, with their distance [19.27]
scenario campaign start=11
expect marching Nansouty Hautpoul Klein
expect Nansouty@S2608 Hautpoul@S2706 Klein@S2701
do take FrBaggage
refuse put S2706 column [8.22e]

% They march on, and pay nothing to be in column [19.27 1.6a]
scenario campaign start=11
begin movement french
do move Klein S2702
event stepped for ½

% A French train that begins at the south-west edge opens it [19.24b 21.62]
scenario early-warning
expect opened 0
do take FrBaggage; put N0401
expect opened 1
view prussian not contains "opened":1

% The first French unit in what was closed shows where it is, since that is open from now on [21.62 1.5a]
scenario early-warning
empty
turn 5
places Friant@N0402
begin movement french
do take Friant; step N0401
expect opened 1
view prussian contains "opened":1
view prussian contains "N0401":{"french":true,"kind":"troops"}

# ---- when ------------------------------------------------------------------------------

% The campaign begins on the day that the players agree on [19.1 19.23]
scenario campaign start=11
expect turn 17
view french contains "day":11,"part":"morning"
expect Napoleon@S2719 Klein@S2701

% The line of a morning holds the places of the evening before [19.22]
scenario campaign start=10
expect turn 13
expect Lannes@N0403 Napoleon@S2711 Hohenlohe@N0824

% On the 8th it begins in the afternoon, and who is due later comes on [19.23]
scenario campaign start=8
expect turn 6
view french contains "day":8,"part":"afternoon"
expect Soult@reserve Napoleon@reserve

% A unit without a place is not there, now or for good [19.21]
scenario campaign start=12
expect Wuerttemberg@absent Natzmer@absent GuardCav@reserve
refuse take Natzmer not-own [17.1]
do done
refuse take Natzmer not-there [19.21]

# ---- the plan of free entry [21.8] ---------------------------------------------------------

% The French choose between two tracks, corps by corps [21.81]
scenario free-entry
acts french
do divert Murat
expect diverted Lasalle Milhaud Nansouty Hautpoul Klein Grouchy Beaumont Sahuc Murat
refuse divert Lasalle with-corps [21.85]
refuse divert Murat diverted [21.85]
refuse divert FrBaggage one-way [21.81]
refuse divert Brunswick not-own [17.1]
allow divert Napoleon
allow divert Jerome

% Nobody else hears or sees it, and then it is sealed [21.85]
scenario free-entry
refuse prussian: take Brunswick not-your-turn [21.85]
refuse take FrBaggage not-now [21.85]
do divert Lannes
hears french diverted [21.85] Lannes
not hears prussian diverted
not hears nobody diverted
view french contains "plan":{"Suchet":true,"Gazan":true,"Treillard":true,"Lannes":true}
view prussian contains "plan":{}
view nobody contains "plan":{}
do done
hears prussian planned [21.85]
refuse divert Davout not-now [1.6b]
do done
acts prussian
refuse french: divert Davout not-your-turn [1.6b]

% Then the Prussians deploy freely, away from the south-west edge [21.85 21.62]
scenario free-entry
do done; done
do take Tauentzien
refuse put N0105 guarded [21.62]
do put N3916
do take PrBridge1; put N3618; take Brunswick; put N0218
refuse take King with-army [19.29]
expect Tauentzien@N3916 Brunswick@N0218 King@N0218

% Nobody knows where a unit stands that deployed freely [21.85]
scenario free-entry
do done; done; done
view french contains "seen"
view french not contains "Tauentzien":"S1109"

% Who is diverted comes on by the Alternate track, the others by the regular one [21.81]
scenario free-entry
diverted Murat Lasalle Milhaud
turn 1
begin movement french
refuse enter Lannes N2301 not-yet [15.0]
refuse enter Lasalle S2701 no-entry [15.0]
do enter Lasalle N0401
expect Lasalle@N0401

% A corps of the regular track does not come sooner at its hex [21.81]
scenario free-entry
diverted Murat Lasalle Milhaud
turn 5
begin movement french
refuse enter Lannes N0401 not-yet [15.0]
refuse enter Dupont S2701 not-yet [15.0]
do enter Bernadotte S2701

% A turn is the earlier one with the other hex alone; delay is allowed [21.81]
scenario free-entry
diverted Murat Lasalle Milhaud
turn 6
begin movement french
do enter Lasalle N0401

% The plan lies open when all French leaders have come on [21.85]
scenario free-entry
empty
turn 30
diverted Lannes Suchet
places Napoleon@S0350 Davout@S0350 Lannes@S0350 Murat@S0350 Bernadotte@S0350 Soult@S0350 Ney@S0350 Augereau@S0350 Bessieres@reserve
begin movement french
view prussian contains "plan":{}
view french contains "plan":{"Suchet":true,"Lannes":true}

% Not before the last of them is there [21.85]
scenario free-entry
empty
turn 30
diverted Lannes Suchet
places Napoleon@S0350 Davout@S0350 Lannes@S0350 Murat@S0350 Bernadotte@S0350 Soult@S0350 Ney@S0350 Augereau@S0350 Bessieres@S0350
begin movement french
view prussian contains "plan":{"Suchet":true,"Lannes":true}
