-- What the operator tells everybody about the site: who runs it, terms, privacy. The name is the address below /about/.
CREATE TABLE site_texts (
  id bigint PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 50000),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
