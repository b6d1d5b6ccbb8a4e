-- without a transaction
CREATE INDEX CONCURRENTLY comments_removed_by ON comments (removed_by) WHERE removed_by IS NOT NULL;
