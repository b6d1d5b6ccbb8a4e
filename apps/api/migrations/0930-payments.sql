-- Every payment the provider was asked for. The reference names it there: asked for again, it is the same payment.
CREATE TABLE payments (
  reference text PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices,
  -- The provider's own name for it, once known.
  provider_id text UNIQUE,
  -- The card as it was when the payment was first asked for.
  token text NOT NULL,
  amount_micros bigint NOT NULL CHECK (amount_micros > 0),
  currency text NOT NULL,
  refunded_micros bigint NOT NULL DEFAULT 0 CHECK (refunded_micros BETWEEN 0 AND amount_micros),
  state text NOT NULL
    CHECK (state IN ('ASKED', 'DECLINED', 'PAID', 'REVERSED', 'REFUNDED', 'DISPUTED', 'WON', 'LOST')),
  -- When it came to this state, by the provider's clock where the provider reports it.
  changed_at timestamptz NOT NULL,
  -- When the provider is asked what became of it; null once that is known.
  look_at timestamptz,
  -- Another payment had settled the invoice already: the advertiser has this amount to their credit.
  is_extra boolean NOT NULL DEFAULT false,
  -- Who pressed Pay now; null for payments that are made automatically.
  payer_id bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX payments_invoice ON payments (invoice_id);
CREATE INDEX payments_unknown ON payments (look_at) WHERE state = 'ASKED';

-- What the provider reported, each event once.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  reference text NOT NULL REFERENCES payments,
  kind text NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_events_reference ON payment_events (reference);

-- Older rows keep a narrower rule, so none of them is read again.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_sides CHECK ((kind, debit, credit) IN (
  ('CHARGE', 'UNBILLED', 'REVENUE'),
  ('INVOICE', 'RECEIVABLE', 'UNBILLED'),
  ('TAX', 'RECEIVABLE', 'TAX_PAYABLE'),
  ('PAYMENT', 'CASH', 'RECEIVABLE'),
  ('PAYMENT', 'CASH', 'CREDIT_OWED'),
  ('REVERSAL', 'RECEIVABLE', 'CASH'),
  ('REVERSAL', 'CREDIT_OWED', 'CASH'),
  ('REFUND', 'REFUNDS', 'CASH'),
  ('REFUND', 'CREDIT_OWED', 'CASH'),
  ('DISPUTE', 'DISPUTED', 'CASH'),
  ('DISPUTE_WON', 'CASH', 'DISPUTED'),
  ('DISPUTE_LOST', 'RECEIVABLE', 'DISPUTED'),
  ('DISPUTE_LOST', 'CREDIT_OWED', 'DISPUTED'))) NOT VALID;
