-- without a transaction
-- What is deleted is looked up in every table that refers to it. Without an index that reads the whole table.
CREATE INDEX CONCURRENTLY comments_picture ON comments (aggregated_pin_id);
CREATE INDEX CONCURRENTLY comments_member ON comments (user_id);
CREATE INDEX CONCURRENTLY comment_likes_member ON comment_likes (user_id);
CREATE INDEX CONCURRENTLY comment_helpful_marks_member ON comment_helpful_marks (user_id);
CREATE INDEX CONCURRENTLY comment_flags_member ON comment_flags (user_id);
CREATE INDEX CONCURRENTLY pin_reactions_member ON pin_reactions (user_id);
CREATE INDEX CONCURRENTLY interest_follows_interest ON interest_follows (interest_id);
CREATE INDEX CONCURRENTLY passkey_challenges_member ON passkey_challenges (user_id);
CREATE INDEX CONCURRENTLY business_invites_member ON business_invites (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX CONCURRENTLY business_invites_inviter ON business_invites (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX CONCURRENTLY business_invite_links_invite ON business_invite_links (invite_id);
CREATE INDEX CONCURRENTLY asset_groups_creator ON asset_groups (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX CONCURRENTLY advertiser_terms_member ON advertiser_terms (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX CONCURRENTLY promotions_business ON promotions (business_id);
CREATE INDEX CONCURRENTLY promotions_creator ON promotions (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX CONCURRENTLY promotion_reports_member ON promotion_reports (user_id);
CREATE INDEX CONCURRENTLY hidden_promotions_promotion ON hidden_promotions (promotion_id);
CREATE INDEX CONCURRENTLY payments_payer ON payments (payer_id) WHERE payer_id IS NOT NULL;
