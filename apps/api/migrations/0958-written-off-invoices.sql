-- An invoice below what the payment provider takes is written off.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_sides;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_sides CHECK ((kind, debit, credit) IN (
  ('CHARGE', 'UNBILLED', 'REVENUE'),
  ('INVOICE', 'RECEIVABLE', 'UNBILLED'),
  ('TAX', 'RECEIVABLE', 'TAX_PAYABLE'),
  ('PAYMENT', 'CASH', 'RECEIVABLE'),
  ('PAYMENT', 'CASH', 'CREDIT_OWED'),
  ('WRITE_OFF', 'WRITTEN_OFF', 'RECEIVABLE'),
  ('REVERSAL', 'RECEIVABLE', 'CASH'),
  ('REVERSAL', 'CREDIT_OWED', 'CASH'),
  ('REFUND', 'REFUNDS', 'CASH'),
  ('REFUND', 'CREDIT_OWED', 'CASH'),
  ('DISPUTE', 'DISPUTED', 'CASH'),
  ('DISPUTE_WON', 'CASH', 'DISPUTED'),
  ('DISPUTE_LOST', 'RECEIVABLE', 'DISPUTED'),
  ('DISPUTE_LOST', 'CREDIT_OWED', 'DISPUTED'))) NOT VALID;
