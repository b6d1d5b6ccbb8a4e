-- Comments that their author or the owner of the pin deleted within the last 30 days, so that they can be restored.
CREATE TABLE deleted_comments (
  id bigint PRIMARY KEY,
  deleted_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  image_signature text REFERENCES images,
  -- The row of comments.
  comment jsonb NOT NULL,
  -- Rows of comment_likes, comment_helpful_marks and comment_flags.
  likes jsonb NOT NULL,
  helpful_marks jsonb NOT NULL,
  flags jsonb NOT NULL,
  -- The comment that took this reply along; null for what was deleted by itself.
  deleted_with bigint REFERENCES deleted_comments ON DELETE CASCADE,
  deleted_at timestamptz NOT NULL
);
CREATE INDEX deleted_comments_deleted_by ON deleted_comments (deleted_by, deleted_at);
CREATE INDEX deleted_comments_deleted_at ON deleted_comments (deleted_at);
CREATE INDEX deleted_comments_user ON deleted_comments (user_id);
CREATE INDEX deleted_comments_picture ON deleted_comments (aggregated_pin_id);
CREATE INDEX deleted_comments_image ON deleted_comments (image_signature) WHERE image_signature IS NOT NULL;
CREATE INDEX deleted_comments_deleted_with ON deleted_comments (deleted_with) WHERE deleted_with IS NOT NULL;
