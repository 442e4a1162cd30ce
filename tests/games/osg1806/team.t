# team.t - two to a side, and what they tell each other [18.0].

scenario campaign prussians=two
empty
turn 9

% Brunswick has his corps and the Reserve; all others are Hohenlohe's [18.0]
places Brunswick@S0350 Wartensleben@S0350 Kunheim@S0340 Hohenlohe@S0330 Grawert@S0330
begin movement prussian
acts prussian hohenlohe
allow prussian: take Wartensleben
allow prussian: take Kunheim
refuse prussian: take Grawert partners [18.0]
refuse prussian: take Hohenlohe partners [18.0]
allow hohenlohe: take Grawert
refuse hohenlohe: take Wartensleben partners [18.0]
refuse hohenlohe: take Brunswick partners [18.0]
refuse hohenlohe: take Davout not-own

% VI Corps is with the others, or with Brunswick where that was agreed [18.0]
places Brunswick@S0350 Wuerttemberg@S0340 Hohenlohe@S0330
begin movement prussian
refuse prussian: take Wuerttemberg partners [18.0]
allow hohenlohe: take Wuerttemberg

% ... with VI Corps [18.0]
scenario campaign prussians=two-with-vi
empty
turn 9
places Brunswick@S0350 Wuerttemberg@S0340 Hohenlohe@S0330
begin movement prussian
allow prussian: take Wuerttemberg
refuse hohenlohe: take Wuerttemberg partners [18.0]

% The King is with Brunswick [18.0 19.29]
places King@S0350 Brunswick@S0350 Hohenlohe@S0330
begin movement prussian
allow prussian: take King
refuse hohenlohe: take King partners [18.0]

% A commander spends his own points, on anybody of the side [18.0 5.11a]
places Brunswick@S0350 Kunheim@S0351 Grawert@S0350 Hohenlohe@S0330
begin command prussian
allow prussian: command Brunswick Grawert
refuse hohenlohe: command Brunswick Grawert partners [18.0]

% A segment ends when both have said done [18.0]
places Brunswick@S0350 Hohenlohe@S0330
begin command prussian
do prussian: done
acts hohenlohe
hears hohenlohe partner-done [18.0] Brunswick
not hears french partner-done [18.0] Brunswick
refuse prussian: done said-done [18.0]
do hohenlohe: done
acts prussian hohenlohe
event movement [2.11] Prussian

% Who is on the march is moved by who leads it; the stack is one player's [18.0]
places Brunswick@S0350 Wartensleben@S0350 Hohenlohe@S0350 Grawert@S0350
begin movement prussian
do prussian: take Wartensleben
acts prussian hohenlohe
refuse hohenlohe: take Grawert partner-decides [18.0]
refuse prussian: join Grawert partners [18.0]
allow prussian: join Brunswick

% Where a leader flies the first player says: who is asked does not tell whose leader it is [18.0 5.26b]
places Hohenlohe@S0350 Brunswick@S0901 Schenck@S0346 Wobeser@S0347 Larisch@S0652 Friant@S0247 Gudin@S0352
begin movement french
do french: move Gudin S0351
roll 2
acts prussian
refuse hohenlohe: fly S0652 partner-decides [18.0]
do prussian: fly S0652
expect Hohenlohe@S0652

