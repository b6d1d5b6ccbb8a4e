-- without a transaction
CREATE INDEX CONCURRENTLY users_country ON users (country, id);
CREATE INDEX CONCURRENTLY promotion_events_viewer_promotion ON promotion_events (viewer_key, promotion_id);
