-- The board that holds the pins of a catalog's products, whatever either is named later.
ALTER TABLE catalogs ADD COLUMN board_id bigint REFERENCES boards ON DELETE SET NULL;
CREATE INDEX catalogs_board ON catalogs (board_id) WHERE board_id IS NOT NULL;
