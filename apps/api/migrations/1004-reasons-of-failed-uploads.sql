-- Why an upload failed, as the key of a text and its values: each reader gets it in their language.
ALTER TABLE media_uploads ADD COLUMN failure_reason jsonb;
