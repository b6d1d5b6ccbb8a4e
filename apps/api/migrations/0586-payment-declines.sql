-- How often a card was refused for an invoice: a payment asked for after a refusal is another payment to the provider.
ALTER TABLE invoices ADD COLUMN declines smallint NOT NULL DEFAULT 0;
UPDATE invoices SET declines = attempts WHERE attempts > 0;
