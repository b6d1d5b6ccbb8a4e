-- Who is behind an ad account: a name, an email and a phone number beside its address.
ALTER TABLE ad_accounts ADD COLUMN business_contact jsonb;

-- How an ad account pays. Of a card only what tells it from others; the provider of payments knows the rest.
CREATE TABLE billing_profiles (
  id bigint PRIMARY KEY,
  ad_account_id bigint NOT NULL UNIQUE REFERENCES ad_accounts,
  cardholder_name text NOT NULL,
  card_brand text NOT NULL,
  card_last4 text NOT NULL CHECK (card_last4 ~ '^\d{4}$'),
  card_expiry_month smallint NOT NULL CHECK (card_expiry_month BETWEEN 1 AND 12),
  card_expiry_year smallint NOT NULL,
  payment_token text NOT NULL,
  billing_address jsonb NOT NULL,
  tax_id text,
  -- A payment was due and could not be made.
  is_refused boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL
);

-- Who accepted for an ad account that it answers for the consent of those whose data it uses.
CREATE TABLE advertiser_terms (
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  version smallint NOT NULL,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (ad_account_id, version)
);

CREATE TABLE promotions (
  id bigint PRIMARY KEY,
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  business_id bigint NOT NULL REFERENCES businesses,
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  product_group_id bigint,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  objective text NOT NULL CHECK (objective IN ('CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES')),
  daily_budget_micros bigint NOT NULL CHECK (daily_budget_micros > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  start_at timestamptz NOT NULL,
  end_at timestamptz,
  destination_url text NOT NULL CHECK (length(destination_url) <= 2048),
  tag_id bigint,
  -- An empty list means everybody.
  locales text[] NOT NULL DEFAULT '{}',
  ages text[] NOT NULL DEFAULT '{}',
  genders text[] NOT NULL DEFAULT '{}',
  interest_ids bigint[] NOT NULL DEFAULT '{}',
  is_auto boolean NOT NULL,
  audience_width text NOT NULL CHECK (audience_width IN ('NARROW', 'MEDIUM', 'WIDE')),
  status text NOT NULL
    CHECK (status IN ('PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'PAUSED', 'BILLING_HOLD', 'COMPLETED')),
  reject_reason text,
  -- Several people reported it: it waits for people who work for the site.
  is_held_for_staff boolean NOT NULL DEFAULT false,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'REJECTED') = (reject_reason IS NOT NULL))
);
CREATE INDEX promotions_account ON promotions (ad_account_id, id);
CREATE INDEX promotions_pin ON promotions (pin_id) WHERE pin_id IS NOT NULL;
-- What may be shown: the candidates of every page.
CREATE INDEX promotions_active ON promotions (start_at, id) WHERE status = 'ACTIVE';
-- What the job of states looks at.
CREATE INDEX promotions_unsettled ON promotions (status) WHERE status NOT IN ('REJECTED', 'COMPLETED');

-- One pin runs once at a time.
CREATE UNIQUE INDEX promotions_one_running ON promotions (ad_account_id, pin_id)
  WHERE status IN ('PENDING_REVIEW', 'ACTIVE', 'PAUSED', 'BILLING_HOLD') AND pin_id IS NOT NULL;

CREATE TABLE invoices (
  id bigint PRIMARY KEY,
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  business_id bigint NOT NULL REFERENCES businesses,
  invoice_number text UNIQUE,
  billing_profile_id bigint,
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end >= period_start),
  issued_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  status text NOT NULL CHECK (status IN ('PROGRESS', 'ISSUED', 'OVERDUE', 'PAID', 'VOID')),
  currency text NOT NULL,
  subtotal_micros bigint NOT NULL DEFAULT 0 CHECK (subtotal_micros >= 0),
  tax_rate numeric(5, 4) NOT NULL DEFAULT 0 CHECK (tax_rate >= 0),
  tax_micros bigint NOT NULL DEFAULT 0 CHECK (tax_micros >= 0),
  total_micros bigint NOT NULL GENERATED ALWAYS AS (subtotal_micros + tax_micros) STORED,
  -- Tries to charge the card since it was issued, and when the next one is due.
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  UNIQUE (ad_account_id, period_start, currency),
  CHECK ((status = 'PROGRESS') = (issued_at IS NULL)),
  CHECK ((status = 'PROGRESS') = (invoice_number IS NULL)),
  CHECK ((status = 'PAID') = (paid_at IS NOT NULL))
);
CREATE INDEX invoices_business ON invoices (business_id, status, period_start);
CREATE INDEX invoices_unsettled ON invoices (status) WHERE status IN ('PROGRESS', 'ISSUED', 'OVERDUE');

