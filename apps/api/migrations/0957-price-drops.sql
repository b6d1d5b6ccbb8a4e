-- What a product cost before its last drop, and when that was; null where it rose since, or never dropped.
ALTER TABLE product_pins
  ADD COLUMN price_before numeric(14, 2),
  ADD COLUMN price_dropped_at timestamptz,
  ADD CONSTRAINT product_pins_drop_check CHECK ((price_before IS NULL) = (price_dropped_at IS NULL)) NOT VALID;

-- News of it, and to who gave a board away that it was taken. Older rows keep a narrower rule.
DO $$
DECLARE old record;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''price_drop''::text, ''board_transferred''::text, ') || ' NOT VALID';
END
$$;
