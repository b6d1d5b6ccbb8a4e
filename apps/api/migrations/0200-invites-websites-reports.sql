-- A link that a member passes on; several people may come by it.
CREATE TABLE invite_links (
  code text PRIMARY KEY,
  inviter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('link', 'email', 'message')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX invite_links_inviter ON invite_links (inviter_id);

-- Who came by whose invitation; the link itself may be gone.
CREATE TABLE invite_redemptions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  inviter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  channel text NOT NULL,
  redeemed_at timestamptz NOT NULL
);
CREATE INDEX invite_redemptions_inviter ON invite_redemptions (inviter_id, redeemed_at DESC);

CREATE TABLE verified_websites (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Without `www.`, with the port where it is no usual one.
  host text NOT NULL,
  url text NOT NULL,
  method text NOT NULL CHECK (method IN ('meta', 'file', 'dns')),
  verified_at timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  -- In a row; one bad day of a server takes nothing away.
  failed_checks smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, host)
);
CREATE INDEX verified_websites_checked ON verified_websites (checked_at);

CREATE TABLE reports (
  id bigint PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  target_type text NOT NULL CHECK (target_type IN ('pin', 'comment')),
  target_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz,
  resolved_by bigint REFERENCES users ON DELETE SET NULL,
  UNIQUE (reporter_id, target_type, target_id)
);
CREATE INDEX reports_open ON reports (id) WHERE resolved_at IS NULL;
CREATE INDEX reports_resolved_by ON reports (resolved_by) WHERE resolved_by IS NOT NULL;

-- Proofs of work that were traded once.
CREATE TABLE spent_bot_checks (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- A session that failed its check meets narrower limits.
ALTER TABLE sessions ADD COLUMN is_suspect boolean NOT NULL DEFAULT false;

-- Keyed hashes only, for limits on abuse.
CREATE TABLE fingerprints (
  install_hash bytea PRIMARY KEY,
  fingerprint_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX fingerprints_seen ON fingerprints (seen_at);
