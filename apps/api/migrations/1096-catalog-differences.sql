-- What a file that was only looked at would do: the first of what it adds, changes and removes.
CREATE TABLE catalog_differences (
  run_id bigint NOT NULL REFERENCES catalog_runs ON DELETE CASCADE,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ADDED', 'CHANGED', 'REMOVED')),
  item_id text NOT NULL,
  title text NOT NULL,
  -- Of each field that would be another value: {"field", "from", "to"}.
  fields jsonb NOT NULL,
  PRIMARY KEY (run_id, id)
);
