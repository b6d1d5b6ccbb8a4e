CREATE TABLE interests (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  cover_signature text REFERENCES images
);

-- Which topics a picture belongs to, shared by all its copies; weight 0 to 1.
CREATE TABLE pin_interests (
  interest_id bigint NOT NULL REFERENCES interests ON DELETE CASCADE,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  weight real NOT NULL DEFAULT 1,
  PRIMARY KEY (interest_id, aggregated_pin_id)
);
CREATE INDEX pin_interests_aggregated ON pin_interests (aggregated_pin_id);

CREATE TABLE user_follows (
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  followee_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followee_id),
  CHECK (follower_id <> followee_id)
);
CREATE INDEX user_follows_followee ON user_follows (followee_id, follower_id);

CREATE TABLE board_follows (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, board_id)
);
CREATE INDEX board_follows_board ON board_follows (board_id);

CREATE TABLE interest_follows (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  interest_id bigint NOT NULL REFERENCES interests ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, interest_id)
);

CREATE TABLE user_blocks (
  blocker_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
CREATE INDEX user_blocks_blocked ON user_blocks (blocked_id);
