import { sql } from 'kysely'
import { isBoardSeenBy, isVisiblePerson } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { UserMiniRow } from '../users/user-view.ts'

const columns = sql`u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant`

/** Those of the named people that the viewer may see. */
export async function visiblePeople(
  db: Db,
  viewerId: string | null,
  ids: readonly string[],
): Promise<UserMiniRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<UserMiniRow>`
    SELECT ${columns} FROM users u WHERE u.id = ANY(${[...ids]}::bigint[]) AND ${isVisiblePerson('u', viewerId)}`.execute(
    db,
  )
  return rows
}

/** Who is tagged on a picture and did not take that away, as far as the viewer may see them. */
export async function taggedPeople(
  db: Db,
  viewerId: string | null,
  aggregatedPinId: string,
): Promise<UserMiniRow[]> {
  const { rows } = await sql<UserMiniRow>`
    SELECT ${columns} FROM pin_tagged_people t JOIN users u ON u.id = t.user_id
    WHERE t.aggregated_pin_id = ${aggregatedPinId}::bigint AND t.removed_at IS NULL
      AND ${isVisiblePerson('u', viewerId)}`.execute(db)
  return rows
}

/** Returns who was not tagged on the picture before. */
export async function insertTaggedPeople(
  tx: Db,
  { pinId, userIds, at }: { pinId: string; userIds: readonly string[]; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    INSERT INTO pin_tagged_people (aggregated_pin_id, user_id, created_at)
    SELECT p.aggregated_pin_id, tagged.id, ${at} FROM pins p, unnest(${[...userIds]}::bigint[]) AS tagged (id)
    WHERE p.id = ${pinId}::bigint
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Those of the people who see the board that the pin is on. */
export async function seeingPin(tx: Db, pinId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT reader.id FROM pins p, unnest(${[...userIds]}::bigint[]) AS reader (id)
    WHERE p.id = ${pinId}::bigint AND ${isBoardSeenBy(sql`p.board_id`, sql`reader.id`)}`.execute(tx)
  return rows.map(({ id }) => id)
}

export const removeTaggedPerson = (
  tx: Db,
  { aggregatedPinId, userId, at }: { aggregatedPinId: string; userId: string; at: Date },
) =>
  tx
    .updateTable('pinTaggedPeople')
    .set({ removedAt: at })
    .where('aggregatedPinId', '=', aggregatedPinId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .execute()
