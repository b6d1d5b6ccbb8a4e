-- Pins that a move went through and left, because their place has the same picture.
ALTER TABLE blocking_actions ADD COLUMN skipped integer NOT NULL DEFAULT 0 CHECK (skipped >= 0);
