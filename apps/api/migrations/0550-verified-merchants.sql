-- The verified merchant program: one row for each account of a business that has ever applied.
CREATE TABLE merchant_programs (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('APPLIED', 'ACCEPTED', 'NON_COMPLIANT', 'SUSPENDED', 'CANCELLED')),
  state_since timestamptz NOT NULL,
  review_status text NOT NULL
    CHECK (review_status IN ('PROCESSING', 'FAILED', 'COMPLETED', 'DISAPPROVED', 'UNDER_REVIEW')),
  review_reasons text[] NOT NULL DEFAULT '{}',
  is_appeal boolean NOT NULL DEFAULT false,
  appeal_count int NOT NULL DEFAULT 0 CHECK (appeal_count BETWEEN 0 AND 3),
  appeal_comment text CHECK (length(appeal_comment) BETWEEN 1 AND 2000),
  appealed_at timestamptz,
  shipping_policy_url text NOT NULL CHECK (length(shipping_policy_url) <= 2048),
  return_policy_url text NOT NULL CHECK (length(return_policy_url) <= 2048),
  applied_at timestamptz NOT NULL,
  CHECK (is_appeal = (appeal_comment IS NOT NULL)),
  CHECK (is_appeal = (appealed_at IS NOT NULL)),
  CHECK (review_status <> 'UNDER_REVIEW' OR is_appeal)
);
CREATE INDEX merchant_programs_appeals ON merchant_programs (appealed_at, user_id)
  WHERE review_status = 'UNDER_REVIEW';
CREATE INDEX merchant_programs_checked ON merchant_programs (user_id) WHERE state IN ('ACCEPTED', 'NON_COMPLIANT');

-- What the checks of a merchant said when they were last computed for a decision.
CREATE TABLE merchant_checks (
  user_id bigint NOT NULL REFERENCES merchant_programs ON DELETE CASCADE,
  name text NOT NULL CHECK (name IN ('ACCOUNT_AGE', 'DOMAIN_AGE', 'PROFILE_IMAGE', 'PROFILE_COVER_IMAGE', 'BIO',
    'SHOP_TAB', 'PINNER_FEEDBACK')),
  result text NOT NULL CHECK (result IN ('PASS', 'FAIL')),
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, name)
);

-- Every decision about a merchant; without an actor where the rules decided.
CREATE TABLE merchant_decisions (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES merchant_programs ON DELETE CASCADE,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  state text NOT NULL,
  review_status text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}',
  decided_at timestamptz NOT NULL
);
CREATE INDEX merchant_decisions_user ON merchant_decisions (user_id);
CREATE INDEX merchant_decisions_actor ON merchant_decisions (actor_id) WHERE actor_id IS NOT NULL;

-- Who is verified is who is in the program and in good standing.
UPDATE users SET is_verified_merchant = false WHERE is_verified_merchant;

-- A notification about a business may tell of something that is neither in its history nor an invite:
-- event_id is the id of what happened.
ALTER TABLE notifications ADD COLUMN event_id bigint;
DO $$
DECLARE
  old record;
BEGIN
  SELECT conname, pg_get_constraintdef(oid) AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_kind_check';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(old.def, 'ARRAY[', 'ARRAY[''merchant_approved''::text, ''merchant_declined''::text, '
      || '''merchant_non_compliant''::text, ''merchant_suspended''::text, ');

  SELECT conname INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%num_nonnulls(history_id, invite_id)%';
  EXECUTE format('ALTER TABLE notifications DROP CONSTRAINT %I', old.conname);

  SELECT conname, pg_get_constraintdef(oid) AS def INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_told_once';
  ALTER TABLE notifications DROP CONSTRAINT notifications_told_once;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_told_once '
    || regexp_replace(old.def, '\)$', ', event_id)');
END
$$;
ALTER TABLE notifications
  ADD CHECK (num_nonnulls(history_id, invite_id, event_id) = num_nonnulls(business_id));
