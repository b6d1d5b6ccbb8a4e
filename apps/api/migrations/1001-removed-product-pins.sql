-- The pin that a product has or had: one whose pin was removed is not pinned again, and has it back when it is restored.
ALTER TABLE catalog_products ADD COLUMN last_pin_id bigint;
UPDATE catalog_products SET last_pin_id = pin_id WHERE pin_id IS NOT NULL;
DROP INDEX catalog_products_unpinned;
CREATE INDEX catalog_products_unpinned ON catalog_products (feed_id, id)
  WHERE pin_id IS NULL AND last_pin_id IS NULL AND pin_failure IS NULL;
CREATE INDEX catalog_products_removed ON catalog_products (last_pin_id)
  WHERE pin_id IS NULL AND last_pin_id IS NOT NULL;
