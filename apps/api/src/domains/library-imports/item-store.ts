import type { ImportItemReason, ImportOutcome } from '@tessera/api-types/library-imports/views'
import type { PinText } from '@tessera/api-types/pins/pin-text'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { LibraryTag } from '../../library/library-format.ts'
import type { FoundBoard, FoundPin, FoundSection } from '../../library/library-source.ts'

type Dated<T> = { [K in keyof T]: T[K] extends Date | null | undefined ? string | null | undefined : T[K] }
/** What a source has of a thing besides its title and its references; dates as text. */
export type BoardDetails = Dated<Omit<FoundBoard, 'type' | 'ref' | 'name'>>
export type SectionDetails = Dated<Pick<FoundSection, 'createdAt'>>
export type PinDetails = Dated<
  Pick<FoundPin, 'createdAt' | 'picture' | 'content' | 'video' | 'clips' | 'tags'>
> & {
  written: Partial<PinText>
  comments: readonly { text: string; createdAt: string }[]
}

interface ItemFields {
  sequence: number
  foundAt: string
  title: string
  boardName: string | null
  outcome: ImportOutcome
  reason: ImportItemReason | null
  pinId: string | null
  boardId: string | null
  sectionId: string | null
}

type Named<T extends string, D> = {
  type: T
  ref: string | null
  boardRef: string | null
  sectionRef: string | null
  details: D
}
export type BoardItem = ItemFields & Named<'board', BoardDetails>
export type SectionItem = ItemFields & Named<'section', SectionDetails>
export type PinItem = ItemFields & Named<'pin', PinDetails>
type FaultItem = ItemFields & Named<'fault', Record<string, never>>
export type ImportItem = BoardItem | SectionItem | PinItem | FaultItem

export async function insertItems(tx: Db, importId: string, items: readonly ImportItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('libraryImportItems')
    .values(items.map((item) => ({ ...item, importId, details: JSON.stringify(item.details) })))
    .execute()
}

export const forgetItems = (tx: Db, importId: string) =>
  tx.deleteFrom('libraryImportItems').where('importId', '=', importId).execute()

const columns = sql`sequence, type, ref, board_ref, section_ref, found_at, title, board_name, details, outcome, reason,
  pin_id, board_id, section_id`

/** Items of an import in their order, those of one outcome if it is named. */
export async function listItems(
  db: Db,
  importId: string,
  { outcome, after, limit }: { outcome: ImportOutcome | undefined; after: number; limit: number },
): Promise<ImportItem[]> {
  const { rows } = await sql<ImportItem>`
    SELECT ${columns} FROM library_import_items WHERE import_id = ${importId}::bigint AND sequence > ${after}
      ${outcome === undefined ? sql`` : sql`AND outcome = ${outcome}`}
    ORDER BY sequence LIMIT ${limit}`.execute(db)
  return rows
}

/** The next items to be imported; work on each begins so often and no more, should it end its process. */
export async function beginItems(
  tx: Db,
  importId: string,
  limit: number,
): Promise<(ImportItem & { attempts: number })[]> {
  const { rows } = await sql<ImportItem & { attempts: number }>`
    WITH begun AS (
      UPDATE library_import_items i SET attempts = i.attempts + 1
      WHERE i.import_id = ${importId}::bigint AND i.sequence IN (
        SELECT n.sequence FROM library_import_items n
        WHERE n.import_id = ${importId}::bigint AND n.outcome = 'new' ORDER BY n.sequence LIMIT ${limit})
      RETURNING i.*)
    SELECT ${columns}, attempts FROM begun ORDER BY sequence`.execute(tx)
  return rows
}

/** Work on the items ended before it came to them. */
export const giveBack = (tx: Db, importId: string, sequences: readonly number[]) =>
  sql`UPDATE library_import_items SET attempts = attempts - 1
    WHERE import_id = ${importId}::bigint AND sequence = ANY(${[...sequences]}::int[]) AND outcome = 'new'
      AND attempts > 0`.execute(tx)

