-- What members report; the comment is hidden from who reported it.
CREATE TABLE comment_flags (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  detailed_reasons jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
