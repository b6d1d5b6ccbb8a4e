-- What is reported: one case a thing while it is open; a report after the answer opens another.
CREATE TABLE report_cases (
  id bigint PRIMARY KEY,
  target_type text NOT NULL CHECK (target_type IN ('pin', 'comment', 'conversation')),
  target_id bigint NOT NULL,
  -- Who made it and what it said when it was reported: the thing itself may be gone.
  maker_id bigint REFERENCES users ON DELETE SET NULL,
  words text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'dismissed', 'upheld')),
  opened_at timestamptz NOT NULL,
  reported_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX report_cases_one_open ON report_cases (target_type, target_id) WHERE state = 'open';
CREATE INDEX report_cases_target ON report_cases (target_type, target_id);
CREATE INDEX report_cases_newest ON report_cases ((state = 'open') DESC, reported_at DESC, id DESC);
CREATE INDEX report_cases_maker ON report_cases (maker_id, decided_at) WHERE maker_id IS NOT NULL;
CREATE INDEX report_cases_decided_by ON report_cases (decided_by) WHERE decided_by IS NOT NULL;

INSERT INTO report_cases (id, target_type, target_id, maker_id, words, state, opened_at, reported_at, decided_at, decided_by)
SELECT min(r.id), r.target_type, r.target_id, min(coalesce(p.user_id, c.user_id)),
  coalesce(min(coalesce(nullif(p.title, ''), p.description, c.text)), ''),
  CASE WHEN bool_or(r.resolved_at IS NULL) THEN 'open' ELSE 'dismissed' END,
  min(r.created_at), max(r.created_at),
  CASE WHEN NOT bool_or(r.resolved_at IS NULL) THEN max(r.resolved_at) END,
  CASE WHEN NOT bool_or(r.resolved_at IS NULL) THEN max(r.resolved_by) END
FROM reports r
LEFT JOIN pins p ON r.target_type = 'pin' AND p.id = r.target_id
LEFT JOIN comments c ON r.target_type = 'comment' AND c.id = r.target_id
GROUP BY r.target_type, r.target_id;

ALTER TABLE reports ADD COLUMN case_id bigint REFERENCES report_cases ON DELETE CASCADE;
UPDATE reports r SET case_id = k.id FROM report_cases k
  WHERE k.target_type = r.target_type AND k.target_id = r.target_id;
ALTER TABLE reports ALTER COLUMN case_id SET NOT NULL,
  DROP COLUMN target_type, DROP COLUMN target_id, DROP COLUMN resolved_at, DROP COLUMN resolved_by,
  ADD UNIQUE (reporter_id, case_id);
CREATE INDEX reports_case ON reports (case_id, reason);

-- What was done about a case, by whom and when.
CREATE TABLE report_actions (
  id bigint PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES report_cases ON DELETE CASCADE,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  action text NOT NULL CHECK (action IN ('dismissed', 'upheld', 'write_banned', 'write_ban_lifted')),
  occurred_at timestamptz NOT NULL
);
CREATE INDEX report_actions_case ON report_actions (case_id, id);
CREATE INDEX report_actions_actor ON report_actions (actor_id) WHERE actor_id IS NOT NULL;

-- News from the site itself, by nobody: who looks after reports stays unknown.
ALTER TABLE notifications ALTER COLUMN actor_id DROP NOT NULL,
  ADD COLUMN case_id bigint REFERENCES report_cases ON DELETE CASCADE,
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'follow', 'follow_request', 'request_approved', 'comment', 'reply', 'mention', 'reaction', 'save',
    'pin_removed', 'comment_removed', 'report_upheld', 'report_dismissed', 'write_banned', 'write_ban_lifted'
  )),
  ADD CHECK ((actor_id IS NULL) = (case_id IS NOT NULL)),
  DROP CONSTRAINT notifications_user_id_kind_actor_id_pin_id_comment_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (user_id, kind, actor_id, pin_id, comment_id, case_id);
CREATE INDEX notifications_case ON notifications (case_id) WHERE case_id IS NOT NULL;
