-- Deleting a pin looks for the comments made on it.
CREATE INDEX comments_pin ON comments (pin_id) WHERE pin_id IS NOT NULL;
