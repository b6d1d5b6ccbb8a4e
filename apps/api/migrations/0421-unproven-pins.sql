-- Pins of newcomers that nobody of standing keeps yet: their popularity is negative.
CREATE INDEX pins_unproven ON pins (user_id) WHERE is_lead AND popularity < 0;
