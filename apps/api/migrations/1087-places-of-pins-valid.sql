-- Reads the pins, but holds up neither who reads nor who writes them.
ALTER TABLE pins VALIDATE CONSTRAINT pins_place_check;
