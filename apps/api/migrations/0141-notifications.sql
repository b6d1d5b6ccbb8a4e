CREATE TABLE notifications (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('follow', 'comment', 'reply', 'mention', 'reaction', 'save')),
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  pin_id bigint REFERENCES pins ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Doing a thing again tells nobody again.
  UNIQUE NULLS NOT DISTINCT (user_id, kind, actor_id, pin_id, comment_id)
);
CREATE INDEX notifications_user ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_actor ON notifications (actor_id);
CREATE INDEX notifications_pin ON notifications (pin_id) WHERE pin_id IS NOT NULL;
CREATE INDEX notifications_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;
