-- Where a board stood before it was renamed or given to somebody else: links to it go on. The address of a deleted board
-- waits for it to be restored.
CREATE TABLE former_board_addresses (
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slug text NOT NULL,
  board_id bigint NOT NULL,
  PRIMARY KEY (owner_id, slug)
);
CREATE INDEX former_board_addresses_board ON former_board_addresses (board_id);
