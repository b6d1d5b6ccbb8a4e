-- Pins that wait for their time. They are no pins yet, so nothing that shows pins can show them.
CREATE TABLE scheduled_pins (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null once the board is gone; the pin then waits for another one.
  board_id bigint REFERENCES boards ON DELETE SET NULL,
  section_id bigint REFERENCES board_sections ON DELETE SET NULL,
  title text NOT NULL CHECK (length(title) <= 100),
  description text NOT NULL CHECK (length(description) <= 800),
  alt_text text NOT NULL CHECK (length(alt_text) <= 500),
  link text CHECK (length(link) <= 2048),
  are_comments_disabled boolean NOT NULL,
  image_signature text NOT NULL REFERENCES images,
  scheduled_at timestamptz NOT NULL,
  -- Why it could not be published at its time; such a pin waits for its maker.
  problem text CHECK (problem IN ('board_closed', 'already_on_board', 'limit_reached')),
  created_at timestamptz NOT NULL
);
CREATE INDEX scheduled_pins_user ON scheduled_pins (user_id, scheduled_at, id);
CREATE INDEX scheduled_pins_due ON scheduled_pins (scheduled_at) WHERE problem IS NULL;
CREATE INDEX scheduled_pins_board ON scheduled_pins (board_id);
CREATE INDEX scheduled_pins_section ON scheduled_pins (section_id);
