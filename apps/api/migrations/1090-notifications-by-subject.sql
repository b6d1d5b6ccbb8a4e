-- without a transaction
CREATE INDEX CONCURRENTLY notifications_subject ON notifications (user_id, kind, (coalesce(pin_id, 0)), id);
