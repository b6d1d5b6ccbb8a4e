-- Two businesses that work together: a row for each side, which stand and fall together.
CREATE TABLE partnerships (
  business_id bigint NOT NULL REFERENCES businesses,
  partner_id bigint NOT NULL REFERENCES businesses,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, partner_id),
  CHECK (business_id <> partner_id),
  FOREIGN KEY (partner_id, business_id) REFERENCES partnerships (business_id, partner_id) ON DELETE CASCADE
);
CREATE INDEX partnerships_partner ON partnerships (partner_id);

-- What a partner may do with one asset of the business; only its own assets can be given.
CREATE TABLE partner_permissions (
  business_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  ad_account_id bigint,
  profile_id bigint,
  asset_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, profile_id)) STORED,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, partner_id, asset_id),
  FOREIGN KEY (business_id, partner_id) REFERENCES partnerships ON DELETE CASCADE,
  FOREIGN KEY (business_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, profile_id) REFERENCES business_profiles (business_id, user_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, profile_id) = 1)
);
CREATE INDEX partner_permissions_partner ON partner_permissions (partner_id, asset_id);
CREATE INDEX partner_permissions_asset ON partner_permissions (asset_id);

-- What a partner may do with every asset of a group, as far as it fits the asset.
CREATE TABLE asset_group_partners (
  business_id bigint NOT NULL,
  group_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, partner_id),
  FOREIGN KEY (business_id, group_id) REFERENCES asset_groups (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (business_id, partner_id) REFERENCES partnerships ON DELETE CASCADE
);
CREATE INDEX asset_group_partners_partner ON asset_group_partners (partner_id, business_id);

-- Every grant by which a partner reaches an asset of a business: given to it (no group), or through a group.
CREATE VIEW partner_access AS
  SELECT business_id, partner_id, ad_account_id, profile_id, asset_id, permissions, NULL::bigint AS group_id
  FROM partner_permissions
  UNION ALL
  SELECT p.business_id, p.partner_id, a.ad_account_id, a.profile_id, a.asset_id, fitting.permissions, p.group_id
  FROM asset_group_partners p
  JOIN asset_group_assets a ON a.group_id = p.group_id
  CROSS JOIN LATERAL (
    SELECT array_agg(x) AS permissions FROM unnest(p.permissions) x
    WHERE starts_with(x, 'PROFILE_') = (a.profile_id IS NOT NULL)
  ) fitting
  WHERE fitting.permissions IS NOT NULL;

-- Assets of others that a business gave to its people: worth what the owner gives it, and no more.
CREATE TABLE partner_assignments (
  business_id bigint NOT NULL,
  user_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  ad_account_id bigint,
  profile_id bigint,
  asset_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, profile_id)) STORED,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id, asset_id),
  FOREIGN KEY (business_id, user_id) REFERENCES business_members ON DELETE CASCADE,
  FOREIGN KEY (owner_id, business_id) REFERENCES partnerships (business_id, partner_id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, profile_id) REFERENCES business_profiles (business_id, user_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, profile_id) = 1)
);
CREATE INDEX partner_assignments_owner ON partner_assignments (owner_id, asset_id);
CREATE INDEX partner_assignments_user ON partner_assignments (user_id);

-- Assets of others in a group of the business: its people reach them as far as the owner gives them to it.
CREATE TABLE asset_group_shared_assets (
  business_id bigint NOT NULL,
  group_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  ad_account_id bigint,
  profile_id bigint,
  asset_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(ad_account_id, profile_id)) STORED,
  PRIMARY KEY (group_id, asset_id),
  FOREIGN KEY (business_id, group_id) REFERENCES asset_groups (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, business_id) REFERENCES partnerships (business_id, partner_id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, ad_account_id) REFERENCES ad_accounts (business_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, profile_id) REFERENCES business_profiles (business_id, user_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ad_account_id, profile_id) = 1)
);
CREATE INDEX asset_group_shared_assets_owner ON asset_group_shared_assets (owner_id, asset_id);

-- The assets of a group that its people can reach: own ones, and those of others as long as they are shared.
CREATE VIEW asset_group_contents AS
  SELECT business_id, group_id, business_id AS owner_id, ad_account_id, profile_id, asset_id
  FROM asset_group_assets
  UNION ALL
  SELECT s.business_id, s.group_id, s.owner_id, s.ad_account_id, s.profile_id, s.asset_id
  FROM asset_group_shared_assets s
  WHERE EXISTS (SELECT FROM partner_access p
    WHERE p.partner_id = s.business_id AND p.business_id = s.owner_id AND p.asset_id = s.asset_id);

