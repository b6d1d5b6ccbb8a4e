-- What a member tried, with a picture, is a comment of its own kind: it is liked, replied to, reported and
-- hidden like any other. Plain comments may have a picture, too.
ALTER TABLE comments
  ADD COLUMN kind text NOT NULL DEFAULT 'comment' CHECK (kind IN ('comment', 'did_it')),
  ADD COLUMN image_signature text REFERENCES images,
  -- When its author took it down; until the deletion is final it can be undone.
  ADD COLUMN removed_at timestamptz,
  DROP CONSTRAINT comments_text_check,
  ADD CHECK (length(text) <= 500 AND (text <> '' OR image_signature IS NOT NULL)),
  ADD CHECK (kind = 'comment' AND removed_at IS NULL OR kind = 'did_it' AND parent_id IS NULL AND image_signature IS NOT NULL);

-- No row of a larger table has such values yet: the indexes are empty and built at once.
CREATE UNIQUE INDEX comments_did_it_of_member ON comments (aggregated_pin_id, user_id)
  WHERE kind = 'did_it' AND removed_at IS NULL;
CREATE INDEX comments_did_its ON comments (aggregated_pin_id, id DESC) WHERE kind = 'did_it';
CREATE INDEX comments_did_its_by ON comments (user_id, id DESC) WHERE kind = 'did_it';
CREATE INDEX comments_image ON comments (image_signature) WHERE image_signature IS NOT NULL;
CREATE INDEX comments_removed ON comments (removed_at) WHERE removed_at IS NOT NULL;

ALTER TABLE aggregated_pins ADD COLUMN did_it_count integer NOT NULL DEFAULT 0 CHECK (did_it_count >= 0);

-- Features of comments that a member switched off, and keys that only their clients know.
ALTER TABLE user_settings ADD COLUMN comment_features jsonb NOT NULL DEFAULT '{}';

CREATE OR REPLACE FUNCTION recount_pictures(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE aggregated_pins a SET
    save_count = (SELECT count(*) FROM pins p WHERE p.aggregated_pin_id = a.id AND p.saved_from_pin_id IS NOT NULL),
    comment_count =
      (SELECT count(*) FROM comments k
         WHERE k.aggregated_pin_id = a.id AND k.parent_id IS NULL AND k.kind = 'comment')
      + (SELECT count(*) FROM comments k JOIN comments r ON r.parent_id = k.id
         WHERE k.aggregated_pin_id = a.id AND k.parent_id IS NULL AND k.removed_at IS NULL),
    did_it_count = (SELECT count(*) FROM comments k
      WHERE k.aggregated_pin_id = a.id AND k.kind = 'did_it' AND k.removed_at IS NULL)
  WHERE only_ids IS NULL OR a.id = ANY(only_ids);
$$;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'follow', 'follow_request', 'request_approved', 'comment', 'did_it', 'reply', 'mention', 'reaction', 'save',
    'pin_removed', 'comment_removed', 'report_upheld', 'report_dismissed', 'write_banned', 'write_ban_lifted',
    'business_invited', 'business_invite_expiring', 'business_role', 'business_access', 'business_removed',
    'business_member_invited', 'business_member_invite_expiring', 'business_member_joined',
    'business_member_declined', 'business_member_role', 'business_member_access', 'business_member_removed'
  ));
