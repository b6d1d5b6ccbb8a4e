-- A product says in which variants it can be had; none of those before has any.
UPDATE product_pins SET products = (
  SELECT coalesce(jsonb_agg('{"variantSet": null}'::jsonb || product ORDER BY place), '[]')
  FROM jsonb_array_elements(products) WITH ORDINALITY AS listed (product, place)
) WHERE products <> '[]';
