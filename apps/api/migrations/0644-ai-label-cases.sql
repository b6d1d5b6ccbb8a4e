-- What came of a report that disputes the label of a pin.
ALTER TABLE report_actions DROP CONSTRAINT report_actions_action_check,
  ADD CONSTRAINT report_actions_action_check CHECK (action IN (
    'dismissed', 'upheld', 'ai_labeled', 'ai_unlabeled',
    'write_banned', 'write_ban_lifted', 'board_marked', 'board_unmarked'));

DO $$
DECLARE old record;
BEGIN
  SELECT pg_get_constraintdef(oid) AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''ai_labeled''::text, ''ai_unlabeled''::text, ''report_relabeled''::text, ');
END
$$;
