import { MAX_COLLABORATORS } from '@tessera/api-types/boards/board-limits'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { inviteAddresses } from './board-address-service.ts'
import * as store from './board-invite-store.ts'
import { canEditBoard } from './board-policy.ts'
import { lockBoard, lockOwnBoard, type LockedBoard } from './board-service.ts'
import { canAskToJoin, canDeleteInvite, canInvite, mayKeepTogether } from './collaborator-policy.ts'
import { endInvites, join, mayJoin } from './collaborator-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Needs = EmitDeps & Pick<Deps, 'limits' | 'read' | 'transact'>

const CALLS_A_DAY = 100

interface Named {
  boardId: string
  userIds: readonly string[]
  emails: readonly string[]
}

const consumeLimit = async (viewer: Member, deps: Pick<Deps, 'limits' | 'read'>): Promise<void> =>
  deps.limits.consume(`board-invites:${viewer.userId}`, await limitFor(viewer, CALLS_A_DAY, deps), DAY_MS)

/** Invites people to a board; what collaborators ask for waits for its owner. */
export async function invitePeople(viewer: Member, named: Named, deps: Needs): Promise<void> {
  await consumeLimit(viewer, deps)
  const ids = [...new Set(named.userIds)]
  const emails = [...new Set(named.emails)]
  await deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, named.boardId)
    if (!canInvite(viewer, board)) throw new DomainError('NOT_ALLOWED')
    // Collaborators name members only: the owner approves people, whom an address does not tell.
    if (emails.length > 0 && !canEditBoard(viewer, board)) throw new DomainError('NOT_ALLOWED')
    await requireSeats(tx, board, { ids, emails })
    await inviteMembers(tx, viewer, { board, ids }, deps)
    await inviteAddresses(tx, viewer, { boardId: board.id, emails }, deps)
  })
}

/** Who has a seat takes no other. */
async function requireSeats(
  tx: Db,
  { id, ownerId }: LockedBoard,
  named: { ids: readonly string[]; emails: readonly string[] },
): Promise<void> {
  const ids = named.ids.filter((one) => one !== ownerId)
  const { seats, known } = await store.countSeats(tx, id, { ...named, ids })
  const added = ids.length + named.emails.length - known
  if (added > 0 && seats + added > MAX_COLLABORATORS) throw new DomainError('LIMIT_REACHED')
}

async function inviteMembers(
  tx: Db,
  viewer: Member,
  { board, ids }: { board: LockedBoard; ids: readonly string[] },
  deps: EmitDeps,
): Promise<void> {
  const people = await requireCandidates(tx, viewer, board, ids, deps)
  const isOwner = canEditBoard(viewer, board)
  const invites = people.map((userId) => ({
    ...newInvite(board.id, userId, deps),
    invitedBy: viewer.userId,
    kind: 'invitation' as const,
    status: isOwner ? ('new' as const) : ('not_invited' as const),
  }))
  for (const userId of await store.insertInvites(tx, invites)) {
    const { id: boardId, ownerId } = board
    if (isOwner) await emit(tx, deps, 'boardInvited', { boardId, userId, invitedById: viewer.userId })
    else await emit(tx, deps, 'boardInviteProposed', { boardId, ownerId, proposedById: viewer.userId })
  }
}

const newInvite = (boardId: string, userId: string, deps: Pick<Deps, 'newId' | 'now'>) => ({
  id: deps.newId(),
  boardId,
  userId,
  email: null,
  code: null,
  isReached: true,
  createdAt: deps.now(),
})

/** Those of the named people who do not keep the board yet; throws unless all may. */
async function requireCandidates(
  tx: Db,
  viewer: Member,
  board: LockedBoard,
  ids: readonly string[],
  { now }: Pick<Deps, 'now'>,
): Promise<string[]> {
  const { id: boardId, ownerId } = board
  const asked = { boardId, ownerId, viewerId: viewer.userId, ids: [...ids, ownerId] }
  const found = new Map((await store.findCandidates(tx, asked)).map((one) => [one.id, one]))
  const isUnder16 = (id: string) => !mayOpenProfile(found.get(id)?.birthday ?? null, now())
  const owner = { isUnder16: isUnder16(ownerId) }
  return ids.filter((id) => {
    const one = found.get(id)
    if (!one) throw new DomainError('USER_NOT_FOUND')
    if (id === ownerId || one.isCollaborator) return false
    if (!mayKeepTogether(owner, { isUnder16: isUnder16(id) }, one.isMutual))
      throw new DomainError('NOT_ALLOWED')
    return true
  })
}

