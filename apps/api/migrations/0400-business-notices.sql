-- What happens in a business is told to those it concerns and to its managers: once for each entry of its history,
-- and about an invite while it stands.
ALTER TABLE notifications
  ADD COLUMN business_id bigint REFERENCES businesses,
  ADD COLUMN history_id bigint REFERENCES business_history,
  ADD COLUMN invite_id bigint REFERENCES business_invites ON DELETE CASCADE,
  ADD COLUMN link text,
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'follow', 'follow_request', 'request_approved', 'comment', 'reply', 'mention', 'reaction', 'save',
    'pin_removed', 'comment_removed', 'report_upheld', 'report_dismissed', 'write_banned', 'write_ban_lifted',
    'business_invited', 'business_invite_expiring', 'business_role', 'business_access', 'business_removed',
    'business_member_invited', 'business_member_invite_expiring', 'business_member_joined',
    'business_member_declined', 'business_member_role', 'business_member_access', 'business_member_removed'
  )),
  DROP CONSTRAINT notifications_check,
  ADD CHECK (business_id IS NOT NULL OR (actor_id IS NULL) = (case_id IS NOT NULL)),
  ADD CHECK (num_nonnulls(history_id, invite_id) = num_nonnulls(business_id)),
  DROP CONSTRAINT notifications_user_id_kind_actor_id_pin_id_comment_id_case__key,
  ADD CONSTRAINT notifications_told_once
    UNIQUE NULLS NOT DISTINCT (user_id, kind, actor_id, pin_id, comment_id, case_id, history_id, invite_id);
CREATE INDEX notifications_business ON notifications (business_id) WHERE business_id IS NOT NULL;
CREATE INDEX notifications_history ON notifications (history_id) WHERE history_id IS NOT NULL;
CREATE INDEX notifications_invite ON notifications (invite_id) WHERE invite_id IS NOT NULL;
