-- without a transaction
-- The candidates of a country, in the order in which they are chosen.
CREATE INDEX CONCURRENTLY promotions_candidates ON promotions (country, spent_permille, start_at, id)
  WHERE status = 'ACTIVE' AND NOT is_held_for_staff;
-- Those whose spend of yesterday is to be forgotten.
CREATE INDEX CONCURRENTLY promotions_spent ON promotions (id) WHERE spent_permille > 0;
-- The next product of a group that is promoted.
CREATE INDEX CONCURRENTLY catalog_products_turn ON catalog_products (catalog_id, pin_id)
  WHERE pin_id IS NOT NULL AND availability <> 'OUT_OF_STOCK';
