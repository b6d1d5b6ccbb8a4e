-- Who took it down may put it back: its author, or the owner of the pin.
ALTER TABLE comments ADD COLUMN removed_by bigint REFERENCES users ON DELETE SET NULL;
UPDATE comments SET removed_by = user_id WHERE removed_at IS NOT NULL;
