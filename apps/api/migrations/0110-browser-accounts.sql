-- The accounts one browser has signed in to. Pages may read the id; the secret that proves it stays in a cookie.
CREATE TABLE browser_groups (
  id text PRIMARY KEY,
  secret_hash bytea NOT NULL,
  used_at timestamptz NOT NULL
);

-- Without a session an account asks for its password before the browser may switch to it.
CREATE TABLE browser_group_accounts (
  group_id text NOT NULL REFERENCES browser_groups ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint REFERENCES sessions ON DELETE SET NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX browser_group_accounts_user ON browser_group_accounts (user_id);
CREATE INDEX browser_group_accounts_session ON browser_group_accounts (session_id);

-- The token before the last renewal, for calls that were under way.
ALTER TABLE sessions ADD COLUMN previous_token_hash bytea UNIQUE;
ALTER TABLE sessions ADD COLUMN previous_valid_until timestamptz;
