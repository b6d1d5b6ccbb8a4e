-- without a transaction
-- For a color alone behind the hot set, as pins_search_listed is for words.
CREATE INDEX CONCURRENTLY pins_colors_listed ON pins USING gin (colors) WHERE is_listed AND is_lead;
