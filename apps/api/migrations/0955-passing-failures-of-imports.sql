-- Of what failed, that which may succeed another time.
ALTER TABLE library_imports ADD COLUMN retryable int NOT NULL DEFAULT 0;
UPDATE library_imports l SET retryable = (
  SELECT count(*) FROM library_import_items i
  WHERE i.import_id = l.id AND i.outcome = 'failed'
    AND i.reason IN ('not_fetched', 'limit_reached', 'parent_missing', 'failed'))
WHERE l.status IN ('importing', 'done') AND l.failed > 0;
