import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export const deactivate = (tx: Db, userId: string, at: Date, deletionDueAt: Date | null) =>
  tx.updateTable('users').set({ deactivatedAt: at, deletionDueAt }).where('id', '=', userId).execute()

/** Accounts whose days of grace are over, a few at a time. */
export async function dueAccounts(
  db: Db,
  now: Date,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletionDueAt', '<=', now)
    .where(sql<boolean>`id <> ALL(${except}::bigint[])`)
    .orderBy('deletionDueAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds an account that is still due. */
export async function lockDue(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletionDueAt', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The boards on which somebody has pins, their own among them, held until the transaction ends. */
export async function boardsWithPinsOf(
  tx: Db,
  userId: string,
): Promise<{ boardId: string; ids: string[] }[]> {
  const me = sql`${userId}::bigint`
  await sql`SELECT id FROM boards WHERE id IN (
      SELECT id FROM boards WHERE owner_id = ${me} UNION ALL SELECT board_id FROM pins WHERE user_id = ${me})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ boardId: string; ids: string[] }>`
    SELECT board_id, array_agg(id::text) AS ids FROM (
      SELECT board_id, id FROM pins WHERE user_id = ${me}
      UNION SELECT p.board_id, p.id FROM boards b JOIN pins p ON p.board_id = b.id WHERE b.owner_id = ${me}) theirs
    GROUP BY board_id ORDER BY board_id`.execute(tx)
  return rows
}

/** Ids of what others have and somebody is counted in. */
interface Touched {
  boards: string[]
  people: string[]
  topics: string[]
  pictures: string[]
  comments: string[]
}

/** What will have to be counted anew without somebody, held in the order in which others hold it. */
export async function holdTouched(tx: Db, userId: string): Promise<Touched> {
  const me = sql`${userId}::bigint`
  return {
    boards: await held(
      tx,
      sql`boards`,
      sql`owner_id <> ${me} AND id IN (SELECT board_id FROM board_follows WHERE user_id = ${me}
        UNION ALL SELECT board_id FROM board_collaborators WHERE user_id = ${me})`,
    ),
    people: await held(
      tx,
      sql`users`,
      sql`id IN (SELECT followee_id FROM user_follows WHERE follower_id = ${me}
        UNION ALL SELECT follower_id FROM user_follows WHERE followee_id = ${me}
        UNION ALL SELECT b.owner_id FROM board_collaborators k JOIN boards b ON b.id = k.board_id
          WHERE k.user_id = ${me} AND b.owner_id <> ${me})`,
    ),
    topics: await held(
      tx,
      sql`interests`,
      sql`id IN (SELECT interest_id FROM interest_follows WHERE user_id = ${me})`,
    ),
    pictures: await held(
      tx,
      sql`aggregated_pins`,
      sql`id IN (SELECT aggregated_pin_id FROM comments WHERE user_id = ${me})`,
    ),
    comments: await held(
      tx,
      sql`comments`,
      sql`user_id <> ${me} AND id IN (SELECT comment_id FROM comment_likes WHERE user_id = ${me}
        UNION ALL SELECT comment_id FROM comment_helpful_marks WHERE user_id = ${me}
        UNION ALL SELECT parent_id FROM comments WHERE user_id = ${me})`,
    ),
  }
}

async function held(tx: Db, table: RawBuilder<unknown>, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${table} WHERE ${which} ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Counts again what is held, boards before their owners. */
export async function recountTouched(tx: Db, touched: Touched): Promise<void> {
  await sql`SELECT recount_boards(${touched.boards}::bigint[])`.execute(tx)
  await sql`SELECT recount_people(${touched.people}::bigint[])`.execute(tx)
  await sql`SELECT recount_topics(${touched.topics}::bigint[])`.execute(tx)
  await sql`SELECT recount_pictures(${touched.pictures}::bigint[])`.execute(tx)
  await sql`SELECT recount_comments(${touched.comments}::bigint[])`.execute(tx)
}

export const deleteAccount = (tx: Db, userId: string) =>
  tx.deleteFrom('users').where('id', '=', userId).execute()
