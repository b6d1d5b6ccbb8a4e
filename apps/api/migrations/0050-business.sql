CREATE TABLE businesses (
  id bigint PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  vertical text NOT NULL DEFAULT 'OTHER',
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  website text CHECK (length(website) <= 2048),
  contact_email text CHECK (length(contact_email) <= 254),
  account_type text NOT NULL DEFAULT 'advertiser' CHECK (account_type IN ('advertiser', 'agency')),
  created_at timestamptz NOT NULL
);

CREATE TABLE business_members (
  business_id bigint NOT NULL REFERENCES businesses,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'EMPLOYEE')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id)
);
CREATE INDEX business_members_user ON business_members (user_id);
CREATE UNIQUE INDEX business_members_one_owner ON business_members (business_id) WHERE role = 'OWNER';

-- A profile is a public account the business acts as.
CREATE TABLE business_profiles (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  business_id bigint NOT NULL REFERENCES businesses,
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, user_id)
);

CREATE TABLE ad_accounts (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  time_zone text NOT NULL,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'ARCHIVED', 'BILLING_HOLD')),
  spend_cap_micros bigint CHECK (spend_cap_micros > 0),
  notification_emails text[] NOT NULL DEFAULT '{}',
  business_address jsonb,
  default_locale text NOT NULL DEFAULT 'en_US',
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, id)
);

-- What one person may do with one asset, beyond the business role.
CREATE TABLE asset_permissions (
  business_id bigint NOT NULL,
  user_id bigint NOT NULL,
  ad_account_id bigint,
  profile_id bigint,
  asset_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, profile_id)) STORED,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id, asset_id),
  FOREIGN KEY (business_id, user_id) REFERENCES business_members ON DELETE CASCADE,
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, profile_id) REFERENCES business_profiles (business_id, user_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, profile_id) = 1)
);
CREATE INDEX asset_permissions_asset ON asset_permissions (business_id, asset_id);

CREATE TABLE business_invites (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  email citext,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('ADMIN', 'EMPLOYEE')),
  assets jsonb NOT NULL DEFAULT '[]',
  -- EXPIRED is not stored: it is a PENDING one sent too long ago.
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  token_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(email, user_id) >= 1)
);
CREATE INDEX business_invites_business ON business_invites (business_id, sent_at);
CREATE UNIQUE INDEX business_invites_pending_email ON business_invites (business_id, email)
  WHERE status = 'PENDING';
CREATE UNIQUE INDEX business_invites_pending_user ON business_invites (business_id, user_id)
  WHERE status = 'PENDING';

-- Every link ever mailed, so that an old one is told from a made-up one.
CREATE TABLE business_invite_links (
  token_hash bytea PRIMARY KEY,
  invite_id bigint NOT NULL REFERENCES business_invites ON DELETE CASCADE
);

CREATE TABLE business_history (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  occurred_at timestamptz NOT NULL,
  -- No reference: an entry outlives its actor.
  actor_id bigint NOT NULL,
  actor_name text NOT NULL,
  actor_username text NOT NULL,
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id bigint NOT NULL,
  entity_name text NOT NULL,
  changes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX business_history_business ON business_history (business_id, occurred_at DESC, id DESC);

CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'business_history is append only'; END $$;
CREATE TRIGGER business_history_append_only BEFORE UPDATE OR DELETE ON business_history
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
