-- One notice where several promotions of an account are held at once. Older rows keep a narrower rule.
DO $$
DECLARE old record;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''own_promotions_on_hold''::text, ''promotions_on_hold''::text, ')
    || ' NOT VALID';
END
$$;
