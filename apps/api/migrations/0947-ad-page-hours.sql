-- Pages with places for ads, hour by hour: budgets are spread over the day as the pages of a country are.
CREATE TABLE ad_page_hours (
  country text NOT NULL,
  hour timestamptz NOT NULL,
  pages integer NOT NULL CHECK (pages > 0),
  PRIMARY KEY (country, hour)
);
CREATE INDEX ad_page_hours_hour ON ad_page_hours (hour);

ALTER TABLE delivery_verdict_days DROP CONSTRAINT delivery_verdict_days_verdict_check;
ALTER TABLE delivery_verdict_days ADD CONSTRAINT delivery_verdict_days_verdict_check
  CHECK (verdict IN ('SHOWN', 'OTHERS_FIRST', 'NOT_TARGETED', 'SEEN_ENOUGH', 'BUDGET_SPENT', 'CAP_REACHED',
    'SPREAD_OVER_DAY', 'KEPT_FROM_VIEWER'));
