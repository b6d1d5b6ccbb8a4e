-- Rows of a file that became no product. Of the runs before, what is kept of their faults has them.
ALTER TABLE catalog_runs ADD COLUMN refused_count integer NOT NULL DEFAULT 0;
UPDATE catalog_runs r SET refused_count = f.rows
FROM (SELECT run_id, count(DISTINCT row_number)::int AS rows FROM catalog_faults GROUP BY run_id) f
WHERE f.run_id = r.id;
