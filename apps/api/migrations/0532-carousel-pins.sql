-- Several pictures in one pin; the first of them is the pin's own.
CREATE TABLE carousel_pins (
  aggregated_pin_id bigint PRIMARY KEY,
  kind text NOT NULL DEFAULT 'carousel' CHECK (kind = 'carousel'),
  FOREIGN KEY (aggregated_pin_id, kind) REFERENCES aggregated_pins (id, kind) ON DELETE CASCADE
);
CREATE TABLE carousel_slots (
  aggregated_pin_id bigint NOT NULL REFERENCES carousel_pins ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place BETWEEN 0 AND 4),
  title text NOT NULL CHECK (length(title) <= 100),
  details text NOT NULL CHECK (length(details) <= 800),
  link text CHECK (length(link) <= 2048),
  image_signature text NOT NULL REFERENCES images,
  PRIMARY KEY (aggregated_pin_id, place)
);
CREATE INDEX carousel_slots_image ON carousel_slots (image_signature);
