-- What changed of what pin cards show, by the transaction that changed it: a process that keeps cards asks which
-- transactions were committed since it last asked. After a crash the table is empty, and all kept cards are read anew.
CREATE UNLOGGED TABLE card_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind text NOT NULL CHECK (kind IN ('pin', 'picture', 'person', 'board')),
  id bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX card_changes_xid ON card_changes (xid);
-- Whoever asks knows by the oldest row that none is missing which they have not seen.
INSERT INTO card_changes (kind, id) VALUES ('pin', 0);

-- The argument of each trigger is the kind of thing that the row is.
CREATE FUNCTION note_card_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO card_changes (kind, id) VALUES (TG_ARGV[0], OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER pins_card_changed AFTER UPDATE ON pins FOR EACH ROW WHEN (
  (OLD.aggregated_pin_id, OLD.user_id, OLD.board_id, OLD.title, OLD.alt_text, OLD.link, OLD.domain, OLD.created_at,
    OLD.image_signature, OLD.image_width, OLD.image_height, OLD.dominant_color) IS DISTINCT FROM
  (NEW.aggregated_pin_id, NEW.user_id, NEW.board_id, NEW.title, NEW.alt_text, NEW.link, NEW.domain, NEW.created_at,
    NEW.image_signature, NEW.image_width, NEW.image_height, NEW.dominant_color))
  EXECUTE FUNCTION note_card_change('pin');
CREATE TRIGGER pins_card_deleted AFTER DELETE ON pins
  FOR EACH ROW EXECUTE FUNCTION note_card_change('pin');

CREATE TRIGGER aggregated_pins_card_changed AFTER UPDATE ON aggregated_pins FOR EACH ROW WHEN (
  (OLD.kind, OLD.save_count, OLD.comment_count, OLD.did_it_count, OLD.is_ai_by_creator, OLD.is_ai_by_file,
    OLD.is_ai_by_staff) IS DISTINCT FROM
  (NEW.kind, NEW.save_count, NEW.comment_count, NEW.did_it_count, NEW.is_ai_by_creator, NEW.is_ai_by_file,
    NEW.is_ai_by_staff))
  EXECUTE FUNCTION note_card_change('picture');
CREATE TRIGGER aggregated_pins_card_deleted AFTER DELETE ON aggregated_pins
  FOR EACH ROW EXECUTE FUNCTION note_card_change('picture');

CREATE TRIGGER users_card_changed AFTER UPDATE ON users FOR EACH ROW WHEN (
  (OLD.username, OLD.full_name, OLD.avatar_signature, OLD.is_verified_merchant, OLD.deactivated_at,
    OLD.is_private_profile) IS DISTINCT FROM
  (NEW.username, NEW.full_name, NEW.avatar_signature, NEW.is_verified_merchant, NEW.deactivated_at,
    NEW.is_private_profile))
  EXECUTE FUNCTION note_card_change('person');
CREATE TRIGGER users_card_deleted AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION note_card_change('person');

CREATE TRIGGER boards_card_changed AFTER UPDATE ON boards FOR EACH ROW WHEN (
  (OLD.name, OLD.slug, OLD.privacy, OLD.owner_id) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.privacy, NEW.owner_id))
  EXECUTE FUNCTION note_card_change('board');
CREATE TRIGGER boards_card_deleted AFTER DELETE ON boards
  FOR EACH ROW EXECUTE FUNCTION note_card_change('board');

-- What a picture has besides: the row of its kind, the sponsorship.
CREATE FUNCTION note_picture_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  -- OLD is null of what is inserted, NEW of what is deleted.
  INSERT INTO card_changes (kind, id)
    SELECT DISTINCT 'picture', id FROM unnest(ARRAY[OLD.aggregated_pin_id, NEW.aggregated_pin_id]) AS id
    WHERE id IS NOT NULL;
  RETURN NULL;
END $$;
DO $$
DECLARE
  of_picture text;
BEGIN
  FOREACH of_picture IN ARRAY
    ARRAY['product_pins', 'story_pins', 'carousel_pins', 'carousel_slots', 'video_pins', 'sponsorships']
  LOOP
    EXECUTE format('CREATE TRIGGER %s_card_changed AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION note_picture_change()', of_picture, of_picture);
  END LOOP;
END $$;

CREATE FUNCTION note_video_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO card_changes (kind, id)
    SELECT 'picture', aggregated_pin_id FROM video_pins WHERE signature = NEW.signature;
  RETURN NULL;
END $$;
CREATE TRIGGER videos_card_changed AFTER UPDATE ON videos
  FOR EACH ROW EXECUTE FUNCTION note_video_change();
