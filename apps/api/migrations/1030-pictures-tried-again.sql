-- A picture of a feed that could not be loaded is tried again, after growing pauses and not for ever.
ALTER TABLE catalog_products ADD COLUMN pin_tries integer NOT NULL DEFAULT 0;
ALTER TABLE catalog_products ADD COLUMN pin_retry_at timestamptz;
UPDATE catalog_products SET pin_retry_at = now() WHERE pin_failure IS NOT NULL;
CREATE INDEX catalog_products_retried ON catalog_products (feed_id, pin_retry_at) WHERE pin_retry_at IS NOT NULL;
