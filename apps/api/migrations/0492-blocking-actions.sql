-- A move of all pins of a place of a board, done in steps by a job; its board shows how far it has come.
CREATE TABLE blocking_actions (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  scope text NOT NULL CHECK (scope IN ('board', 'unorganized', 'section')),
  section_id bigint REFERENCES board_sections ON DELETE CASCADE,
  target_board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  target_section_id bigint REFERENCES board_sections ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'moving' CHECK (status IN ('moving', 'moved', 'undoing', 'undone', 'stopped')),
  total integer NOT NULL CHECK (total >= 0),
  done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
  -- Pins up to this id were gone through.
  last_pin_id bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((scope = 'section') = (section_id IS NOT NULL)),
  CHECK ((status IN ('moving', 'undoing')) = (settled_at IS NULL))
);
CREATE UNIQUE INDEX blocking_actions_running ON blocking_actions (board_id) WHERE settled_at IS NULL;
CREATE INDEX blocking_actions_board ON blocking_actions (board_id, id);
CREATE INDEX blocking_actions_target ON blocking_actions (target_board_id);
CREATE INDEX blocking_actions_user ON blocking_actions (user_id);
CREATE INDEX blocking_actions_section ON blocking_actions (section_id) WHERE section_id IS NOT NULL;
CREATE INDEX blocking_actions_target_section ON blocking_actions (target_section_id) WHERE target_section_id IS NOT NULL;

-- What was moved, and from which section, to move it back.
CREATE TABLE blocking_action_pins (
  action_id bigint NOT NULL REFERENCES blocking_actions ON DELETE CASCADE,
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  section_id bigint REFERENCES board_sections ON DELETE SET NULL,
  PRIMARY KEY (action_id, pin_id)
);
CREATE INDEX blocking_action_pins_pin ON blocking_action_pins (pin_id);
CREATE INDEX blocking_action_pins_section ON blocking_action_pins (section_id) WHERE section_id IS NOT NULL;

-- What an operator says of a board that may disturb people; null for all others.
ALTER TABLE boards ADD COLUMN sensitivity text CHECK (sensitivity IN ('violence', 'nudity', 'self_harm', 'medical', 'other'));

ALTER TABLE report_actions DROP CONSTRAINT report_actions_action_check,
  ADD CONSTRAINT report_actions_action_check CHECK (
    action IN ('dismissed', 'upheld', 'write_banned', 'write_ban_lifted', 'board_marked', 'board_unmarked'));
