-- A library that a member brings along: read first, imported once they agree.
CREATE TABLE library_imports (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('reading', 'ready', 'importing', 'done', 'failed', 'canceled')),
  -- Of the file, or the address.
  name text NOT NULL,
  upload_id bigint REFERENCES media_uploads ON DELETE SET NULL,
  url text,
  source_kind text,
  -- Of boards whose source has none.
  privacy text NOT NULL DEFAULT 'secret' CHECK (privacy IN ('public', 'secret')),
  boards int NOT NULL DEFAULT 0,
  boards_existing int NOT NULL DEFAULT 0,
  sections int NOT NULL DEFAULT 0,
  pins int NOT NULL DEFAULT 0,
  duplicates int NOT NULL DEFAULT 0,
  faults int NOT NULL DEFAULT 0,
  imported int NOT NULL DEFAULT 0,
  failed int NOT NULL DEFAULT 0,
  error text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX library_imports_user ON library_imports (user_id, id DESC);
CREATE INDEX library_imports_upload ON library_imports (upload_id) WHERE upload_id IS NOT NULL;
-- A member has one at work.
CREATE UNIQUE INDEX library_imports_running ON library_imports (user_id) WHERE status IN ('reading', 'importing');

CREATE TABLE library_import_items (
  import_id bigint NOT NULL REFERENCES library_imports ON DELETE CASCADE,
  -- As they were found.
  sequence int NOT NULL,
  type text NOT NULL CHECK (type IN ('board', 'section', 'pin', 'fault')),
  -- How others of the source name it; null for a fault.
  ref text,
  board_ref text,
  section_ref text,
  found_at text NOT NULL,
  title text NOT NULL,
  board_name text,
  details jsonb NOT NULL DEFAULT '{}',
  outcome text NOT NULL CHECK (outcome IN ('new', 'existing', 'duplicate', 'fault', 'imported', 'failed')),
  reason text,
  -- How often work on it began.
  attempts smallint NOT NULL DEFAULT 0,
  pin_id bigint,
  board_id bigint,
  section_id bigint,
  PRIMARY KEY (import_id, sequence)
);
CREATE INDEX library_import_items_outcome ON library_import_items (import_id, outcome, sequence);
CREATE INDEX library_import_items_ref ON library_import_items (import_id, type, ref) WHERE ref IS NOT NULL;
