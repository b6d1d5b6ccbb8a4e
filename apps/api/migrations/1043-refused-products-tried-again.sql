-- The picture of a pin that could not be loaded counted as its picture. A product whose pin was removed gets no other.
UPDATE catalog_products SET pin_retry_at = now(), pinned_image = CASE WHEN pin_id IS NULL THEN pinned_image END
  WHERE pin_failure IS NOT NULL AND (pin_id IS NOT NULL OR last_pin_id IS NULL);
