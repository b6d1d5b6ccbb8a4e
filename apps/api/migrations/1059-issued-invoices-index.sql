-- without a transaction
CREATE INDEX CONCURRENTLY invoices_issued ON invoices (id DESC) WHERE status <> 'PROGRESS';
