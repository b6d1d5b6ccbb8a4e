-- without a transaction
CREATE INDEX CONCURRENTLY notifications_grouped_into ON notifications (grouped_into) WHERE grouped_into IS NOT NULL;
