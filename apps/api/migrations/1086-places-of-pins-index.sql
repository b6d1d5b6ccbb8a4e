-- without a transaction
CREATE INDEX CONCURRENTLY pins_board_placed ON pins (board_id, place DESC, id DESC) WHERE place IS NOT NULL;
