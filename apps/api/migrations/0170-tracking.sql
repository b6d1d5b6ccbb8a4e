-- What browsers tell of use, by the day it happened: a day that is forgotten is dropped whole.
CREATE TABLE tracked_events (
  client_uuid uuid NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  event_type smallint NOT NULL,
  view_type smallint,
  view_parameter smallint,
  component smallint,
  element smallint,
  object_id_str text,
  surface text NOT NULL,
  is_active boolean NOT NULL,
  view_data jsonb,
  event_data jsonb,
  aux_data jsonb,
  user_id bigint,
  unauth_id text,
  PRIMARY KEY (client_uuid, occurred_at)
) PARTITION BY RANGE (occurred_at);
-- Holds what comes before its day has a partition.
CREATE TABLE tracked_events_default PARTITION OF tracked_events DEFAULT;
CREATE INDEX tracked_events_received ON tracked_events USING brin (received_at);

CREATE TABLE time_spent_events (
  pair_id uuid NOT NULL,
  event_type smallint NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  view_type smallint,
  view_parameter smallint,
  component smallint,
  element smallint,
  object_id_str text,
  duration_ns bigint CHECK (duration_ns >= 0),
  aux_data jsonb,
  user_id bigint,
  unauth_id text,
  PRIMARY KEY (pair_id, event_type, occurred_at)
) PARTITION BY RANGE (occurred_at);
CREATE TABLE time_spent_events_default PARTITION OF time_spent_events DEFAULT;

-- Per pin, UTC day and surface; computed anew from the events of the day.
CREATE TABLE pin_day_counts (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  day date NOT NULL,
  surface text NOT NULL,
  impressions integer NOT NULL,
  closeups integer NOT NULL,
  outbound_clicks integer NOT NULL,
  saves integer NOT NULL,
  PRIMARY KEY (pin_id, day, surface)
);
CREATE INDEX pin_day_counts_day ON pin_day_counts (day);

-- Up to which arrival the counts are true.
CREATE TABLE tracking_progress (
  job text PRIMARY KEY,
  reached_at timestamptz NOT NULL
);

-- Makes the partition of a UTC day, taking along what waited in the default one; false where it stands already.
CREATE FUNCTION make_day_partition(parent text, day date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  part text := format('%s_%s', parent, to_char(day, 'YYYYMMDD'));
  starts timestamptz := day::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (day + 1)::timestamp AT TIME ZONE 'UTC';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('make_day_partition'));
  IF to_regclass(quote_ident(part)) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent || '_default');
  EXECUTE format(
    'WITH moved AS (DELETE FROM %I WHERE occurred_at >= %L AND occurred_at < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    parent || '_default', starts, ends, part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, starts, ends);
  RETURN true;
END $$;

-- Drops the partitions of the days before `before`; answers how many.
CREATE FUNCTION drop_day_partitions(parent text, before date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  part text;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = to_regclass(quote_ident(parent)) AND c.relname ~ ('^' || parent || '_\d{8}$')
  LOOP
    IF to_date(right(part, 8), 'YYYYMMDD') < before THEN
      EXECUTE format('DROP TABLE %I', part);
      dropped := dropped + 1;
    END IF;
  END LOOP;
  RETURN dropped;
END $$;
