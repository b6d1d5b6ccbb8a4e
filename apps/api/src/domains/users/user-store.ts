import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { CounterShift } from './user-rules.ts'
import type { UserCardRow, UserRow } from './user-view.ts'
import { blocks, isActive, seesProfile } from '../../db/visibility.ts'

export type ProfileKey = { userId: string } | { username: string }

const cardColumns = (viewerId: string | null) => sql`
  u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant, u.follower_count, u.pin_count,
  u.is_private_profile,
  EXISTS (SELECT FROM user_follows f WHERE f.follower_id = ${viewerId} AND f.followee_id = u.id)
    AS is_followed_by_viewer,
  EXISTS (SELECT FROM follow_requests r WHERE r.follower_id = ${viewerId} AND r.followee_id = u.id)
    AS is_requested_by_viewer,
  ${blocks(sql`${viewerId}`, sql`u.id`)}
    AS is_blocked_by_viewer`

/** Somebody who left, or who blocks the viewer, looks missing. */
const isThere = (viewerId: string | null) => sql`
  ${isActive('u')}
  AND NOT ${blocks(sql`u.id`, sql`${viewerId}`)}`

export async function loadProfile(
  db: Db,
  viewerId: string | null,
  key: ProfileKey,
): Promise<(UserRow & { canSeeContent: boolean }) | undefined> {
  const { rows } = await sql<UserRow & { canSeeContent: boolean }>`
    SELECT ${cardColumns(viewerId)},
      u.first_name, u.about, u.cover_signature, u.website_url, u.is_domain_verified, u.board_count,
      u.secret_board_count, u.following_count, u.interest_following_count,
      u.is_partner, u.created_at,
      EXISTS (SELECT FROM user_follows f WHERE f.follower_id = u.id AND f.followee_id = ${viewerId})
        AS is_follower_of_viewer,
      EXISTS (SELECT FROM user_settings s WHERE s.user_id = u.id AND s.is_hidden_from_search)
        AS is_hidden_from_search,
      ${seesProfile('u', viewerId)} AS can_see_content,
      (SELECT coalesce(sum(b.pin_count), 0)::int FROM boards b
        WHERE b.owner_id = u.id AND b.privacy = 'secret') AS secret_pin_count
    FROM users u
    WHERE ${'userId' in key ? sql`u.id = ${key.userId}` : sql`u.username = ${key.username}`}
      AND ${isThere(viewerId)}`.execute(db)
  return rows[0]
}

/** People in the order of `ids`; those who left or block the viewer are left out. */
export async function loadUserCards(
  db: Db,
  viewerId: string | null,
  ids: readonly string[],
): Promise<UserCardRow[]> {
  const { rows } = await sql<UserCardRow>`
    SELECT ${cardColumns(viewerId)}
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN users u ON u.id = asked.id
    WHERE ${isThere(viewerId)}
    ORDER BY asked.place`.execute(db)
  return rows
}

/** Moves counters relatively, so that parallel calls add up; none goes below zero. */
export async function shiftCounters(tx: Db, userId: string, shift: CounterShift): Promise<void> {
  const { lastRepinId, ...counts } = shift
  const moves = Object.entries(counts)
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => [name, sql<number>`greatest(0, ${sql.ref(name)} + ${by})`])
  const changes = { ...Object.fromEntries(moves), ...(lastRepinId !== undefined && { lastRepinId }) }
  if (Object.keys(changes).length === 0) return
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute()
}

/** Takes the rows in one order everywhere, so that two calls never wait for each other. */
export async function lockUsers(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where(isActive('users'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds the row of a person; returns their birthday (`YYYY-MM-DD`). */
export async function lockBirthday(tx: Db, userId: string): Promise<string | null> {
  const { birthday } = await tx
    .selectFrom('users')
    .select(sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return birthday
}

export const setPrivateProfile = (tx: Db, userId: string, isPrivateProfile: boolean) =>
  tx.updateTable('users').set({ isPrivateProfile }).where('id', '=', userId).execute()

export interface ProfileChanges {
  fullName?: string
  firstName?: string
  lastName?: string
  username?: string
  about?: string
  websiteUrl?: string | null
  isDomainVerified?: boolean
  avatarSignature?: string | null
  coverSignature?: string | null
}

/** False when another member has the username. */
export async function saveProfile(tx: Db, userId: string, changes: ProfileChanges): Promise<boolean> {
  if (changes.username !== undefined) {
    // Two members who want one name at once take turns here.
    await sql`SELECT pg_advisory_xact_lock(hashtext('username'), hashtext(lower(${changes.username})))`.execute(
      tx,
    )
    const taken = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', changes.username)
      .where('id', '<>', userId)
      .executeTakeFirst()
    if (taken) return false
  }
  if (Object.keys(changes).length > 0)
    await tx.updateTable('users').set(changes).where('id', '=', userId).execute()
  return true
}

export const lockOwnProfile = (tx: Db, userId: string): Promise<{ websiteUrl: string | null }> =>
  tx
    .selectFrom('users')
    .select('websiteUrl')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Returns whether it changed anything. */
export async function setWriteBan(tx: Db, userId: string, isBanned: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ isWriteBanned: isBanned })
    .where('id', '=', userId)
    .where('isWriteBanned', '!=', isBanned)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
