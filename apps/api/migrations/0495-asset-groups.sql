-- Ad accounts and profiles of a business that are given to people together.
CREATE TABLE asset_groups (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 500),
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, id)
);
CREATE UNIQUE INDEX asset_groups_name ON asset_groups (business_id, lower(name));

CREATE TABLE asset_group_assets (
  business_id bigint NOT NULL,
  group_id bigint NOT NULL,
  ad_account_id bigint,
  profile_id bigint,
  asset_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, profile_id)) STORED,
  PRIMARY KEY (group_id, asset_id),
  FOREIGN KEY (business_id, group_id) REFERENCES asset_groups (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, profile_id) REFERENCES business_profiles (business_id, user_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, profile_id) = 1)
);
CREATE INDEX asset_group_assets_asset ON asset_group_assets (business_id, asset_id);

-- What one person may do with every asset of a group, as far as it fits the asset.
CREATE TABLE asset_group_members (
  business_id bigint NOT NULL,
  group_id bigint NOT NULL,
  user_id bigint NOT NULL,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id),
  FOREIGN KEY (business_id, group_id) REFERENCES asset_groups (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, user_id) REFERENCES business_members ON DELETE CASCADE
);
CREATE INDEX asset_group_members_user ON asset_group_members (business_id, user_id);

-- Every grant by which somebody reaches an asset: given to them (no group), or through a group.
CREATE VIEW asset_access AS
  SELECT business_id, user_id, ad_account_id, profile_id, asset_id, permissions, NULL::bigint AS group_id
  FROM asset_permissions
  UNION ALL
  SELECT m.business_id, m.user_id, a.ad_account_id, a.profile_id, a.asset_id, fitting.permissions, m.group_id
  FROM asset_group_members m
  JOIN asset_group_assets a ON a.group_id = m.group_id
  CROSS JOIN LATERAL (
    SELECT array_agg(p) AS permissions FROM unnest(m.permissions) p
    WHERE starts_with(p, 'PROFILE_') = (a.profile_id IS NOT NULL)
  ) fitting
  WHERE fitting.permissions IS NOT NULL;
