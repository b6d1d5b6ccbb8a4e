-- When the offer of a product was last confirmed.
ALTER TABLE product_pins ADD COLUMN priced_at timestamptz NOT NULL DEFAULT now();

-- Who made what is on a page that somebody looked for pictures on. Layout: Attribution in packages/api-types/src/pins/attribution.ts
CREATE TABLE page_attributions (
  address text PRIMARY KEY CHECK (length(address) <= 2048),
  attribution jsonb NOT NULL,
  read_at timestamptz NOT NULL
);
CREATE INDEX page_attributions_age ON page_attributions (read_at);
