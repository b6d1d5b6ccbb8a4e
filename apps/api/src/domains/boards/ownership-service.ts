import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { boardCreated, boardDeleted, countForAll, type CounterShift } from '../users/user-service.ts'
import { noteActivity } from './board-activity-service.ts'
import { MAX_BOARDS } from './board-edit-service.ts'
import { removeBoardFollow } from './board-follow-store.ts'
import { lockBoard, lockOwnBoard, type LockedBoard } from './board-service.ts'
import { slugOf } from './board-slug.ts'
import { countBoards, isSlugTaken, keepAddress, lockBoardNames } from './board-store.ts'
import { canCancelTransfer } from './collaborator-policy.ts'
import { isCollaborator, savePendingOwner, swapOwner } from './collaborator-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

/** Offers a board to a collaborator; an earlier offer to somebody else ends. */
export const offerBoard = (
  viewer: Member,
  { boardId, userId }: { boardId: string; userId: string },
  deps: Needs,
): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockOwnBoard(tx, viewer, boardId)
    if (!(await isCollaborator(tx, boardId, userId))) throw new DomainError('USER_NOT_FOUND')
    if (board.pendingOwnerId === userId) return
    await endOffer(tx, board, deps)
    await savePendingOwner(tx, boardId, userId)
    await emit(tx, deps, 'boardOffered', { boardId, ownerId: board.ownerId, userId })
  })

export const cancelOffer = (viewer: Member, boardId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    if (!canCancelTransfer(viewer, board)) throw new DomainError('NOT_ALLOWED')
    await endOffer(tx, board, deps)
  })

async function endOffer(tx: Db, { id, pendingOwnerId }: LockedBoard, deps: EmitDeps): Promise<void> {
  if (pendingOwnerId === null) return
  await savePendingOwner(tx, id, null)
  await emit(tx, deps, 'boardOfferEnded', { boardId: id, userId: pendingOwnerId })
}

/** The viewer becomes the owner of a board that is offered to them. */
export const takeOver = (viewer: Member, boardId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    const to = viewer.userId
    if (board.pendingOwnerId !== to) throw new DomainError('NOT_ALLOWED')
    if ((await countBoards(tx, to)) >= MAX_BOARDS) throw new DomainError('LIMIT_REACHED')
    const slug = await ownSlug(tx, to, board)
    await endOffer(tx, board, deps)
    await keepAddress(tx, boardId)
    await swapOwner(tx, { boardId, from: board.ownerId, to, slug, at: deps.now() })
    await removeBoardFollow(tx, to, boardId)
    await countForAll(tx, shiftsOf(board, to))
    await noteActivity(tx, { boardId, actorId: to, kind: 'took_over' }, deps)
    await emit(tx, deps, 'boardPrivacyChanged', { boardId })
    await emit(tx, deps, 'boardTransferred', { boardId, formerOwnerId: board.ownerId, ownerId: to })
  })

/** The board's address among those of its new owner, who may have one of this name already. */
async function ownSlug(tx: Db, ownerId: string, { id, name }: LockedBoard): Promise<string> {
  const slug = slugOf(name, id)
  await lockBoardNames(tx, ownerId)
  return (await isSlugTaken(tx, ownerId, slug)) ? `${slug}-${id}` : slug
}

const shiftsOf = (board: LockedBoard, to: string): Map<string, CounterShift> =>
  new Map([
    [board.ownerId, boardDeleted(board)],
    [to, { ...boardCreated(board.privacy), groupBoardCount: 1 }],
  ])
