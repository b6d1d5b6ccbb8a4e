-- What members write to those who run the site.
CREATE TABLE feedback (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  action_from text NOT NULL CHECK (char_length(action_from) <= 100),
  verbatim text NOT NULL CHECK (char_length(verbatim) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX feedback_user ON feedback (user_id);
