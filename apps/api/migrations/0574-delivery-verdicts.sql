-- Which rules of choice made a sampled decision.
ALTER TABLE delivery_samples ADD COLUMN version smallint NOT NULL DEFAULT 1;
CREATE INDEX delivery_samples_decided ON delivery_samples (decided_at);

-- What became of an ad on the sampled pages it could have stood on, day by day (UTC).
CREATE TABLE delivery_verdict_days (
  promotion_id bigint NOT NULL REFERENCES promotions,
  day date NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('SHOWN', 'OTHERS_FIRST', 'NOT_TARGETED', 'SEEN_ENOUGH', 'BUDGET_SPENT',
    'CAP_REACHED', 'KEPT_FROM_VIEWER')),
  pages integer NOT NULL CHECK (pages > 0),
  PRIMARY KEY (promotion_id, day, verdict)
);
CREATE INDEX delivery_verdict_days_day ON delivery_verdict_days (day);
