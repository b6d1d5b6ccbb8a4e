-- A video is a picture that also moves: its cover is stored as any picture, under a signature of its own, and who may
-- see the cover may play the video. What refers to pictures (uploads, scheduled pins, deleted pins) so refers to videos.
CREATE TABLE videos (
  signature text PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  duration_ms int NOT NULL CHECK (duration_ms > 0),
  -- Pixels of the largest rendition, and of the one for phones.
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  mobile_width int NOT NULL CHECK (mobile_width > 0),
  mobile_height int NOT NULL CHECK (mobile_height > 0),
  captions text CHECK (length(captions) <= 200000),
  captions_language text CHECK (length(captions_language) <= 35),
  created_at timestamptz NOT NULL,
  CHECK ((captions IS NULL) = (captions_language IS NULL))
);

ALTER TABLE aggregated_pins
  DROP CONSTRAINT aggregated_pins_kind_check,
  ADD CONSTRAINT aggregated_pins_kind_check CHECK (kind IN ('image', 'product', 'carousel', 'video', 'story'));

CREATE TABLE video_pins (
  aggregated_pin_id bigint PRIMARY KEY,
  kind text NOT NULL DEFAULT 'video' CHECK (kind = 'video'),
  signature text NOT NULL REFERENCES videos,
  FOREIGN KEY (aggregated_pin_id, kind) REFERENCES aggregated_pins (id, kind) ON DELETE CASCADE
);
CREATE INDEX video_pins_signature ON video_pins (signature);

-- The file of a video comes in parts, one after the other.
ALTER TABLE media_uploads
  ADD COLUMN total_bytes bigint CHECK (total_bytes > 0),
  ADD COLUMN received_bytes bigint NOT NULL DEFAULT 0 CHECK (received_bytes <= total_bytes OR received_bytes = 0),
  ADD COLUMN cover_ms int NOT NULL DEFAULT 0 CHECK (cover_ms >= 0);
