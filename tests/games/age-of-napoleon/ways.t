# Where an army can go, what that costs, what it does to it, and who may come against it [AON-12.1a].
empty

% Before it sets out: as many areas as its leader's rating, with all that he may take along [AON-12.1a AON-12.7a]
places Napoleon@Flandres Davout@Flandres Soult@Flandres
spent Davout
round 1
begin campaign french
reach Napoleon contains Champagne for 1
reach Napoleon contains Italia for 3, tired 2, tested 1, lost 0.833 0.167 [AON-12.7a]
cost Napoleon Italia = 3
cost Napoleon Moskva = none
reach Karl not contains for

% A leader who is slower gets less far, with those alone whom he may lead [AON-2.6b AON-12.1b]
places Napoleon@Flandres Ney@Flandres
round 1
begin campaign french
reach Ney contains Italia for 3, tired 1 [AON-12.7a]
reach Napoleon contains Chiesa for 4, tired 2, tested 2
cost Ney Chiesa = none

% Mountains hit who enters them: the fresh turn spent, the spent roll one die [AON-12.7b AON-12.8a AON-12.8b]
places Napoleon@Wurttemberg Davout@Wurttemberg Ney@Wurttemberg
spent Ney
round 3
begin campaign french
do march Napoleon
reach Napoleon contains Schweiz for 1, tired 1 [AON-12.7b]
do free
reach Napoleon contains Schweiz for 1, halts, tired 1 [AON-12.7b]
do join Davout; join Ney
reach Napoleon contains Schweiz for 1, halts, tired 2, tested 1, lost
do step Schweiz
expect spent Napoleon Davout Ney

% The army of another cannot be led [AON-12.1a]
places Napoleon@Wurttemberg Karl@Tirol
round 3
begin campaign french
reach Karl not contains for
do march Napoleon; free
reach Davout not contains for

% Where enemies stand the move ends; it takes two areas of the allowance [AON-12.1a AON-12.5]
places Soult@Wurttemberg Karl@Bayern
alignment bayern@ally
round 3
begin campaign french
do march Soult; free
reach Soult contains Bayern for 1, ends
cost Soult KernOsterreich = 3

% Nobody is asked in vain: who might come in is told from what everybody sees [AON-12.11a]
places Napoleon@Wurttemberg Karl@Tirol Hiller@Tirol
alignment bayern@ally
hand-coalition pitt
round 3
begin campaign french
do decline; decline; march Napoleon; free; decline
reach Napoleon contains Bayern for 1, halts, against Tirol
reach Napoleon contains Bohmen for 2, halts
reach Napoleon not contains Bohmen for 2, halts, against
do step Bayern
acts coalition

% A side that cannot pay does not come [AON-12.11b]
places Napoleon@Wurttemberg Karl@Tirol Hiller@Tirol
alignment bayern@ally
moved 2
round 3
begin campaign french
do march Napoleon; free
reach Napoleon not contains against
do step Bayern
acts french

% Who is attacked may go, if it is fast enough and has where to go [AON-12.10a AON-12.10b]
places Soult@Wurttemberg Karl@Bayern
alignment bayern@ally
round 3
begin campaign french
do march Soult; free
reach Soult contains Bayern for 1, ends, may leave
do step Bayern
acts coalition

% To halt in a neutral country violates it [AON-12.6b]
places Napoleon@Wurttemberg
alignment bayern@neutral
round 3
begin campaign french
do march Napoleon; free
reach Napoleon contains Bayern for 1, halts, trespass [AON-12.6b]

% Winter hits everywhere [AON-12.7d]
places Napoleon@Flandres
round 5
begin campaign french
do march Napoleon; free
reach Napoleon contains Champagne for 1, halts, tired 1 [AON-12.7d]
reach Napoleon contains Bourgogne for 2, halts, tired 1, tested 1, lost

% Forced March goes one further, and tells where the move ends [AON-12.7e CARD-FORCED-MARCH.1]
places Ney@Flandres
hand-french forced-march.1
moved 1
round 3
begin campaign french
do decline; decline; march Ney; force forced-march.1
reach Ney contains Champagne for 1, halts, tired 1 [AON-12.7e]
reach Ney contains Bourgogne for 2, halts, tired 1 [AON-12.7e]

% By sea it is the whole move, to any coast without enemies [AON-12.4a AON-12.4b]
places Wellington@Britain Junot@Andalusia
alignment portugal@member
effects 1
moved 2
hand-coalition interior-lines
round 3
begin campaign coalition
do decline; decline; march Wellington
reach Wellington contains Portugal for 3
do pay interior-lines
reach Wellington contains Portugal for 3, ends
reach Wellington contains Ostpreussen for 3, ends, trespass [AON-12.6b]
reach Wellington contains Portugal for 3, ends, against Andalusia
reach Wellington not contains Andalusia for

