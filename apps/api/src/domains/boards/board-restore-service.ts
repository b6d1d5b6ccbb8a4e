import { RESTORABLE_DAYS } from '@tessera/api-types/recently-deleted/contracts'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { boardRestored, countFor } from '../users/user-service.ts'
import { MAX_BOARDS } from './board-edit-service.ts'
import { canAddPins } from './board-policy.ts'
import { sectionAdded } from './board-rules.ts'
import { lockBoard } from './board-service.ts'
import * as boardStore from './board-store.ts'
import { restoreBoardPeople } from './deleted-board-people-store.ts'
import * as deletedStore from './deleted-board-store.ts'
import { MAX_SECTIONS } from './section-service.ts'
import { loadSectionBySlug } from './section-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

/** What was deleted since then can be restored. */
export const restorableSince = ({ now }: Pick<Deps, 'now'>): Date =>
  new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS)

/** A deleted board of the viewer's is there again, with its sections, pins, followers and collaborators. */
export const restoreBoard = (viewer: Member, id: string, deps: Needs): Promise<void> =>
  deps.transact((tx) => restoreBoardIn(tx, viewer, id, deps))

/** The same as a part of a transaction. */
export async function restoreBoardIn(tx: Db, viewer: Member, id: string, deps: EmitDeps): Promise<void> {
  await boardStore.lockBoardNames(tx, viewer.userId)
  const mine = { id, userId: viewer.userId, after: restorableSince(deps) }
  const kept = await deletedStore.findDeletedBoard(tx, mine)
  if (!kept) throw new DomainError('BOARD_NOT_FOUND')
  if (await boardStore.isSlugTaken(tx, viewer.userId, kept.slug)) throw new DomainError('BOARD_NAME_TAKEN')
  if ((await boardStore.countBoards(tx, viewer.userId)) >= MAX_BOARDS) throw new DomainError('LIMIT_REACHED')
  await deletedStore.insertDeletedBoard(tx, kept)
  const collaboratorCount = await restoreBoardPeople(tx, id)
  await deletedStore.forgetBoard(tx, mine)
  await countFor(tx, viewer.userId, boardRestored({ privacy: kept.privacy, collaboratorCount }))
  await emit(tx, deps, 'boardRestored', { boardId: id })
}

/** A section that the viewer deleted is on its board again, with its pins. */
export function restoreSection(viewer: Member, id: string, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    const mine = { id, userId: viewer.userId, after: restorableSince(deps) }
    const kept = await deletedStore.findDeletedSection(tx, mine)
    if (!kept) throw new DomainError('BOARD_SECTION_NOT_FOUND')
    const board = await lockBoard(tx, viewer, kept.boardId)
    if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
    if (board.sectionCount >= MAX_SECTIONS) throw new DomainError('LIMIT_REACHED')
    if (await loadSectionBySlug(tx, board.id, kept.slug)) throw new DomainError('SECTION_NAME_TAKEN')
    await deletedStore.forgetSection(tx, mine)
    await deletedStore.insertDeletedSections(tx, `[${kept.section}]`)
    await boardStore.saveBoard(tx, board.id, { sectionCount: sectionAdded(board).sectionCount })
    await emit(tx, deps, 'sectionRestored', { boardId: board.id, sectionId: id })
  })
}

/** A board of the viewer's cannot be restored any more, and nothing is left of what was on it. */
export function forgetDeletedBoard(viewer: Member, id: string, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    const mine = { id, userId: viewer.userId }
    if (!(await deletedStore.forgetBoard(tx, mine))) throw new DomainError('BOARD_NOT_FOUND')
    await emit(tx, deps, 'deletionFinal', { id })
  })
}

export function forgetDeletedSection(viewer: Member, id: string, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    const mine = { id, userId: viewer.userId }
    if (!(await deletedStore.forgetSection(tx, mine))) throw new DomainError('BOARD_SECTION_NOT_FOUND')
    await emit(tx, deps, 'deletionFinal', { id })
  })
}

/** Forgets boards and sections that can no longer be restored; returns how many. */
export const forgetDeletedBoards = (deps: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deletedStore.forgetOld(deps.read, restorableSince(deps))
