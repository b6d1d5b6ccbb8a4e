-- Grows with whatever a member does, so that the plan of their home feed is known to be of before.
CREATE TABLE feed_versions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
);
