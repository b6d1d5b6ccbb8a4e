-- Results by age and gender are shown of days that are over; what was counted before counts as of today.
ALTER TABLE promotion_audiences ADD COLUMN day date NOT NULL DEFAULT current_date;
ALTER TABLE promotion_audiences ALTER COLUMN day DROP DEFAULT;
ALTER TABLE promotion_audiences DROP CONSTRAINT promotion_audiences_pkey;
ALTER TABLE promotion_audiences ADD PRIMARY KEY (promotion_id, day, age, gender);
