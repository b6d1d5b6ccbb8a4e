-- Rows of a file that became no product. Of the runs before, what is kept of their faults has them; null: not all are kept.
ALTER TABLE catalog_runs ADD COLUMN refused_count integer DEFAULT 0;
UPDATE catalog_runs r SET refused_count = CASE WHEN f.kept = r.fault_count THEN f.rows END
FROM (SELECT o.id, count(x.run_id)::int AS kept, count(DISTINCT x.row_number)::int AS rows
  FROM catalog_runs o LEFT JOIN catalog_faults x ON x.run_id = o.id WHERE o.fault_count > 0 GROUP BY o.id) f
WHERE f.id = r.id;
