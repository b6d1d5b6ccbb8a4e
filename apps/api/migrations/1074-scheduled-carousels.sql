-- The pictures of a carousel that waits for its time; a pin of one picture has none here.
CREATE TABLE scheduled_pin_slots (
  scheduled_pin_id bigint NOT NULL REFERENCES scheduled_pins ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place >= 0),
  title text NOT NULL,
  description text NOT NULL,
  link text,
  alt_text text NOT NULL,
  image_signature text NOT NULL REFERENCES images,
  PRIMARY KEY (scheduled_pin_id, place)
);
CREATE INDEX scheduled_pin_slots_picture ON scheduled_pin_slots (image_signature);
