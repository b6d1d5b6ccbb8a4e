-- What many people searched for lately, best first; worked out anew with the words of search.
CREATE TABLE trending_searches (
  place integer PRIMARY KEY,
  query text NOT NULL CHECK (length(query) BETWEEN 1 AND 200)
);
CREATE INDEX recent_searches_sequence ON recent_searches (sequence);
