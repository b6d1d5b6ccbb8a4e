-- What a member keeps out of their home feed: pins about a topic, pins of a person, or what a board brings.
CREATE TABLE feed_exclusions (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  interest_id bigint REFERENCES interests ON DELETE CASCADE,
  person_id bigint REFERENCES users ON DELETE CASCADE,
  board_id bigint REFERENCES boards ON DELETE CASCADE,
  excluded_at timestamptz NOT NULL,
  CHECK (num_nonnulls(interest_id, person_id, board_id) = 1),
  UNIQUE NULLS NOT DISTINCT (user_id, interest_id, person_id, board_id)
);
CREATE INDEX feed_exclusions_person ON feed_exclusions (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX feed_exclusions_board ON feed_exclusions (board_id) WHERE board_id IS NOT NULL;
CREATE INDEX feed_exclusions_interest ON feed_exclusions (interest_id) WHERE interest_id IS NOT NULL;
