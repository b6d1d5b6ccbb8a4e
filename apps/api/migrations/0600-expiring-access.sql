-- Until when what somebody was given holds; null stands for as long as nobody takes it away.
ALTER TABLE asset_permissions ADD COLUMN ends_at timestamptz;
ALTER TABLE asset_group_members ADD COLUMN ends_at timestamptz;
ALTER TABLE partner_permissions ADD COLUMN ends_at timestamptz;
ALTER TABLE asset_group_partners ADD COLUMN ends_at timestamptz;
ALTER TABLE partner_assignments ADD COLUMN ends_at timestamptz;

-- Every grant by which a partner reaches an asset, also those that have ended.
CREATE VIEW partner_grants AS
  SELECT business_id, partner_id, ad_account_id, profile_id, asset_id, permissions, NULL::bigint AS group_id, ends_at
  FROM partner_permissions
  UNION ALL
  SELECT p.business_id, p.partner_id, a.ad_account_id, a.profile_id, a.asset_id, fitting.permissions, p.group_id,
    p.ends_at
  FROM asset_group_partners p
  JOIN asset_group_assets a ON a.group_id = p.group_id
  CROSS JOIN LATERAL (
    SELECT array_agg(x) AS permissions FROM unnest(p.permissions) x
    WHERE starts_with(x, 'PROFILE_') = (a.profile_id IS NOT NULL)
  ) fitting
  WHERE fitting.permissions IS NOT NULL;

CREATE OR REPLACE VIEW partner_access AS
  SELECT business_id, partner_id, ad_account_id, profile_id, asset_id, permissions, group_id, ends_at
  FROM partner_grants
  WHERE ends_at IS NULL OR ends_at > now();

-- Every grant by which somebody reaches an asset, also those that have ended. What a partner shares ends with the share.
CREATE VIEW asset_grants AS
  SELECT business_id, user_id, ad_account_id, profile_id, asset_id, permissions, NULL::bigint AS group_id,
    business_id AS owner_id, ends_at, ends_at AS own_ends_at
  FROM asset_permissions
  UNION ALL
  SELECT m.business_id, m.user_id, a.ad_account_id, a.profile_id, a.asset_id, fitting.permissions, m.group_id,
    m.business_id, m.ends_at, m.ends_at
  FROM asset_group_members m
  JOIN asset_group_assets a ON a.group_id = m.group_id
  CROSS JOIN LATERAL (
    SELECT array_agg(p) AS permissions FROM unnest(m.permissions) p
    WHERE starts_with(p, 'PROFILE_') = (a.profile_id IS NOT NULL)
  ) fitting
  WHERE fitting.permissions IS NOT NULL
  UNION ALL
  SELECT s.business_id, s.user_id, s.ad_account_id, s.profile_id, s.asset_id, remaining.permissions, NULL,
    s.owner_id, least(s.ends_at, remaining.ends_at), s.ends_at
  FROM partner_assignments s
  CROSS JOIN LATERAL (
    SELECT permissions_within(s.permissions, array_agg(held)) AS permissions,
      CASE WHEN bool_and(p.ends_at IS NOT NULL) THEN max(p.ends_at) END AS ends_at
    FROM partner_access p, unnest(p.permissions) held
    WHERE p.partner_id = s.business_id AND p.business_id = s.owner_id AND p.asset_id = s.asset_id
  ) remaining
  WHERE remaining.permissions IS NOT NULL
  UNION ALL
  SELECT m.business_id, m.user_id, s.ad_account_id, s.profile_id, s.asset_id, remaining.permissions, m.group_id,
    s.owner_id, least(m.ends_at, remaining.ends_at), m.ends_at
  FROM asset_group_members m
  JOIN asset_group_shared_assets s ON s.group_id = m.group_id
  CROSS JOIN LATERAL (
    SELECT permissions_within(
      (SELECT array_agg(x) FROM unnest(m.permissions) x
        WHERE starts_with(x, 'PROFILE_') = (s.profile_id IS NOT NULL)), array_agg(held)) AS permissions,
      CASE WHEN bool_and(p.ends_at IS NOT NULL) THEN max(p.ends_at) END AS ends_at
    FROM partner_access p, unnest(p.permissions) held
    WHERE p.partner_id = s.business_id AND p.business_id = s.owner_id AND p.asset_id = s.asset_id
  ) remaining
  WHERE remaining.permissions IS NOT NULL;

CREATE OR REPLACE VIEW asset_access AS
  SELECT business_id, user_id, ad_account_id, profile_id, asset_id, permissions, group_id, owner_id, ends_at
  FROM asset_grants
  WHERE ends_at IS NULL OR ends_at > now();
