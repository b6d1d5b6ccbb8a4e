-- Describes a picture of a carousel to people who cannot see it; the cover has the alt text of the pin.
ALTER TABLE carousel_slots ADD COLUMN alt_text text NOT NULL DEFAULT '' CHECK (length(alt_text) <= 500);
