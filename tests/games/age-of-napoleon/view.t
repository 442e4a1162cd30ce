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
view french contains "france":{"cards":5,"mobilization":10,"deployment":5,"corps":2}
view coalition not contains "france":{"cards":5,"mobilization":10,"deployment":5,"corps"
view coalition contains "osterreich":{"cards":2,"mobilization":6,"deployment":3,"corps":1}

% Who marches is marked, as far as it is seen [AON-12.2a]
places Soult@Flandres Davout@Flandres Ney@Flandres Karl@Tirol
round 1
begin campaign french
do march Davout; free; join Soult
view french contains "stack":{"Davout":true,"Soult":true}
view coalition contains "stack":{"Davout":true}
