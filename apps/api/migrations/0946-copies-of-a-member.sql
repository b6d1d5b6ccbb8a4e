-- Whether a member keeps a copy of a picture is asked for each card. The index answers it alone: by the index of the
-- picture, which costs as much by the planner's figures, every copy of a popular one was read.
DROP INDEX pins_user_aggregated;
CREATE INDEX pins_user_aggregated ON pins (user_id, aggregated_pin_id)
  INCLUDE (id, board_id, section_id, saved_from_pin_id);
