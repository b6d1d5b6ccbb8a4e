-- without a transaction
-- The pins of a website, newest first.
CREATE INDEX CONCURRENTLY pins_website ON pins (domain, id DESC) WHERE is_lead AND is_listed AND domain IS NOT NULL;
