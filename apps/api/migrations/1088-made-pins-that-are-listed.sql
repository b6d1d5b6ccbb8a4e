-- without a transaction
-- Whether a member made pins that all see is asked for each profile.
CREATE INDEX CONCURRENTLY pins_user_made ON pins (user_id) WHERE is_listed AND saved_from_pin_id IS NULL;
