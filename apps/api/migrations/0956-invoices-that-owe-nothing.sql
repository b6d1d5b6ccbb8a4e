-- A lost dispute of a payment that was refunded left its invoice open with nothing to pay, and its ads on hold.
UPDATE invoices i SET status = 'PAID', paid_at = coalesce(i.paid_at, now()), next_attempt_at = NULL
WHERE i.status IN ('ISSUED', 'OVERDUE') AND i.total_micros <= (
  SELECT sum(p.refunded_micros) FROM payments p WHERE p.invoice_id = i.id AND p.state = 'LOST');
UPDATE billing_profiles b SET is_refused = false
WHERE b.is_refused
  AND EXISTS (SELECT FROM payments p JOIN invoices i ON i.id = p.invoice_id
    WHERE i.ad_account_id = b.ad_account_id AND p.state = 'LOST' AND p.refunded_micros >= i.total_micros)
  AND NOT EXISTS (SELECT FROM invoices i WHERE i.ad_account_id = b.ad_account_id AND i.status IN ('ISSUED', 'OVERDUE'));
