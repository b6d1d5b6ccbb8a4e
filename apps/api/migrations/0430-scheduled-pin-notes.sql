-- A pin that waits holds all that its owner may write about a pin.
ALTER TABLE scheduled_pins ADD COLUMN note text NOT NULL DEFAULT '' CHECK (length(note) <= 500);
ALTER TABLE scheduled_pins ALTER COLUMN title SET DEFAULT '';
ALTER TABLE scheduled_pins ALTER COLUMN description SET DEFAULT '';
ALTER TABLE scheduled_pins ALTER COLUMN alt_text SET DEFAULT '';
ALTER TABLE scheduled_pins ALTER COLUMN are_comments_disabled SET DEFAULT false;
