-- The uploaded file itself says that a model made the picture, or a part of it.
ALTER TABLE images ADD COLUMN is_ai_marked boolean NOT NULL DEFAULT false;