-- What remains of a grant where the giver holds less; the permission in charge of an asset includes the others.
CREATE FUNCTION permissions_within(given text[], held text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(p ORDER BY p) FROM (
    SELECT p FROM unnest(given) p
    WHERE p = ANY (held) OR CASE WHEN starts_with(p, 'PROFILE_') THEN 'PROFILE_ADMIN' ELSE 'ADMIN' END = ANY (held)
    UNION
    SELECT p FROM unnest(held) p
    WHERE CASE WHEN starts_with(p, 'PROFILE_') THEN 'PROFILE_ADMIN' ELSE 'ADMIN' END = ANY (given)
  ) remaining
$$;

CREATE OR REPLACE VIEW asset_access AS
  SELECT business_id, user_id, ad_account_id, profile_id, asset_id, permissions, NULL::bigint AS group_id,
    business_id AS owner_id
  FROM asset_permissions
  UNION ALL
  SELECT m.business_id, m.user_id, a.ad_account_id, a.profile_id, a.asset_id, fitting.permissions, m.group_id,
    m.business_id
  FROM asset_group_members m
  JOIN asset_group_assets a ON a.group_id = m.group_id
  CROSS JOIN LATERAL (
    SELECT array_agg(p) AS permissions FROM unnest(m.permissions) p
    WHERE starts_with(p, 'PROFILE_') = (a.profile_id IS NOT NULL)
  ) fitting
  WHERE fitting.permissions IS NOT NULL
  UNION ALL
  SELECT s.business_id, s.user_id, s.ad_account_id, s.profile_id, s.asset_id, remaining.permissions, NULL,
    s.owner_id
  FROM partner_assignments s
  CROSS JOIN LATERAL (
    SELECT permissions_within(s.permissions, array_agg(held)) AS permissions
    FROM partner_access p, unnest(p.permissions) held
    WHERE p.partner_id = s.business_id AND p.business_id = s.owner_id AND p.asset_id = s.asset_id
  ) remaining
  WHERE remaining.permissions IS NOT NULL
  UNION ALL
  SELECT m.business_id, m.user_id, s.ad_account_id, s.profile_id, s.asset_id, remaining.permissions, m.group_id,
    s.owner_id
  FROM asset_group_members m
  JOIN asset_group_shared_assets s ON s.group_id = m.group_id
  CROSS JOIN LATERAL (
    SELECT permissions_within(
      (SELECT array_agg(x) FROM unnest(m.permissions) x
        WHERE starts_with(x, 'PROFILE_') = (s.profile_id IS NOT NULL)), array_agg(held)) AS permissions
    FROM partner_access p, unnest(p.permissions) held
    WHERE p.partner_id = s.business_id AND p.business_id = s.owner_id AND p.asset_id = s.asset_id
  ) remaining
  WHERE remaining.permissions IS NOT NULL;

-- Invites go to people or, as partners, to businesses: to work with the assets that they name, or to give them.
ALTER TABLE business_invites
  ADD COLUMN invite_type text NOT NULL DEFAULT 'EMPLOYEE'
    CHECK (invite_type IN ('EMPLOYEE', 'PARTNER', 'PARTNER_REQUEST', 'CHILD_BUSINESS', 'ORG_MANAGER')),
  ADD COLUMN invited_business_id bigint REFERENCES businesses,
  -- The group that the requested assets come to.
  ADD COLUMN group_id bigint REFERENCES asset_groups ON DELETE SET NULL,
  ALTER COLUMN role DROP NOT NULL,
  DROP CONSTRAINT business_invites_check,
  ADD CONSTRAINT business_invites_invitee CHECK (num_nonnulls(email, user_id, invited_business_id) >= 1),
  ADD CONSTRAINT business_invites_role CHECK (role IS NOT NULL OR invite_type <> 'EMPLOYEE'),
  ADD CONSTRAINT business_invites_other_business CHECK (invited_business_id <> business_id);
DROP INDEX business_invites_pending_email, business_invites_pending_user;
CREATE UNIQUE INDEX business_invites_pending_email ON business_invites (business_id, email, invite_type)
  WHERE status = 'PENDING';
CREATE UNIQUE INDEX business_invites_pending_user ON business_invites (business_id, user_id, invite_type)
  WHERE status = 'PENDING';
CREATE UNIQUE INDEX business_invites_pending_partner ON business_invites (business_id, invited_business_id)
  WHERE status = 'PENDING' AND invite_type = 'PARTNER';
CREATE INDEX business_invites_received ON business_invites (invited_business_id, sent_at)
  WHERE invited_business_id IS NOT NULL;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'follow', 'follow_request', 'request_approved', 'comment', 'did_it', 'reply', 'mention', 'reaction', 'save',
    'board_invite', 'board_join_request', 'board_proposal', 'board_joined', 'board_join_approved', 'board_offered',
    'sponsorship_asked', 'sponsorship_approved', 'sponsorship_denied', 'sponsorship_ended',
    'pin_removed', 'comment_removed', 'report_upheld', 'report_dismissed', 'write_banned', 'write_ban_lifted',
    'business_invited', 'business_invite_expiring', 'business_role', 'business_access', 'business_removed',
    'business_member_invited', 'business_member_invite_expiring', 'business_member_joined',
    'business_member_declined', 'business_member_role', 'business_member_access', 'business_member_removed',
    'business_partner_invited', 'business_partner_requested', 'business_partner_joined',
    'business_partner_declined', 'business_partner_access', 'business_partner_removed'
  ));
