# sequence.t - the sequence of play [2.0], set-up [1.6], night [2.2].

scenario campaign

% A counter begins where the set-up table has it [1.6a]
scenario saalfeld
expect Lannes@N0403 Suchet@N0403 Truetzschler@N0809

% Counters that come later wait for their turn [1.61]
begin movement french
expect Ney@reserve
refuse enter Ney S2701 not-yet [15.0]

% The campaign opens on its first turn, the afternoon of 8 October [1.62]
expect turn 6
view french contains "afternoon"

% After the evening comes the night, after the night the morning [2.0]
empty
turn 7
places Davout@S0350 Tauentzien@S3149
begin individual prussian
expect turn 9
view french contains "morning"

% The second player has the first night turn, and nobody moves [2.2]
empty
turn 8
places Friant@S0350 Tauentzien@S0351
begin night prussian
acts prussian
refuse take Tauentzien not-now [2.2]
refuse attack S0349 S0350 not-now [2.2]
refuse command Hohenlohe Tauentzien not-now [2.21A]
refuse reform Hohenlohe Tauentzien not-now [2.21A]
refuse french: take Friant not-your-turn [2.2]

% A side disengages after its supply check, and then the other has its night [2.21C]
empty
turn 8
places Friant@S0350 Tauentzien@S0351
begin night prussian
expect unsupplied none
do withdraw Tauentzien S0352
allow done
do done
expect unsupplied Friant

% After the first player's night turn the marker advances [2.22]
empty
turn 8
places Friant@S0350 Tauentzien@S3149 Kalkreuth@S3150
begin night french
expect turn 9

% At night the Day half of the box goes to the Night half, and nothing is reorganized [2.21A 6.12b]
empty
turn 8
places Friant@day-box Gudin@S0350 Tauentzien@S0351 Oranien@day-box
begin night prussian
refuse reform Brunswick Oranien not-now [2.21A]
expect Oranien@night-box Friant@day-box
do withdraw Tauentzien S0352; done
expect Friant@night-box

% The night takes markers off, and judges supply [2.21B]
empty
turn 8
places Friant@S0350 Tauentzien@S3149 Oranien@S3150 Gudin@S3151
out Friant
begin night french
expect out none
expect unsupplied Friant Gudin

% In command segments run one after the other, and what belongs to another is refused [2.11A1 6.23]
empty
turn 9
places Ney@S0350 Marchand@night-box Gardanne@S0347 Napoleon@S0350 Friant@S0350
begin reorganize french
refuse command Napoleon Ney not-now [2.11A2]
do reform Ney Marchand
expect Marchand@S0350
expect rallying Ney
refuse command Napoleon Ney rallied [6.23]
refuse reform Ney Gardanne not-now [2.11A1]

% A commander who has reorganized puts nobody in command [2.11A1]
empty
turn 9
places Napoleon@S0350 Friant@S0350 Marchand@night-box
begin reorganize french
do reform Napoleon Marchand
refuse command Napoleon Friant rallied [2.11A1]

% Markers come off before points are allocated, and go on where none was [2.11A2 7.11a]
empty
turn 9
places Napoleon@S0350 Friant@S0350 Gudin@S0350 Ney@S0340
out Friant Gudin
begin command french
expect out none
do command Napoleon Friant; done
expect out Ney Gudin

% Of the other side a viewer sees flags and what kind, not who [1.5a]
empty
turn 9
places Friant@S0350 Tauentzien@S3149 Zeschwitz@S3149 PrBaggage@S3150 Ruechel@S3151
begin movement french
view french contains "S3149":{"prussian":true,"saxon":true,"kind":"troops"}
view french contains "S3150":{"prussian":true,"kind":"train"}
view french contains "S3151":{"prussian":true,"kind":"leader"}
view french contains "Tauentzien":"hidden"
view french not contains "Tauentzien":"S3149"
view prussian contains "Tauentzien":"S3149"
view prussian not contains "Friant":"S0350"
view nobody not contains "Friant":"S0350"

% Moves show when the segment is done, so they can be taken back until then [1.5a]
empty
turn 9
places Friant@S0350 Gudin@S0350 Tauentzien@S3149
begin movement french
do take Friant; step S0351; halt
view prussian contains "S0350":{"french":true,"kind":"troops"}
view prussian not contains "S0351"
view french contains "Friant":"S0351"
do done
view prussian contains "S0351":{"french":true,"kind":"troops"}
view prussian not contains "Friant":"S0351"
