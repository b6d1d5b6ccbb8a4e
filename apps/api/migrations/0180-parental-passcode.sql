-- The passcode of a parent or guardian, and where to reach them.
CREATE TABLE parental_passcodes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  passcode_hash text NOT NULL,
  backup_email text NOT NULL,
  backup_email_confirmed_at timestamptz,
  -- Wrong tries in a row; a right one begins anew.
  wrong_tries integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL
);
