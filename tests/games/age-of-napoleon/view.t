# What the view tells beside the state: who leads, what alignments bring, what majors are worth.
empty

% Cards due go by the countries that a side runs [AON-9.3a]
alignment britain@member russia@neutral osterreich@neutral preussen@neutral spain@ally
view french contains "due":{"french":9,
view nobody contains "coalition":6},"minors":{"french":

% A leader is marked, also to the enemy; who goes with him is not told [AON-2.6a]
places Soult@Flandres Davout@Flandres Karl@Tirol
view french contains "leaders":{"Davout":true,"Karl":true}
view coalition contains "leaders":{"Davout":true,"Karl":true}
view coalition contains "standing":{"french":{"Flandres":1}
view nobody contains "leaders":{"Davout":true,"Karl":true}

% How many home corps are on the map is told to who commands them [AON-10.2b]
places Soult@Flandres Davout@Flandres Karl@Tirol
view french contains "france":{"cards":5,"mobilization":10,"deployment":5,"yearly-left":5,"corps":2,
view coalition contains "france":{"cards":5,"mobilization":10,"deployment":5,"yearly-left":5}
view coalition contains "osterreich":{"cards":2,"mobilization":6,"deployment":3,"yearly-left":3,"corps":1,

% An onlooker is told no corps of a major that nobody commands [AON-10.2b]
alignment preussen@neutral
view nobody contains "preussen":{"cards":
view nobody not contains "reserve":

% Who marches is marked, as far as it is seen [AON-12.2a]
places Soult@Flandres Davout@Flandres Ney@Flandres Karl@Tirol
round 1
begin campaign french
do march Davout; free; join Soult
view french contains "stack":{"Davout":true,"Soult":true}
view coalition contains "stack":{"Davout":true}

% What is left of the limits of a major: of the year, of the map, of the reserve [AON-10.2a AON-10.2b]
places Napoleon@Flandres Davout@Flandres Soult@Flandres Ney@Flandres Murat@Flandres Lannes@Flandres Rapp@Flandres Victor@Flandres
deployed france@3
view french contains "france":{"cards":5,"mobilization":10,"deployment":5,"yearly-left":2,"corps":8,"reserve":
view french contains "left":2}
view coalition contains "france":{"cards":5,"mobilization":10,"deployment":5,"yearly-left":2}

% Two are left of the map, and two may come this year: but eight of ten stand there and one more [AON-10.2b]
places Napoleon@Flandres Davout@Flandres Soult@Flandres Ney@Flandres Murat@Flandres Lannes@Flandres Rapp@Flandres Victor@Flandres Oudinot@Flandres
deployed france@3
view french contains "corps":9,"reserve":
view french contains "left":1}

% A third of the minor countries, less what has been placed [AON-10.5 AON-1.4]
placed 1 0
view french contains "minor-corps":{"french":{"most":2,"placed":1,"yearly-left":1,"reserve":
view coalition contains "minor-corps":{"french":{"most":2,"placed":1,"yearly-left":1},"coalition":{"most":1,"placed":0,"yearly-left":1,"reserve":

% Where the enemy holds all that is left to come to nobody can come [AON-10.3]
places Wellington@Castilla Moore@Navarra Beresford@Murcia Kutuzov@Catalonia Bagration@Andalusia Tolly@Portugal
view french contains "spain":{"cards":2,"mobilization":4,"deployment":2,"yearly-left":2,"corps":0,"reserve":7,"left":2}

% ... and in the last of the areas as well [AON-10.3]
places Wellington@Castilla Moore@Navarra Beresford@Murcia Kutuzov@Catalonia Bagration@Andalusia Tolly@Estramadura
view french contains "spain":{"cards":2,"mobilization":4,"deployment":2,"yearly-left":2,"corps":0,"reserve":7,"left":0}

% So it is with minor corps: of two that wait one has a place [AON-10.5]
places Bernadotte@eliminated Eugene@eliminated Macdonald@eliminated Vandamme@eliminated Jerome@eliminated
places Karl@Bayern
view french contains "minor-corps":{"french":{"most":2,"placed":0,"yearly-left":2,"reserve":2,"left":1}

% A country that joins brings nobody where the enemy is everywhere [AON-3.10b]
alignment bayern@neutral
occupied bayern
places Karl@Bayern
view french contains "bayern":{"french":{"to":"ally","come":0}

% Where British corps can be landed, once there is Britannia [AON-10.4b]
alignment portugal@member
view coalition contains "shores":{}
view coalition not contains "Portugal":true

% With Britannia: own coasts without enemies [AON-10.4b]
alignment portugal@member napoli@member
places Soult@Napoli
effects 1
view nobody contains "Portugal":true
view nobody not contains "Napoli":true

% A step either way: where it leads, what each side is due then, who comes [AON-3.5 AON-3.10a AON-9.3a]
view french contains "preussen":{"french":{"to":"ally","due":{"french":10},"come":2},"coalition":{"to":"member","come":2}}
view french contains "napoli":{"french":{"to":"neutral","due":{"coalition":9},"thirds":{"coalition":0}},"coalition":{"rule":"AON-3.5"}}
view nobody contains "italia":{"french":{"rule":"AON-3.5"},"coalition":{"rule":"AON-3.6a"}}
view nobody contains "france":{"french":{"rule":"AON-3.3"},"coalition":{"rule":"AON-3.3"}}

% Whose corps would leave the map with a country, he alone is told [AON-3.9a]
places Bernadotte@Hannover Davout@Hannover
view french contains "hannover":{"french":{"rule":"AON-3.5"},"coalition":{"to":"neutral","gone":1}}
view coalition contains "hannover":{"french":{"rule":"AON-3.5"},"coalition":{"to":"neutral"}}
view nobody contains "hannover":{"french":{"rule":"AON-3.5"},"coalition":{"to":"neutral"}}

% With a neutral country none goes: an onlooker is not told of any [AON-3.9a]
view nobody contains "preussen":{"french":{"to":"ally","due":{"french":10},"come":2},"coalition":{"to":"member","come":2}}

% What it says comes true, and before it is settled where it will stand [AON-3.5 AON-7.2]
alignment preussen@neutral
hand-french talleyrand
hand-coalition pitt
year 6
begin diplomacy french
view french contains "preussen":{"french":{"to":"ally","due":{"french":10},"come":2}
do sway talleyrand preussen
view nobody contains "turning":{"preussen":"ally"}
do sway pitt bayern
expect alignment preussen@ally
view french contains "due":{"french":10,
prompt french contains 2

% Both have played upon it: it stays [AON-7.2]
alignment preussen@neutral
hand-french talleyrand mud.1
hand-coalition pitt pursuit.1
year 6
begin diplomacy french
do sway talleyrand preussen; sway pitt preussen
view nobody contains "turning":{"preussen":"neutral"}

% Barren areas and coasts are laid over the map, with a side named or without [AON-15.2a] [AON-2.2]
places Soult@Flandres Karl@Tirol
survey barren french contains barren areas, which cost corps in winter [AON-15.2a]
survey coast contains Flandres coastal areas, for ships [AON-2.2]
survey coast coalition not contains Bayern coastal

% A view tells the year as people count it, a position from 1800 [AON-1.2]
year 13
expect year 13
view nobody contains "year":1813
view french contains "year":1813
