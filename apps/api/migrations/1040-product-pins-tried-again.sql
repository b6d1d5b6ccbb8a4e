-- A product that could not be pinned, or shown by its new picture, is tried again, each time after a longer pause.
ALTER TABLE catalog_products
  ADD COLUMN pin_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN pin_retry_at timestamptz;
-- The picture of a pin that could not be loaded counted as its picture.
UPDATE catalog_products SET pin_retry_at = now(), pinned_image = CASE WHEN pin_id IS NULL THEN pinned_image END
  WHERE pin_failure IS NOT NULL;
CREATE INDEX catalog_products_retried ON catalog_products (feed_id, pin_retry_at) WHERE pin_retry_at IS NOT NULL;
