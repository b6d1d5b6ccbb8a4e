import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../kernel/deps.ts'

interface Aliases {
  board: string
  owner: string
  pinner: string
}

/**
 * The one rule of whether strangers may see a pin: a public board, an open account of its owner, and
 * nobody of the two who left. `pins.is_listed` keeps its outcome.
 */
export const listsPin = ({ board, owner, pinner }: Aliases): RawBuilder<boolean> => sql`(
  ${sql.ref(`${board}.privacy`)} = 'public' AND ${sql.ref(`${owner}.deactivated_at`)} IS NULL
  AND NOT ${sql.ref(`${owner}.is_private_profile`)} AND ${sql.ref(`${pinner}.deactivated_at`)} IS NULL)`

/** The rule for a pin of this person on this board. */
export const listsPinOn = (
  boardId: RawBuilder<unknown>,
  pinnerId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(
  SELECT ${listsPin({ board: 'listing_board', owner: 'listing_owner', pinner: 'listing_pinner' })}
  FROM boards listing_board JOIN users listing_owner ON listing_owner.id = listing_board.owner_id, users listing_pinner
  WHERE listing_board.id = ${boardId} AND listing_pinner.id = ${pinnerId})`

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

/** Waits until nobody saves by the old visibility of these people, and keeps it for `tx`. Taken before any row. */
export const holdVisibility = (tx: Db, userIds: readonly string[]) =>
  sql`SELECT pg_advisory_xact_lock(space, key)
    FROM (${keysOf(sql`SELECT unnest(${[...userIds]}::bigint[])`)}) keys`.execute(tx)
