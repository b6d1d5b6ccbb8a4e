-- A lead stands for its picture in search and feeds: each original, and after its deletion the oldest listed copy.
-- Who made a picture stays with saved_from_pin_id.
ALTER TABLE pins ADD COLUMN is_lead boolean NOT NULL DEFAULT true;
DROP INDEX pins_fresh, pins_popular, pins_search_listed;
UPDATE pins SET is_lead = false WHERE saved_from_pin_id IS NOT NULL;

-- Pictures that have lost pins; the popularity job scores them again.
CREATE TABLE pictures_to_score (
  aggregated_pin_id bigint NOT NULL
);
WITH heirs AS (
  SELECT DISTINCT ON (aggregated_pin_id) id FROM pins p
  WHERE NOT EXISTS (SELECT FROM pins lead
    WHERE lead.aggregated_pin_id = p.aggregated_pin_id AND lead.saved_from_pin_id IS NULL)
  ORDER BY aggregated_pin_id, is_listed DESC, id
), promoted AS (
  UPDATE pins SET is_lead = true FROM heirs WHERE pins.id = heirs.id RETURNING pins.aggregated_pin_id
)
INSERT INTO pictures_to_score SELECT aggregated_pin_id FROM promoted;

CREATE INDEX pins_fresh ON pins (id DESC) WHERE is_listed AND is_lead;
CREATE INDEX pins_popular ON pins (popularity DESC, id DESC) WHERE is_listed AND is_lead;
CREATE INDEX pins_search_listed ON pins USING gin (search) WHERE is_listed AND is_lead;

-- Topics attached since the last run of the popularity job.
CREATE INDEX pin_interests_unscored ON pin_interests (aggregated_pin_id) WHERE popularity = 0;
