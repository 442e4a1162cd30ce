# What is laid over the map.
empty

% Victory areas, and who controls them [C12.3]
places Augereau@BAM Ruchel@ESN
survey victory french contains controlled by
survey victory contains controlled by
survey victory not contains can come

% Where corps can come with half of the cards or more; those that have acted stay [C6.9]
places Ney@KUL Soult@KUL Ruchel@ESN
activated Soult
survey range french contains MUN Ney half of the cards or more lead here: Ney [C6.9]
survey range french not contains Soult
survey range prussian not contains Ney

% What threatens an area: to an onlooker, who can come of a side that is not there [C6.9]
places Ney@KUL Augereau@BAM Ruchel@ESN
survey threat MUN contains KUL Ney Ney can come with a card of 1 or more; points: 1 [C6.9]
survey threat BAM not contains Ney
