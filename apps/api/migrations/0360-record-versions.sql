-- Counts the changes of a record, so that a form filled in from an older one is noticed.
ALTER TABLE businesses ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE business_members ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE ad_accounts ADD COLUMN version integer NOT NULL DEFAULT 1;
