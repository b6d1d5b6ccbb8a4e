-- News of promotions and invoices. Older rows keep a narrower rule.
DO $$
DECLARE old record;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''own_promotion_approved''::text, ''own_promotion_rejected''::text, '
      || '''own_promotion_completed''::text, ''own_promotion_on_hold''::text, ''promotion_approved''::text, '
      || '''promotion_rejected''::text, ''promotion_completed''::text, ''promotion_on_hold''::text, '
      || '''invoice_issued''::text, ''invoice_paid''::text, ''invoice_overdue''::text, ') || ' NOT VALID';
END
$$;
