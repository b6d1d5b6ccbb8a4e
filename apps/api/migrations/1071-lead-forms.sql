-- What a promotion asks those who see it; whether it does is noted with the promotion, whose cards are kept by its version.
ALTER TABLE promotions ADD COLUMN has_lead_form boolean NOT NULL DEFAULT false;

CREATE TABLE lead_forms (
  promotion_id bigint PRIMARY KEY REFERENCES promotions ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  -- Of each question whether it is asked.
  questions jsonb NOT NULL CHECK (jsonb_typeof(questions) = 'object'),
  privacy_url text NOT NULL CHECK (length(privacy_url) BETWEEN 1 AND 2048),
  consent text NOT NULL CHECK (length(consent) BETWEEN 1 AND 500),
  thank_you text NOT NULL CHECK (length(thank_you) BETWEEN 1 AND 500)
);

-- What a member sent, once for each promotion, with the words they agreed to.
CREATE TABLE leads (
  id bigint PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  full_name text CHECK (length(full_name) BETWEEN 1 AND 100),
  email text CHECK (length(email) BETWEEN 1 AND 254),
  phone_number text CHECK (length(phone_number) BETWEEN 1 AND 30),
  zip_code text CHECK (length(zip_code) BETWEEN 1 AND 20),
  consent text NOT NULL,
  privacy_url text NOT NULL,
  sent_at timestamptz NOT NULL,
  UNIQUE (promotion_id, user_id)
);
CREATE INDEX leads_sender ON leads (user_id);
CREATE INDEX leads_age ON leads (sent_at);
