-- The newest pictures fill the visual index of a process that starts.
CREATE INDEX images_newest ON images (created_at DESC, signature DESC);
-- From a picture that looks alike to the pin that shows it.
CREATE INDEX pins_lead_signature ON pins (image_signature, id) WHERE is_listed AND is_lead;
