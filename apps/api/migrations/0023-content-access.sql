-- A copy stays a copy when the pin it was saved from is gone.
ALTER TABLE pins DROP CONSTRAINT pins_saved_from_pin_id_fkey;

ALTER TABLE users ADD COLUMN is_verified_merchant boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN is_domain_verified boolean NOT NULL DEFAULT false;

-- Place in the owner's own order; new boards stand in front.
ALTER TABLE boards ADD COLUMN position integer NOT NULL DEFAULT 0;

CREATE INDEX media_uploads_signature ON media_uploads (user_id, image_signature) WHERE image_signature IS NOT NULL;

-- Boards a member does not want to follow although they follow the owner.
CREATE TABLE board_follow_exceptions (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  PRIMARY KEY (user_id, board_id)
);
CREATE INDEX board_follow_exceptions_board ON board_follow_exceptions (board_id);

CREATE FUNCTION is_block_between(one bigint, other bigint) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT EXISTS (SELECT FROM user_blocks WHERE blocker_id = one AND blocked_id = other)
        OR EXISTS (SELECT FROM user_blocks WHERE blocker_id = other AND blocked_id = one)
  $$;

-- May this viewer see that profile's content? A null viewer is a visitor.
CREATE FUNCTION can_see_profile(owner users, viewer bigint) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT owner.id IS NOT DISTINCT FROM viewer
        OR (owner.deactivated_at IS NULL
            AND NOT is_block_between(owner.id, viewer)
            AND (NOT owner.is_private_profile
                 OR EXISTS (SELECT FROM user_follows WHERE follower_id = viewer AND followee_id = owner.id)))
  $$;

-- The one rule of who sees a board, and with it every pin on it.
CREATE FUNCTION can_see_board(asked_board_id bigint, viewer bigint) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT EXISTS (
      SELECT FROM boards b JOIN users o ON o.id = b.owner_id
      WHERE b.id = asked_board_id
        AND (b.owner_id = viewer
             OR EXISTS (SELECT FROM board_collaborators c WHERE c.board_id = b.id AND c.user_id = viewer)
             OR (b.privacy <> 'secret' AND can_see_profile(o, viewer)))
    )
  $$;
