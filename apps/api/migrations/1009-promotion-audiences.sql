-- Audiences that a promotion is meant for; an empty list means everybody.
ALTER TABLE promotions ADD COLUMN audience_ids bigint[] NOT NULL DEFAULT '{}';

-- What the promotions of an ad account may be meant for: its own audiences, and those shared with it or its business.
CREATE VIEW targetable_audiences AS
  SELECT id AS audience_id, ad_account_id FROM audiences
  UNION ALL
  SELECT audience_id, ad_account_id FROM audience_access WHERE ad_account_id IS NOT NULL
  UNION ALL
  SELECT s.audience_id, a.id AS ad_account_id
  FROM audience_access s JOIN ad_accounts a ON a.business_id = s.partner_id;

CREATE INDEX audiences_ad_account ON audiences (ad_account_id);
CREATE INDEX audience_shares_ad_account ON audience_shares (ad_account_id) WHERE ad_account_id IS NOT NULL;
