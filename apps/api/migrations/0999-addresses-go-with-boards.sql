-- A former address goes with its board: when that is deleted for good, not by looking through all addresses.
CREATE FUNCTION forget_board_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_board_addresses f WHERE f.board_id = OLD.id
    AND NOT EXISTS (SELECT FROM boards b WHERE b.id = OLD.id)
    AND NOT EXISTS (SELECT FROM deleted_boards d WHERE d.id = OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER boards_forget_addresses AFTER DELETE ON boards
  FOR EACH ROW EXECUTE FUNCTION forget_board_addresses();
CREATE TRIGGER deleted_boards_forget_addresses AFTER DELETE ON deleted_boards
  FOR EACH ROW EXECUTE FUNCTION forget_board_addresses();

DELETE FROM former_board_addresses f WHERE NOT EXISTS (SELECT FROM boards b WHERE b.id = f.board_id)
  AND NOT EXISTS (SELECT FROM deleted_boards d WHERE d.id = f.board_id);
