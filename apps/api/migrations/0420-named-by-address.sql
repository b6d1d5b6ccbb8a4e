-- The address by which a member was named; until they answer, everybody else sees the address in their place.
ALTER TABLE conversation_people ADD COLUMN named_by_email citext;

-- Whoever the address belongs to was told; nobody is before something was written.
ALTER TABLE conversation_invites ADD COLUMN is_reached boolean NOT NULL DEFAULT true;
ALTER TABLE conversation_invites ALTER COLUMN is_reached SET DEFAULT false;
