-- Who uses a picture is asked for each picture that is served, and before one is deleted.
CREATE INDEX users_avatar_signature ON users (avatar_signature) WHERE avatar_signature IS NOT NULL;
CREATE INDEX users_cover_signature ON users (cover_signature) WHERE cover_signature IS NOT NULL;
CREATE INDEX media_uploads_image ON media_uploads (image_signature) WHERE image_signature IS NOT NULL;
CREATE INDEX scheduled_pins_image ON scheduled_pins (image_signature);
CREATE INDEX aggregated_pins_image ON aggregated_pins (image_signature);
