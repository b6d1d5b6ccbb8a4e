import type { Listener } from '../../kernel/events.ts'
import { lockThose } from '../users/user-service.ts'
import { inviteByAddress, inviteByCode } from './board-address-service.ts'
import { deleteInvitesBetween, sharedBoards } from './block-store.ts'
import { lockBoards } from './board-store.ts'
import { part } from './collaborator-service.ts'

export const onMemberJoined: Listener<'memberJoined'> = async (tx, deps, { userId, inviteCode }) => {
  if (inviteCode !== null) await inviteByCode(tx, userId, inviteCode, deps)
}

export const onEmailProved: Listener<'emailProved'> = (tx, deps, proved) => inviteByAddress(tx, proved, deps)

/** Two people who part by a block keep no board together, and no invitation stands between them. */
export const onBlocking: Listener<'userBlocking'> = async (tx, deps, { blockerId, blockedId }) => {
  const shared = await sharedBoards(tx, blockerId, blockedId)
  const boards = await lockBoards(tx, null, shared)
  await lockThose(tx, [blockerId, blockedId])
  for (const board of boards) await part(tx, board, board.ownerId === blockerId ? blockedId : blockerId, deps)
  await deleteInvitesBetween(tx, blockerId, blockedId)
}
