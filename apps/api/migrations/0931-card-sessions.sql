-- A card that is being entered on a page of the payment provider, with what the form of the console said besides.
CREATE TABLE card_sessions (
  id bigint PRIMARY KEY,
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  -- The provider's own name for it.
  provider_session text NOT NULL,
  billing_address jsonb NOT NULL,
  tax_id text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX card_sessions_account ON card_sessions (ad_account_id, created_at);
