-- Pins that a member asked not to be shown in feeds again, whichever copy it is.
CREATE TABLE hidden_pins (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, aggregated_pin_id)
);
CREATE INDEX hidden_pins_pin ON hidden_pins (aggregated_pin_id);
