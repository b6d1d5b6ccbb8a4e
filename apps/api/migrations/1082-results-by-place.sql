-- What a promotion brought in each list on each day; what is known of no list stands in its day alone.
ALTER TABLE promotion_events ADD COLUMN placement text;
ALTER TABLE promotion_events ADD CONSTRAINT promotion_events_placement
  CHECK (placement IN ('home', 'search', 'related', 'topic')) NOT VALID;

CREATE TABLE promotion_day_placements (
  promotion_id bigint NOT NULL,
  day date NOT NULL,
  placement text NOT NULL CHECK (placement IN ('home', 'search', 'related', 'topic')),
  impressions integer NOT NULL DEFAULT 0,
  saves integer NOT NULL DEFAULT 0,
  pin_clicks integer NOT NULL DEFAULT 0,
  outbound_clicks integer NOT NULL DEFAULT 0,
  conversions integer NOT NULL DEFAULT 0,
  filtered integer NOT NULL DEFAULT 0,
  spend_micros bigint NOT NULL DEFAULT 0 CHECK (spend_micros >= 0),
  PRIMARY KEY (promotion_id, day, placement),
  FOREIGN KEY (promotion_id, day) REFERENCES promotion_days
);
