-- Who followed a deleted board, kept it with its owner, or left it out of following its owner.
CREATE TABLE deleted_board_people (
  board_id bigint NOT NULL REFERENCES deleted_boards ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  relation text NOT NULL CHECK (relation IN ('follower', 'exception', 'collaborator')),
  can_delete boolean NOT NULL DEFAULT false,
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  -- Null for an exception.
  created_at timestamptz,
  PRIMARY KEY (board_id, user_id, relation)
);
CREATE INDEX deleted_board_people_user ON deleted_board_people (user_id);
CREATE INDEX deleted_board_people_invited_by ON deleted_board_people (invited_by) WHERE invited_by IS NOT NULL;
