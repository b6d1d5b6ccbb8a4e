-- Who an invoice is from and to, as it was when it was issued. Layout of billed_to: BilledTo in
-- packages/api-types/src/ads/views.ts
ALTER TABLE invoices ADD COLUMN issued_by text[], ADD COLUMN billed_to jsonb;
