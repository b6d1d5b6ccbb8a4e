-- What a creator points at on the picture of a pin; its copies show the same. Read and written whole.
CREATE TABLE pin_tags (
  aggregated_pin_id bigint PRIMARY KEY REFERENCES aggregated_pins ON DELETE CASCADE,
  -- Layout: PinTag in packages/api-types/src/pins/pin-tags.ts; a pin that is gone is left out when it is read.
  tags jsonb NOT NULL CHECK (jsonb_typeof(tags) = 'array' AND jsonb_array_length(tags) BETWEEN 1 AND 20)
);
ALTER TABLE scheduled_pins ADD COLUMN tags jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(tags) = 'array' AND jsonb_array_length(tags) <= 20);
