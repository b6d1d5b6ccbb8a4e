-- Music that the operator may lend to stories. Pages of stories name a track by its id; one that is withdrawn is heard nowhere.
CREATE TABLE music_tracks (
  id bigint PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  artist text NOT NULL CHECK (length(artist) BETWEEN 1 AND 120),
  isrc text CHECK (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
  license text NOT NULL CHECK (length(license) BETWEEN 1 AND 500),
  thumbnail_signature text REFERENCES images,
  -- MD5 of the stored sound; the same file twice is one sound.
  signature text NOT NULL CHECK (signature ~ '^[0-9a-f]{32}$'),
  duration_ms integer NOT NULL CHECK (duration_ms > 0),
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX music_tracks_offered ON music_tracks (plain_text(title), id) WHERE withdrawn_at IS NULL;
CREATE INDEX music_tracks_words ON music_tracks USING gin (plain_text(title || ' ' || artist) gin_trgm_ops)
  WHERE withdrawn_at IS NULL;
CREATE INDEX music_tracks_signature ON music_tracks (signature);
CREATE INDEX music_tracks_thumbnail ON music_tracks (thumbnail_signature) WHERE thumbnail_signature IS NOT NULL;
