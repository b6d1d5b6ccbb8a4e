-- A catalog is shared with partners alone, and no longer than they are.
ALTER TABLE catalog_grants ADD FOREIGN KEY (business_id, partner_business_id)
  REFERENCES partnerships (business_id, partner_id) ON DELETE CASCADE;

-- Members whom ads are to reach, found by what they did.
CREATE TABLE audiences (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  ad_account_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 500),
  type text NOT NULL CHECK (type IN ('VISITOR', 'CUSTOMER_LIST', 'ENGAGEMENT', 'ACTALIKE')),
  -- Of a VISITOR audience: whose events count.
  tag_id bigint,
  -- Of an ACTALIKE audience: whom its members are like.
  source_audience_id bigint,
  -- How far back events and engagement count.
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 90),
  member_count integer NOT NULL DEFAULT 0 CHECK (member_count >= 0),
  is_processing boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, id),
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, tag_id) REFERENCES tags (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, source_audience_id) REFERENCES audiences (business_id, id) ON DELETE CASCADE,
  CHECK ((type = 'VISITOR') = (tag_id IS NOT NULL)),
  CHECK ((type = 'ACTALIKE') = (source_audience_id IS NOT NULL))
);
CREATE INDEX audiences_account ON audiences (business_id, ad_account_id);

CREATE TABLE audience_members (
  audience_id bigint NOT NULL REFERENCES audiences ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (audience_id, user_id)
);
CREATE INDEX audience_members_user ON audience_members (user_id);

CREATE TABLE audience_shares (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL,
  audience_id bigint NOT NULL,
  ad_account_id bigint,
  partner_id bigint,
  target_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, partner_id)) STORED,
  shared_at timestamptz NOT NULL,
  UNIQUE (audience_id, target_id),
  FOREIGN KEY (business_id, audience_id) REFERENCES audiences (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, partner_id) REFERENCES partnerships (business_id, partner_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, partner_id) = 1)
);
CREATE INDEX audience_shares_partner ON audience_shares (partner_id) WHERE partner_id IS NOT NULL;
