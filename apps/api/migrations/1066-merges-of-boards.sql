-- A board can be merged into another one of its owner: its pins move, then the emptied board is deleted restorably.
ALTER TABLE blocking_actions ADD COLUMN kind text NOT NULL DEFAULT 'move' CHECK (kind IN ('move', 'merge')),
  -- A merge outlives the board that it emptied, to be undone.
  DROP CONSTRAINT blocking_actions_board_id_fkey;
ALTER TABLE blocking_action_pins DROP CONSTRAINT blocking_action_pins_section_id_fkey;

-- Which section of the target the pins of a section go to, and whether the merge made it.
CREATE TABLE blocking_action_sections (
  action_id bigint NOT NULL REFERENCES blocking_actions ON DELETE CASCADE,
  section_id bigint NOT NULL,
  target_section_id bigint REFERENCES board_sections ON DELETE SET NULL,
  is_made boolean NOT NULL,
  PRIMARY KEY (action_id, section_id)
);
CREATE INDEX blocking_action_sections_target ON blocking_action_sections (target_section_id)
  WHERE target_section_id IS NOT NULL;

-- Where the addresses of a merged board lead.
CREATE TABLE merged_boards (
  board_id bigint PRIMARY KEY,
  target_board_id bigint NOT NULL
);
CREATE INDEX merged_boards_target ON merged_boards (target_board_id);

-- The addresses of a board lead on while there is one that it was merged into.
CREATE OR REPLACE FUNCTION forget_board_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM boards WHERE id = OLD.id) OR EXISTS (SELECT FROM deleted_boards WHERE id = OLD.id)
    OR EXISTS (SELECT FROM merged_boards WHERE board_id = OLD.id) THEN RETURN NULL; END IF;
  WITH RECURSIVE gone AS (
    SELECT OLD.id AS id UNION SELECT m.board_id FROM gone g JOIN merged_boards m ON m.target_board_id = g.id
  ), unled AS (
    DELETE FROM merged_boards m USING gone g WHERE m.board_id = g.id
  )
  DELETE FROM former_board_addresses f USING gone g WHERE f.board_id = g.id
    AND NOT EXISTS (SELECT FROM deleted_boards d WHERE d.id = f.board_id);
  RETURN NULL;
END $$;
