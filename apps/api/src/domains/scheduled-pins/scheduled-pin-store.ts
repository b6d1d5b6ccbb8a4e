import { type RawBuilder, sql, type Insertable, type Updateable } from 'kysely'
import type { Member } from '@tessera/shared-auth'
import { columnList } from '../../db/stored-columns.ts'
import type { ScheduledPins } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import type { Picture } from '../media/upload-service.ts'
import type { Slot } from '../pins/carousel-service.ts'
import type { PinWords } from '../pins/pin-creation-service.ts'
import { textColumns } from '../pins/pin-fields-view.ts'
import type { ScheduledPinRow } from './scheduled-pin-view.ts'
import { memberAsJson } from '../../db/member-as-json.ts'
import { isActive, seesBoard } from '../../db/visibility.ts'

const words = columnList(Object.values(textColumns), 's')

export async function insertScheduled(tx: Db, pin: Insertable<ScheduledPins>): Promise<void> {
  await tx.insertInto('scheduledPins').values(pin).execute()
}

/** The pictures of a carousel that waits. */
export async function insertSlots(tx: Db, scheduledPinId: string, slots: readonly Slot[]): Promise<void> {
  await tx
    .insertInto('scheduledPinSlots')
    .values(
      slots.map(({ picture, ...words }, place) => ({
        scheduledPinId,
        place,
        ...words,
        imageSignature: picture.signature,
      })),
    )
    .execute()
}

/** In their order; none of a pin of one picture. */
export async function loadSlots(tx: Db, scheduledPinId: string): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    SELECT s.title, s.description, s.link, s.alt_text, json_build_object('signature', i.signature,
      'width', i.width, 'height', i.height, 'dominantColor', i.dominant_color) AS picture
    FROM scheduled_pin_slots s JOIN images i ON i.signature = s.image_signature
    WHERE s.scheduled_pin_id = ${scheduledPinId}::bigint ORDER BY s.place`.execute(tx)
  return rows
}

/** A member's pins that wait, the next one first; with `id`, that one alone. */
export async function loadScheduled(db: Db, viewer: Member, id?: string): Promise<ScheduledPinRow[]> {
  const isAsked = id === undefined ? sql`true` : sql`s.id = ${id}::bigint`
  const { rows } = await sql<ScheduledPinRow>`
    SELECT s.id, ${words}, s.scheduled_at, s.problem, s.image_signature,
       i.width AS image_width, i.height AS image_height, i.dominant_color,
      ${shownBoard(viewer)} AS board,
      (SELECT json_build_object('id', c.id::text, 'title', c.title, 'slug', c.slug)
        FROM board_sections c WHERE c.id = s.section_id AND c.board_id = s.board_id) AS section
    FROM scheduled_pins s JOIN images i ON i.signature = s.image_signature
    WHERE s.user_id = ${viewer.userId}::bigint AND ${isAsked}
    ORDER BY s.scheduled_at, s.id`.execute(db)
  return rows
}

const shownBoard = (viewer: Member): RawBuilder<unknown> => sql`(
  SELECT json_build_object('id', b.id::text, 'name', b.name, 'slug', b.slug, 'privacy', b.privacy,
    'ownerUsername', o.username)
  FROM boards b JOIN users o ON o.id = b.owner_id
  WHERE b.id = s.board_id AND ${seesBoard(sql`b.id`, viewer)})`

export async function countScheduled(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('scheduledPins')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Where a member's waiting pin goes. */
export const findPlace = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('scheduledPins')
    .select(['boardId', 'sectionId'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()

export async function saveScheduled(
  tx: Db,
  userId: string,
  id: string,
  changes: Updateable<ScheduledPins>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx
    .updateTable('scheduledPins')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** The first picture of a carousel has the words of its pin. */
export const saveFirstSlot = (tx: Db, scheduledPinId: string) =>
  sql`
    UPDATE scheduled_pin_slots c SET title = s.title, description = s.description, link = s.link, alt_text = s.alt_text
    FROM scheduled_pins s
    WHERE s.id = ${scheduledPinId}::bigint AND c.scheduled_pin_id = s.id AND c.place = 0`.execute(tx)

export async function deleteScheduled(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('scheduledPins')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A waiting pin as it is published. */
type TakenPin = PinWords & { picture: Picture }

/**
 * Takes a waiting pin out to publish it, if it still goes to that board and, with `due`, if its time has
 * come: the second one finds nothing.
 */
export async function takeScheduled(
  tx: Db,
  { id, userId, boardId, due }: { id: string; userId: string; boardId: string; due: Date | null },
): Promise<TakenPin | undefined> {
  const { rows } = await sql<TakenPin>`
    DELETE FROM scheduled_pins s USING images i
    WHERE i.signature = s.image_signature AND s.id = ${id}::bigint AND s.user_id = ${userId}::bigint
      AND s.board_id = ${boardId}::bigint
      AND (${due}::timestamptz IS NULL OR (s.scheduled_at <= ${due}::timestamptz AND s.problem IS NULL))
    RETURNING s.board_id, s.section_id, s.tags, ${words},
      json_build_object('signature', i.signature, 'width', i.width, 'height', i.height,
        'dominantColor', i.dominant_color) AS picture`.execute(tx)
  return rows[0]
}

/** A pin whose time has come, with its creator. */
export interface DuePin {
  id: string
  boardId: string | null
  creator: Member
}

/** Pins whose time has come, a few at once; those of people who may not write, or are away, wait on. */
export async function duePins(
  db: Db,
  now: Date,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<DuePin[]> {
  const { rows } = await sql<DuePin>`
    SELECT s.id, s.board_id, ${memberAsJson('u')} AS creator
    FROM scheduled_pins s JOIN users u ON u.id = s.user_id
    WHERE s.scheduled_at <= ${now}::timestamptz AND s.problem IS NULL
      AND s.id <> ALL(${except}::bigint[]) AND ${isActive('u')} AND NOT u.is_write_banned
    ORDER BY s.scheduled_at, s.id LIMIT ${limit}`.execute(db)
  return rows
}

/** Records why a pin that was due at `at` was not published, unless its time was changed since. */
export async function noteProblem(db: Db, id: string, problem: string, at: Date): Promise<void> {
  await db
    .updateTable('scheduledPins')
    .set({ problem })
    .where('id', '=', id)
    .where('scheduledAt', '<=', at)
    .execute()
}
