-- without a transaction
-- What a person did is found when their account is deleted. New days get the indexes with the rest.
CREATE INDEX CONCURRENTLY tracked_events_user ON tracked_events (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX CONCURRENTLY time_spent_events_user ON time_spent_events (user_id) WHERE user_id IS NOT NULL;