/** Holds an item that is still to be imported, by an import that goes on. */
export async function lockNewItem(tx: Db, importId: string, sequence: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM library_import_items i JOIN library_imports l ON l.id = i.import_id
    WHERE i.import_id = ${importId}::bigint AND i.sequence = ${sequence} AND i.outcome = 'new'
      AND l.status = 'importing' FOR UPDATE`.execute(tx)
  return rows.length > 0
}

export interface ItemOutcome {
  outcome: ImportOutcome
  reason?: ImportItemReason
  pinId?: string | null
  boardId?: string | null
  sectionId?: string | null
}

export const settleItem = (tx: Db, importId: string, sequence: number, outcome: ItemOutcome) =>
  tx
    .updateTable('libraryImportItems')
    .set({ reason: null, ...outcome })
    .where('importId', '=', importId)
    .where('sequence', '=', sequence)
    .execute()

/** Where the board or section that others name is now; undefined when it never came to be. */
export async function findPlace(
  tx: Db,
  importId: string,
  { type, ref }: { type: 'board' | 'section'; ref: string },
): Promise<{ boardId: string; sectionId: string | null } | undefined> {
  const { rows } = await sql<{ boardId: string; sectionId: string | null }>`
    SELECT board_id, section_id FROM library_import_items
    WHERE import_id = ${importId}::bigint AND type = ${type} AND ref = ${ref}
      AND outcome IN ('existing', 'imported') AND board_id IS NOT NULL LIMIT 1`.execute(tx)
  return rows[0]
}

/** Pins that came with tags, in their order. */
export async function listTaggedItems(
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ sequence: number; pinId: string; tags: readonly LibraryTag[] }[]> {
  const { rows } = await sql<{ sequence: number; pinId: string; tags: readonly LibraryTag[] }>`
    SELECT sequence, pin_id, details -> 'tags' AS tags FROM library_import_items
    WHERE import_id = ${importId}::bigint AND sequence > ${after} AND type = 'pin' AND outcome = 'imported'
      AND pin_id IS NOT NULL AND details ? 'tags'
    ORDER BY sequence LIMIT ${limit}`.execute(db)
  return rows
}

/** The pins that an import brought or found, by their references. */
export async function findPinsByRefs(
  db: Db,
  importId: string,
  refs: readonly string[],
): Promise<Map<string, string>> {
  if (refs.length === 0) return new Map()
  const { rows } = await sql<{ ref: string; pinId: string }>`
    SELECT ref, pin_id FROM library_import_items
    WHERE import_id = ${importId}::bigint AND type = 'pin' AND ref = ANY(${[...new Set(refs)]}::text[])
      AND pin_id IS NOT NULL`.execute(db)
  return new Map(rows.map(({ ref, pinId }) => [ref, pinId]))
}

/** What failed for one of these reasons is tried once more. */
export const renewFailed = (tx: Db, importId: string, reasons: readonly ImportItemReason[]) =>
  tx
    .updateTable('libraryImportItems')
    .set({ outcome: 'new', reason: null, attempts: 0 })
    .where('importId', '=', importId)
    .where('outcome', '=', 'failed')
    .where('reason', 'in', reasons)
    .execute()

/** Boards that an import made for pins none of which came, and to which nothing and nobody else came since. */
export async function findEmptyImportedBoards(tx: Db, importId: string, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM library_import_items i JOIN boards b ON b.id = i.board_id
    WHERE i.import_id = ${importId}::bigint AND i.type = 'board' AND i.outcome = 'imported'
      AND b.owner_id = ${ownerId}::bigint AND b.pin_count = 0 AND b.collaborator_count = 0
      AND EXISTS (SELECT FROM library_import_items p
        WHERE p.import_id = i.import_id AND p.type = 'pin' AND p.board_ref = i.ref)
      AND NOT EXISTS (SELECT FROM library_import_items p
        WHERE p.import_id = i.import_id AND p.type = 'pin' AND p.board_ref = i.ref AND p.outcome <> 'failed')
    ORDER BY b.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The boards are gone again, and their sections with them. */
export const settleEmptyImportedBoards = (tx: Db, importId: string, boardIds: readonly string[]) =>
  tx
    .updateTable('libraryImportItems')
    .set({ outcome: 'failed', reason: 'pins_failed', boardId: null, sectionId: null })
    .where('importId', '=', importId)
    .where('type', 'in', ['board', 'section'])
    .where('outcome', 'in', ['imported', 'existing'])
    .where('boardId', 'in', boardIds)
    .execute()
