-- What was given back of an issued invoice, never more than it was, and the credit it used up itself.
ALTER TABLE invoices
  ADD COLUMN credited_subtotal_micros bigint NOT NULL DEFAULT 0,
  ADD COLUMN credited_tax_micros bigint NOT NULL DEFAULT 0,
  ADD COLUMN credit_used_micros bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT invoices_credited CHECK (credited_subtotal_micros BETWEEN 0 AND subtotal_micros
    AND credited_tax_micros BETWEEN 0 AND tax_micros) NOT VALID,
  ADD CONSTRAINT invoices_credit_used CHECK (credit_used_micros BETWEEN 0 AND subtotal_micros + tax_micros) NOT VALID;

CREATE TABLE credit_notes (
  id bigint PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices,
  credit_number text NOT NULL UNIQUE,
  -- The line it is about; without one, it is about the whole invoice.
  promotion_id bigint REFERENCES promotions,
  day date,
  reason text NOT NULL CHECK (reason IN ('INVALID_TRAFFIC', 'WRONG_AMOUNT', 'SERVICE_FAULT', 'GOODWILL')),
  explanation text NOT NULL CHECK (length(explanation) BETWEEN 1 AND 500),
  subtotal_micros bigint NOT NULL CHECK (subtotal_micros > 0),
  tax_micros bigint NOT NULL CHECK (tax_micros >= 0),
  -- So much of it lowered what was due at once.
  settled_micros bigint NOT NULL CHECK (settled_micros BETWEEN 0 AND subtotal_micros + tax_micros),
  issued_at timestamptz NOT NULL,
  issuer_id bigint REFERENCES users ON DELETE SET NULL,
  CHECK ((promotion_id IS NULL) = (day IS NULL))
);
CREATE INDEX credit_notes_invoice ON credit_notes (invoice_id);
CREATE INDEX credit_notes_promotion ON credit_notes (promotion_id) WHERE promotion_id IS NOT NULL;
CREATE INDEX credit_notes_issuer ON credit_notes (issuer_id) WHERE issuer_id IS NOT NULL;

-- Older rows keep a narrower rule, so none of them is read again.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_sides;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_sides CHECK ((kind, debit, credit) IN (
  ('CHARGE', 'UNBILLED', 'REVENUE'),
  ('INVOICE', 'RECEIVABLE', 'UNBILLED'),
  ('TAX', 'RECEIVABLE', 'TAX_PAYABLE'),
  ('PAYMENT', 'CASH', 'RECEIVABLE'),
  ('PAYMENT', 'CASH', 'CREDIT_OWED'),
  ('WRITE_OFF', 'WRITTEN_OFF', 'RECEIVABLE'),
  ('CREDIT_NOTE', 'CREDITED', 'CREDIT_OWED'),
  ('CREDIT_TAX', 'TAX_PAYABLE', 'CREDIT_OWED'),
  ('CREDIT_USED', 'CREDIT_OWED', 'RECEIVABLE'),
  ('CREDIT_FREED', 'RECEIVABLE', 'CREDIT_OWED'),
  ('REVERSAL', 'RECEIVABLE', 'CASH'),
  ('REVERSAL', 'CREDIT_OWED', 'CASH'),
  ('REFUND', 'REFUNDS', 'CASH'),
  ('REFUND', 'CREDIT_OWED', 'CASH'),
  ('DISPUTE', 'DISPUTED', 'CASH'),
  ('DISPUTE_WON', 'CASH', 'DISPUTED'),
  ('DISPUTE_LOST', 'RECEIVABLE', 'DISPUTED'),
  ('DISPUTE_LOST', 'CREDIT_OWED', 'DISPUTED'))) NOT VALID;
