-- Whom a tag on a picture shows, and who took that away: they are not tagged on it again.
CREATE TABLE pin_tagged_people (
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (aggregated_pin_id, user_id)
);
CREATE INDEX pin_tagged_people_user ON pin_tagged_people (user_id);

DO $$
DECLARE old record;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''tagged''::text, ') || ' NOT VALID';
END
$$;
