import { sql } from 'kysely'
import type { TagEventName } from '@tessera/api-types/tags/tag-options'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface TagEventRow {
  tagId: string
  eventId: string
  eventName: TagEventName
  firedAt: Date
  receivedAt: Date
  url: string | null
  /** In the currency, with two decimals. */
  value: string | null
  currency: string | null
  userId: string | null
  clickId: string | null
  isOptedOut: boolean
}

/** False where the tag has had this event already. */
export async function insertTagEvent(tx: Db, event: TagEventRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('tagEvents')
    .values(event)
    .onConflict((conflict) => conflict.columns(['tagId', 'eventId']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Forgets who was there: the browser asks for it, whatever the server sent before. */
export async function forgetWho(tx: Db, { tagId, eventId }: TagEventRow): Promise<void> {
  await tx
    .updateTable('tagEvents')
    .set({ userId: null, clickId: null, isOptedOut: true })
    .where('tagId', '=', tagId)
    .where('eventId', '=', eventId)
    .execute()
}

/**
 * Adds who was there to an event that the tag has had without: its page and its server send the same one.
 * False where that is known already, or is to stay unknown.
 */
export async function identifyTagEvent(
  tx: Db,
  { tagId, eventId, userId, clickId }: TagEventRow,
): Promise<boolean> {
  if (userId === null && clickId === null) return false
  const { numUpdatedRows } = await tx
    .updateTable('tagEvents')
    .set({ userId, clickId })
    .where('tagId', '=', tagId)
    .where('eventId', '=', eventId)
    .where('userId', 'is', null)
    .where('clickId', 'is', null)
    .where('isOptedOut', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether the tag is there, and whether it may tell who somebody is. */
export async function receivingTag(
  db: Db,
  id: string,
): Promise<{ hasAutomaticEnhancedMatch: boolean } | null> {
  return (
    (await db
      .selectFrom('tags')
      .select('hasAutomaticEnhancedMatch')
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

/** The member with an address of this hash, unless they refuse to be known to advertisers. */
export async function memberByEmailHash(db: Db, hash: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT u.id::text FROM users u
    WHERE email_hash(u.email::text) = ${hash} AND u.email IS NOT NULL AND ${isActive('u')}
      AND u.third_party_marketing_tracking_enabled IS NOT FALSE`.execute(db)
  return rows[0]?.id ?? null
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('tagEvents').where('receivedAt', '<', before).execute()
}
