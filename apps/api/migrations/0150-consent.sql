-- Every choice ever made, as proof; the newest is the one that counts.
CREATE TABLE consent_choices (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  allow_personalization_cookies boolean NOT NULL,
  allow_analytic_cookies boolean NOT NULL,
  allow_marketing_cookies boolean NOT NULL,
  -- Which texts were shown.
  text_version smallint NOT NULL,
  country text NOT NULL,
  chosen_at timestamptz NOT NULL
);
CREATE INDEX consent_choices_user ON consent_choices (user_id, chosen_at DESC);

-- Null is the silence of somebody never asked, which counts as on.
ALTER TABLE users ADD COLUMN third_party_marketing_tracking_enabled boolean;

-- By these the advertising frame knows a member; gone with the consent they rest on.
CREATE TABLE advertising_identifiers (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  identifier text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
