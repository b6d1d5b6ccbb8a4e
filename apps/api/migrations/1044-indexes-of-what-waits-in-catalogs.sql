-- without a transaction
CREATE INDEX CONCURRENTLY catalog_products_retried ON catalog_products (feed_id, pin_retry_at)
  WHERE pin_retry_at IS NOT NULL;
CREATE INDEX CONCURRENTLY product_groups_uncounted ON product_groups (catalog_id) WHERE product_count IS NULL;
