-- What a member chose; without a row every column's default holds.
CREATE TABLE user_settings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  mentions_from text NOT NULL DEFAULT 'anyone' CHECK (mentions_from IN ('anyone', 'followed', 'nobody')),
  comments_from text NOT NULL DEFAULT 'anyone' CHECK (comments_from IN ('anyone', 'followed', 'nobody')),
  should_show_messaging boolean NOT NULL DEFAULT true,
  is_hidden_from_search boolean NOT NULL DEFAULT false,
  is_personalized boolean NOT NULL DEFAULT true,
  -- Kinds of letters that the member does not want.
  muted_letters text[] NOT NULL DEFAULT '{}'
);

-- An account that is to go: until then a login keeps it.
ALTER TABLE users ADD COLUMN deletion_due_at timestamptz;
CREATE INDEX users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;
