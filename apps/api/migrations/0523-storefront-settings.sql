-- From which feed a person of a business looks at its shop.
CREATE TABLE storefront_settings (
  business_id bigint NOT NULL REFERENCES businesses ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  feed_id bigint NOT NULL REFERENCES catalog_feeds ON DELETE CASCADE,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id)
);
CREATE INDEX storefront_settings_user ON storefront_settings (user_id);
CREATE INDEX storefront_settings_feed ON storefront_settings (feed_id);
