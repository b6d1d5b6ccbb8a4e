-- People and boards are reported, too; who owns a board that breaks the rules learns that it was removed.
ALTER TABLE report_cases DROP CONSTRAINT report_cases_target_type_check,
  ADD CONSTRAINT report_cases_target_type_check
    CHECK (target_type IN ('pin', 'comment', 'conversation', 'board', 'user')) NOT VALID;

DO $$
DECLARE old record;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''board_removed''::text, ') || ' NOT VALID';
END
$$;
