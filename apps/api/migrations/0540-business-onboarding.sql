-- What a person answered about their new business; the lead is the questionnaire once it is finished.
CREATE TABLE business_onboardings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  answers jsonb NOT NULL,
  step_index smallint NOT NULL CHECK (step_index BETWEEN 0 AND 7),
  lead_id bigint UNIQUE,
  business_id bigint REFERENCES businesses,
  completed_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK (num_nonnulls(lead_id, business_id, completed_at) IN (0, 3))
);
CREATE INDEX business_onboardings_business ON business_onboardings (business_id) WHERE business_id IS NOT NULL;

-- The list of what businesses deal in is that of the questionnaire.
UPDATE businesses SET vertical = CASE vertical
  WHEN 'HEALTH' THEN 'HEALTH_AND_FITNESS'
  WHEN 'MEDIA_AND_PUBLISHING' THEN 'MEDIA'
  WHEN 'NON_PROFIT' THEN 'NONPROFIT'
  WHEN 'TECHNOLOGY' THEN 'ELECTRONICS'
  WHEN 'RETAIL' THEN 'OTHER'
END
WHERE vertical IN ('HEALTH', 'MEDIA_AND_PUBLISHING', 'NON_PROFIT', 'TECHNOLOGY', 'RETAIL');
