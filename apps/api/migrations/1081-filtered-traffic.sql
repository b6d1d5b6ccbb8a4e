-- What no person does is kept as filtered: it costs nothing and counts as nothing else.
ALTER TABLE promotion_events ADD COLUMN is_filtered boolean NOT NULL DEFAULT false;
ALTER TABLE promotion_events ADD CONSTRAINT promotion_events_filtered
  CHECK (NOT is_filtered OR amount_micros = 0) NOT VALID;
ALTER TABLE promotion_days ADD COLUMN filtered integer NOT NULL DEFAULT 0;
