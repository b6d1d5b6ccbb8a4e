-- without a transaction
-- Formerly 4032c81bbe1dab60175cb7d1d688fb44657014e160e8bb88f0afe001916190ed
-- What a person did is found when their account is deleted. New days get the indexes with the rest.
CREATE INDEX CONCURRENTLY tracked_events_user ON tracked_events (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX CONCURRENTLY time_spent_events_user ON time_spent_events (user_id) WHERE user_id IS NOT NULL;
