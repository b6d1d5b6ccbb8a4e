import { sql, type RawBuilder, type Updateable } from 'kysely'
import { columnList } from '../../db/stored-columns.ts'
import type { Pins } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { altTextUnder } from './cover-store.ts'
import { fieldColumns } from './pin-fields-view.ts'
import type { RemovedPin } from './pin-rules.ts'
import { listsPin, listsPinOn } from '../../db/visibility.ts'

export interface HeldPin extends RemovedPin {
  title: string
}

const removedColumns = [
  'id',
  'userId',
  'boardId',
  'sectionId',
  'aggregatedPinId',
  'savedFromPinId',
  'isLead',
  'popularity',
] as const
const heldColumns = [...removedColumns, 'title'] as const

/** Holds the pins that still stand on the board. */
export const lockPins = (tx: Db, boardId: string, ids: readonly string[]): Promise<HeldPin[]> =>
  tx
    .selectFrom('pins')
    .select(heldColumns)
    .where('boardId', '=', boardId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

export const findPins = (db: Db, ids: readonly string[]): Promise<HeldPin[]> =>
  db.selectFrom('pins').select(heldColumns).where('id', 'in', ids).execute()

/**
 * What unsaving a pin is about: the named pin alone if it is the person's own copy, otherwise all
 * their pins that show the same picture.
 */
export async function findOwnPins(db: Db, userId: string, pinId: string): Promise<HeldPin[]> {
  const named = await db.selectFrom('pins').select(heldColumns).where('id', '=', pinId).executeTakeFirst()
  if (!named) return []
  if (named.userId === userId && named.savedFromPinId !== null) return [named]
  return db
    .selectFrom('pins')
    .select(heldColumns)
    .where('userId', '=', userId)
    .where('aggregatedPinId', '=', named.aggregatedPinId)
    .execute()
}

/** A pin of the picture that a person could save it from again: one of theirs, or a public one. */
export async function findWithinReach(
  db: Db,
  userId: string,
  aggregatedPinId: string,
): Promise<string | undefined> {
  const pin = await db
    .selectFrom('pins')
    .select('id')
    .where('aggregatedPinId', '=', aggregatedPinId)
    .where((is) => is.or([is('isListed', '=', true), is('userId', '=', userId)]))
    .orderBy((is) => is('userId', '=', userId), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return pin?.id
}

/** Which of the pictures are on a board already. */
export async function picturesOnBoard(
  db: Db,
  boardId: string,
  aggregatedPinIds: readonly string[],
): Promise<Map<string, string>> {
  if (aggregatedPinIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('pins')
    .select(['id', 'aggregatedPinId'])
    .where('boardId', '=', boardId)
    .where('aggregatedPinId', 'in', aggregatedPinIds)
    .execute()
  return new Map(rows.map((row) => [row.aggregatedPinId, row.id]))
}

export interface Copies {
  /** New id and source of each copy. */
  pairs: readonly { id: string; sourceId: string }[]
  userId: string
  boardId: string
  sectionId: string | null
  at: Date
}

/** What a save takes along: all but what its owner alone may read. */
const copiedColumns = [
  ...fieldColumns.filter((column) => column !== 'note'),
  'imageWidth',
  'imageHeight',
  'richMetadata',
]

/** Copies pins onto a board, all but those whose picture is there; returns what was made, and of what. */
export async function insertCopies(tx: Db, copies: Copies) {
  const { pairs, userId, boardId, sectionId, at } = copies
  const { rows } = await sql<{ id: string; savedFromPinId: string; aggregatedPinId: string }>`
    INSERT INTO pins (id, aggregated_pin_id, user_id, board_id, section_id, saved_from_pin_id, is_lead,
      ${columnList(copiedColumns)}, is_listed, created_at)
    SELECT pair.id, s.aggregated_pin_id, ${userId}, ${boardId}, ${sectionId}, s.id, false,
      ${columnList(copiedColumns, 's')},
      ${listsPinOn(sql`${boardId}::bigint`, sql`${userId}::bigint`)}, ${at}
    FROM unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ sourceId }) => sourceId)}::bigint[])
      AS pair (id, source_id)
    JOIN pins s ON s.id = pair.source_id
    ON CONFLICT (board_id, aggregated_pin_id) DO NOTHING
    RETURNING id, saved_from_pin_id, aggregated_pin_id`.execute(tx)
  return rows
}

/** Takes the pictures' rows in one order everywhere, so that two calls never wait for each other. */
export const lockAggregatedPins = (tx: Db, ids: readonly string[]) =>
  tx.selectFrom('aggregatedPins').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

/** Pins that come to a held picture show the one that stands for it by now. */
export async function takeCovers(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE pins p SET image_signature = i.signature, image_width = i.width, image_height = i.height,
      dominant_color = i.dominant_color, alt_text = ${altTextUnder(sql`s.alt_text`)}
    FROM aggregated_pins a JOIN images i ON i.signature = a.image_signature
    LEFT JOIN carousel_slots s ON s.aggregated_pin_id = a.id AND s.place = 0
    WHERE p.id = ANY(${[...ids]}::bigint[]) AND a.id = p.aggregated_pin_id
      AND p.image_signature <> a.image_signature`.execute(tx)
}

/** Adds saves to pictures (or takes them, below zero). */
export async function addToSaveCounts(tx: Db, saves: ReadonlyMap<string, number>): Promise<void> {
  if (saves.size === 0) return
  const ids = [...saves.keys()]
  await lockAggregatedPins(tx, ids)
  await sql`
    UPDATE aggregated_pins a SET save_count = greatest(0, a.save_count + shift.by)
    FROM unnest(${ids}::bigint[], ${[...saves.values()]}::int[]) AS shift (id, by)
    WHERE a.id = shift.id`.execute(tx)
}

/** Deletes pins of one board: the named ones, those of a section, or all. */
export async function deletePins(
  tx: Db,
  boardId: string,
  which: { ids: readonly string[] } | { sectionId: string } | 'all',
): Promise<RemovedPin[]> {
  let query = tx.deleteFrom('pins').where('boardId', '=', boardId)
  if (which !== 'all')
    query =
      'ids' in which ? query.where('id', 'in', which.ids) : query.where('sectionId', '=', which.sectionId)
  const removed = await query.returning(removedColumns).execute()
  const ids = removed.map(({ id }) => id)
  await sql`UPDATE boards SET cover_pin_id = NULL WHERE id = ${boardId} AND cover_pin_id = ANY(${ids}::bigint[])`.execute(
    tx,
  )
  return removed
}

export async function savePins(tx: Db, ids: readonly string[], changes: Updateable<Pins>): Promise<void> {
  if (ids.length > 0 && Object.keys(changes).length > 0)
    await tx.updateTable('pins').set(changes).where('id', 'in', ids).execute()
}

export const dropCover = (tx: Db, boardId: string, ids: readonly string[]) =>
  tx
    .updateTable('boards')
    .set({ coverPinId: null })
    .where('id', '=', boardId)
    .where('coverPinId', 'in', ids)
    .execute()

/** Lists or hides pins as boards and people now are; returns those that changed. */
async function relist(tx: Db, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE pins p SET is_listed = NOT p.is_listed
    FROM boards b JOIN users o ON o.id = b.owner_id, users u
    WHERE p.board_id = b.id AND u.id = p.user_id AND ${which}
      AND p.is_listed <> ${listsPin({ board: 'b', owner: 'o', pinner: 'u' })}
    RETURNING p.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function relistThose(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await relist(tx, sql`p.id = ANY(${[...ids]}::bigint[])`)
}

export const relistPins = (tx: Db, boardId: string): Promise<string[]> =>
  relist(tx, sql`p.board_id = ${boardId}::bigint`)

/** Those on a person's boards, and theirs on boards of others; the person's visibility is held. */
export async function relistPinsOf(tx: Db, userId: string): Promise<string[]> {
  // Of two who pin with each other and change at once, the second sees what the first became.
  await sql`SELECT pg_advisory_xact_lock(hashtext('relist'))`.execute(tx)
  return relist(
    tx,
    sql`p.id IN (SELECT id FROM pins WHERE user_id = ${userId}
      UNION ALL SELECT s.id FROM pins s JOIN boards own ON own.id = s.board_id WHERE own.owner_id = ${userId})`,
  )
}

/** Owners of boards with pins that are listed and must not be, or the reverse. */
export async function ownersOfMislisted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    SELECT DISTINCT b.owner_id FROM pins p
    JOIN boards b ON b.id = p.board_id JOIN users o ON o.id = b.owner_id JOIN users u ON u.id = p.user_id
    WHERE p.is_listed <> ${listsPin({ board: 'b', owner: 'o', pinner: 'u' })}`.execute(db)
  return rows.map(({ ownerId }) => ownerId)
}

/** Moves the named pins of a board into a section; returns where they stood before. */
export async function placeInSection(
  tx: Db,
  boardId: string,
  sectionId: string,
  ids: readonly string[],
): Promise<HeldPin[]> {
  const held = await lockPins(tx, boardId, ids)
  await savePins(
    tx,
    held.map(({ id }) => id),
    { sectionId },
  )
  return held
}
