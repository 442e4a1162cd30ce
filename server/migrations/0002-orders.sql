-- What a seat answers without being asked (core/include/berthier/orders.h); '' is the game's default.

ALTER TABLE seat ADD COLUMN orders TEXT NOT NULL DEFAULT '';
