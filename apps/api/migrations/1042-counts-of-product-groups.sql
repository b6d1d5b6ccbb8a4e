-- Counted when the group changes, and by a job when the products of its catalog do.
ALTER TABLE product_groups ADD COLUMN product_count integer NOT NULL DEFAULT 0 CHECK (product_count >= 0);
UPDATE product_groups g SET product_count = (SELECT count(*) FROM catalog_products p
  WHERE p.catalog_id = g.catalog_id AND matches_product_filters(p, g.filters));
