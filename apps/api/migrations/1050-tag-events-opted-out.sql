-- What a browser asked to keep unknown stays so, whatever another sender of the same event knows.
ALTER TABLE tag_events ADD COLUMN is_opted_out boolean NOT NULL DEFAULT false;
