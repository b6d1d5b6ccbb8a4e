-- The front: the most popular leads, and those not scored yet. Search looks there first, however many others there are.
ALTER TABLE pins ADD COLUMN is_front boolean NOT NULL DEFAULT true;
CREATE INDEX pins_search_front ON pins USING gin (search) WHERE is_listed AND is_lead AND is_front;
CREATE INDEX pins_front ON pins (popularity) WHERE is_listed AND is_lead AND is_front;
