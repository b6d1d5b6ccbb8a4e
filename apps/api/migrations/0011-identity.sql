-- Secrets of handshakes and mailed links: kept hashed, spent once.
CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('handshake', 'password-reset', 'email-verification')),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The address the secret was mailed to; it proves nothing about another one.
  email citext,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_expires_at ON one_time_tokens (expires_at);

-- Browsers that have signed in to an account: guessers elsewhere cannot lock its owner out of these.
CREATE TABLE known_installs (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  install_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, install_hash)
);

CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- When a member came back after four weeks away.
ALTER TABLE users ADD COLUMN resurrected_at timestamptz;
ALTER TABLE users ADD COLUMN last_active_at timestamptz;
