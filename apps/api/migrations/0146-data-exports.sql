-- The newest archive a member asked for of all that is theirs.
CREATE TABLE data_exports (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  id bigint NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('running', 'ready', 'failed')),
  parts_done smallint NOT NULL DEFAULT 0,
  -- bytes
  size bigint,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz
);
