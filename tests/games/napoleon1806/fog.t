# Fog of war, chapter G2, and the cards that are played blind in it.
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN

% A block keeps its name, strength and fatigue from the opponent while it moves [G2.1]
places Ney@KUL Brunswick@ERF
fatigue Ney@3
begin operations french
do move Ney; go; turn F05; step MUN; step HOF
view prussian contains "Ney":"hidden"
view prussian contains "marching":{"side":"french","area":"HOF","blocks":1}
view prussian not contains "Ney":{"infantry"
view french contains "Ney":"HOF"
view french contains "Ney":{"infantry":5,"cavalry":1,"fatigue":3}
view nobody contains "Ney":"hidden"
do halt
view prussian contains "french":{"BAM":{"fresh":1},"HOF":{"activated":1}}

% Who keeps count knows where it may be: here each block may be the one that marched [G2.1]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; go; turn F05; step MUN; halt
view prussian contains "Soult":{"BAM":true,"KUL":true,"MUN":true}
view prussian contains "Ney":{"BAM":true,"KUL":true,"MUN":true}

% When all blocks of an area have left it, none of them is thought to be there [G2.1]
places Ney@KUL
begin operations french
do move Ney; go; turn F05; step MUN; halt
view prussian contains "Ney":{"BAM":true,"MUN":true}

% A stack is announced by its area and the number of its blocks [G2.1]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult
view prussian not contains "marching":{
do go
event begins
event sets-out [G2.1] hidden blocks in the stack: 2

% It stops by its owner's word: a halt of itself would tell what stopped it [G2.1]
places Ney@KUL Soult@MUN F.v1@HOF
begin operations french
do move Ney; go; turn F05; step MUN
acts french
refuse step HOF must-stop [C6.12]
do halt
expect Ney@MUN

% When a combat starts all corps there are revealed, before any card of it [G2.2]
places Ney@JEN Soult@JEN Hohenlohe@JEN Louis@SAA
hand-prussian P43
begin operations french
do fight Ney; go; decline
event revealed [G2.2] Ney is revealed
event revealed [G2.2] Soult is revealed
acts prussian
view prussian contains "Ney":"JEN"
view prussian contains "Soult":"JEN"
view french contains "Hohenlohe":"JEN"
view french contains "Louis":"hidden"
view french not contains "Hohenlohe":{"infantry"

% A Moving Attack too, when it has come among the enemy and not before [G2.2]
places Ney@KAH Hohenlohe@JEN
hand-prussian P43
begin operations french
do assault Ney; go; decline; turn F05; decline
view french contains "Hohenlohe":"hidden"
view prussian contains "Ney":"hidden"
do step JEN; halt; decline
view french contains "Hohenlohe":"JEN"
view prussian contains "Ney":"JEN"

% They are hidden again after the pursuit [G2.3]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go
do turn F01; turn F06
view french contains "Hohenlohe":"JEN"
do turn P01; turn P03
view french contains "Hohenlohe":"hidden"
view prussian contains "Ney":"hidden"

% What was seen in the combat is remembered until the block moves with others [G2.3]
places Ney@JEN Hohenlohe@JEN
begin operations french
do fight Ney; go; turn F01; turn F06; turn P01; turn P03
view prussian contains "Augereau":{"BAM":true}

% Which blocks have been activated is seen by all [G2.4]
places Ney@KUL Soult@KUL Brunswick@ERF
activated Ney
begin operations french
view prussian contains "KUL":{"fresh":1,"activated":1}

% A commander is one hidden block more [G2.5]
places Napoleon@BAM Murat@BAM Bessieres@BAM F.v1@BAM
begin operations french
view prussian contains "Napoleon":"hidden"
view prussian contains "BAM":{"fresh":5}

% He is revealed with the corps around him [G2.5] [G2.2]
places Napoleon@JEN Ney@JEN Hohenlohe@JEN
hand-prussian P43
begin operations french
do fight Ney; go; decline
view prussian contains "Napoleon":"JEN"

% Bernadotte played blind on Bernadotte: three points less [E-BERNADOTTE.2]
places Bernadotte@KUL
hand-prussian P04
begin operations french
do move Bernadotte; go; decline; turn F01; play P04
expect points 2

% On another corps alone: one point less [E-BERNADOTTE.2]
places Ney@KUL
hand-prussian P04
begin operations french
do move Ney; go; decline; turn F01; play P04
expect points 4

% On two corps: nothing, and the card is gone [E-BERNADOTTE.2]
places Ney@KUL Bernadotte@KUL
hand-prussian P04
begin operations french
do move Ney; join Bernadotte; go; decline; turn F01; play P04
expect points 4

% On vedettes nothing either; the Prussians are asked all the same [E-BERNADOTTE.2]
places F.v1@KUL
hand-prussian P04
begin operations french
do move F.v1; go; decline; turn F01
acts prussian
do play P04
expect points 5

% Saxon Defection names a contested area blind: Tauentzien is there [E-SAXON-DEFECTION.2]
vp 12
places Tauentzien@JEN Ney@JEN Louis@SAA Soult@SAA
hand-french F41
begin initiative french
do play F41
acts french
list name = name SAA | name JEN
refuse name BAM no-enemy [E-SAXON-DEFECTION.2]
do name JEN
acts prussian
view french contains "Tauentzien":{"JEN":true}
do lose-foot Tauentzien
expect vp 11

% He is not: the card is lost, and nothing is told but that [E-SAXON-DEFECTION.2]
vp 12
places Tauentzien@JEN Ney@JEN Louis@SAA Soult@SAA
hand-french F41
begin initiative french
do play F41; name SAA
expect vp 12
expect infantry Louis@2
event no-effect
view french contains "Tauentzien":{"ESN":true,"JEN":true}

% A vedette that rides into the enemy learns whether corps and vedettes were there, not which [G3.8]
places F.v1@WMR Brunswick@ERF Louis@ERF P.v1@ERF
begin operations french
do move F.v1; go; turn F05; step ERF
expect F.v1@dead P.v1@dead
view french contains "Brunswick":"hidden"
view french contains "prussian":{"ESN":{"fresh":1},"ERF":{"fresh":2}}

% Vedettes take no fatigue, but nobody may see that: as many are asked for as of so many corps [G3.3]
places F.v1@KUL F.v2@KUL
begin operations french
do move F.v1; join F.v2; go; turn F06; step MUN; step HOF; step PLA; step GRE; halt
acts french
list feign = feign
refuse tire F.v1 not-sharing [C6.19]
do feign
expect F.v1@GRE F.v2@GRE
event not tired

% Of two corps with an odd point one takes it, and nothing is for show [G3.3] [C6.19]
places Ney@KUL Soult@KUL
begin operations french
do move Ney; join Soult; go; turn F06; step MUN; step HOF; step PLA; step GRE; halt
acts french
refuse feign not-for-show [G3.3]
do tire Ney
expect fatigue Ney@1

% How tired a stack is, its owner alone is told [G2.1]
places Ney@KUL
begin operations french
do move Ney; go; turn F06; step MUN; step HOF; step PLA; step GRE; halt
expect fatigue Ney@1
view prussian not contains "fatigue":1
view french contains "fatigue":1

% Recovery asks a side that holds cards, whether a corps is tired or not [G2.1]
places Ney@KUL
hand-french F41
begin recovery french
acts french
refuse spend F41 Ney not-tired [C11.3]
do done

% Reaction slips away to an area without any enemy block: what stands hidden may be a corps [G2.1] [E-REACTION.1]
places Ney@KAH Louis@JEN P.v1@ROD
hand-french F38
begin operations prussian
do move Louis; go
acts french
do react F38 Ney
refuse slip ROD not-free [E-REACTION.1]

% Which corps is under Care its owner alone sees [G2.1] [E-CARE.1]
places Ney@KUL Soult@KUL
infantry Ney@4
cared Ney
begin operations french
view french contains "cared":{"Ney":true}
view prussian not contains "cared":{"Ney":true}
view nobody not contains "cared":{"Ney":true}

% And which a card was spent on [G2.1] [C1.14]
places Ney@KUL Soult@KUL
fatigue Ney@3 Soult@6
activated Ney Soult
hand-french F01 F03
begin recovery french
do spend F01 Soult
view french contains "refitted":{"Soult":true}
view prussian not contains "refitted":{"Soult":true}
view nobody not contains "refitted":{"Soult":true}

% A stack that marches on past friends has met vedettes alone: none of the corps is there [G3.10 C6.12]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Soult@KUL F.v1@MUN
begin operations french
do move Ney; go; turn F05; step MUN
view prussian contains "Soult":{"BAM":true,"KUL":true,"MUN":true}
do step HOF
view prussian contains "Soult":{"BAM":true,"KUL":true,"HOF":true}
view prussian contains "F.v1":{"BAM":true,"KUL":true,"MUN":true,"HOF":true}

% With Organization it may have passed corps [E-ORGANIZATION.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL Soult@MUN
hand-french F31
begin operations french
do move Ney; go; turn F05; decline; step MUN; play F31; step HOF
view prussian contains "Soult":{"BAM":true,"MUN":true,"HOF":true}

% A retreat that goes on past friends tells the same of them [G3.10 C8.26]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@JEN Soult@POE F.v1@KAH Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go; turn F01; turn F06; turn P04; turn P06; lose-foot Ney; lose-horse Ney
view prussian contains "Soult":{"BAM":true,"POE":true}
view prussian contains "F.v1":{"BAM":true,"KAH":true,"POE":true}

% Nothing is told of them where it would have ended anyway [C8.21]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@JEN Soult@POE F.v1@KAH Hohenlohe@JEN
axis-french JEN@KAH-JEN
begin operations french
do fight Ney; go; turn F01; turn F06; turn P04; turn P05; lose-foot Ney
view prussian contains "Soult":{"BAM":true,"KAH":true,"POE":true}

% Who forages, destroys a bridge or repairs one is no vedette, though the card is cancelled [G3.3 E-FORAGE.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Ney@KUL F.v1@KUL
hand-french F20
hand-prussian P10
begin operations french
do move Ney; go; decline; turn F05
view prussian contains "F.v1":{"BAM":true,"KUL":true}
do play F20; play P10; step BAY; halt
view prussian contains "F.v1":{"BAM":true,"KUL":true}
view prussian contains "Ney":{"BAM":true,"KUL":true,"BAY":true}

% So is who works at a bridge [E-DESTROYED-BRIDGE.1]
scenario campaign rules=grognard
empty
places Augereau@BAM Ruchel@ESN Louis@KAH P.v1@KAH
hand-prussian P14
begin operations prussian
do move Louis; go; turn P15; decline; wreck P14 KAH-ROD; step SAA; halt
view french contains "P.v1":{"ESN":true,"KAH":true}
view french contains "Louis":{"ESN":true,"SAA":true,"KAH":true}

% Whether a commander stands with the corps that is called, no question tells [G2.5 E-CANNON-SOUNDS.2]
places Ney@JEN Hohenlohe@JEN Soult@KAH Lannes@KAH
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult
acts french
prompt french contains No commander is with the corps: go.
legal french = go
do go
expect Soult@JEN Lannes@KAH

% With his last corps he goes, and it is asked as well, for a Counter Order may follow [G2.5 E-CANNON-SOUNDS.2 C1.3]
places Ney@JEN Hohenlohe@JEN Soult@KAH Napoleon@KAH
hand-french F05
hand-prussian P10
begin operations french
do fight Ney; go; decline; summon F05 Soult
acts french
prompt french contains The commander goes with his last corps: go.
legal french = go
do go
acts prussian
do play P10
expect Soult@KAH Napoleon@KAH
view prussian contains "Napoleon":"hidden"

% A corps that stands alone has nobody with it, as all can see [G2.5 E-CANNON-SOUNDS.2]
places Ney@JEN Hohenlohe@JEN Soult@KAH
hand-french F05
begin operations french
do fight Ney; go; summon F05 Soult
expect Soult@JEN

% A block that stands or marches alone is no commander, as all can work out [C1.4 G2.5]
places Napoleon@KUL Ney@KUL Soult@KUL F.v1@MUN
begin operations french
view prussian contains "Napoleon":{"KUL":true}
view prussian contains "F.v1":{"BAM":true,"KUL":true,"MUN":true}
do move Ney; go; turn F05; step BAY
view prussian contains "Napoleon":{"KUL":true}
view prussian contains "Soult":{"BAM":true,"KUL":true,"BAY":true,"MUN":true}

% A block that is named alone by Inactivity is a corps, and no vedette [E-INACTIVITY.1 G2.1]
places Ney@KUL Soult@KUL F.v1@MUN
begin draw french
do deal F26; deal F01; deal F03; deal P01; deal P02; deal P03
view prussian contains "F.v1":{"BAM":true,"KUL":true,"MUN":true}
do name BAM
view prussian contains "F.v1":{"KUL":true,"MUN":true}

% So is one that Supply names; of two, one may be a vedette [E-SUPPLY.1 G2.1]
places Louis@GOT P.v1@GOT
fatigue Ruchel@2
hand-prussian P47 P48
begin initiative french
do play P47; name ESN; rest Ruchel; rest Ruchel
view french contains "P.v1":{"GOT":true}

% A side passes of itself while one block stands fresh: it is the commander, as all can work out [C5.6 G2.5]
places Napoleon@KUL Ney@KUL Soult@MUN Lannes@MUN
activated Ney Soult Lannes Augereau
begin operations french
acts prussian
view prussian contains "Napoleon":{"KUL":true}
view prussian contains "Ney":{"BAM":true,"KUL":true,"MUN":true}
