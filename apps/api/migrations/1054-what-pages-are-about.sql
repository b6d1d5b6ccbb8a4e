-- The recipe or article that a page is about, for the pins that lead to it. Layout: Recipe and Article in
-- packages/api-types/src/pins/rich-metadata.ts
ALTER TABLE page_attributions
  ALTER COLUMN attribution DROP NOT NULL,
  ADD COLUMN subject jsonb,
  ADD CONSTRAINT page_attributions_something CHECK (attribution IS NOT NULL OR subject IS NOT NULL);
