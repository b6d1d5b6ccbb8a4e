-- Who made a picture for whom: shared by all copies of it, like comments.
CREATE TABLE sponsorships (
  aggregated_pin_id bigint PRIMARY KEY REFERENCES aggregated_pins ON DELETE CASCADE,
  creator_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  sponsor_id bigint REFERENCES users ON DELETE CASCADE,
  -- 0 waits for the sponsor, 1 approved, 2 denied, 3 ended by the sponsor.
  status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  -- The pin on which it was asked for.
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((sponsor_id IS NOT NULL) = (status IN (0, 1))),
  CHECK (sponsor_id <> creator_id)
);
CREATE INDEX sponsorships_creator ON sponsorships (creator_id);
CREATE INDEX sponsorships_sponsor ON sponsorships (sponsor_id) WHERE sponsor_id IS NOT NULL;
CREATE INDEX sponsorships_pin ON sponsorships (pin_id) WHERE pin_id IS NOT NULL;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'follow', 'follow_request', 'request_approved', 'comment', 'did_it', 'reply', 'mention', 'reaction', 'save',
    'board_invite', 'board_join_request', 'board_proposal', 'board_joined', 'board_join_approved', 'board_offered',
    'sponsorship_asked', 'sponsorship_approved', 'sponsorship_denied', 'sponsorship_ended',
    'pin_removed', 'comment_removed', 'report_upheld', 'report_dismissed', 'write_banned', 'write_ban_lifted',
    'business_invited', 'business_invite_expiring', 'business_role', 'business_access', 'business_removed',
    'business_member_invited', 'business_member_invite_expiring', 'business_member_joined',
    'business_member_declined', 'business_member_role', 'business_member_access', 'business_member_removed'
  ));
