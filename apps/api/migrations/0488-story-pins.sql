-- A further kind of pins takes its place in the check by naming them all.
ALTER TABLE aggregated_pins DROP CONSTRAINT aggregated_pins_kind_check,
  ADD CONSTRAINT aggregated_pins_kind_check CHECK (kind IN ('image', 'product', 'carousel', 'video', 'story'));

-- Pages are read and written whole, so they are one document; what others must find in them stands in a table.
CREATE TABLE story_pins (
  aggregated_pin_id bigint PRIMARY KEY,
  kind text NOT NULL DEFAULT 'story' CHECK (kind = 'story'),
  template_type text NOT NULL DEFAULT 'none' CHECK (template_type IN ('none', 'recipe', 'craft')),
  page_count integer NOT NULL CHECK (page_count BETWEEN 0 AND 20),
  -- Layout: StoryPage in packages/api-types/src/story-pins/story-content.ts
  pages jsonb NOT NULL,
  -- Its creator took the pages down.
  deleted_at timestamptz,
  CHECK (jsonb_array_length(pages) = page_count),
  CHECK ((deleted_at IS NULL) = (page_count > 0)),
  FOREIGN KEY (aggregated_pin_id, kind) REFERENCES aggregated_pins (id, kind) ON DELETE CASCADE
);

-- The pictures on the pages.
CREATE TABLE story_pin_images (
  aggregated_pin_id bigint NOT NULL REFERENCES story_pins ON DELETE CASCADE,
  image_signature text NOT NULL REFERENCES images,
  PRIMARY KEY (aggregated_pin_id, image_signature)
);
CREATE INDEX story_pin_images_image ON story_pin_images (image_signature);
