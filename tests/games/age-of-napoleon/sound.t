# What a position may not be: one that comes from a file is asked all this before it is played on.
empty
round 3

% A year, a round and a side that are on the tracks [AON-5.1]
begin campaign french
sound year 14
unsound year 3 contains there is no year 1803
unsound year 16 contains there is no year 1816
unsound round 9 contains off its track
unsound first nobody contains off its track
unsound field 200 contains "200" is unknown
unsound leader 200 contains "200" is unknown

% A corps stands in an area or lies in one of the boxes [AON-2.7]
begin campaign french
sound places Ney@Bayern
sound places Ney@eliminated
unsound places Ney@hidden contains Ney is nowhere

% Cards are in one place each [AON-2.8]
hand-french pitt
begin campaign french
sound known-french pitt
unsound known-french mud.1 contains a card is known that is not in the hand
unsound hand-coalition pitt contains a card is in two places [AON-2.8]
unsound hand-french none contains not those of the deck [AON-2.8]

% Only what is detachable is part of a country [AON-3.7a]
begin campaign french
unsound alignment Preussen@part contains only detachable areas are part of another country [AON-3.7a]

% Frames nest as the year does [AON-5.1]
begin campaign french
unsound frames none contains no procedure is under way
unsound frames over/0/french/0 contains neither game nor over
unsound ending french-decisive contains neither game nor over
unsound frames game/6/french/0 campaign/1/french/0 action/0/french/0 contains frame 3 does not belong there [AON-5.1]
unsound frames game/6/french/0 campaign/1/french/0 round/4/french/1 action/7/french/0 contains there is no such action [AON-11.2]
unsound frames game/6/french/0 campaign/1/french/0 round/4/french/1 action/0/french/200 contains there is no such action [AON-11.2]

% A payment is for somebody who marches or comes in [AON-11.3a AON-12.11b]
begin campaign french
unsound frames game/6/french/0 campaign/1/french/0 round/4/french/1 action/2/french/0 payment/0/french/0 contains nobody is there to be paid for

% An army on the move has a leader on the map, of its side, who goes along [AON-12.1a AON-12.2a]
places Napoleon@Wurttemberg Ney@Wurttemberg Karl@Tirol
hand-french pitt
begin campaign french
do decline; decline; march Napoleon; free
unsound leader none contains there is no army on the move [AON-12.1a]
unsound leader Karl contains there is no army on the move [AON-12.1a]
unsound places Napoleon@prisoners contains there is no army on the move [AON-12.1a]
unsound army Ney contains there is no army on the move [AON-12.1a]
unsound pinned Napoleon contains a corps marches and has to stay [AON-12.2a]
sound pinned Ney

% Countries keep their place while they are talked about [AON-7.1]
hand-coalition pitt
begin diplomacy french
unsound alignment Preussen@ally contains a country has changed before the phase is settled

% A battle has a field and an attacker, and those who fight stand there [AON-13.1 AON-13.2]
places Napoleon@Bayern Davout@Bayern Ferdinand@Bayern Mack@Bayern Karl@Tirol
hand-french pitt
begin battle french
unsound field none contains there is no such battle [AON-11.6]
unsound places Napoleon@Tirol Davout@Tirol contains nobody is there to be engaged [AON-13.2]
do engage Davout
do engage Mack
do decline
unsound field none contains there is no such battle [AON-11.6]
unsound attacker nobody contains there is no such battle [AON-11.6]
unsound field none; frames game/6/french/0 campaign/1/french/0 round/6/french/0 action/6/french/0 battles/0/french/0 battle/6/french/0 dice/0/chance/0 contains there is no such battle [AON-11.6]
unsound engaged-french Ferdinand contains corps are engaged where they are not
unsound engaged-coalition Karl contains corps are engaged where they are not
unsound dice 7 0 contains a die has six faces [AON-1.3]
unsound ties 0 7 contains a die has six faces [AON-1.3]
sound dice 6 1
sound ties 6 1
unsound victor chance contains a side wins a battle, or nobody yet
roll 3
roll 1
unsound losses 0 0; lasting 0 1 contains these losses cannot be [AON-13.9a]

% An attack has a field, and somebody in it who may withdraw [AON-12.10b]
places Massena@Italia Karl@Tirol
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Massena; free; decline; step Tirol
acts coalition
unsound field none contains no army has entered an area [AON-12.5]
unsound leader none contains there is no army on the move [AON-12.1a]
unsound places Karl@Bohmen contains nobody is attacked [AON-12.10b]

