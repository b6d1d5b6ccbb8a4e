-- Grows with whatever a member does that their home feed rests on, in the transaction that does it.
CREATE TABLE feed_versions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
);

-- Members who are being deleted have no feed left. The order keeps two transactions from waiting for each other.
CREATE FUNCTION raise_feed_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO feed_versions (user_id)
    SELECT id FROM users WHERE id IN (SELECT %I FROM changed) ORDER BY id FOR KEY SHARE
    ON CONFLICT (user_id) DO UPDATE SET version = feed_versions.version + 1', TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  one record;
  kind text;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('pins', 'user_id'),
    ('user_follows', 'follower_id'),
    ('board_follows', 'user_id'),
    ('board_follow_exceptions', 'user_id'),
    ('interest_follows', 'user_id'),
    ('landing_interests', 'user_id'),
    ('user_blocks', 'blocker_id'),
    ('user_blocks', 'blocked_id')
  ) AS rests_on (source, member)
  LOOP
    FOREACH kind IN ARRAY ARRAY['INSERT', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
           FOR EACH STATEMENT EXECUTE FUNCTION raise_feed_versions(%L)',
        format('feed_version_%s_%s', one.member, lower(kind)), kind, one.source,
        CASE kind WHEN 'INSERT' THEN 'NEW' ELSE 'OLD' END, one.member);
    END LOOP;
  END LOOP;
END $$;

CREATE TRIGGER feed_version_update AFTER UPDATE ON user_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_feed_versions('user_id');
CREATE TRIGGER feed_version_insert AFTER INSERT ON user_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_feed_versions('user_id');
