ALTER TABLE comments
  ADD COLUMN tags jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0);

CREATE TABLE comment_helpful_marks (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);

-- At most one comment per copy of a pin, chosen by who keeps that copy.
CREATE TABLE comment_highlights (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE
);
CREATE INDEX comment_highlights_comment ON comment_highlights (comment_id);
