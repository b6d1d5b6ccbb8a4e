-- without a transaction
CREATE INDEX CONCURRENTLY notifications_email_due ON notifications (id) WHERE is_email_due;
