-- without a transaction
CREATE INDEX CONCURRENTLY images_unnamed_colors ON images (signature) WHERE colors IS NULL;
-- A search for a color alone reads these; beside another word the index of words finds fewer.
CREATE INDEX CONCURRENTLY pins_colors_front ON pins USING gin (colors) WHERE is_listed AND is_lead AND is_front;
