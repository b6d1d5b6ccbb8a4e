-- What one person does to many pins in a while is one notification: the newest counts those before it, which no list shows.
ALTER TABLE notifications
  ADD COLUMN group_count integer NOT NULL DEFAULT 1,
  ADD COLUMN is_grouped boolean NOT NULL DEFAULT false;
