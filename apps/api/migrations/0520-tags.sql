-- Tags of ad accounts: what their owners' own sites tell of people who come there.
CREATE TABLE tags (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  ad_account_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  has_automatic_enhanced_match boolean NOT NULL DEFAULT false,
  leader_tag_id bigint,
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, id),
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, leader_tag_id) REFERENCES tags (business_id, id) ON DELETE SET NULL (leader_tag_id),
  CHECK (leader_tag_id <> id)
);
CREATE INDEX tags_account ON tags (business_id, ad_account_id);
CREATE INDEX tags_leader ON tags (business_id, leader_tag_id) WHERE leader_tag_id IS NOT NULL;

CREATE TABLE tag_events (
  tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE,
  -- The sender's: the same event told by a page and by its server is one.
  event_id text NOT NULL CHECK (length(event_id) BETWEEN 1 AND 64),
  event_name text NOT NULL CHECK (event_name IN ('page_visit', 'view_category', 'search', 'add_to_cart', 'checkout',
    'lead', 'signup', 'watch_video', 'custom')),
  fired_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- Without its query, which may name people.
  url text CHECK (length(url) <= 2048),
  value numeric(14, 2) CHECK (value >= 0),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  -- The member, where they can be told and allow it.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- The click on an ad that led to the site.
  click_id text CHECK (length(click_id) <= 64),
  PRIMARY KEY (tag_id, event_id)
);
CREATE INDEX tag_events_latest ON tag_events (tag_id, fired_at DESC);
CREATE INDEX tag_events_member ON tag_events (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tag_events_received ON tag_events (received_at);

-- Members are found by the hash of their address, which is all that an advertiser tells.
CREATE FUNCTION email_hash(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN encode(sha256(convert_to(lower(email), 'UTF8')), 'hex');
CREATE INDEX users_email_hash ON users (email_hash(email::text)) WHERE email IS NOT NULL;
