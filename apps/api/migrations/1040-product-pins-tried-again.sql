-- A product that could not be pinned, or shown by its new picture, is tried again, each time after a longer pause.
ALTER TABLE catalog_products
  ADD COLUMN pin_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN pin_retry_at timestamptz;