/** Asks the owner of a board for a seat; an open invitation stays one. */
export async function askToJoin(viewer: Member, boardId: string, deps: Needs): Promise<boolean> {
  await consumeLimit(viewer, deps)
  return deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    if (!canAskToJoin(viewer, board)) throw new DomainError('NOT_ALLOWED')
    const { userId } = viewer
    const standing = await store.findInvites(tx, boardId, userId)
    if (standing.some(({ status }) => status === 'new')) return standing[0]?.kind === 'join_request'
    await requireSeats(tx, board, { ids: [userId], emails: [] })
    await requireCandidates(tx, viewer, board, [userId], deps)
    const request = { ...newInvite(boardId, userId, deps), invitedBy: null }
    await store.insertInvites(tx, [{ ...request, kind: 'join_request', status: 'new' }])
    await emit(tx, deps, 'boardJoinRequested', { boardId, ownerId: board.ownerId, userId })
    return true
  })
}

/** Accepts the own invitation. */
export const acceptInvite = (viewer: Member, boardId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    const { userId } = viewer
    const invites = await store.findInvites(tx, boardId, userId)
    const by = invites.find(({ kind, status }) => kind === 'invitation' && status === 'new')
    if (!by) throw new DomainError('INVITE_NOT_FOUND')
    if (!(await mayJoin(tx, { boardId, ownerId: board.ownerId, userId }, deps)))
      throw new DomainError('INVITE_NOT_FOUND')
    await join(tx, board, { userId, by, isApproved: false }, deps)
  })

/** Declines the own invitation, or takes back the own request. */
export const declineInvite = (viewer: Member, boardId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    await lockBoard(tx, viewer, boardId)
    const invites = await store.findInvites(tx, boardId, viewer.userId)
    if (!invites.some(({ status }) => status === 'new')) throw new DomainError('INVITE_NOT_FOUND')
    await endInvites(tx, boardId, viewer.userId, deps)
  })

interface OneInvite {
  boardId: string
  userId: string
}

/** Approves a request, whose person joins, or a proposal, which becomes an invitation. */
export const approveInvite = (viewer: Member, { boardId, userId }: OneInvite, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockOwnBoard(tx, viewer, boardId)
    const invite = await requireWaiting(tx, viewer, board, userId)
    if (invite.kind === 'join_request') return join(tx, board, { userId, by: invite, isApproved: true }, deps)
    await store.approveProposal(tx, boardId, userId)
    const invitedById = invite.invitedBy ?? viewer.userId
    await emit(tx, deps, 'boardInvited', { boardId, userId, invitedById })
  })

export const denyInvite = (viewer: Member, { boardId, userId }: OneInvite, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockOwnBoard(tx, viewer, boardId)
    await requireWaiting(tx, viewer, board, userId)
    await store.deleteNamedInvite(tx, boardId, userId)
    await emit(tx, deps, 'boardInvitesEnded', { boardId, userIds: [userId] })
  })

/** What waits for the owner to decide, of somebody they may meet. */
async function requireWaiting(
  tx: Db,
  viewer: Member,
  { id: boardId, ownerId }: LockedBoard,
  userId: string,
): Promise<store.OpenInvite> {
  const invite = await store.findNamedInvite(tx, boardId, userId)
  const asked = { boardId, ownerId, viewerId: viewer.userId, ids: [userId] }
  const isWaiting = invite?.kind === 'join_request' || invite?.status === 'not_invited'
  if (!invite || !isWaiting || (await store.findCandidates(tx, asked)).length === 0)
    throw new DomainError('INVITE_NOT_FOUND')
  return invite
}

/** Takes back the invitation of a person or of an address. */
export const deleteInvite = (
  viewer: Member,
  { boardId, userId, email }: { boardId: string; userId?: string | undefined; email?: string | undefined },
  deps: Needs,
): Promise<void> =>
  deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    const invite = userId === undefined ? undefined : await store.findNamedInvite(tx, boardId, userId)
    if (!canDeleteInvite(viewer, board, invite ?? { invitedBy: null })) throw new DomainError('NOT_ALLOWED')
    if (email !== undefined) {
      const gone = await store.deleteAddress(tx, boardId, email)
      if (!gone) throw new DomainError('INVITE_NOT_FOUND')
      if (gone.userId !== null) await emit(tx, deps, 'boardInvitesEnded', { boardId, userIds: [gone.userId] })
      return
    }
    if (invite?.kind !== 'invitation' || userId === undefined) throw new DomainError('INVITE_NOT_FOUND')
    await store.deleteNamedInvite(tx, boardId, userId)
    await emit(tx, deps, 'boardInvitesEnded', { boardId, userIds: [userId] })
  })
