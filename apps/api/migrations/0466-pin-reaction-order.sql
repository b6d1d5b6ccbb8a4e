-- without a transaction
CREATE INDEX CONCURRENTLY pin_reactions_newest ON pin_reactions (aggregated_pin_id, created_at DESC, user_id DESC);
