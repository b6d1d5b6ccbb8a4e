-- Who is asked to keep a board together with its owner, and who asks to; who keeps it stands in board_collaborators.
CREATE TABLE board_invites (
  id bigint PRIMARY KEY,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  -- Null while an address waits for its member.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- The address by which the inviter named somebody, who stays unknown to them until they accept.
  email citext,
  invited_by bigint REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invitation', 'join_request')),
  -- not_invited: proposed by a collaborator, and not approved by the owner yet.
  status text NOT NULL CHECK (status IN ('not_invited', 'new')),
  can_delete boolean NOT NULL DEFAULT false,
  -- The link in the email; an invitation to an address ends with it.
  code text UNIQUE REFERENCES invite_links ON DELETE CASCADE,
  is_reached boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (board_id, email),
  CHECK (num_nonnulls(user_id, email) > 0),
  CHECK ((email IS NULL) = (code IS NULL)),
  CHECK ((kind = 'invitation') = (invited_by IS NOT NULL)),
  CHECK (kind = 'invitation' OR status = 'new')
);
-- Beside it the same person may wait under an address.
CREATE UNIQUE INDEX board_invites_person ON board_invites (board_id, user_id) WHERE email IS NULL;
CREATE INDEX board_invites_user ON board_invites (user_id, board_id) WHERE user_id IS NOT NULL;
CREATE INDEX board_invites_email ON board_invites (email) WHERE email IS NOT NULL;
CREATE INDEX board_invites_inviter ON board_invites (invited_by) WHERE invited_by IS NOT NULL;

ALTER TABLE board_collaborators ADD COLUMN invited_by bigint REFERENCES users ON DELETE SET NULL;
CREATE INDEX board_collaborators_inviter ON board_collaborators (invited_by) WHERE invited_by IS NOT NULL;

ALTER TABLE boards
  ADD COLUMN collaborator_invites_enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN collaborator_requests_enabled boolean NOT NULL DEFAULT false,
  -- The collaborator to whom the owner offers the board.
  ADD COLUMN pending_owner_id bigint,
  ADD FOREIGN KEY (id, pending_owner_id) REFERENCES board_collaborators (board_id, user_id)
    ON DELETE SET NULL (pending_owner_id);
CREATE INDEX boards_pending_owner ON boards (pending_owner_id) WHERE pending_owner_id IS NOT NULL;

-- Who is invited looks at the board before they answer.
CREATE OR REPLACE FUNCTION can_see_board(asked_board_id bigint, viewer bigint) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT EXISTS (
      SELECT FROM boards b JOIN users o ON o.id = b.owner_id
      WHERE b.id = asked_board_id
        AND (b.owner_id = viewer
             OR EXISTS (SELECT FROM board_collaborators c WHERE c.board_id = b.id AND c.user_id = viewer)
             OR (b.privacy <> 'secret' AND can_see_profile(o, viewer))
             OR (EXISTS (SELECT FROM board_invites i WHERE i.board_id = b.id AND i.user_id = viewer
                   AND i.kind = 'invitation' AND i.status = 'new')
                 AND o.deactivated_at IS NULL AND NOT is_block_between(o.id, viewer)))
    )
  $$;

ALTER TABLE notifications
  ADD COLUMN board_id bigint REFERENCES boards ON DELETE CASCADE,
  DROP CONSTRAINT notifications_told_once,
  ADD CONSTRAINT notifications_told_once UNIQUE NULLS NOT DISTINCT
    (user_id, kind, actor_id, pin_id, comment_id, case_id, history_id, invite_id, board_id);
CREATE INDEX notifications_board ON notifications (board_id) WHERE board_id IS NOT NULL;
