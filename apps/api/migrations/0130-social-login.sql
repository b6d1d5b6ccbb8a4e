-- Who a member is at a sign-in provider. The same subject at another issuer is somebody else.
CREATE TABLE social_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slot text NOT NULL,
  username text,
  url text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, slot)
);

-- Identities a browser has proved while no account has them: held by its cookie, for a quarter of an hour.
CREATE TABLE social_tickets (
  token_hash bytea PRIMARY KEY,
  slot text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email citext,
  is_email_verified boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  username text,
  url text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_tickets_expires_at ON social_tickets (expires_at);
