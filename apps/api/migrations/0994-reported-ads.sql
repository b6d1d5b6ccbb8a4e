-- For which pin a promotion was reported: one of several products shows another by the time staff decide.
ALTER TABLE promotion_reports ADD COLUMN pin_id bigint;
CREATE INDEX promotion_reports_pin ON promotion_reports (pin_id) WHERE pin_id IS NOT NULL;
