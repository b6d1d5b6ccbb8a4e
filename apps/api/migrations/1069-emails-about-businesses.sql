-- A notification about a business that is to be emailed once, by the next run of its task.
ALTER TABLE notifications ADD COLUMN is_email_due boolean NOT NULL DEFAULT false;