% A way through the capital of a neutral major offends it, wherever it ends [AON-12.6b]
places Tolly@Minsk
round 3
begin campaign coalition
do march Tolly; free
reach Tolly contains Westfalen for 3, ends, tired 1 [AON-12.7a], trespass [AON-12.6b]
reach Tolly contains Banat for 3, ends, tired 1 [AON-12.7a]
reach Tolly not contains Banat for 3, ends, tired 1 [AON-12.7a], trespass
reach Tolly not contains Bohmen for 3, ends, tired 1 [AON-12.7a], trespass

% So does one that leaves others in a country behind, which it has occupied so far [AON-12.6b]
alignment osterreich@neutral bayern@ally
occupied osterreich
places Davout@KernOsterreich Soult@Bohmen
round 3
begin campaign french
do march Davout; free
reach Davout contains Bayern for 1, halts, trespass [AON-12.6b]

% Where a halt makes the country join the other side its armies may come in [AON-12.6b AON-12.11a]
alignment osterreich@neutral bayern@ally
places Soult@Bayern Kutuzov@Volhynia
round 3
begin campaign french
do march Soult; free
reach Soult contains Westgalizien for 2, halts, against Volhynia, trespass [AON-12.6b]

# ---- the odds of where an army could go (approach.c) ---------------------------

% Who attacks in the third area that he enters, fights spent: 6 and not 8 [AON-12.7a AON-12.8a AON-2.5b]
places Napoleon@Champagne Karl@Bohmen
round 2
begin campaign french
do march Napoleon; free
odds at Bohmen attack = 6
odds at Bohmen line Napoléon, spent [AON-2.5b] 6

% So does who comes over the mountains [AON-12.7b AON-12.8a]
places Soult@Italia Karl@KernOsterreich
round 2
begin campaign french
do march Soult; free
odds at KernOsterreich attack = 4

% Of two ways of one length the one that wears the army less: by Württemberg, not by Schweiz [AON-12.7b]
places Soult@Bourgogne Murat@Champagne Johann@Wurttemberg Karl@Tirol
alignment wurttemberg@member
round 2
begin campaign french
do march Soult; free
odds at Wurttemberg attack = 5

% Who has come there is not worn once more: Soult entered two areas [AON-12.7a AON-12.7f]
places Soult@Champagne Karl@Bayern
round 2
begin campaign french
do march Soult; free; step Wurttemberg; decline; step Bayern
acts coalition
odds at Bayern attack = 5

% What is still before it there counts: Call to Arms is answered before attrition [AON-12.7a CARD-CALL-TO-ARMS.2]
places Napoleon@Bohmen Davout@Bohmen Soult@Bohmen Lannes@Bohmen Tolly@Ukraina
met Napoleon Davout Soult Lannes Tolly
hand-coalition pitt
alignment osterreich@neutral
round 2
begin campaign french
do decline; decline; march Napoleon; free; decline
do join Davout; join Soult; join Lannes; step Westgalizien; step Volhynia; decline; decline
do step Ukraina
acts coalition
odds at Ukraina attack = 20

% Who leads is seen, but not whether he is spent: his strength is left open until he has been met [AON-2.8]
places Soult@Wurttemberg Karl@Bayern
spent Karl
round 2
begin campaign french
do march Soult; free
odds at Bayern attack = 5
odds at Bayern not defence = 5
odds at Bayern not line Karl
do step Bayern; decline
odds defence = 4

% Who has been met is known with his state [AON-2.8]
places Soult@Wurttemberg Karl@Bayern
spent Karl
met Karl
round 2
begin campaign french
do march Soult; free
odds at Bayern defence = 4
odds at Bayern line Karl, spent [AON-2.5a] 4

% Manoeuvre leads past the first enemies, and no further than to the next [CARD-MANOEUVRE-SUR-LES-ARRIERES.1 AON-12.5]
places Napoleon@Wurttemberg Karl@Bayern Hiller@KernOsterreich Johann@Tirol
alignment bayern@ally
hand-french manoeuvre-sur-les-arrieres
round 1
begin campaign french
do decline; decline; march Napoleon; manoeuvre manoeuvre-sur-les-arrieres; free
reach Napoleon contains KernOsterreich for 2, ends
cost Napoleon Dalmatien = 4
do step Bayern
reach Napoleon contains KernOsterreich for 1, ends
cost Napoleon Dalmatien = 3
do step KernOsterreich
refuse step Dalmatien not-now
