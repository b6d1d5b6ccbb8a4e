-- What a business means to spend on ads and to get from them.
CREATE TABLE marketing_plans (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  goal text NOT NULL CHECK (goal IN ('GROW_AWARENESS', 'DRIVE_TRAFFIC', 'GET_LEADS', 'SELL_PRODUCTS')),
  daily_budget_micros bigint NOT NULL CHECK (daily_budget_micros BETWEEN 1 AND 1000000000000),
  weekly_add_to_carts integer NOT NULL CHECK (weekly_add_to_carts BETWEEN 0 AND 1000000),
  weekly_leads integer NOT NULL CHECK (weekly_leads BETWEEN 0 AND 1000000),
  weekly_checkouts integer NOT NULL CHECK (weekly_checkouts BETWEEN 0 AND 1000000),
  version integer NOT NULL DEFAULT 1,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX marketing_plans_business ON marketing_plans (business_id, created_at);
CREATE INDEX marketing_plans_creator ON marketing_plans (created_by) WHERE created_by IS NOT NULL;
