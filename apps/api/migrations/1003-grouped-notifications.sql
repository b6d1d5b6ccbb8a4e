-- What one person does to many pins in a while is one notification: the newest counts those before it, which no list
-- shows as long as it stands.
ALTER TABLE notifications
  ADD COLUMN group_count integer NOT NULL DEFAULT 1,
  ADD COLUMN grouped_into bigint REFERENCES notifications ON DELETE SET NULL;
