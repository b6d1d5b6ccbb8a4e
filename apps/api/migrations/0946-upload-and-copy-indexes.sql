-- without a transaction
-- Uploads that are never finished are swept.
CREATE INDEX CONCURRENTLY media_uploads_waiting ON media_uploads (updated_at) WHERE status = 'registered';
-- Whether a member keeps a copy of a picture is asked for each card. The index answers it alone: by the index of the
-- picture, which costs as much by the planner's figures, every copy of a popular one was read.
CREATE INDEX CONCURRENTLY pins_user_copies ON pins (user_id, aggregated_pin_id)
  INCLUDE (id, board_id, section_id, saved_from_pin_id);
DROP INDEX CONCURRENTLY IF EXISTS pins_user_aggregated;
