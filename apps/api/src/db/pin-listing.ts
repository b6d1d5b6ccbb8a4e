import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../kernel/deps.ts'

const keysOf = (ids: RawBuilder<unknown>) => sql`
  SELECT hashtext('visibility') AS space, hashtext(id::text) AS key
  FROM (SELECT DISTINCT id FROM (${ids}) people (id) WHERE id IS NOT NULL ORDER BY id) ordered`

/**
 * Keeps the visibility of the boards' owners and of the viewer as it is until `tx` ends, so that a pin is
 * listed by what holds when it is saved. Taken before any row, and beside others who share it.
 */
export const shareVisibility = (tx: Db, boardIds: readonly string[], viewerId: string | null) =>
  sql`SELECT pg_advisory_xact_lock_shared(space, key) FROM (${keysOf(sql`
    SELECT owner_id FROM boards WHERE id = ANY(${[...boardIds]}::bigint[]) UNION SELECT ${viewerId}::bigint`)}) keys`.execute(
    tx,
  )

/** Waits until no save uses the old visibility of these people, and keeps it for `tx`. Taken before any row. */
export const holdVisibility = (tx: Db, userIds: readonly string[]) =>
  sql`SELECT pg_advisory_xact_lock(space, key)
    FROM (${keysOf(sql`SELECT unnest(${[...userIds]}::bigint[])`)}) keys`.execute(tx)
