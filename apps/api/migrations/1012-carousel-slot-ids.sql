-- A picture of a carousel keeps its id when it moves; without one, its place is its id.
ALTER TABLE carousel_slots ADD COLUMN id smallint CHECK (id BETWEEN 0 AND 4);
