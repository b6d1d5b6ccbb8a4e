-- The pairs of neighbors in words with letters beyond ASCII. An index of three letters knows few of those words:
-- none where the database takes such letters for signs, and no two letters inside of a word anywhere.
CREATE FUNCTION letter_pairs(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 1000
  AS $$
  BEGIN
    IF octet_length(value) = length(value) THEN RETURN '{}'; END IF;
    RETURN ARRAY(
      SELECT DISTINCT pair
      FROM (SELECT substr(value, place, 2) AS pair FROM generate_series(1, length(value) - 1) AS place) pairs
      WHERE octet_length(pair) > 2 AND pair !~ '\s'
    );
  END $$;
