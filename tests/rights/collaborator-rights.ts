import type { OperationName } from '@tessera/api-types/routes'
import { BOARDS } from './board-world.ts'
import { alike, onBoards, where, type ObjectRights, type Rights } from './rights.ts'
import { ALL, except, type Kind } from './viewer-kinds.ts'
import type { World } from './world.ts'

type Prepare = NonNullable<ObjectRights['prepare']>

const onBoard = ({ board }: { board: { id: string } }) => ({ board_id: board.id })
const KEEPERS: Kind[] = ['owner', 'collaborator', 'deletingCollaborator']
/** On the fourth board nobody keeps company. */
const alone = { privateOwnerBoard: { done: 'USER_NOT_FOUND' } } as const
const boardIds = (world: World) => BOARDS.map((name) => world[name].board.id)

const withCollaborator = ({ board }: { board: { id: string } }, { ids }: World) => ({
  ...onBoard({ board }),
  user_id: ids.collaborator,
})
const withFollower = ({ board }: { board: { id: string } }, { ids }: World) => ({
  ...onBoard({ board }),
  user_id: ids.follower,
})

/** Invites the caller to the public board, unless they collaborate on it. */
const invited: Prepare = async ({ read, newId, now }, { publicBoard, ids }, viewer) => {
  const userId = 'userId' in viewer ? viewer.userId : null
  const keepers: (string | null)[] = [ids.owner, ids.collaborator, ids.deletingCollaborator, null]
  if (keepers.includes(userId)) return {}
  const by = { invitedBy: ids.owner, kind: 'invitation', status: 'new', createdAt: now() }
  await read
    .insertInto('boardInvites')
    .values({ id: newId(), boardId: publicBoard.board.id, userId, ...by })
    .execute()
  return {}
}
const onOwnInvite: Rights = alike('member', ({ publicBoard }) => onBoard(publicBoard), {
  prepare: invited,
  sees: except(ALL, 'blockedByOwner', 'blockerOfOwner'),
  may: except(ALL, ...KEEPERS),
  hidden: 'BOARD_NOT_FOUND',
  refused: 'INVITE_NOT_FOUND',
})

/** The follower asks to join every board. */
const asked: Prepare = async ({ read, newId, now }, world) => {
  const request = { userId: world.ids.follower, kind: 'join_request', status: 'new', createdAt: now() }
  await read
    .insertInto('boardInvites')
    .values(boardIds(world).map((boardId) => ({ id: newId(), boardId, ...request })))
    .execute()
  return {}
}

/** An address is invited to every board. */
const addressInvited: Prepare = async ({ read, newId, now }, world) => {
  const email = 'somebody@tessera.test'
  for (const boardId of boardIds(world)) {
    const code = `board-${boardId}`
    const createdAt = now()
    const by = { inviterId: world.ids.owner, channel: 'email', createdAt, expiresAt: new Date('2999-01-01') }
    await read
      .insertInto('inviteLinks')
      .values({ code, ...by })
      .execute()
    const invite = { kind: 'invitation', status: 'new', invitedBy: world.ids.owner, createdAt }
    await read
      .insertInto('boardInvites')
      .values({ id: newId(), boardId, email, code, ...invite })
      .execute()
  }
  return {}
}

const takesRequests: Prepare = async ({ read }, world) => {
  await read
    .updateTable('boards')
    .set({ collaboratorRequestsEnabled: true })
    .where('id', 'in', boardIds(world))
    .execute()
  return {}
}

const offered: Prepare = async ({ read }, world) => {
  const shared = [world.publicBoard, world.protectedBoard, world.secretBoard].map(({ board }) => board.id)
  await read
    .updateTable('boards')
    .set({ pendingOwnerId: world.ids.collaborator })
    .where('id', 'in', shared)
    .execute()
  return {}
}

const OFFER_PARTIES: Kind[] = ['owner', 'collaborator']

export const collaboratorRights = {
  'collaborators.list': onBoards('member', 'writers', onBoard),
  'collaborators.invite': onBoards('member', 'writers', ({ board }, { ids }) => ({
    board_id: board.id,
    user_ids: [ids.follower],
  })),
  'collaborators.updateAccess': where(
    onBoards('member', 'keeper', (board, world) => ({
      ...withCollaborator(board, world),
      access: ['write'],
    })),
    alone,
  ),
  'collaborators.remove': where(onBoards('member', 'keeper', withCollaborator), {
    ...alone,
    publicBoard: { may: OFFER_PARTIES },
    protectedBoard: { may: OFFER_PARTIES },
    secretBoard: { may: OFFER_PARTIES },
  }),
  'boardInvites.accept': where(onOwnInvite, { itself: { may: except(ALL, ...KEEPERS, 'under16') } }),
  'boardInvites.decline': onOwnInvite,
  'boardInvites.approve': onBoards('member', 'keeper', withFollower, { prepare: asked }),
  'boardInvites.deny': onBoards('member', 'keeper', withFollower, { prepare: asked }),
  'boardInvites.delete': onBoards(
    'member',
    'keeper',
    (board) => ({ ...onBoard(board), email: 'somebody@tessera.test' }),
    { prepare: addressInvited },
  ),
  'joinRequests.create': where(onBoards('member', 'viewers', onBoard, { prepare: takesRequests }), {
    publicBoard: { may: except(ALL, ...KEEPERS, 'under16') },
    protectedBoard: { may: [] },
    secretBoard: { may: [] },
    privateOwnerBoard: { may: ['privateOwnerFollower'] },
  }),
  'boardOwnership.offer': where(onBoards('member', 'keeper', withCollaborator), alone),
  'boardOwnership.accept': where(onBoards('member', 'keeper', onBoard, { prepare: offered }), {
    publicBoard: { may: ['collaborator'] },
    protectedBoard: { may: ['collaborator'] },
    secretBoard: { may: ['collaborator'] },
    privateOwnerBoard: { may: [] },
  }),
  'boardOwnership.cancel': where(onBoards('member', 'keeper', onBoard, { prepare: offered }), {
    publicBoard: { may: OFFER_PARTIES },
    protectedBoard: { may: OFFER_PARTIES },
    secretBoard: { may: OFFER_PARTIES },
  }),
} satisfies Partial<Record<OperationName, Rights>>
