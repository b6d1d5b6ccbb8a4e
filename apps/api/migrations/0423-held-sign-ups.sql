-- Sign-ups of a site that keeps to itself who is a member: each waits for the link that is mailed to its address.
CREATE TABLE held_sign_ups (
  id bigint PRIMARY KEY,
  email citext NOT NULL,
  -- What was filled in, but for the password.
  filled_in jsonb NOT NULL,
  password_hash text NOT NULL,
  -- Of the secret in the link; null until the link was mailed.
  token_hash bytea UNIQUE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX held_sign_ups_expires ON held_sign_ups (expires_at);