% A move into an area is there to be intercepted, by somebody on the map [AON-12.11a]
places Karl@Tirol Hiller@Tirol Johann@Tirol Murat@KernOsterreich Napoleon@Bohmen Davout@Bohmen Soult@Bohmen
spent Napoleon Davout Soult
hand-coalition reverse-slope
hand-french no-surrender
round 4
moved 3
begin campaign coalition
do decline; decline; decline; decline
do march Karl; pay reverse-slope; decline; join Hiller; join Johann; step KernOsterreich; decline
unsound field none contains no army has entered an area [AON-12.5]
do intercept Napoleon
unsound places Napoleon@prisoners contains nobody intercepts [AON-12.11a]

% Armies from several areas are fought one by one [CARD-INTERIOR-LINES.1]
places Davout@Tirol Ney@Tirol Massena@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol
origins Davout@Bayern Ney@Bayern Massena@Italia
hand-coalition interior-lines
begin battle french
unsound places Davout@Bayern Ney@Bayern Massena@Italia contains no armies attack [CARD-INTERIOR-LINES.1]

% A Hero's Death is for somebody who is lost for good [CARD-A-HEROS-DEATH.1]
places Napoleon@Bayern Davout@Bayern Ferdinand@Bayern Mack@Bayern
hand-french a-heros-death
hand-coalition bravest-of-the-brave
begin battle french
do engage Davout; engage Mack; decline; play bravest-of-the-brave; decline; lose Mack
acts french
unsound doomed none contains nobody is lost for good [CARD-A-HEROS-DEATH.1]

% Attrition tests somebody [AON-12.8b]
places Napoleon@Flandres Murat@Flandres
begin campaign french
do march Napoleon; free; join Murat; step Wurttemberg; step Bayern; step Bohmen; step Westgalizien
acts chance
unsound tolled none contains nobody is tested for attrition [AON-12.8b]
unsound places Murat@prisoners contains a corps is tested that is not on the map [AON-12.8b]

% Mud is played on an army that has been named [CARD-MUD.1 AON-11.2]
places Soult@Wurttemberg Karl@Tirol
hand-coalition pitt
begin campaign french
do decline; decline; march Soult; free
acts coalition
unsound leader none contains no army has been named [AON-11.2]

% Who is in a box belongs to nothing that is in hand [AON-2.7]
places Ney@reserve Napoleon@Wurttemberg
begin campaign french
unsound spent Ney contains Ney is named and not on the map [AON-2.7]
unsound tolled Ney contains Ney is named and not on the map [AON-2.7]
unsound pinned Ney contains Ney is named and not on the map [AON-2.7]
sound spent Napoleon

% No army has farther to go than any can [AON-12.1b]
places Napoleon@Wurttemberg
begin campaign french
sound to-go 5
unsound to-go 19 contains farther to go than any can [AON-12.1b]
unsound forced 9 contains none it can be [AON-12.1b]
sound muddy 2
unsound muddy 200 contains none it can be [AON-12.1b]

% A battle has somebody of both sides there, who are engaged once the cards are played [AON-13.2]
places Napoleon@Bayern Karl@Bayern Ney@Bayern Johann@Bayern
begin battle french
unsound places Karl@Tirol Johann@Tirol contains nobody is there to be engaged [AON-13.2]

% Battles to choose from have both sides there [AON-11.6]
places Napoleon@Bayern Karl@Bayern Ney@Tirol Johann@Tirol
begin battle french
allow fight Bayern
unsound fields Bayern Hannover contains nobody is there to fight against [AON-11.6]
unsound series 1 contains nobody is there to fight against [AON-11.6]

% Corps are engaged and dice lie in a battle alone [AON-13.2]
places Napoleon@Wurttemberg
begin campaign french
unsound engaged-french Napoleon contains there is no battle [AON-13.2]
unsound dice 3 0 contains there is no battle [AON-13.2]
unsound series 1 contains there is no battle [CARD-INTERIOR-LINES.1]

% Who would lead away does not stay [AON-12.10b]
alignment sachsen@ally
places Soult@Wurttemberg Karl@Bayern
begin campaign french
do march Soult; free; step Bayern
allow withdraw Bohmen
unsound picked Karl contains the leader stays, who would lead away [AON-12.10b]

% A phase does not begin with numbers that cannot be [AON-5.1]
unsound passed 4; begin diplomacy french contains a third side has passed
unsound forced 9; begin battle french contains none it can be

% Before a battle is chosen nobody attacks in it yet [AON-11.6]
places Napoleon@Bayern Karl@Bayern Ney@Tirol Johann@Tirol
frames game/6/french/0 campaign/1/french/0 round/6/french/0 action/6/french/0 battles/0/french/0
fields Bayern Tirol
field Bayern
acts french
odds at Bayern line Napol
