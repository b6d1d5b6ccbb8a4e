import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { PersonalStanding } from './conversation-rows.ts'
import type { Standing } from './contact-permission-policy.ts'

/** One at a time for the same people, so that two who begin at once find each other. */
export async function holdKey(tx: Db, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('conversation'), hashtext(${key}))`.execute(tx)
}

export async function findByKey(tx: Db, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('peopleKey', '=', key)
    .executeTakeFirst()
  return row?.id
}

export interface NewConversation {
  id: string
  peopleKey: string
  isGroup: boolean
  boardId: string | null
  createdAt: Date
}

export const insertConversation = (tx: Db, given: NewConversation) =>
  tx.insertInto('conversations').values(given).execute()

/** Writers of one conversation take turns: its messages get their ids in the order in which they are seen. */
export const lockConversation = (tx: Db, id: string) =>
  tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export interface NewPerson {
  userId: string
  standing: Standing
  requestedBy: string | null
  /** Until something is written. */
  isHidden?: boolean
}

export interface Joining {
  joinedAt: Date
  afterMessageId: string
  /** Where the conversation stands in their lists. */
  lastMessageId: string
}

/** Adds people, or takes back in who left: they read what is written from then on. */
export async function insertPeople(
  tx: Db,
  conversationId: string,
  people: readonly NewPerson[],
  { joinedAt, afterMessageId, lastMessageId }: Joining,
): Promise<void> {
  if (people.length === 0) return
  await tx
    .insertInto('conversationPeople')
    .values(
      people.map((person) => ({
        ...person,
        conversationId,
        joinedAt,
        afterMessageId,
        lastMessageId,
        readMessageId: afterMessageId,
      })),
    )
    .onConflict((clash) =>
      clash.columns(['conversationId', 'userId']).doUpdateSet((row) => ({
        afterMessageId: unlessLeft('after_message_id'),
        readMessageId: unlessLeft('read_message_id'),
        leftAt: null,
        isHidden: false,
        namedByEmail: null,
        lastMessageId: row.ref('excluded.lastMessageId'),
      })),
    )
    .execute()
}

/** What a person had, or the new value where they had left. */
const unlessLeft = (column: 'after_message_id' | 'read_message_id') => sql<string>`CASE
  WHEN conversation_people.left_at IS NULL THEN ${sql.ref(`conversation_people.${column}`)}
  ELSE ${sql.ref(`excluded.${column}`)} END`

/** Everybody who takes part by name, in the order of their ids. */
export async function peopleOf(tx: Db, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversationPeople')
    .select('userId')
    .where('conversationId', '=', conversationId)
    .where('leftAt', 'is', null)
    .where('namedByEmail', 'is', null)
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Notes whom it is among; nothing where others with the same people have theirs already. */
export async function saveKey(tx: Db, id: string, key: string | null): Promise<void> {
  const taken = key === null ? undefined : await findByKey(tx, key)
  const peopleKey = taken === undefined || taken === id ? key : null
  await tx.updateTable('conversations').set({ peopleKey }).where('id', '=', id).execute()
}

export const saveName = (tx: Db, id: string, name: string | null) =>
  tx.updateTable('conversations').set({ name }).where('id', '=', id).execute()

export interface PersonChanges {
  standing?: PersonalStanding
  hasEndedFollow?: boolean
  isHidden?: boolean
  leftAt?: Date | null
}

/** Changes how somebody stands to a conversation; returns whether they ever took part. */
export async function savePerson(
  tx: Db,
  conversationId: string,
  userId: string,
  changes: PersonChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversationPeople')
    .set(changes)
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes back that somebody hid the conversation, or left it after `leftAfter`. */
export const returnTo = (
  tx: Db,
  { conversationId, userId, leftAfter }: { conversationId: string; userId: string; leftAfter: Date },
) =>
  tx
    .updateTable('conversationPeople')
    .set({ isHidden: false, leftAt: null })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where((of) => of.or([of('leftAt', 'is', null), of('leftAt', '>', leftAfter)]))
    .execute()

/** What is there up to a message counts as read, or all of it, also what was taken back since; nothing is unread again. */
export const saveRead = (
  tx: Db,
  { conversationId, userId, upTo }: { conversationId: string; userId: string; upTo: string | undefined },
) =>
  tx
    .updateTable('conversationPeople')
    .set({
      readMessageId: sql<string>`greatest(read_message_id, least(last_message_id, ${upTo ?? null}::bigint))`,
      isMailed: false,
    })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .execute()

/** A new message moves the conversation up for everybody and shows it again; writing makes the sender a participant. */
export async function moveUp(
  tx: Db,
  given: { conversationId: string; senderId: string; messageId: string },
): Promise<void> {
  const { conversationId, senderId, messageId } = given
  await sql`
    UPDATE conversation_people SET last_message_id = ${messageId}::bigint, is_hidden = false,
      standing = CASE WHEN user_id = ${senderId}::bigint THEN 'member' ELSE standing END,
      read_message_id = CASE WHEN user_id = ${senderId}::bigint THEN ${messageId}::bigint ELSE read_message_id END
    WHERE conversation_id = ${conversationId}::bigint AND left_at IS NULL`.execute(tx)
}

/** Somebody who joins stands where the others do in their lists. */
export async function catchUp(tx: Db, conversationId: string, userId: string): Promise<void> {
  await sql`
    UPDATE conversation_people SET last_message_id = greatest(last_message_id, (
      SELECT max(p.last_message_id) FROM conversation_people p WHERE p.conversation_id = ${conversationId}::bigint))
    WHERE conversation_id = ${conversationId}::bigint AND user_id = ${userId}::bigint`.execute(tx)
}

/** Deletes the conversations whose only participant is this person. */
export async function deleteLoneConversations(tx: Db, userId: string): Promise<void> {
  await sql`
    DELETE FROM conversations c USING conversation_people p
    WHERE p.conversation_id = c.id AND p.user_id = ${userId}::bigint AND NOT EXISTS (
      SELECT FROM conversation_people q WHERE q.conversation_id = c.id AND q.user_id <> p.user_id)`.execute(
    tx,
  )
}
