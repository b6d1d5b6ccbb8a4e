-- Who gave a board away hears when it was taken.
DO $$
DECLARE old record;
BEGIN
  SELECT pg_get_constraintdef(oid) AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''board_transferred''::text, ');
END
$$;
