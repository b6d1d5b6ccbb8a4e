-- Who says that a picture was made with AI, for all copies of it. What staff decided counts alone.
ALTER TABLE aggregated_pins
  ADD COLUMN is_ai_by_file boolean NOT NULL DEFAULT false,
  ADD COLUMN is_ai_by_creator boolean NOT NULL DEFAULT false,
  ADD COLUMN is_ai_by_staff boolean;
ALTER TABLE scheduled_pins ADD COLUMN is_ai_by_creator boolean NOT NULL DEFAULT false;
