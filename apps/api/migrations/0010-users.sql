CREATE TABLE users (
  id bigint PRIMARY KEY,
  username citext NOT NULL UNIQUE,
  email citext UNIQUE,
  email_verified_at timestamptz,
  password_hash text,
  full_name text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'UNKNOWN',
  locale text NOT NULL DEFAULT 'en_US',
  birthday date,
  gender text,
  custom_gender text,
  website_url text,
  avatar_signature text,
  cover_signature text,
  is_employee boolean NOT NULL DEFAULT false,
  is_partner boolean NOT NULL DEFAULT false,
  business_name text,
  is_private_profile boolean NOT NULL DEFAULT false,
  is_write_banned boolean NOT NULL DEFAULT false,
  board_count integer NOT NULL DEFAULT 0 CHECK (board_count >= 0),
  secret_board_count integer NOT NULL DEFAULT 0 CHECK (secret_board_count >= 0),
  group_board_count integer NOT NULL DEFAULT 0 CHECK (group_board_count >= 0),
  pin_count integer NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  following_count integer NOT NULL DEFAULT 0 CHECK (following_count >= 0),
  interest_following_count integer NOT NULL DEFAULT 0 CHECK (interest_following_count >= 0),
  last_repin_id bigint,
  created_at timestamptz NOT NULL,
  deactivated_at timestamptz
);
CREATE INDEX users_name_trgm ON users USING gin (plain_text(username::text || ' ' || full_name) gin_trgm_ops);

CREATE TABLE sessions (
  id bigint PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  login_state smallint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip inet,
  user_agent text NOT NULL DEFAULT '',
  install_id text
);
CREATE INDEX sessions_user ON sessions (user_id);
