-- What merchants sell: catalogs filled from feeds.
CREATE TABLE catalogs (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES businesses,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  country text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Counted in the transaction that changes the products.
  product_count integer NOT NULL DEFAULT 0 CHECK (product_count >= 0),
  last_ingested_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (business_id, id)
);

CREATE TABLE catalog_feeds (
  id bigint PRIMARY KEY,
  catalog_id bigint NOT NULL REFERENCES catalogs ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  format text NOT NULL CHECK (format IN ('TSV', 'CSV', 'XML')),
  country text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Null where files are uploaded.
  url text CHECK (length(url) <= 2048),
  schedule text NOT NULL CHECK (schedule IN ('NONE', 'HOURLY', 'DAILY', 'WEEKLY')),
  is_active boolean NOT NULL DEFAULT true,
  next_run_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (catalog_id, id),
  CHECK (url IS NOT NULL OR schedule = 'NONE')
);
CREATE INDEX catalog_feeds_due ON catalog_feeds (next_run_at) WHERE next_run_at IS NOT NULL;

CREATE TABLE catalog_runs (
  id bigint PRIMARY KEY,
  feed_id bigint NOT NULL REFERENCES catalog_feeds ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'ROLLED_BACK')),
  -- Looks what would change, and changes nothing.
  is_dry_run boolean NOT NULL,
  object_key text,
  failure text,
  row_count integer NOT NULL DEFAULT 0,
  fault_count integer NOT NULL DEFAULT 0,
  added_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  removed_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX catalog_runs_feed ON catalog_runs (feed_id, id DESC);
CREATE UNIQUE INDEX catalog_runs_open ON catalog_runs (feed_id) WHERE state IN ('WAITING', 'RUNNING');

-- The first of a run's faults, as many as are shown.
CREATE TABLE catalog_faults (
  run_id bigint NOT NULL REFERENCES catalog_runs ON DELETE CASCADE,
  id integer NOT NULL,
  row_number integer NOT NULL,
  item_id text,
  field text NOT NULL,
  rule text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (run_id, id)
);

CREATE TABLE catalog_products (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  catalog_id bigint NOT NULL,
  feed_id bigint NOT NULL,
  item_id text NOT NULL CHECK (length(item_id) BETWEEN 1 AND 100),
  title text NOT NULL,
  description text NOT NULL,
  link text NOT NULL,
  image_link text NOT NULL,
  price numeric(14, 2) NOT NULL CHECK (price >= 0),
  sale_price numeric(14, 2) CHECK (sale_price <= price),
  currency text NOT NULL,
  availability text NOT NULL CHECK (availability IN ('IN_STOCK', 'OUT_OF_STOCK', 'PREORDER')),
  brand text,
  product_type text,
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  -- Why its picture could not be pinned; null until it was tried.
  pin_failure text,
  UNIQUE (feed_id, item_id),
  FOREIGN KEY (catalog_id, feed_id) REFERENCES catalog_feeds (catalog_id, id) ON DELETE CASCADE
);
CREATE INDEX catalog_products_catalog ON catalog_products (catalog_id, id);
CREATE INDEX catalog_products_pin ON catalog_products (pin_id) WHERE pin_id IS NOT NULL;
CREATE INDEX catalog_products_unpinned ON catalog_products (feed_id, id) WHERE pin_id IS NULL AND pin_failure IS NULL;

-- The rows of the file of a run, until they are taken over. A row that was refused has no product: what was there stays.
CREATE UNLOGGED TABLE catalog_staged_rows (
  run_id bigint NOT NULL,
  item_id text NOT NULL,
  product jsonb,
  PRIMARY KEY (run_id, item_id)
);

-- What the newest run of a feed changed: the product before it, or null where there was none.
CREATE TABLE catalog_changes (
  run_id bigint NOT NULL REFERENCES catalog_runs ON DELETE CASCADE,
  item_id text NOT NULL,
  before jsonb,
  PRIMARY KEY (run_id, item_id)
);

-- What a person or a partner business may do with a catalog.
CREATE TABLE catalog_grants (
  catalog_id bigint NOT NULL REFERENCES catalogs ON DELETE CASCADE,
  business_id bigint NOT NULL,
  user_id bigint,
  partner_business_id bigint REFERENCES businesses ON DELETE CASCADE,
  holder_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(user_id, partner_business_id)) STORED,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (catalog_id, holder_id),
  FOREIGN KEY (business_id, user_id) REFERENCES business_members ON DELETE CASCADE,
  CHECK (num_nonnulls(user_id, partner_business_id) = 1)
);
CREATE INDEX catalog_grants_person ON catalog_grants (business_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX catalog_grants_partner ON catalog_grants (partner_business_id) WHERE partner_business_id IS NOT NULL;

CREATE TABLE product_groups (
  id bigint PRIMARY KEY,
  business_id bigint NOT NULL,
  catalog_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Layout: ProductFilter in packages/api-types/src/catalogs/product-groups.ts
  filters jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  FOREIGN KEY (business_id, catalog_id) REFERENCES catalogs (business_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_groups_name ON product_groups (catalog_id, lower(name));

CREATE FUNCTION matches_product_filters(p catalog_products, filters jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN NOT EXISTS (
    SELECT FROM jsonb_to_recordset(filters) AS f (field text, operator text, value text)
    WHERE NOT coalesce(CASE f.operator
      WHEN 'IS' THEN lower(CASE f.field WHEN 'brand' THEN p.brand WHEN 'product_type' THEN p.product_type
        WHEN 'availability' THEN p.availability WHEN 'item_id' THEN p.item_id WHEN 'title' THEN p.title END)
        = lower(f.value)
      WHEN 'CONTAINS' THEN position(lower(f.value) IN lower(CASE f.field WHEN 'brand' THEN p.brand
        WHEN 'product_type' THEN p.product_type WHEN 'item_id' THEN p.item_id WHEN 'title' THEN p.title END)) > 0
      WHEN 'AT_LEAST' THEN coalesce(p.sale_price, p.price) >= f.value::numeric
      WHEN 'AT_MOST' THEN coalesce(p.sale_price, p.price) <= f.value::numeric
    END, false));
