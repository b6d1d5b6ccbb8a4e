-- Whom a member does not want to be suggested to follow.
CREATE TABLE hidden_suggestions (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  hidden_user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, hidden_user_id)
);
CREATE INDEX hidden_suggestions_hidden ON hidden_suggestions (hidden_user_id);
