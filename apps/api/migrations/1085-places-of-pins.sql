-- Where a pin stands that was put between others: among the ids of its board, the highest first. Null: at its own id.
-- Never a whole number, so that no id is the same.
ALTER TABLE pins ADD COLUMN place numeric,
  ADD CONSTRAINT pins_place_check CHECK (place <> trunc(place) AND scale(place) <= 200) NOT VALID;
