-- without a transaction
-- What a person holds, whichever business gave it.
CREATE INDEX CONCURRENTLY asset_permissions_user ON asset_permissions (user_id, asset_id);
CREATE INDEX CONCURRENTLY product_groups_business ON product_groups (business_id);
CREATE INDEX CONCURRENTLY audience_shares_business ON audience_shares (business_id);
-- Invites that give a group.
CREATE INDEX CONCURRENTLY business_invites_group ON business_invites (group_id) WHERE group_id IS NOT NULL;
