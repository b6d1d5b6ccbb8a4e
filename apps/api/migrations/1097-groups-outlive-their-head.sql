-- Where a notification goes that took in others, the last of these stands in its place, as unread as it was; where it
-- was taken in itself, what it took in belongs to the same group as before.
ALTER TABLE notifications DROP CONSTRAINT notifications_grouped_into_fkey;

CREATE FUNCTION hand_on_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE way AS (
    SELECT n.id, n.group_count, n.people_since, gone.id AS gone_id, gone.grouped_into AS into_id,
      gone.read_at IS NULL AS is_unread, gone.people_since IS NOT NULL AS is_of_people
    FROM gone JOIN notifications n ON n.grouped_into = gone.id
    UNION ALL
    SELECT way.id, way.group_count, way.people_since, gone.id, gone.grouped_into, gone.read_at IS NULL,
      gone.people_since IS NOT NULL
    FROM way JOIN gone ON gone.id = way.into_id),
  found AS (
    SELECT id, into_id, is_unread, is_of_people, max(id) OVER same AS heir_id,
      into_id IS NULL AND id = max(id) OVER same AS is_heir, sum(group_count) OVER same AS group_count,
      min(coalesce(people_since, id)) OVER same AS since
    FROM way WHERE NOT EXISTS (SELECT FROM gone WHERE gone.id = way.into_id)
    WINDOW same AS (PARTITION BY gone_id))
  UPDATE notifications n SET
    grouped_into = CASE WHEN found.into_id IS NOT NULL THEN found.into_id
      WHEN found.heir_id <> n.id THEN found.heir_id END,
    read_at = CASE WHEN found.is_heir AND found.is_unread THEN NULL ELSE n.read_at END,
    group_count = CASE WHEN found.is_heir THEN found.group_count ELSE n.group_count END,
    people_since = CASE WHEN found.is_heir AND found.is_of_people AND found.since < n.id THEN found.since ELSE n.people_since END
  FROM found WHERE n.id = found.id;
  RETURN NULL;
END $$;

CREATE TRIGGER hand_on_groups AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION hand_on_groups();
