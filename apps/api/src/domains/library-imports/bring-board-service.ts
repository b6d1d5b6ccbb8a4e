import type { Db } from '../../kernel/deps.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import { archiveBoard, createBoard, deleteEmptyBoard } from '../boards/board-edit-service.ts'
import { slugOf } from '../boards/board-service.ts'
import { createSection } from '../boards/section-service.ts'
import type { ImportDeps, Work } from './apply-service.ts'
import { dateOf, placeOfBoard } from './import-rules.ts'
import {
  type BoardItem,
  findPlace,
  findEmptyImportedBoards,
  type ItemOutcome,
  type SectionItem,
  settleEmptyImportedBoards,
} from './item-store.ts'
import { knownBoards, knownSections, sectionKey } from './known-store.ts'

/** Makes a board, unless one of its name came to be since it was planned. */
export async function bringBoard(
  tx: Db,
  { row, importer }: Work,
  { title, details }: BoardItem,
  deps: ImportDeps,
): Promise<ItemOutcome> {
  const own = await knownBoards(tx, importer.userId)
  const privacy = details.privacy ?? row.privacy
  const wanted = { name: title, privacy }
  const place = placeOfBoard(own, wanted, (name) => slugOf(name, ''))
  if ('board' in place) return { outcome: 'existing', boardId: place.board.id }
  const boardId = await createBoard(
    importer,
    {
      name: place.name,
      description: details.description,
      category: details.category,
      privacy,
      layout: details.layout ?? 'default',
      collaborator_invites_enabled: true,
      initial_pins: [],
    },
    { ...joined(deps, tx), now: () => dateOf(details.createdAt, deps.now()) },
  )
  const { archivedAt } = details
  if (archivedAt)
    await archiveBoard(importer, boardId, {
      ...joined(deps, tx),
      now: () => dateOf(archivedAt, deps.now()),
    })
  return { outcome: 'imported', boardId }
}

/** Makes a section on its board, unless the board has one of its name. */
export async function bringSection(
  tx: Db,
  { row, importer }: Work,
  { title, boardRef, details }: SectionItem,
  deps: ImportDeps,
): Promise<ItemOutcome> {
  const board = await findPlace(tx, row.id, { type: 'board', ref: boardRef ?? '' })
  if (!board) return { outcome: 'failed', reason: 'parent_missing' }
  const { boardId } = board
  const known = (await knownSections(tx, boardId)).get(sectionKey(title))
  if (known !== undefined) return { outcome: 'existing', boardId, sectionId: known }
  const draft = { board_id: boardId, name: title, initial_pins: [] }
  const now = () => dateOf(details.createdAt, deps.now())
  const sectionId = await createSection(importer, draft, { ...joined(deps, tx), now })
  return { outcome: 'imported', boardId, sectionId }
}

/** Deletes the boards that were made for pins of which none could be imported: nobody asked for empty ones. */
export const removeEmptyImportedBoards = ({ row, importer }: Work, deps: ImportDeps): Promise<void> =>
  deps.transact(async (tx) => {
    const ids = await findEmptyImportedBoards(tx, row.id, importer.userId)
    const deleted: string[] = []
    for (const id of ids) if (await deleteEmptyBoard(tx, importer, id, deps)) deleted.push(id)
    if (deleted.length > 0) await settleEmptyImportedBoards(tx, row.id, deleted)
  })
