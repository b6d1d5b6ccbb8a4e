-- Who asked to follow a private profile and waits for its owner.
CREATE TABLE follow_requests (
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  followee_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followee_id),
  CHECK (follower_id <> followee_id)
);
CREATE INDEX follow_requests_followee ON follow_requests (followee_id, created_at, follower_id);
