-- What a pin is, its copies are too. Each kind but the plain image has a table of its own, which the pair of
-- id and kind ties to pins of that kind alone.
ALTER TABLE aggregated_pins
  ADD COLUMN kind text NOT NULL DEFAULT 'image' CHECK (kind IN ('image', 'product')),
  ADD UNIQUE (id, kind);

CREATE TABLE product_pins (
  aggregated_pin_id bigint PRIMARY KEY,
  kind text NOT NULL DEFAULT 'product' CHECK (kind = 'product'),
  price_value numeric(14, 2) NOT NULL,
  price_currency text NOT NULL,
  -- Layout: Product in packages/api-types/src/pins/rich-metadata.ts
  products jsonb NOT NULL DEFAULT '[]',
  FOREIGN KEY (aggregated_pin_id, kind) REFERENCES aggregated_pins (id, kind) ON DELETE CASCADE
);

CREATE TEMPORARY TABLE priced ON COMMIT DROP AS
  SELECT DISTINCT ON (aggregated_pin_id) aggregated_pin_id,
    coalesce(price_value, (rich_metadata #>> '{products,0,offerSummary,price}')::numeric) AS price_value,
    coalesce(price_currency, rich_metadata #>> '{products,0,offerSummary,priceCurrency}') AS price_currency,
    coalesce(rich_metadata -> 'products', '[]') AS products
  FROM pins WHERE price_value IS NOT NULL OR rich_metadata #> '{products,0}' IS NOT NULL
  ORDER BY aggregated_pin_id, is_lead DESC, id;
UPDATE aggregated_pins a SET kind = 'product' FROM priced p
  WHERE p.aggregated_pin_id = a.id AND p.price_value IS NOT NULL AND p.price_currency IS NOT NULL;
INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
  SELECT aggregated_pin_id, price_value, price_currency, products FROM priced
  WHERE price_value IS NOT NULL AND price_currency IS NOT NULL;

ALTER TABLE pins DROP COLUMN price_value, DROP COLUMN price_currency;
UPDATE pins SET rich_metadata = CASE
    WHEN coalesce(nullif(rich_metadata -> 'recipe', 'null'), nullif(rich_metadata -> 'article', 'null')) IS NOT NULL
    THEN rich_metadata - 'products' END
  WHERE rich_metadata IS NOT NULL;
