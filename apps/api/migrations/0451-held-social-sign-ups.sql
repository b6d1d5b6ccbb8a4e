-- Who signs up by a provider has no password: what is held then is who the provider vouches for.
ALTER TABLE held_sign_ups
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN vouched jsonb,
  ADD CONSTRAINT held_sign_ups_way_in CHECK (password_hash IS NOT NULL OR vouched IS NOT NULL);
