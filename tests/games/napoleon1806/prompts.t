# prompts.t - what a player is told that he may and must do: no more than there is.
empty
places Augereau@BAM Ruchel@ESN

% The points of a movement card are told, one like many [C6.3]
places Ney@KUL
hand-french F16
begin operations french
do move Ney; go; turn F02
prompt french contains Your movement card is known; movement points: 1. Play a card, or none: Forced March.
