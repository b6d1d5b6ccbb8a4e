-- Each entry of a history carries a digest of itself and of the entry before it: whoever changes, inserts or
-- removes one past the guards of the database breaks the chain. Entries of older releases stand outside of it.
ALTER TABLE business_history ADD COLUMN position bigint, ADD COLUMN hash bytea;
CREATE UNIQUE INDEX business_history_position ON business_history (business_id, position);

CREATE FUNCTION history_digest(previous bytea, entry business_history) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(previous, '') || convert_to(jsonb_build_array(
    entry.id, entry.business_id, entry.position, (extract(epoch FROM entry.occurred_at) * 1000000)::bigint,
    entry.actor_id, entry.actor_name, entry.actor_username, entry.action,
    entry.entity_type, entry.entity_id, entry.entity_name, entry.changes)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous business_history;
BEGIN
  -- An entry that is restored brings its place in the chain.
  IF NEW.hash IS NOT NULL THEN RETURN NEW; END IF;
  PERFORM FROM businesses WHERE id = NEW.business_id FOR NO KEY UPDATE;
  SELECT * INTO previous FROM business_history
    WHERE business_id = NEW.business_id AND position IS NOT NULL ORDER BY position DESC LIMIT 1;
  NEW.position := coalesce(previous.position, 0) + 1;
  NEW.hash := history_digest(previous.hash, NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER business_history_chain BEFORE INSERT ON business_history
  FOR EACH ROW EXECUTE FUNCTION chain_history();

-- Entries that are not what was written, or before which one is missing.
CREATE VIEW broken_history AS
  SELECT business_id, id FROM (
    SELECT h.business_id, h.id, h.position, h.hash,
      row_number() OVER chain AS place,
      history_digest(lag(h.hash) OVER chain, h) AS expected
    FROM business_history h WHERE h.position IS NOT NULL
    WINDOW chain AS (PARTITION BY h.business_id ORDER BY h.position)
  ) entry
  WHERE hash IS DISTINCT FROM expected OR position <> place;
