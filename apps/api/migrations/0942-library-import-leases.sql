-- One import of the site is worked on at a time; a process that dies leaves its lease to run out.
ALTER TABLE library_imports ADD COLUMN leased_until timestamptz;
CREATE INDEX library_imports_at_work ON library_imports (leased_until) WHERE status IN ('reading', 'importing');
