CREATE TABLE images (
  signature text PRIMARY KEY CHECK (signature ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  mime text NOT NULL,
  bytes integer NOT NULL,
  dominant_color text NOT NULL,
  -- Layout: apps/api/src/images/descriptor.ts
  descriptor bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE boards (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  slug text NOT NULL,
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 500),
  category text,
  privacy text NOT NULL DEFAULT 'public' CHECK (privacy IN ('public', 'protected', 'secret')),
  layout text NOT NULL DEFAULT 'default' CHECK (layout IN ('default', 'compact')),
  cover_pin_id bigint,
  pin_count integer NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
  sectionless_pin_count integer NOT NULL DEFAULT 0 CHECK (sectionless_pin_count >= 0),
  section_count integer NOT NULL DEFAULT 0 CHECK (section_count >= 0),
  collaborator_count integer NOT NULL DEFAULT 0 CHECK (collaborator_count >= 0),
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  archived_at timestamptz,
  last_pin_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, slug)
);
CREATE INDEX boards_owner_last_pin ON boards (owner_id, last_pin_at DESC, id DESC);
CREATE INDEX boards_public_name_trgm ON boards USING gin (plain_text(name) gin_trgm_ops) WHERE privacy = 'public';

CREATE TABLE board_sections (
  id bigint PRIMARY KEY,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 180),
  slug text NOT NULL,
  pin_count integer NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (board_id, slug)
);

CREATE TABLE board_collaborators (
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  can_delete boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (board_id, user_id)
);
CREATE INDEX board_collaborators_user ON board_collaborators (user_id);

-- What all copies of one pin share: comments, reactions, the number of saves.
CREATE TABLE aggregated_pins (
  id bigint PRIMARY KEY,
  image_signature text NOT NULL REFERENCES images,
  save_count integer NOT NULL DEFAULT 0 CHECK (save_count >= 0),
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  share_count integer NOT NULL DEFAULT 0 CHECK (share_count >= 0),
  created_at timestamptz NOT NULL
);

CREATE TABLE pins (
  id bigint PRIMARY KEY,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  section_id bigint REFERENCES board_sections ON DELETE SET NULL,
  -- The pin this one was saved from; null for an original.
  saved_from_pin_id bigint REFERENCES pins ON DELETE SET NULL,
  title text NOT NULL DEFAULT '' CHECK (length(title) <= 100),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 800),
  alt_text text NOT NULL DEFAULT '' CHECK (length(alt_text) <= 500),
  link text CHECK (length(link) <= 2048),
  domain text,
  note text NOT NULL DEFAULT '',
  image_signature text NOT NULL REFERENCES images,
  image_width integer NOT NULL,
  image_height integer NOT NULL,
  dominant_color text NOT NULL,
  are_comments_disabled boolean NOT NULL DEFAULT false,
  rich_metadata jsonb,
  price_value numeric(14, 2),
  price_currency text,
  -- True while strangers may see it: a public board of a visible account.
  is_listed boolean NOT NULL,
  -- Saves of the shared picture, decayed by age; kept by a job. Orders popular feeds.
  popularity real NOT NULL DEFAULT 0,
  search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', plain_text(title)), 'A') ||
    setweight(to_tsvector('english', plain_text(alt_text)), 'B') ||
    setweight(to_tsvector('english', plain_text(description)), 'C')
  ) STORED,
  created_at timestamptz NOT NULL,
  UNIQUE (board_id, aggregated_pin_id)
);
CREATE INDEX pins_board ON pins (board_id, id DESC);
CREATE INDEX pins_section ON pins (section_id, id DESC) WHERE section_id IS NOT NULL;
CREATE INDEX pins_user ON pins (user_id, id DESC);
CREATE INDEX pins_user_created ON pins (user_id, id DESC) WHERE saved_from_pin_id IS NULL;
CREATE INDEX pins_user_aggregated ON pins (user_id, aggregated_pin_id);
CREATE INDEX pins_aggregated ON pins (aggregated_pin_id, id);
CREATE INDEX pins_saved_from ON pins (saved_from_pin_id) WHERE saved_from_pin_id IS NOT NULL;
CREATE INDEX pins_signature ON pins (image_signature);
CREATE INDEX pins_fresh ON pins (id DESC) WHERE is_listed AND saved_from_pin_id IS NULL;
CREATE INDEX pins_popular ON pins (popularity DESC, id DESC) WHERE is_listed AND saved_from_pin_id IS NULL;
CREATE INDEX pins_search ON pins USING gin (search);

CREATE TABLE pin_reactions (
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reaction_type smallint NOT NULL CHECK (reaction_type BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (aggregated_pin_id, user_id)
);

CREATE TABLE comments (
  id bigint PRIMARY KEY,
  aggregated_pin_id bigint NOT NULL REFERENCES aggregated_pins ON DELETE CASCADE,
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  parent_id bigint REFERENCES comments ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  reply_count integer NOT NULL DEFAULT 0 CHECK (reply_count >= 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX comments_aggregated ON comments (aggregated_pin_id, id DESC) WHERE parent_id IS NULL;
CREATE INDEX comments_replies ON comments (parent_id, id) WHERE parent_id IS NOT NULL;

CREATE TABLE comment_likes (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);

CREATE TABLE media_uploads (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  media_type text NOT NULL CHECK (media_type IN ('image', 'image-story-pin', 'video', 'video-story-pin')),
  status text NOT NULL CHECK (status IN ('registered', 'processing', 'succeeded', 'failed')),
  failure_code text,
  failure_message text,
  image_signature text REFERENCES images,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX media_uploads_user ON media_uploads (user_id, id DESC);
