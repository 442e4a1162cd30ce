# told.t - what one side is told, and the other and onlookers are not.

% The option is told to all when the first Prussian Movement Phase ends, and not before [15.1a]
places 1/De@unused 2/De@unused 1/He@unused 2/He@unused VII.c@unused
places 1/1@unused 2/1@unused 1.c@unused 1/2@unused 2/2@unused 2.c@unused
places 1/3@unused 2/3@unused 3.c@unused Blu.c@unused 1.a@unused
begin movement prussian
do plan B
not hears french plan-shown
not hears nobody plan
do done
hears french plan-shown
hears nobody plan-shown
hears prussian plan-shown
