-- Boards and sections that their keepers deleted within the last 30 days, so that they can be restored.
CREATE TABLE deleted_boards (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The row of boards, and rows of board_sections.
  board jsonb NOT NULL,
  sections jsonb NOT NULL,
  pin_count integer NOT NULL,
  deleted_at timestamptz NOT NULL
);
CREATE INDEX deleted_boards_owner ON deleted_boards (owner_id, deleted_at);
CREATE INDEX deleted_boards_deleted_at ON deleted_boards (deleted_at);

CREATE TABLE deleted_sections (
  id bigint PRIMARY KEY,
  -- The board may be deleted too, and come back.
  board_id bigint NOT NULL,
  deleted_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The row of board_sections.
  section jsonb NOT NULL,
  pin_count integer NOT NULL,
  deleted_at timestamptz NOT NULL
);
CREATE INDEX deleted_sections_deleted_by ON deleted_sections (deleted_by, deleted_at);
CREATE INDEX deleted_sections_deleted_at ON deleted_sections (deleted_at);

-- Deleted pins outlive their board, with which they may come back.
ALTER TABLE deleted_pins DROP CONSTRAINT deleted_pins_board_id_fkey;
-- The board or section that took the pin along; null for a pin deleted by itself.
ALTER TABLE deleted_pins ADD COLUMN deleted_with bigint;
CREATE INDEX deleted_pins_deleted_with ON deleted_pins (deleted_with) WHERE deleted_with IS NOT NULL;
