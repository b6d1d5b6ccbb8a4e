-- How words are compared: without case, accents, apostrophes and punctuation.
CREATE FUNCTION phrase_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(regexp_replace(public.plain_text(value), '[''’ʼ´`]', '', 'g'),
    '[[:space:]!-/:-@[-`{-~–—…«»„“”·•]+', ' ', 'g')) $$;

-- What is offered, as people write it; the phrase beside it is what typed text is compared with.
ALTER TABLE search_phrases ADD COLUMN shown text;
ALTER TABLE search_prefixes ADD COLUMN shown text;
