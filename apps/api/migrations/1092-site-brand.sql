-- How the site presents itself, in one row: name, logo and accent colors. What is NULL is as it comes with the software.
CREATE TABLE site_brand (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  name text CHECK (char_length(name) BETWEEN 1 AND 40),
  logo_signature text REFERENCES images,
  accent_light text CHECK (accent_light ~ '^#[0-9a-f]{6}$'),
  accent_dark text CHECK (accent_dark ~ '^#[0-9a-f]{6}$'),
  version integer NOT NULL DEFAULT 1
);
INSERT INTO site_brand DEFAULT VALUES;
CREATE INDEX site_brand_logo ON site_brand (logo_signature);

CREATE TABLE site_brand_changes (
  id bigint PRIMARY KEY,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  changes jsonb NOT NULL,
  occurred_at timestamptz NOT NULL
);
CREATE INDEX site_brand_changes_actor ON site_brand_changes (actor_id);