% Whose unit retreats says whom it displaces [18.0 11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do french: attack S3148 S3149; french: attack S3248 S3149; french: attack S3048 S3149; french: done; french: roll
roll 5
acts hohenlohe
refuse prussian: displace Tauentzien Oels partner-decides [18.0]

% Where a unit that makes room goes the first player says: who is asked does not tell whose unit it is [18.0 11.45a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Schoeneberg@S3150 Oels@S3150
begin combat french
do french: attack S3148 S3149; french: attack S3248 S3149; french: attack S3048 S3149; french: done; french: roll
roll 5
do hohenlohe: displace Tauentzien Oels
acts prussian
refuse hohenlohe: retreat Oels S3151 partner-decides [18.0]
do prussian: retreat Oels S3151
expect Oels@S3151

% Who has nobody left with a way out may move the other's: that does not show either [18.0 11.44a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Suchet@S3152 Tauentzien@S3149 Quitzow@S3149 Hohenlohe@S3150 Schoeneberg@S3150 Oels@S3150
begin combat french
do french: attack S3148 S3149; french: attack S3248 S3149; french: attack S3048 S3149; french: done; french: roll
roll 5
acts prussian hohenlohe
do hohenlohe: retreat Quitzow S3150
event eliminated [11.44a] Tauentzien
expect Quitzow@S3150

% Each moves his own where both can go [18.0 11.43a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Quitzow@S3149
begin combat french
do french: attack S3148 S3149; french: attack S3248 S3149; french: attack S3048 S3149; french: done; french: roll
roll 5
acts prussian hohenlohe
refuse hohenlohe: retreat Quitzow S3150 partners [18.0]
refuse prussian: retreat Tauentzien S3150 partners [18.0]
do hohenlohe: retreat Tauentzien S3150
acts prussian

% Units of both fight in one attack, and each advances its own [18.0 11.46a]
places Brunswick@S3445 Wartensleben@S3445 Grawert@S3345 Hohenlohe@S3345 Friant@S3444
begin combat prussian
acts prussian hohenlohe
allow prussian: attack S3445 S3444
refuse hohenlohe: attack S3445 S3444 partners [18.0]
do prussian: attack S3445 S3444; hohenlohe: attack S3345 S3444
do prussian: done; hohenlohe: done

% Where duties are left, who can meet them is not done [18.0 4.31a]
places Wartensleben@S3445 Brunswick@S3445 Grawert@S0330 Hohenlohe@S0330 Friant@S3444
begin combat prussian
do hohenlohe: done
refuse prussian: done duty-to-defend [4.31a]
do prussian: attack S3445 S3444
allow prussian: done

% Partners know alike where their side stands, and the enemy does not [18.0 1.5a]
places Brunswick@S0350 Grawert@S3345 Hohenlohe@S3345 Friant@S3444
begin movement prussian
view prussian contains "Grawert":"S3345"
view hohenlohe contains "Grawert":"S3345"
view french not contains "Grawert":"S3345"

% Napoleon delegates corps before all else [18.0]
scenario jena-auerstadt marshals=yes
acts french
refuse french: done one-corps [18.0]
refuse french: delegate p1 no-corps [18.0]
refuse french: delegate find no-corps [18.0]
do french: delegate f3; french: delegate f5
refuse french: delegate f3 delegated [18.0]
hears prussian delegated [18.0] V Corps
do french: done
acts french marshals
allow marshals: take Treillard
refuse french: take Treillard partners [18.0]
allow french: take Colbert
refuse marshals: take Colbert partners [18.0]

% Whose cavalry may slip away is what all see, not where it finds room [18.0 1.5a]
scenario campaign prussians=two
empty
turn 9
places Friant@S3148 Prittwitz@S3149 Grawert@S3150 Zeschwitz@S3150 Wartensleben@S3249 Schmettau@S3249 Wilhelm@S3049 Quitzow@S3049
begin combat french
do french: attack S3148 S3149; french: done
acts hohenlohe
legal hohenlohe = done

% Who leads alone has nobody to speak with [18.0]
scenario campaign
empty
turn 9
places Brunswick@S0350 Hohenlohe@S0350
begin command prussian
refuse prussian: talk #0 no-partner [18.0]
refuse prussian: send Hohenlohe #0 no-partner [18.0]
refuse prussian: read no-partner [18.0]

% Partners talk in the same hex [18.1a]
places Brunswick@S0350 Hohenlohe@S0350
begin command prussian
do prussian: talk "Hold S0350."
hears hohenlohe talked [18.1a] Brunswick says: #1
not hears french talked [18.1a] Brunswick says: #1
not hears nobody talked [18.1a] Brunswick says: #1
view hohenlohe contains "spoken-1":{"state":"spoken","text":"#1"}
view french not contains #1
view nobody not contains #1

% ... and in adjacent ones [18.1a]
places Brunswick@S0350 Hohenlohe@S0351
begin movement prussian
allow hohenlohe: talk "Good morning."

% Leaders two hexes apart do not talk [18.1a]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
refuse prussian: talk #0 too-far-to-talk [18.1a]
refuse hohenlohe: talk "Good morning." too-far-to-talk [18.1a]

% Other leaders do not talk for them [18.1a]
places Brunswick@S0350 Hohenlohe@S0320 Ruechel@S0350
begin command prussian
refuse hohenlohe: talk #0 too-far-to-talk [18.1a]

% Nobody speaks in the middle of a march [18.1a]
places Brunswick@S0350 Hohenlohe@S0350
begin movement prussian
do prussian: take Brunswick
refuse prussian: talk #0 not-now [18.1a]

% What was said once is not said again as an action [18.1b]
places Brunswick@S0350 Hohenlohe@S0350
begin command prussian
refuse prussian: talk #7 written [18.1b]

% 14 hexes in the open are near enough [18.1b]
places Brunswick@S3724 Hohenlohe@S2814
begin command prussian
allow prussian: send Hohenlohe "Hold Jena."

% 15 are too far [18.1b]
places Brunswick@S3724 Hohenlohe@S2913
begin command prussian
refuse prussian: send Hohenlohe "Hold Jena." too-far-to-write [18.1b]
refuse hohenlohe: send Brunswick #0 too-far-to-write [18.1b]

% Ten in the open and six by road are 13 points [18.1b]
places Brunswick@S3724 Hohenlohe@S2116
begin command prussian
allow prussian: send Hohenlohe "Hold Jena."

% 12 in the open and five by road are 14 and a half [18.1b]
places Brunswick@S3724 Hohenlohe@S2017
begin command prussian
refuse prussian: send Hohenlohe "Hold Jena." too-far-to-write [18.1b]

% The enemy on the road stops no message [18.1b]
places Brunswick@S3724 Hohenlohe@S2814 Friant@S3723 Davout@S3723 Morand@S3624
begin command prussian
allow prussian: send Hohenlohe "Hold Jena."

% Messages go to leaders whom the partner stands for [18.1b]
places Brunswick@S3724 Hohenlohe@S3721 Ruechel@S3721 Davout@S3701
begin command prussian
refuse prussian: send Ruechel #0 not-addressed [18.1b]
refuse prussian: send Brunswick #0 not-addressed [18.1b]
refuse prussian: send Davout #0 not-addressed [18.1b]
allow prussian: send Hohenlohe #0

% One message a turn, in the Command and Movement Phases [18.1b]
places Brunswick@S3724 Hohenlohe@S3721 Wartensleben@S3724 Friant@S3723
begin command prussian
do prussian: send Hohenlohe "Hold Jena."
refuse prussian: send Hohenlohe #0 one-message [18.1b]
allow hohenlohe: send Brunswick #0
begin combat prussian
refuse hohenlohe: send Brunswick #0 not-now [18.1b]

% Messages name places, and no hexes [18.1c]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
refuse prussian: send Hohenlohe "Hold N2234" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold n2234!" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N 2234" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold S 22-34" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold 2234." hex-number [18.1c]
refuse prussian: send Hohenlohe "march 22342235" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N２２３４" hex-number [18.1c]
allow prussian: send Hohenlohe "Guard the bridge over the Saale at Jena; a block four miles south."
allow prussian: send Hohenlohe "15000 men of III Corps stand at Jena with 1200 horses."
allow prussian: send Hohenlohe "On 14 October at 10:30 two divisions, 12 and 14 battalions."

% The year behind a month is no hex [18.1c]
scenario campaign prussians=two
empty
turn 9
places Brunswick@N2526 Hohenlohe@N2530
begin movement prussian
refuse prussian: send Hohenlohe "March to 1806" hex-number [18.1c]
refuse prussian: send Hohenlohe "Octo N1806" hex-number [18.1c]
refuse prussian: send Hohenlohe "October, 2234" hex-number [18.1c]
refuse prussian: send Hohenlohe "October. Then hold 1806" hex-number [18.1c]
refuse prussian: send Hohenlohe "October1806" hex-number [18.1c]
allow prussian: send Hohenlohe "On 14 October 1806 we march"
allow prussian: send Hohenlohe "le 13 oct. 1806"
do prussian: send Hohenlohe "Weimar, 12. Oktober 1806"

% What is said aloud may name them [18.1c]
places Brunswick@S0350 Hohenlohe@S0350
begin command prussian
allow prussian: talk "Hold N2234"

% A message is read in the next turn, not in the turn of writing [18.11a]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe "Hold Jena."
hears prussian sent [18.1b] a message goes to Hohenlohe: #1
not hears hohenlohe sent [18.1b] a message goes to Hohenlohe: #1
not hears french sent [18.1b] a message goes to Hohenlohe: #1
view prussian contains "on-the-way","text":"#1"
view hohenlohe not contains "prussian-1"
view french not contains "prussian-1"
view nobody not contains "prussian-1"
refuse hohenlohe: read no-message [18.11a]
turn 10
begin reorganize prussian
view hohenlohe contains "prussian-1":{"from":"prussian","to":"Hohenlohe","turn":9,"state":"sealed"}
view hohenlohe not contains #1
view prussian contains "state":"arrived"
view french not contains "prussian-1"
refuse prussian: read no-message [18.11a]
do hohenlohe: read
hears hohenlohe read [18.11a] Hohenlohe reads: #1
not hears prussian read [18.11a] Hohenlohe reads: #1
not hears french read [18.11a] Hohenlohe reads: #1
view hohenlohe contains "state":"read","text":"#1"
view prussian contains "state":"arrived"
refuse hohenlohe: read no-message [18.11a]

% Messages are read in the Command Phase alone [18.11a]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe "Hold Jena."
turn 10
begin movement prussian
refuse hohenlohe: read not-now [18.11a]
begin command prussian
allow hohenlohe: read
refuse french: read not-your-turn

% Who takes a leader reads what he has got, and what is on the way to him [18.11b]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe "First."; hohenlohe: send Brunswick "Mine."
turn 10
begin command prussian
do hohenlohe: read; prussian: send Hohenlohe "Second."
places Hohenlohe@S0352 Friant@S0353 Davout@S0353
begin movement french
roll 1
hears french captured [5.26a] Hohenlohe
hears french papers [18.11b] a message to Hohenlohe is found: #1
hears french papers [18.11b] a message to Hohenlohe is found: #3
not hears french papers [18.11b] a message to Brunswick is found: #2
not hears prussian papers [18.11b] a message to Hohenlohe is found: #1
view french contains "papers-1":{"state":"papers","text":"#1"}
view french contains "papers-2":{"state":"papers","text":"#3"}
view french not contains #2
view hohenlohe contains "text":"#1"
view hohenlohe not contains #3
turn 11
begin command prussian
refuse hohenlohe: read no-message [18.11a]

% Who flies keeps his messages [18.11b]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe "First."
places Hohenlohe@S0352 Friant@S0353 Davout@S0353 Grawert@S0340
begin movement french
roll 2
event not papers [18.11b] a message to Hohenlohe is found: #1
view french not contains #1

% Who is surrounded is taken with all that is on the way to him [18.11b 5.26e]
places Brunswick@S1510 Wartensleben@S1510 Hohenlohe@S1518 Friant@S1616 Gudin@S1619 Morand@S1318 Davout@S1318
begin command prussian
do prussian: send Hohenlohe "Come back."
begin movement french
do french: take Morand; french: step S1417
hears french captured [5.26e] Hohenlohe
hears french papers [18.11b] a message to Hohenlohe is found: #1
view prussian contains "state":"captured","text":"#1"

% A blank says nothing to who finds it [18.11b]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe #0
turn 10
begin command prussian
do prussian: send Hohenlohe "Second."
places Hohenlohe@S0352 Friant@S0353 Davout@S0353
begin movement french
roll 1
hears french captured [5.26a] Hohenlohe
hears french papers [18.11b] a message to Hohenlohe is found: #1
not hears french papers [18.11b] a message to Hohenlohe is found: #0
view french contains "papers-1":{"state":"papers","text":"#1"}
view french not contains "papers-2"
view prussian contains "prussian-1":{"from":"prussian","to":"Hohenlohe","turn":9,"state":"captured"}

% ... and alone is not found at all [18.11b]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe #0
places Hohenlohe@S0352 Friant@S0353 Davout@S0353
begin movement french
roll 1
hears french captured [5.26a] Hohenlohe
not hears french papers

% Two who are taken at once had six messages each, and all are read [18.11b 5.26e]
places Brunswick@S1518 Hohenlohe@S1518 Friant@S1616 Gudin@S1619 Morand@S1318 Davout@S1318
begin command prussian
do prussian: send Hohenlohe "1"; hohenlohe: send Brunswick "2"
turn 10
begin command prussian
do prussian: send Hohenlohe "3"; hohenlohe: send Brunswick "4"
turn 11
begin command prussian
do prussian: send Hohenlohe "5"; hohenlohe: send Brunswick "6"
turn 13
begin command prussian
do prussian: send Hohenlohe "7"; hohenlohe: send Brunswick "8"
turn 14
begin command prussian
do prussian: send Hohenlohe "9"; hohenlohe: send Brunswick "10"
turn 15
begin command prussian
do prussian: send Hohenlohe "11"; hohenlohe: send Brunswick "12"
begin movement french
do french: take Morand; french: step S1417
hears french papers [18.11b] a message to Brunswick is found: #2
hears french papers [18.11b] a message to Hohenlohe is found: #11
view french contains "text":"#1"
view french contains "text":"#2"
view french contains "text":"#3"
view french contains "text":"#4"
view french contains "text":"#9"
view french contains "text":"#10"
view french contains "text":"#11"
view french contains "text":"#12"
view french contains "papers-12"

% Of a message that was taken on the way its reader sees nothing, not even that an older one goes for it [18.11b]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
do prussian: send Hohenlohe "1"
turn 10
begin command prussian
do prussian: send Hohenlohe "2"
turn 11
begin command prussian
do prussian: send Hohenlohe "3"
turn 13
begin command prussian
do prussian: send Hohenlohe "4"
turn 14
begin command prussian
do prussian: send Hohenlohe "5"
turn 15
begin command prussian
do prussian: send Hohenlohe "6"; hohenlohe: read
places Hohenlohe@S0352 Friant@S0353 Davout@S0353
begin movement french
roll 1
hears french papers [18.11b] a message to Hohenlohe is found: #6
view hohenlohe contains "text":"#5"
begin combat prussian
expect turn 17
view hohenlohe contains "text":"#1"
view hohenlohe contains "text":"#5"
view prussian not contains "text":"#6"
view french contains "text":"#6"

% Each reads of its own units, and who said done of that [18.0]
places Brunswick@S0350 Wartensleben@S0350 Hohenlohe@S0330 Grawert@S0330
begin movement prussian
prompt prussian contains Not moved yet: Wartensleben, Brunswick. Done
prompt hohenlohe contains Not moved yet: Grawert, Hohenlohe. Can
do hohenlohe: done
prompt hohenlohe contains You said done; your partner is not done yet.
prompt prussian contains Not moved yet: Wartensleben, Brunswick. Done

% Who has nothing to do is not told to do it [18.0]
places Hohenlohe@S0330 Grawert@S0330
begin movement prussian
prompt prussian contains You have nothing to do here; your partner has. Done goes on.

% ... nor while the partner is on the march [18.0]
places Brunswick@S0350 Wartensleben@S0350 Hohenlohe@S0330 Grawert@S0330
begin movement prussian
do prussian: take Wartensleben
prompt hohenlohe contains Your partner is moving a unit: wait for it.

% ... and each of its own Command Points [18.0 7.11a]
places Brunswick@S0350 Kunheim@S0351 Grawert@S0350 Hohenlohe@S0330
begin command prussian
prompt prussian contains Points left: Brunswick 1 (a unit of another formation). Not

% However its digits are set apart behind the section's letter [18.1c]
places Brunswick@S0350 Hohenlohe@S0352
begin command prussian
refuse prussian: send Hohenlohe "Hold N223 4" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N2 234" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N 2 2 3 4" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N22 - 34" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N22  34" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N22_34" hex-number [18.1c]
refuse prussian: send Hohenlohe "Hold N(22,34)" hex-number [18.1c]
allow prussian: send Hohenlohe "N 12 guns and 30 wagons"
allow prussian: send Hohenlohe "N 12345 men"

% In the Command Segment each reads who is not in command, also where nobody of its can change that [18.0 7.11a]
places Tauentzien@S0330 Hohenlohe@S0350
begin command prussian
prompt prussian contains Nobody else can be put in command
prompt prussian contains Not in command: Tauentzien.
prompt hohenlohe contains Not in command: Tauentzien.

% The second player foresees its own Repulses and attacks too [18.0 10.11 11.3]
places Brunswick@S0350 Grawert@S3150 Hohenlohe@S3250 Friant@S3149
begin movement prussian
do prussian: done
do hohenlohe: take Grawert
odds column = 5-1
odds line Grawert attacks [11.21b]
do hohenlohe: halt; hohenlohe: done
odds at S3149 line Grawert attacks [11.21b]

% Of units that retreat each reads whose they are [18.0 11.43a]
places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Tauentzien@S3149 Quitzow@S3149
begin combat french
do french: attack S3148 S3149; french: attack S3248 S3149; french: attack S3048 S3149; french: done; french: roll
roll 5
prompt hohenlohe contains Still to retreat: Tauentzien. Your partner's to retreat: Quitzow.
prompt prussian contains Still to retreat: Quitzow. Your partner's to retreat: Tauentzien.

% ... and of stacks that have to attack [18.0 4.31a]
places Brunswick@S3445 Wartensleben@S3445 Grawert@S3345 Hohenlohe@S3345 Friant@S3444
begin combat prussian
prompt prussian contains still to attack, from S3345, S3445; still to be attacked: S3444. Your partner leads those in S3345.
prompt hohenlohe contains Your partner leads those in S3445.
do prussian: attack S3445 S3444
prompt hohenlohe not contains Your partner

% ... and of cavalry that may leave before combat [18.0 16.2a]
places Friant@S3148 Prittwitz@S3149 Quitzow@S3149
begin combat french
do french: attack S3148 S3149; french: done
prompt hohenlohe contains May retreat before combat: Prittwitz. Your partner's that may retreat before combat: Quitzow.
prompt prussian contains May retreat before combat: Quitzow. Your partner's that may retreat before combat: Prittwitz.

% A stack that is too large is its leader's to break up: the partner is done [18.0 3.12a]
places Oranien@S0350 Wartensleben@S0350 Schmettau@S0350 Grawert@S0330 Hohenlohe@S0330
begin movement prussian
prompt hohenlohe not contains Too many
do hohenlohe: done
refuse prussian: done stacking [3.12a]
prompt prussian contains Too many are in one hex
do prussian: move Oranien S0349; prussian: halt
allow prussian: done

% It does not wait for an officer of the partner, who need not come [18.0 3.12a]
places Oranien@S0350 Wartensleben@S0350 Wilhelm@S0350 Ruechel@S0348 Hohenlohe@S0330
out Ruechel
begin movement prussian
do hohenlohe: done
refuse prussian: done stacking [3.12a]
do prussian: move Oranien S0349; prussian: halt; prussian: done
acts prussian hohenlohe
allow hohenlohe: done
