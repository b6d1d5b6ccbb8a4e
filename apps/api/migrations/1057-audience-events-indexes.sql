-- without a transaction
CREATE INDEX CONCURRENTLY promotion_events_viewer_promotion ON promotion_events (viewer_key, promotion_id);
CREATE INDEX CONCURRENTLY promotion_events_audience_age ON promotion_events (accepted_at)
  WHERE age <> 'unknown' OR gender <> 'unspecified';
CREATE INDEX CONCURRENTLY users_country ON users (country, id);
