-- Whose turn it is: who waited longest for it, among those who ask.
ALTER TABLE library_imports ADD COLUMN last_turn_at timestamptz, ADD COLUMN waiting_at timestamptz;
