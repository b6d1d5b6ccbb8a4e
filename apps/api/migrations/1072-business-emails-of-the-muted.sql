-- Those who get no email of any older kind get none about businesses either.
UPDATE user_settings SET muted_letters = muted_letters || '{business}'
WHERE muted_letters @> '{follows,comments,mentions,messages}' AND NOT 'business' = ANY(muted_letters);