-- One promotion on one day of its account: its results, its spend, and one line of an invoice.
CREATE TABLE promotion_days (
  promotion_id bigint NOT NULL REFERENCES promotions,
  day date NOT NULL,
  impressions integer NOT NULL DEFAULT 0,
  saves integer NOT NULL DEFAULT 0,
  pin_clicks integer NOT NULL DEFAULT 0,
  outbound_clicks integer NOT NULL DEFAULT 0,
  conversions integer NOT NULL DEFAULT 0,
  spend_micros bigint NOT NULL DEFAULT 0 CHECK (spend_micros >= 0),
  -- The largest daily budget it had on that day.
  budget_micros bigint NOT NULL,
  invoice_id bigint REFERENCES invoices,
  PRIMARY KEY (promotion_id, day),
  CONSTRAINT promotion_days_budget CHECK (spend_micros <= budget_micros),
  CHECK (invoice_id IS NOT NULL OR spend_micros = 0)
);
CREATE INDEX promotion_days_invoice ON promotion_days (invoice_id) WHERE invoice_id IS NOT NULL;

-- What an ad account has spent in all, and how far it may.
CREATE TABLE ad_account_spend (
  ad_account_id bigint PRIMARY KEY REFERENCES ad_accounts,
  spend_micros bigint NOT NULL DEFAULT 0 CHECK (spend_micros >= 0)
);

-- Every event of a promotion that was accepted, once; free ones cost nothing.
CREATE TABLE promotion_events (
  client_uuid uuid PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions,
  kind text NOT NULL CHECK (kind IN ('IMPRESSION', 'PIN_CLICK', 'OUTBOUND_CLICK', 'SAVE')),
  -- Tells viewers apart, and names nobody.
  viewer_key text NOT NULL,
  accepted_at timestamptz NOT NULL,
  day date NOT NULL,
  amount_micros bigint NOT NULL CHECK (amount_micros >= 0)
);
CREATE INDEX promotion_events_viewer ON promotion_events (viewer_key, accepted_at);
CREATE INDEX promotion_events_promotion ON promotion_events (promotion_id, day);

-- The books: each row moves an amount from one account to another, so that they balance by their shape.
CREATE TABLE ledger_transfers (
  id bigint PRIMARY KEY,
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  occurred_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CHARGE', 'INVOICE', 'TAX', 'PAYMENT')),
  -- What it comes from: an event, or an invoice.
  source text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount_micros bigint NOT NULL CHECK (amount_micros > 0),
  currency text NOT NULL,
  UNIQUE (kind, source),
  CHECK ((kind, debit, credit) IN (
    ('CHARGE', 'UNBILLED', 'REVENUE'),
    ('INVOICE', 'RECEIVABLE', 'UNBILLED'),
    ('TAX', 'RECEIVABLE', 'TAX_PAYABLE'),
    ('PAYMENT', 'CASH', 'RECEIVABLE')))
);
CREATE INDEX ledger_transfers_account ON ledger_transfers (ad_account_id, kind);

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'ledger_transfers is append only'; END $$;
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE VIEW ledger_balances AS
  SELECT ad_account_id, currency, account, sum(amount)::bigint AS balance_micros FROM (
    SELECT ad_account_id, currency, debit AS account, amount_micros AS amount FROM ledger_transfers
    UNION ALL
    SELECT ad_account_id, currency, credit, -amount_micros FROM ledger_transfers
  ) entry
  GROUP BY ad_account_id, currency, account;

-- Ads that somebody never wants to see again.
CREATE TABLE hidden_promotions (
  promotion_id bigint NOT NULL REFERENCES promotions,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, promotion_id)
);

CREATE TABLE promotion_reports (
  promotion_id bigint NOT NULL REFERENCES promotions,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, user_id)
);

-- A sample of what was chosen from for a page, so that the choice can be made again.
CREATE TABLE delivery_samples (
  id bigint PRIMARY KEY,
  decided_at timestamptz NOT NULL,
  input jsonb NOT NULL,
  chosen bigint[] NOT NULL
);
