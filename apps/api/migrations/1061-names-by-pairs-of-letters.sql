-- without a transaction
CREATE INDEX CONCURRENTLY users_name_pairs ON users
  USING gin (letter_pairs(plain_text(username::text || ' ' || full_name)));
CREATE INDEX CONCURRENTLY boards_public_name_pairs ON boards
  USING gin (letter_pairs(plain_text(name))) WHERE privacy = 'public';
