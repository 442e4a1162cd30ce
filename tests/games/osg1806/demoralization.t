# demoralization.t - casualties and what they do to formations [12.1]; the phases of a turn [2.1].

scenario campaign
empty
turn 9

# Dohna cannot get away: every hex beside S3149 is in a zone.

% Totals begin at nothing, and rise by the full strength of what is eliminated [12.1a]
places Morand@S3147 Friant@S3147 Ney@S3147 Dohna@S3149 Gudin@S3151 Gazan@S3349 Suchet@S2949 Tauentzien@S0350
expect casualties 0*16
begin movement french
do take Morand; join Friant; step S3148; repulse
expect Dohna@lost
expect casualties 0*10 3 0*5
event not demoralized

% Also of a reduced unit [12.1a]
places Morand@S3147 Friant@S3147 Ney@S3147 Dohna@S3149 Gudin@S3151 Gazan@S3349 Suchet@S2949 Tauentzien@S0350
reduced Dohna
begin movement french
do take Morand; join Friant; step S3148; repulse
expect Dohna@lost
expect casualties 0*10 3 0*5

% Vedettes do not count [12.1b]
places Morand@S3147 Bila.1@S3149 Bila@detached Tauentzien@S0350
begin movement french
do take Morand; step S3148; repulse
expect Bila.1@day-box
expect casualties 0*16

% Nor trains [12.1b]
places FrBridge@S0349 Tauentzien@S0352
begin movement prussian
do move Tauentzien S0351; step S0350
expect FrBridge@lost
expect casualties 0*16

% A formation is demoralized the moment its total reaches its level [12.11]
places Morand@S3147 Friant@S3147 Ney@S3147 Dohna@S3149 Gudin@S3151 Gazan@S3349 Suchet@S2949 Tauentzien@S0350
casualties 0*10 16 0*5
begin movement french
do take Morand; join Friant; step S3148; repulse
event demoralized [12.11] Prussian III Corps
hears nobody demoralized [12.11]
expect casualties 0*10 19 0*5

% One point less does not do it [12.11]
places Morand@S3147 Friant@S3147 Ney@S3147 Dohna@S3149 Gudin@S3151 Gazan@S3349 Suchet@S2949 Tauentzien@S0350
casualties 0*10 15 0*5
begin movement french
do take Morand; join Friant; step S3148; repulse
expect casualties 0*10 18 0*5
event not demoralized

% Its officer and all its units are then, and add one to their dice [12.11 12.21]
places Ney@S0350 Marchand@S0340 Tauentzien@S3149
casualties 0*5 9 0*10
out Ney Marchand
begin individual french
do rouse Marchand
roll 4
event failed [12.21]

% Neither do independent units, and nobody else loses heart [17.3 12.1b]
places Jerome@S3148 Oranien@S3149 Louis@S3149
reduced Jerome
begin combat french
do attack S3148 S3149; done; roll
roll 6
expect Jerome@lost
expect casualties 0*16
event not demoralized

% A unit that began the scenario reduced counts as reorganized [19.28]
scenario campaign start=11
empty
turn 17
places Morand@S3148 Friant@S3148 Louis@S3149
begin combat french
do attack S3148 S3149; done; roll
roll 1
expect Louis@lost

# ---- the sequence ----------------------------------------------------------------------------

% The first player's phases come one after the other, then the second player's [2.1 2.11]
places Napoleon@S0350 Friant@S0350 Tauentzien@S3149 Brunswick@S3149
begin command french
refuse move Friant S0349 not-now [2.11]
refuse prussian: command Brunswick Tauentzien not-your-turn [2.1]
do done
event movement [2.11] French
refuse command Napoleon Friant not-now [2.11A2]
do done
event individual [2.11B2a] French
refuse enter Gazan N0401 not-now [15.0]
do done
event command [2.11A2] Prussian
expect turn 9
acts prussian

% Then the marker goes on [2.12]
places Napoleon@S0350 Friant@S0350 Tauentzien@S3149 Brunswick@S3149
begin command prussian
refuse french: command Napoleon Friant not-your-turn [2.1]
do done
event movement [2.11] Prussian
do done
event individual [2.11B2a] Prussian
do done
event turn [2.0]
expect turn 10
acts french

% Combat comes after both segments of movement, and before the other side's turn [2.1 2.11]
places Friant@S3148 Tauentzien@S3149 Brunswick@S3450
out Friant
begin individual french
refuse attack S3148 S3149 not-now [11.0]
do done
allow attack S3148 S3149
refuse rouse Friant not-now [2.11]
acts french
