# Victory Check, chapter AON-16, and the return of Napoléon, 18.1.
empty

% 1815 is the last year; what nobody has won by then is a French moral victory [AON-1.2 AON-16.1]
year 15
begin victory french
over french by 1 French moral victory
prompt french contains The game is over.
prompt nobody contains The game is over.

% Before it play goes on [AON-16.1]
year 14
begin victory french
over no
expect year 15

% French decisive in any year: all four majors of the mainland French, no minor against them [AON-16.2]
alignment osterreich@ally preussen@dominion russia@ally spain@ally napoli@ally pommern@neutral sverige@neutral portugal@neutral
begin victory french
over french by 3 French decisive victory

% One minor in the Coalition, and it is not met [AON-16.2]
alignment osterreich@ally preussen@dominion russia@ally spain@ally napoli@ally pommern@neutral sverige@neutral portugal@member
begin victory french
over no

% French marginal: from 1810 the French may claim it [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
begin victory french
acts french
do claim
over french by 2 French marginal victory

% Who does not claim plays on [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
begin victory french
do decline
over no
expect year 11

% The same position in 1809 gives no claim [AON-16.3]
year 9
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
begin victory french
expect year 10

% Nor with a major of the mainland in the Coalition, nor without Spain [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@member spain@ally
begin victory french
expect year 11

% Without Spain two others are not enough [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@ally spain@neutral napoli@neutral pommern@member
begin victory french
expect year 11

% Coalition marginal at the end of 1815: nothing outside France is French, and the Coalition holds Flandres [AON-16.5]
year 15
alignment italia@member bayern@member hannover@member holland@member chiesa@member spain@member schweiz@neutral westfalen@member wurttemberg@member
places Blucher@Flandres
alignment preussen@member
begin victory coalition
over coalition by 2 Coalition marginal victory

% Italia still a dominion: not met [AON-16.5]
year 15
alignment bayern@member hannover@member holland@member chiesa@member spain@member schweiz@neutral westfalen@member wurttemberg@member preussen@member
places Blucher@Flandres
begin victory coalition
over french by 1

% When the game is over nothing can be done [AON-16.1]
year 15
begin victory french
acts nobody
refuse french: pass game-over [AON-16.1]

% Option 18.1: after a surrender of France before 1815 play goes on in the second round of the next year [18.1.1 18.1.2 18.1.3 18.1.4]
scenario 1813 return=yes
empty
alignment danmark@ally polen@dominion
places Blucher@IledeFrance Napoleon@prisoners
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do decline
event returned [18.1.1]
hears french taken-off [18.1.4] corps of Coalition taken off Ile-de-France: 1
hears coalition withdrawn [18.1.4] Blücher
event released [18.1.4] Napoléon
expect year 14
expect alignment danmark@member polen@part italia@dominion france@ally
expect Napoleon@reserve Blucher@reserve
acts chance
do deal pitt
event drew-one [18.1.3]

% Not when Napoléon has been eliminated [18.1.1]
scenario 1813 return=yes
empty
places Blucher@IledeFrance Napoleon@eliminated
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do french: decline
over coalition by 3

% Nor a second time [18.1.5]
scenario 1813 return=yes
empty
year 14
returned 2
places Blucher@IledeFrance
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do french: decline
over coalition by 3

% Nor without the option [18.0]
scenario 1813
empty
places Blucher@IledeFrance
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do french: decline
over coalition by 3

# ---- by which clause the game ends ----

% A marginal victory that is claimed ends it by its own clause [AON-16.3]
year 10
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
begin victory french
do claim
event ended [AON-16.3] the game ends: french-marginal

% In the last year, unclaimed, it is a moral one [AON-16.1 AON-16.3]
year 15
alignment osterreich@ally preussen@dominion russia@neutral spain@ally
begin victory french
do decline
event ended [AON-16.1] the game ends: french-moral

% France has surrendered: Coalition decisive [AON-16.4]
year 12
places Tolly@IledeFrance
hand-french pitt
begin surrender coalition
do decline
event ended [AON-16.4] the game ends: coalition-decisive

% Master of Europe after the winter: French decisive [AON-16.2]
alignment osterreich@ally preussen@dominion russia@ally spain@ally napoli@ally pommern@neutral sverige@neutral portugal@neutral
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen
begin winter french
roll 6
event ended [AON-16.2] the game ends: french-decisive

% France within its old borders, and Flandres held against it: Coalition marginal [AON-16.5]
year 15
alignment italia@member chiesa@member spain@member schweiz@member holland@member westfalen@member hannover@member wurttemberg@member bayern@member danmark@member
places Wellington@Flandres Kutuzov@Flandres Tolly@Flandres Karl@Flandres
begin winter coalition
roll 6
event ended [AON-16.5] the game ends: coalition-marginal

% When Napoléon returns a third of the minor countries bounds the minor corps, as in any year [18.1.4 AON-10.5]
scenario 1813 return=yes
empty
places Blucher@IledeFrance Bernadotte@eliminated
hand-french mud.1
hand-coalition mud.2
begin surrender coalition
do decline
do deal pitt; deal joseph; deal savary; deal stein; deal depot; deal indecision; deal radetzky; deal metternich; deal alexander-i; deal talleyrand; deal coup-d-etat; deal veterans; deal mud.1; deal mud.2; deal pursuit.1; deal pursuit.2
acts coalition
do deploy Stuart Napoli; deploy Beresford Portugal; deploy CharlesJohn Sverige; deploy BraunschwOels Hannover
refuse deploy Wrede Bayern minors-placed [AON-10.5]
do done
refuse deploy Eugene Italia minors-placed [AON-10.5]
facts deploy Eugene Italia contains minor countries: 1, a third of them: 0; placed this year: 0

% With nothing left of its system France has a moral victory if nobody holds Flandres against it [AON-16.5 AON-16.1]
scenario 1805
empty
year 15
alignment italia@member bayern@member hannover@member holland@member chiesa@member spain@member schweiz@neutral westfalen@member wurttemberg@member
places Blucher@Champagne
alignment preussen@member
begin victory coalition
over french by 1 French moral victory
