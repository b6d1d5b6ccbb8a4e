-- The picture with which a product was pinned: where its feed has another one, the pin gets that.
ALTER TABLE catalog_products ADD COLUMN pinned_image text;
UPDATE catalog_products SET pinned_image = image_link WHERE pin_id IS NOT NULL;
DROP INDEX catalog_products_outdated;
CREATE INDEX catalog_products_outdated ON catalog_products (feed_id, id)
  WHERE pin_id IS NOT NULL
    AND (link, title, image_link) IS DISTINCT FROM (pinned_link, pinned_title, pinned_image);
