import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { boardCreated, boardDeleted, countFor, privacyChanged } from '../users/user-service.ts'
import { noteActivity } from './board-activity-service.ts'
import { archived, unarchived } from './board-rules.ts'
import { findBoard, lockOwnBoard, type LockedBoard } from './board-service.ts'
import { slugOf } from './board-slug.ts'
import * as boardStore from './board-store.ts'
import { keepDeletedBoard } from './deleted-board-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

export const MAX_BOARDS = 2_000 // facts §2

export interface BoardDraft {
  name: string
  description: string
  category?: string | null | undefined
  privacy: string
  layout: string
  collaborator_invites_enabled: boolean
  initial_pins: readonly string[]
}

/** Makes a board with its first pins; returns its id. */
export const createBoard = (viewer: Member, draft: BoardDraft, deps: Needs): Promise<string> =>
  deps.transact((tx) => addBoard(tx, viewer, draft, deps))

/** Makes a board together with what else its caller saves; returns its id. */
export async function addBoard(tx: Db, viewer: Member, draft: BoardDraft, deps: EmitDeps): Promise<string> {
  const id = deps.newId()
  const slug = await freeSlug(tx, viewer, draft.name, id)
  if ((await boardStore.countBoards(tx, viewer.userId)) >= MAX_BOARDS) throw new DomainError('LIMIT_REACHED')
  const { name, description, privacy, layout } = draft
  const words = { name, slug, description, category: draft.category ?? null }
  await boardStore.insertBoard(tx, {
    id,
    ownerId: viewer.userId,
    ...words,
    privacy,
    layout,
    collaboratorInvitesEnabled: draft.collaborator_invites_enabled,
    createdAt: deps.now(),
  })
  await countFor(tx, viewer.userId, boardCreated(privacy))
  await emit(tx, deps, 'boardCreated', { boardId: id, owner: viewer, initialPinIds: draft.initial_pins })
  return id
}

export interface BoardEdit {
  board_id: string
  name?: string | undefined
  description?: string | undefined
  category?: string | null | undefined
  privacy?: string | undefined
  layout?: string | undefined
  cover_pin_id?: string | null | undefined
  collaborator_invites_enabled?: boolean | undefined
  collaborator_requests_enabled?: boolean | undefined
}

export function editBoard(viewer: Member, edit: BoardEdit, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    const board = await lockOwnBoard(tx, viewer, edit.board_id)
    if (edit.cover_pin_id && !(await boardStore.isPinOnBoard(tx, board.id, edit.cover_pin_id)))
      throw new DomainError('PIN_NOT_FOUND')
    const { name, privacy = board.privacy } = edit
    const isRenamed = name !== undefined && name !== board.name
    const slug = isRenamed ? await freeSlug(tx, viewer, name, board.id, board.slug) : board.slug
    if (slug !== board.slug) await boardStore.keepAddress(tx, board.id)
    if (isRenamed)
      await noteActivity(tx, { boardId: board.id, actorId: viewer.userId, kind: 'renamed' }, deps)
    await boardStore.saveBoard(tx, board.id, { ...changesOf(edit), ...(isRenamed && { slug }), privacy })
    if (privacy === board.privacy) return
    await emit(tx, deps, 'boardPrivacyChanged', { boardId: board.id })
    await countFor(tx, viewer.userId, privacyChanged(board.privacy, privacy))
  })
}

const changesOf = (edit: BoardEdit): boardStore.BoardChanges => ({
  ...(edit.name !== undefined && { name: edit.name }),
  ...(edit.description !== undefined && { description: edit.description }),
  ...(edit.category !== undefined && { category: edit.category }),
  ...(edit.layout !== undefined && { layout: edit.layout }),
  ...(edit.cover_pin_id !== undefined && { coverPinId: edit.cover_pin_id }),
  ...(edit.collaborator_invites_enabled !== undefined && {
    collaboratorInvitesEnabled: edit.collaborator_invites_enabled,
  }),
  ...(edit.collaborator_requests_enabled !== undefined && {
    collaboratorRequestsEnabled: edit.collaborator_requests_enabled,
  }),
})

/** Deletes a board with everything on it, restorably; returns how many pins went. */
export function deleteBoard(viewer: Member, boardId: string, deps: Needs): Promise<number> {
  return deps.transact(async (tx) => {
    const board = await lockOwnBoard(tx, viewer, boardId)
    await deleteHeldBoard(tx, board, deps)
    return board.pinCount
  })
}

/** Deletes a held board restorably, as its owner. */
export async function deleteHeldBoard(tx: Db, board: LockedBoard, deps: EmitDeps): Promise<void> {
  const { id, ownerId } = board
  await keepDeletedBoard(tx, id, deps.now())
  await emit(tx, deps, 'boardDeleting', { boardId: id, deletedById: ownerId })
  await boardStore.deleteBoard(tx, id)
  await countFor(tx, ownerId, boardDeleted(board))
}

/** Deletes a board that nothing is on and nobody shares; it is not kept. Returns whether it was such a one. */
export async function deleteEmptyBoard(
  tx: Db,
  viewer: Member,
  boardId: string,
  deps: EmitDeps,
): Promise<boolean> {
  const board = await lockOwnBoard(tx, viewer, boardId)
  if (board.pinCount > 0 || board.collaboratorCount > 0) return false
  await emit(tx, deps, 'boardDeleting', { boardId, deletedById: viewer.userId })
  await boardStore.deleteBoard(tx, boardId)
  await countFor(tx, board.ownerId, boardDeleted(board))
  return true
}

export function archiveBoard(
  viewer: Member,
  boardId: string,
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    const { id, archivedAt } = archived(await lockOwnBoard(tx, viewer, boardId), now())
    await boardStore.saveBoard(tx, id, { archivedAt })
  })
}

export function unarchiveBoard(
  viewer: Member,
  boardId: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    const { id, archivedAt } = unarchived(await lockOwnBoard(tx, viewer, boardId))
    await boardStore.saveBoard(tx, id, { archivedAt })
  })
}

/** The address of a name among the boards of its owner; throws BOARD_NAME_TAKEN. */
async function freeSlug(tx: Db, viewer: Member, name: string, id: string, own?: string): Promise<string> {
  const slug = slugOf(name, id)
  await boardStore.lockBoardNames(tx, viewer.userId)
  if (slug !== own && (await boardStore.isSlugTaken(tx, viewer.userId, slug)))
    throw new DomainError('BOARD_NAME_TAKEN', { fields: { name: { key: 'field.taken' } } })
  return slug
}

/**
 * Puts the named boards of the viewer in this order, all or none.
 * @throws DomainError BOARD_NOT_FOUND, or NOT_ALLOWED for the board of somebody else
 */
export const orderBoards = (
  viewer: Member,
  ids: readonly string[],
  deps: Pick<Deps, 'transact'>,
): Promise<void> =>
  deps.transact(async (tx) => {
    const placed = new Set(await boardStore.placeBoards(tx, viewer.userId, ids))
    const foreign = ids.find((id) => !placed.has(id))
    if (foreign === undefined) return
    await findBoard(tx, viewer, { boardId: foreign })
    throw new DomainError('NOT_ALLOWED')
  })
