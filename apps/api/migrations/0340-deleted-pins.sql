-- Pins deleted by a member within the last hour, with what hung on them, so that the deletion can be undone.
CREATE TABLE deleted_pins (
  id bigint PRIMARY KEY,
  deleted_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  image_signature text NOT NULL REFERENCES images,
  -- The row of pins.
  pin jsonb NOT NULL,
  is_cover boolean NOT NULL,
  highlighted_comment_id bigint,
  comment_ids bigint[] NOT NULL,
  message_ids bigint[] NOT NULL,
  -- Rows of pin_day_counts.
  day_counts jsonb NOT NULL,
  deleted_at timestamptz NOT NULL
);
CREATE INDEX deleted_pins_deleted_at ON deleted_pins (deleted_at);
CREATE INDEX deleted_pins_deleted_by ON deleted_pins (deleted_by);
CREATE INDEX deleted_pins_user ON deleted_pins (user_id);
CREATE INDEX deleted_pins_board ON deleted_pins (board_id);
CREATE INDEX deleted_pins_picture ON deleted_pins (aggregated_pin_id);
CREATE INDEX deleted_pins_image ON deleted_pins (image_signature);
