-- without a transaction
CREATE INDEX CONCURRENTLY audit_events_at ON audit_events USING brin (at);
