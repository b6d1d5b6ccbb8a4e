-- What several people do to the same pin in a while is one notification: the newest names those since this id.
ALTER TABLE notifications ADD COLUMN people_since bigint;
