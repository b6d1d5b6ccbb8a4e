-- Whether a member wants no pins made with AI among those the site proposes.
ALTER TABLE user_settings ADD COLUMN hides_ai_pins boolean NOT NULL DEFAULT false;
