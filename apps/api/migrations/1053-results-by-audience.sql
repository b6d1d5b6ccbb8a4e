-- What a promotion brought by age range and gender of members who allow it; the rest of its days is known of nobody.
ALTER TABLE promotion_events ADD COLUMN age text;
ALTER TABLE promotion_events ADD COLUMN gender text;
ALTER TABLE promotion_events ADD CONSTRAINT promotion_events_audience
  CHECK ((age IS NULL) = (gender IS NULL)) NOT VALID;

CREATE TABLE promotion_audiences (
  promotion_id bigint NOT NULL REFERENCES promotions,
  age text NOT NULL CHECK (age IN ('unknown', '18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+')),
  gender text NOT NULL CHECK (gender IN ('female', 'male', 'unspecified')),
  viewers integer NOT NULL DEFAULT 0,
  impressions integer NOT NULL DEFAULT 0,
  saves integer NOT NULL DEFAULT 0,
  pin_clicks integer NOT NULL DEFAULT 0,
  outbound_clicks integer NOT NULL DEFAULT 0,
  conversions integer NOT NULL DEFAULT 0,
  filtered integer NOT NULL DEFAULT 0,
  spend_micros bigint NOT NULL DEFAULT 0 CHECK (spend_micros >= 0),
  PRIMARY KEY (promotion_id, age, gender)
);
