import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { countFor } from '../users/user-service.ts'
import { noteActivity } from './board-activity-service.ts'
import {
  type Candidate,
  deleteInvites,
  findCandidates,
  listInvites,
  type OpenInvite,
} from './board-invite-store.ts'
import { canAddPins, canEditBoard } from './board-policy.ts'
import { findBoard, lockBoard, lockOwnBoard, type LockedBoard } from './board-service.ts'
import { canRemoveCollaborator, mayKeepTogether } from './collaborator-policy.ts'
import * as store from './collaborator-store.ts'
import { toCollaboratorInvite } from './collaborator-view.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

/** Who keeps a board; owners read all invites and requests, collaborators what they proposed themselves. */
export async function listKeepers(
  viewer: Member,
  boardId: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<CollaboratorInvite[]> {
  const board = await findBoard(read, viewer, { boardId })
  if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
  const viewerId = viewer.userId
  const writtenBy = canEditBoard(viewer, board) ? null : viewerId
  const rows = [
    ...(await listInvites(read, { boardId, viewerId, writtenBy })),
    ...(await store.listCollaborators(read, boardId, viewerId)),
  ]
  return rows.map((row) => toCollaboratorInvite(row, board, site))
}

/** The entry of a person on a board that the viewer keeps; throws USER_NOT_FOUND. */
export async function findKeeper(
  viewer: Member,
  { boardId, userId }: { boardId: string; userId: string },
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<CollaboratorInvite> {
  const entries = await listKeepers(viewer, boardId, deps)
  const entry = entries.find(({ invited_user }) => invited_user?.id === userId)
  if (!entry) throw new DomainError('USER_NOT_FOUND')
  return entry
}

/** Whether somebody may keep a board with its owner, by the age of both and the blocks between them. */
export async function mayJoin(
  tx: Db,
  { boardId, ownerId, userId }: { boardId: string; ownerId: string; userId: string },
  { now }: Pick<Deps, 'now'>,
): Promise<boolean> {
  const asked = { boardId, ownerId, viewerId: userId, ids: [userId, ownerId] }
  const found = await findCandidates(tx, asked)
  const one = found.find(({ id }) => id === userId)
  const owner = found.find(({ id }) => id === ownerId)
  if (!one || !owner) return false
  const isUnder16 = ({ birthday }: Candidate) => !mayOpenProfile(birthday, now())
  return mayKeepTogether({ isUnder16: isUnder16(owner) }, { isUnder16: isUnder16(one) }, one.isMutual)
}

/** Somebody keeps a held board from now on, by their invitation or request. */
export async function join(
  tx: Db,
  board: LockedBoard,
  { userId, by, isApproved }: { userId: string; by: OpenInvite; isApproved: boolean },
  deps: EmitDeps,
): Promise<void> {
  await endInvites(tx, board.id, userId, deps)
  const { canDelete, invitedBy } = by
  const given = { boardId: board.id, userId, canDelete, invitedBy, createdAt: deps.now() }
  if (!(await store.addCollaborator(tx, given))) return
  if (board.collaboratorCount === 0) await countFor(tx, board.ownerId, { groupBoardCount: 1 })
  await noteActivity(tx, { boardId: board.id, actorId: userId, kind: 'joined' }, deps)
  await emit(tx, deps, 'boardJoined', { boardId: board.id, ownerId: board.ownerId, userId, isApproved })
}

/** Deletes the invites of a person to a board, and their notifications. */
export async function endInvites(tx: Db, boardId: string, userId: string, deps: EmitDeps): Promise<void> {
  await deleteInvites(tx, boardId, userId)
  await emit(tx, deps, 'boardInvitesEnded', { boardId, userIds: [userId] })
}

export function updateAccess(
  viewer: Member,
  { boardId, userId, canDelete }: { boardId: string; userId: string; canDelete: boolean },
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    await lockOwnBoard(tx, viewer, boardId)
    if (!(await store.saveAccess(tx, boardId, userId, canDelete))) throw new DomainError('USER_NOT_FOUND')
  })
}

/** Removes a collaborator, who may be the viewer; their pins stay. Returns how many are left. */
export function removeCollaborator(
  viewer: Member,
  { boardId, userId }: { boardId: string; userId: string },
  deps: Needs,
): Promise<number> {
  return deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    if (!canRemoveCollaborator(viewer, board, userId)) throw new DomainError('NOT_ALLOWED')
    if (!(await part(tx, board, userId, deps))) throw new DomainError('USER_NOT_FOUND')
    await noteParting(tx, viewer, { boardId, userId }, deps)
    return board.collaboratorCount - 1
  })
}

const noteParting = (
  tx: Db,
  viewer: Member,
  { boardId, userId }: { boardId: string; userId: string },
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<string> => {
  const by = { boardId, actorId: viewer.userId }
  const isLeaving = userId === viewer.userId
  return noteActivity(
    tx,
    isLeaving ? { ...by, kind: 'left' } : { ...by, kind: 'person_removed', personId: userId },
    deps,
  )
}

/** Takes somebody off a held board; returns whether they kept it. */
export async function part(tx: Db, board: LockedBoard, userId: string, deps: EmitDeps): Promise<boolean> {
  if (!(await store.removeCollaborator(tx, board.id, userId))) return false
  if (board.collaboratorCount === 1) await countFor(tx, board.ownerId, { groupBoardCount: -1 })
  if (board.pendingOwnerId === userId) await emit(tx, deps, 'boardOfferEnded', { boardId: board.id, userId })
  return true
}
