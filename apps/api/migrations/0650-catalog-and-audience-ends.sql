-- Whether what was given until a moment is over; null stands for no end.
CREATE FUNCTION has_ended(ends_at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce(ends_at <= now(), false);

CREATE OR REPLACE VIEW partner_access AS
  SELECT business_id, partner_id, ad_account_id, profile_id, asset_id, permissions, group_id, ends_at
  FROM partner_grants
  WHERE NOT has_ended(ends_at);

CREATE OR REPLACE VIEW asset_access AS
  SELECT business_id, user_id, ad_account_id, profile_id, asset_id, permissions, group_id, owner_id, ends_at
  FROM asset_grants
  WHERE NOT has_ended(ends_at);

ALTER TABLE catalog_grants ADD COLUMN ends_at timestamptz;
CREATE VIEW catalog_access AS
  SELECT catalog_id, business_id, user_id, partner_business_id, holder_id, permissions
  FROM catalog_grants
  WHERE NOT has_ended(ends_at);

ALTER TABLE audience_shares ADD COLUMN ends_at timestamptz;
CREATE VIEW audience_access AS
  SELECT business_id, audience_id, ad_account_id, partner_id
  FROM audience_shares
  WHERE NOT has_ended(ends_at);
