CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;

-- unaccent() is only STABLE; search columns and indexes need an immutable form.
CREATE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  -- json, not jsonb: a replay answers the same bytes.
  answer json,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, operation, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

CREATE TABLE audit_events (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id bigint,
  event text NOT NULL,
  ip inet,
  user_agent text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_actor ON audit_events (actor_id, id DESC);
