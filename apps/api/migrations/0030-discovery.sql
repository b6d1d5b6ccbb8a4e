-- Search and feeds look at originals on public boards only; one's own pins are few enough without.
DROP INDEX pins_search;
CREATE INDEX pins_search_listed ON pins USING gin (search) WHERE is_listed AND saved_from_pin_id IS NULL;

-- The popularity of the topic's pictures, beside the topic, so that a topic feed is one index walk.
ALTER TABLE pin_interests ADD COLUMN popularity real NOT NULL DEFAULT 0;
CREATE INDEX pin_interests_popular ON pin_interests (interest_id, popularity DESC, aggregated_pin_id DESC);

-- How far a job that follows new pins has come.
CREATE TABLE discovery_progress (
  job text PRIMARY KEY,
  last_pin_id bigint NOT NULL
);

-- Phrases that typeahead offers, and for short beginnings the best of them worked out beforehand.
CREATE TABLE search_phrases (
  phrase text PRIMARY KEY,
  weight real NOT NULL
);
CREATE INDEX search_phrases_prefix ON search_phrases (phrase text_pattern_ops);
CREATE TABLE search_prefixes (
  prefix text NOT NULL,
  place smallint NOT NULL,
  phrase text NOT NULL,
  PRIMARY KEY (prefix, place)
);

-- Words as people write them, for "did you mean"; stems with the number of pins that hold them.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  pin_count integer NOT NULL
);
CREATE INDEX search_words_trgm ON search_words USING gin (word gin_trgm_ops);
CREATE TABLE search_stems (
  stem text PRIMARY KEY,
  pin_count integer NOT NULL
);

CREATE TABLE recent_searches (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  query_key text NOT NULL,
  query text NOT NULL,
  scope text NOT NULL,
  -- A time-sortable id: the newest search has the greatest.
  sequence bigint NOT NULL,
  PRIMARY KEY (user_id, query_key)
);
