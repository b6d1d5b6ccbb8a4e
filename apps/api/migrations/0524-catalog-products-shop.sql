-- without a transaction
CREATE INDEX CONCURRENTLY catalog_products_shop ON catalog_products (feed_id, id DESC) WHERE pin_id IS NOT NULL;
