-- The address and name with which a product was pinned: where its feed has another one, the pin follows, unless its
-- merchant has written something else there.
ALTER TABLE catalog_products ADD COLUMN pinned_link text, ADD COLUMN pinned_title text;
UPDATE catalog_products SET pinned_link = link, pinned_title = title WHERE pin_id IS NOT NULL;
CREATE INDEX catalog_products_outdated ON catalog_products (feed_id, id)
  WHERE pin_id IS NOT NULL AND (link, title) IS DISTINCT FROM (pinned_link, pinned_title);
