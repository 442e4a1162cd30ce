# options.t - the Prussian choice between Option A and Option B [15.1], and its
# secrecy.  Groups of arrivals a case is not about are made unused.

% The Prussian chooses before anything else in his first Movement Phase [15.1a]
places Gd@0205 V.a@0204
begin movement french
do done
acts prussian
list plan = plan A | plan B
refuse move Dhy 1803 not-now [15.1a]
refuse enter 1/1 2320 not-now [15.1a]
refuse done not-now [15.1a]
view prussian contains "option":"open"

% The French choose nothing [15.1a]
places Gd@0205 V.a@0204
begin movement french
refuse plan A plan-once [15.1a]
do done
refuse french: plan B not-your-turn [15.1a]

% What is chosen, only the Prussian hears; the French hear that it is chosen [15.1a]
begin movement prussian
do plan B
hears prussian plan [15.1a] Option B is chosen
not hears prussian plan-sealed
hears french plan-sealed [15.1a]
not hears french plan
not hears nobody plan
event plan Option B

% The option is chosen once: Option A stays [15.1a]
begin movement prussian
do plan A
expect option A
refuse plan B plan-once [15.1a]
refuse plan A plan-once [15.1a]
list plan =

% The option is chosen once: Option B stays, and the next turn does not ask [15.1a]
places Gd@0205 V.a@0204
places 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused
places 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
begin movement prussian
do plan B
refuse plan A plan-once [15.1a]
do done; french: done
expect turn 2
acts prussian
expect option B
list plan =
refuse plan A plan-once [15.1a]

% Option A brings nobody to Jena, Option B nobody to Auerstadt [15.1a]
begin movement prussian
do plan A
list enter =
refuse enter 1/1 2320 not-due [14.0a]
do done
expect turn 2

% Option B brings the same divisions to Jena at once [15.1a 15.12]
begin movement prussian
do plan B
allow enter 1/1 2320
allow enter 1.a 2320
refuse enter 1/1 1622 entry-elsewhere [14.0a]
refuse enter 1/1Res 2320 not-due [14.0a]
refuse done must-enter [14.0a]

% Before the choice nobody fights, and it is the night that says so [10.1]
begin movement prussian
refuse attack Gd night-combat [10.1]
refuse roll night-combat [10.1]
refuse move Dhy 1803 not-now [15.1a]

# ---- secrecy (the ruling on 15.1) ---------------------------------------

% The French hear that a choice was made, not which [15.1a]
begin movement prussian
do plan B
event plan Option B is chosen
event plan-sealed the Prussian option is chosen
view french contains "option":"open"
view nobody contains "option":"open"
view prussian contains "option":"B"
view french contains "jena":{"losses":0,"demoralized":false}
view french contains "g14":{"side":"prussian","A":{"turn":2,"hex":"1622"},"B":{"turn":1,"hex":"2320"},
view prussian contains "g14":{"side":"prussian","turn":1,"hex":"2320",
view french contains "g17":{"side":"prussian","turn":5,
view french contains "score":{"A":{"french":0,"prussian":4,
view prussian contains "score":{"french":0,"prussian":3,
view prussian contains "jena":{"losses":0,"level":75

% Marching the Saxons betrays nothing [15.1a]
begin movement prussian
do plan B; move Dhy 1803; halt
event not plan-shown
view french contains "option":"open"
expect option-shown 0

% Option B shows with the first arrival by it [15.1a]
begin movement prussian
do plan B; enter Blu.c 2320
event plan-shown [15.1a] the Prussians have taken Option B
view french contains "option":"B"
view nobody contains "option":"B"
view french contains "jena":{"losses":0,"level":75

% Option A shows at the end of the first Prussian Movement Phase [15.1a]
begin movement prussian
do plan A; move Dhy 1803; halt
event not plan-shown
view french contains "option":"open"
do done
event plan-shown [15.1a] the Prussians have taken Option A
view french contains "option":"A"
view nobody contains "option":"A"

% Option B with nobody able to come on shows at the end of the phase too [15.1a]
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused
places 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
begin movement prussian
do plan B
view french contains "option":"open"
do done
event plan-shown Option B

% The option shows once only [15.1a]
places 1/2@unused 2/2@unused 2.c@unused 2/1@unused 1.c@unused 1.a@unused
places 1/3@unused 2/3@unused 3.c@unused
begin movement prussian
do plan B; enter Blu.c 2320
event plan-shown
do step 2219; halt; enter 1/1 2320
event entered
event not plan-shown
do halt; done
event not plan-shown
