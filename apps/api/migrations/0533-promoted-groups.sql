-- A promotion of a product group shows one product of it after another, so its pin may be promoted beside it.
CREATE UNIQUE INDEX promotions_one_running_pin ON promotions (ad_account_id, pin_id)
  WHERE status IN ('PENDING_REVIEW', 'ACTIVE', 'PAUSED', 'BILLING_HOLD') AND pin_id IS NOT NULL
    AND product_group_id IS NULL;
DROP INDEX promotions_one_running;
CREATE INDEX promotions_group ON promotions (product_group_id) WHERE product_group_id IS NOT NULL;
