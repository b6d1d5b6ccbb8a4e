-- What a browser noted of the visit before its visitor signed up; told once, by them.
CREATE TABLE landing_signals (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  is_register boolean NOT NULL,
  visited_pages jsonb NOT NULL,
  invite_redemption jsonb,
  paid_landing jsonb,
  created_at timestamptz NOT NULL
);

-- Topics of that visit: they stand in for followed ones in the first home feed.
CREATE TABLE landing_interests (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  interest_id bigint NOT NULL REFERENCES interests ON DELETE CASCADE,
  PRIMARY KEY (user_id, interest_id)
);
CREATE INDEX landing_interests_interest ON landing_interests (interest_id);
