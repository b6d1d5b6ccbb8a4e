import type { Member, Viewer } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { noteActivity } from './board-activity-service.ts'
import { canAddPins } from './board-policy.ts'
import { sectionAdded, sectionRemoved } from './board-rules.ts'
import { findBoard, lockBoard, lockOwnBoard, type LockedBoard } from './board-service.ts'
import { slugOf } from './board-slug.ts'
import * as boardStore from './board-store.ts'
import { keepDeletedSection } from './deleted-board-store.ts'
import * as sectionStore from './section-store.ts'
import type { SectionOnBoardRow } from './section-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

export const MAX_SECTIONS = 500 // facts §2

export type SectionKey = { sectionId: string } | { username: string; slug: string; sectionSlug: string }

/** A section of a board that the viewer may see; throws BOARD_SECTION_NOT_FOUND. */
export async function findSection(read: Db, viewer: Viewer, key: SectionKey): Promise<SectionOnBoardRow> {
  const section =
    'sectionId' in key ? await sectionStore.loadSection(read, key.sectionId) : await sectionByName(read, key)
  if (!section) throw new DomainError('BOARD_SECTION_NOT_FOUND')
  await findBoard(read, viewer, { boardId: section.boardId }).catch(asMissingSection)
  return section
}

async function sectionByName(
  read: Db,
  { username, slug, sectionSlug }: { username: string; slug: string; sectionSlug: string },
) {
  const boardId = await boardStore.boardIdBySlug(read, { username, slug })
  return boardId === undefined ? undefined : sectionStore.loadSectionBySlug(read, boardId, sectionSlug)
}

/** A section is as hidden as its board. */
function asMissingSection(error: unknown): never {
  const isHidden = error instanceof DomainError && error.code === 'BOARD_NOT_FOUND'
  throw isHidden ? new DomainError('BOARD_SECTION_NOT_FOUND') : error
}

/** Owners and collaborators keep the sections. */
function requireKeeper(viewer: Member, board: LockedBoard): void {
  if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
}

export function createSection(
  viewer: Member,
  draft: { board_id: string; name: string; initial_pins: readonly string[] },
  deps: Needs,
): Promise<string> {
  return deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, draft.board_id)
    requireKeeper(viewer, board)
    if (board.sectionCount >= MAX_SECTIONS) throw new DomainError('LIMIT_REACHED')
    const id = deps.newId()
    const name = { title: draft.name, slug: slugOf(draft.name, id) }
    const isNew = await sectionStore.insertSection(tx, {
      id,
      boardId: board.id,
      ...name,
      createdAt: deps.now(),
    })
    if (!isNew) throw nameTaken()
    await boardStore.saveBoard(tx, board.id, { sectionCount: sectionAdded(board).sectionCount })
    await noteSection(tx, viewer, { boardId: board.id, sectionId: id, kind: 'section_created' }, deps)
    const filled = { boardId: board.id, sectionId: id, initialPinIds: draft.initial_pins }
    await emit(tx, deps, 'sectionCreated', filled)
    return id
  })
}

export function renameSection(
  viewer: Member,
  sectionId: string,
  name: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<void> {
  return deps.transact(async (tx) => {
    const section = await lockedSection(tx, viewer, sectionId)
    const slug = slugOf(name, sectionId)
    const rival = await sectionStore.loadSectionBySlug(tx, section.boardId, slug)
    if (rival && rival.id !== sectionId) throw nameTaken()
    await sectionStore.renameSection(tx, sectionId, { title: name, slug })
    if (section.title !== name)
      await noteSection(tx, viewer, { boardId: section.boardId, sectionId, kind: 'section_renamed' }, deps)
  })
}

/** Deletes a section with its pins, restorably; returns its board and how many pins went. */
export function deleteSection(
  viewer: Member,
  sectionId: string,
  deps: Needs,
): Promise<{ boardId: string; pins: number }> {
  return deps.transact(async (tx) => {
    const { boardId, board, pinCount } = await lockedSection(tx, viewer, sectionId)
    await keepDeletedSection(tx, sectionId, { by: viewer.userId, at: deps.now() })
    await emit(tx, deps, 'sectionDeleting', { boardId, sectionId, deletedById: viewer.userId })
    await sectionStore.deleteSection(tx, sectionId)
    await noteSection(tx, viewer, { boardId, sectionId, kind: 'section_deleted', pinCount }, deps)
    await boardStore.saveBoard(tx, boardId, { sectionCount: sectionRemoved(board).sectionCount })
    return { boardId, pins: pinCount }
  })
}

export function reorderSections(
  viewer: Member,
  boardId: string,
  ids: readonly string[],
  deps: Pick<Deps, 'transact'>,
): Promise<SectionOnBoardRow[]> {
  return deps.transact(async (tx) => {
    await lockOwnBoard(tx, viewer, boardId)
    await sectionStore.placeSections(tx, boardId, ids)
    return sectionStore.listSections(tx, { boardId, after: null, limit: MAX_SECTIONS })
  })
}

async function lockedSection(
  tx: Db,
  viewer: Member,
  sectionId: string,
): Promise<{ boardId: string; board: LockedBoard; title: string; pinCount: number }> {
  const { boardId } = await findSection(tx, viewer, { sectionId })
  const board = await lockBoard(tx, viewer, boardId)
  requireKeeper(viewer, board)
  // Only behind the board's lock is it certain that the section is still there.
  const section = await sectionStore.loadSection(tx, sectionId)
  if (!section) throw new DomainError('BOARD_SECTION_NOT_FOUND')
  return { boardId, board, title: section.title, pinCount: section.pinCount }
}

interface NotedSection {
  boardId: string
  sectionId: string
  kind: 'section_created' | 'section_renamed' | 'section_deleted'
  pinCount?: number
}

const noteSection = (
  tx: Db,
  { userId }: Member,
  section: NotedSection,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<string> => noteActivity(tx, { ...section, actorId: userId }, deps)

const nameTaken = () => new DomainError('SECTION_NAME_TAKEN', { fields: { name: { key: 'field.taken' } } })
