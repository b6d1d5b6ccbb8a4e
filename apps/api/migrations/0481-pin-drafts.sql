-- Pins in the making: what their owner has entered so far, also what could not be published.
CREATE TABLE pin_drafts (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  content jsonb NOT NULL CHECK (octet_length(content::text) <= 1000000),
  type text NOT NULL GENERATED ALWAYS AS (content ->> 'type') STORED
    CHECK (type IN ('single', 'carousel', 'story')),
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- A deletion can be undone until the row is swept.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX pin_drafts_user ON pin_drafts (user_id, position, id);
CREATE INDEX pin_drafts_deleted ON pin_drafts (deleted_at) WHERE deleted_at IS NOT NULL;
-- The pictures of a draft, which last as long as it does.
CREATE TABLE pin_draft_images (
  draft_id bigint NOT NULL REFERENCES pin_drafts ON DELETE CASCADE,
  image_signature text NOT NULL REFERENCES images,
  place integer NOT NULL,
  PRIMARY KEY (draft_id, image_signature)
);
CREATE INDEX pin_draft_images_signature ON pin_draft_images (image_signature);
