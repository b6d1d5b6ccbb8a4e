-- What the keepers of a board did there, besides adding pins: those are read from the pins.
CREATE TABLE board_activity (
  id bigint PRIMARY KEY,
  -- The board may be deleted, and come back.
  board_id bigint NOT NULL,
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('moved', 'moved_away', 'removed', 'section_created', 'section_renamed',
    'section_deleted', 'renamed', 'joined', 'left', 'person_removed', 'took_over')),
  -- Whom a keeper was taken off as.
  person_id bigint REFERENCES users ON DELETE CASCADE,
  section_id bigint,
  -- How many pins went.
  pin_count integer NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX board_activity_board ON board_activity (board_id, id);
CREATE INDEX board_activity_actor ON board_activity (actor_id);
CREATE INDEX board_activity_person ON board_activity (person_id) WHERE person_id IS NOT NULL;

-- Pins that came to their board or section by a move.
CREATE TABLE board_moved_pins (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  board_id bigint NOT NULL,
  activity_id bigint NOT NULL REFERENCES board_activity ON DELETE CASCADE
);
CREATE INDEX board_moved_pins_activity ON board_moved_pins (activity_id, pin_id);

CREATE FUNCTION forget_board_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM board_activity a WHERE a.board_id = OLD.id
    AND NOT EXISTS (SELECT FROM boards b WHERE b.id = OLD.id)
    AND NOT EXISTS (SELECT FROM deleted_boards d WHERE d.id = OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER boards_forget_activity AFTER DELETE ON boards
  FOR EACH ROW EXECUTE FUNCTION forget_board_activity();
CREATE TRIGGER deleted_boards_forget_activity AFTER DELETE ON deleted_boards
  FOR EACH ROW EXECUTE FUNCTION forget_board_activity();
