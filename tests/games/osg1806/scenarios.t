# scenarios.t - each scenario begins as its clause says [19.0] [21.0].

% Auerstädt: the French are first, on the 14th of October [19.0 21.12 19.2]
scenario auerstadt
expect turn 29
acts prussian
do done
acts french
expect turn 29

% It ends with the evening of that day, and the last turn is played [19.2 21.12]
scenario auerstadt
empty
turn 31
places Tauentzien@N3801 Friant@N3950
out Tauentzien
begin individual prussian
over no
do done
acts nobody

% The turn before is not the last [19.2]
scenario auerstadt
empty
turn 30
places Tauentzien@N3801 Friant@N3950
out Tauentzien
begin individual prussian
do done
over no
expect turn 31

% South of the Ilm and the Saale nothing is in play [21.12]
scenario auerstadt
empty
turn 29
places Friant@N1942 Tauentzien@N3801
begin movement french
refuse move Friant N1842 out-of-play [21.12]
allow move Friant N1943

% Rüchel and Pletz belong to Jena [21.15]
scenario auerstadt
expect Ruechel@absent Pletz@absent Pletz.1@absent

% There they stand at Weimar [21.15 21.22]
scenario jena
expect Ruechel@N2626 Pletz@N2525

% Arnim and Irwing come over the bridge of the Ilm in the morning [21.16]
scenario auerstadt
begin movement prussian
refuse enter Arnim N2235 no-entry [15.0]
do enter Arnim N2234; step N2235; halt; enter Irwing N2234

% Davout comes in the morning over the bridge of the Saale, Friant and Morand in the afternoon [21.17]
scenario auerstadt
begin movement french
refuse enter Friant N1942 not-yet [15.0]
refuse enter Davout N1943 no-entry [15.0]
do enter Gudin N1942; step N1943; halt; enter Davout N1942; halt; enter Viallanes N1942

% In the afternoon they come [21.17]
scenario auerstadt
empty
turn 30
places Davout@N2238 Gudin@N2238 Viallanes@N2238 Tauentzien@N3801
begin movement french
do enter Friant N1942; step N1943; halt; enter Morand N1942

% Jena: the French are first, from morning to evening of the 14th [19.0 21.22]
scenario jena
expect turn 29
acts french

% North of the Ilm and the Saale nothing is in play [21.22]
scenario jena
empty
places Friant@N1842 Tauentzien@N0130
begin movement french
refuse move Friant N1942 out-of-play [21.22]

% It ends with the evening [21.22]
scenario jena
empty
turn 31
places Tauentzien@N0130 Friant@N1430
out Tauentzien
begin individual prussian
do done
acts nobody

% Those of Auerstädt, of the south map and Bernadotte stay out [21.25]
scenario jena
expect Davout@absent Friant@absent Arnim@absent Jerome@absent Grouchy@absent GuardCav@absent
expect Bernadotte@absent Dupont@absent Tilly.1@absent

% With the option Bernadotte is there [21.25]
scenario jena corps=yes
expect Bernadotte@N1440 Dupont@N1141 Tilly.1@whole Davout@absent

% Both battles: all of the north map, on one day [19.0 21.32]
scenario jena-auerstadt
expect turn 29
acts french
expect Napoleon@N1430 Davout@N1842 Brunswick@N2238
begin movement french
refuse move Gardanne S3801 out-of-play [21.32]

% Massenbach: as both battles, a day sooner, and the Prussians are first [19.0 21.42]
scenario massenbach
expect turn 25
acts prussian
expect Lannes@N1228 Davout@N1645 Hohenlohe@N2029
begin movement french
refuse enter Marchand S3801 out-of-play [21.42]

% It ends with the evening of the 14th: seven turns [21.42]
scenario massenbach
empty
turn 31
places Tauentzien@N0130 Friant@N1430
out Friant
begin individual french
over no
do done
acts nobody

% The campaign: all of the map, the French first, from the 8th to the afternoon of the 18th [19.0 21.54]
scenario campaign
expect turn 6
acts french
do done; done
expect turn 6
acts french
begin movement french
allow move Lasalle S2811

% Or from the morning of a later day [21.54 19.1]
scenario campaign start=14
expect turn 29
view french contains "day":14,"part":"morning"
acts french

% From the 10th it is thirty-four turns [21.54]
scenario campaign start=10
expect turn 13

% Early Warning: the French come as they did, or later, and pass with nobody on the map [19.0 21.61 21.64]
scenario early-warning
expect turn 1
acts french
do done; done
acts french
do done; done
acts prussian
expect turn 1
expect Murat@reserve

% Who is late comes on later [21.61]
scenario early-warning
turn 9
begin movement french
refuse enter Murat N0401 no-entry [15.0]
do enter Lasalle S2701

% It ends on the 18th [21.64 21.84 21.72]
scenario early-warning
empty
turn 46
places Tauentzien@S3149 Friant@S0350
out Tauentzien
begin individual prussian
do done
acts nobody

% The attack toward Erfurt: the north map, by the Alternate track from the 7th on [19.0 21.72]
scenario erfurt
expect turn 1
acts french
begin movement french
refuse enter Lannes S2701 out-of-play [21.72]
refuse enter Lannes N0401 no-entry [15.0]
refuse enter Davout N0401 not-yet [15.0]
do enter Lannes N2301

% There the French have three sources [21.75a 14.22]
scenario erfurt
empty
turn 8
places Friant@N1901 Gudin@N2301 Morand@N0401 Suchet@N0130 Tauentzien@N3853
used-sources 31
begin night french
expect unsupplied Suchet

% Bila and Tauentzien come at N0125 [21.75b]
scenario erfurt
turn 9
begin movement prussian
refuse enter Bila N0125 not-yet [15.0]

% Bila on the afternoon of the 9th [21.75b]
scenario erfurt
turn 10
places Boguslawski@N0325
begin movement prussian
refuse enter Tauentzien N0125 not-yet [15.0]
do enter Bila N0125

% Tauentzien on the morning of the 10th [21.75b]
scenario erfurt
turn 13
places Bila@N0325 Boguslawski@N0425
begin movement prussian
roll 6
do enter Tauentzien N0125

% Free entry: all of the map, the French first, from the 7th on [19.0 21.84]
scenario free-entry
expect turn 1
acts french
do done; done; done
acts french
expect turn 1
begin movement french
refuse enter Murat S2701 not-yet [15.0]

% Saalfeld: rows up to 13, on the 10th of October [19.0 21.92]
scenario saalfeld
expect turn 13
acts french
begin movement prussian
refuse move Truetzschler S3801 out-of-play [21.92]
refuse move Pelet N1509 out-of-play [21.92]

% It ends with the evening [21.92]
scenario saalfeld
empty
turn 15
places Tauentzien@N0809
out Tauentzien
begin individual prussian
do done
acts nobody

% Only Lannes and Hohenlohe are there, with their corps [21.95]
scenario saalfeld
expect Lannes@N0403 Hohenlohe@N0824 Louis@N1313
expect Davout@absent Murat@absent Napoleon@absent Brunswick@absent PrBaggage@absent

% Who is tested for entry is told as that [19.31]
scenario campaign
empty
turn 13
begin movement prussian
roll 1
event summoned [19.31]
