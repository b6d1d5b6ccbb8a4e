-- without a transaction
-- Which pictures are labeled: few of all.
CREATE INDEX CONCURRENTLY aggregated_pins_ai ON aggregated_pins (id)
  WHERE coalesce(is_ai_by_staff, is_ai_by_file OR is_ai_by_creator);
