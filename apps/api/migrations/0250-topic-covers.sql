-- A topic shows its best loved picture, found when it is asked for: nothing to keep up to date.
ALTER TABLE interests DROP COLUMN cover_signature;
