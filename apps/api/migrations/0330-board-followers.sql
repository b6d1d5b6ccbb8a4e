-- Who follows a board is listed newest first; this serves all that the old index did.
CREATE INDEX board_follows_newest ON board_follows (board_id, created_at DESC, user_id DESC);
DROP INDEX board_follows_board;
