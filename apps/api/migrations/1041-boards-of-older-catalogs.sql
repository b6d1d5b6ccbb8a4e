-- Catalogs from before 0992 whose feed was not read since have the board that holds pins of their products.
UPDATE catalogs c SET board_id = (
    SELECT i.board_id FROM catalog_products p
    JOIN pins i ON i.id = p.pin_id
    JOIN boards b ON b.id = i.board_id AND b.owner_id = i.user_id
    JOIN business_profiles o ON o.user_id = b.owner_id AND o.business_id = c.business_id
    WHERE p.catalog_id = c.id ORDER BY (b.name = c.name) DESC, i.id LIMIT 1)
  WHERE c.board_id IS NULL;
