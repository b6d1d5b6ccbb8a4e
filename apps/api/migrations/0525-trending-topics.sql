-- Topics of which people save more than they did; worked out anew with the words of search.
CREATE TABLE trending_topics (
  place integer PRIMARY KEY,
  interest_id bigint NOT NULL REFERENCES interests ON DELETE CASCADE,
  saves integer NOT NULL,
  saves_before integer NOT NULL
);
CREATE INDEX trending_topics_interest ON trending_topics (interest_id);
