-- Whether a second step stands behind every way in; kept with the factors, read with every session.
ALTER TABLE users ADD COLUMN has_mfa_enabled boolean NOT NULL DEFAULT false;

-- When the holder of a session last proved who they are; grave changes ask for a fresh proof.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;

-- Authenticator apps. The secret is sealed with a key of the site; no step of its clock counts twice.
CREATE TABLE authenticator_apps (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- Phones that get codes by text message. A new number takes the old one's place once it is proved.
CREATE TABLE factor_phones (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  phone_number text,
  confirmed_at timestamptz,
  pending_number text,
  code_hash bytea,
  code_expires_at timestamptz,
  tries integer NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What an authenticator was asked to sign; each answer counts once.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);

-- Logins that are half done: the first step is proved, the second is awaited.
CREATE TABLE mfa_challenges (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  method text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  text_code_hash bytea,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mfa_challenges_user ON mfa_challenges (user_id);
CREATE INDEX mfa_challenges_expires_at ON mfa_challenges (expires_at);
