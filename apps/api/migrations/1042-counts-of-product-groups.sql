-- Null until it is counted: when the group changes, and by a job when the products of its catalog do.
ALTER TABLE product_groups ADD COLUMN product_count integer CHECK (product_count >= 0);
