-- The colors of a picture by their numbers (picture-colors.ts), the fullest first; null until a job has named them.
ALTER TABLE images ADD COLUMN colors smallint[];
-- The same beside the words of each pin, so that a search finds both in one row.
ALTER TABLE pins ADD COLUMN colors smallint[];

CREATE FUNCTION take_picture_colors() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.colors := (SELECT colors FROM images WHERE signature = NEW.image_signature);
  IF NEW.colors IS NULL THEN
    -- The job may be naming them: it sees this pin, or this pin sees what it wrote.
    SELECT colors INTO NEW.colors FROM images WHERE signature = NEW.image_signature FOR SHARE;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pins_take_colors BEFORE INSERT OR UPDATE OF image_signature ON pins
  FOR EACH ROW EXECUTE FUNCTION take_picture_colors();
