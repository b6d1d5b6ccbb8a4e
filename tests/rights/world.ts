import { deactivate } from '../../apps/api/src/domains/account-life/account-life-store.ts'
import {
  aBusiness,
  aColleague,
  anAdAccount,
  give,
} from '../../apps/api/src/domains/business/testing/a-business.ts'
import { aSignedUpPerson, viewerOf } from '../../apps/api/src/domains/identity/testing/people.ts'
import type { Context } from '../../apps/api/src/kernel/context.ts'
import type { Db, Deps } from '../../apps/api/src/kernel/deps.ts'
import { aMember, visitor } from '../../apps/api/src/testing/test-callers.ts'
import {
  aBoard,
  aPin,
  anImage,
  type TestBoard,
  type TestPin,
} from '../../apps/api/src/testing/test-content.ts'
import { theTalk, type TalkWorld } from './talk-world.ts'
import { MEMBERS, type Kind } from './viewer-kinds.ts'

const aPlaceOf = async (deps: Deps, keeper: Person) => {
  const board = await aBoard(deps, keeper)
  return { board, pin: await aPin(deps, keeper, board) }
}

async function aScheduledPin(deps: Deps, userId: string, boardId: string, imageSignature: string) {
  const id = deps.newId()
  const createdAt = deps.now()
  const words = { title: 'Not yet', description: '', altText: '', areCommentsDisabled: false }
  const scheduledAt = new Date(createdAt.getTime() + 3_600_000)
  await deps.read
    .insertInto('scheduledPins')
    .values({ id, userId, boardId, imageSignature, ...words, scheduledAt, createdAt })
    .execute()
  return id
}

type Viewer = Context['viewer']
type Person = Awaited<ReturnType<typeof aMember>>

/** A board with what hangs on it. */
export interface BoardWorld {
  board: TestBoard
  pin: TestPin
  sectionId: string
  /** Written by who owns the board. */
  commentId: string
  /** Written by the stranger, where they see the pin. */
  strangersCommentId: string
}

export const BOARDS = ['publicBoard', 'protectedBoard', 'secretBoard', 'hermitBoard'] as const
export type BoardName = (typeof BOARDS)[number]

export interface World extends Record<BoardName, BoardWorld>, TalkWorld {
  viewers: Record<Kind, Viewer>
  ids: Record<(typeof MEMBERS)[number] | 'whoLeft', string>
  names: World['ids']
  /** What nobody but its owner may ever read. */
  secrets: string[]
  interest: { id: string; slug: string }
  /** A pin of the stranger's that everybody sees. */
  strangersPin: { pin: TestPin; board: TestBoard }
  /** A picture that everybody in these words has uploaded. */
  ownImage: string
  business: {
    id: string
    adAccountId: string
    inviteId: string
    employeeId: string
    adminId: string
    profileId: string
  }
  uploadId: string
  /** The owner's, on the public board. */
  scheduledPinId: string
  sessionId: string
}

/** A small site in which every kind of viewer stands in their relation to everything. */
export async function prepareWorld(deps: Deps): Promise<World> {
  const people = await thePeople(deps)
  const { owner, hermit, stranger } = people.members
  const ids = { ...byKind(people.members, ({ userId }) => userId), whoLeft: people.whoLeft.userId }
  const names = { ...byKind(people.members, ({ username }) => username), whoLeft: people.whoLeft.username }
  const aPlace = (keeper: typeof owner, privacy: 'public' | 'protected' | 'secret', isListed?: boolean) =>
    aBoardWith(deps, { keeper, stranger, isListed }, privacy)
  const world = {
    publicBoard: await aPlace(owner, 'public'),
    protectedBoard: await aPlace(owner, 'protected'),
    secretBoard: await aPlace(owner, 'secret'),
    hermitBoard: await aPlace(hermit, 'public', false),
  }
  await theRelations(deps.read, deps.now(), ids, world)
  const more = await theRest(deps, people, ids)
  const { business } = people
  return {
    ...world,
    ids,
    names,
    viewers: people.viewers,
    strangersPin: await aPlaceOf(deps, stranger),
    ...(await theTalk(deps, people.members.collaborator, ids)),
    secrets: [
      `${owner.username}@tessera.test`,
      '+15550100200',
      'A secret board of the owner',
      'A pin of secret',
    ],
    ...more,
    scheduledPinId: await aScheduledPin(deps, ids.owner, world.publicBoard.board.id, more.ownImage),
    business: {
      ...business,
      employeeId: ids.businessEmployee,
      adminId: ids.businessAdmin,
      inviteId: more.inviteId,
    },
  }
}

async function thePeople(deps: Deps) {
  const shop = await aBusiness(deps)
  const otherShop = await aBusiness(deps, 'Other & Sons')
  const members = {} as Record<(typeof MEMBERS)[number], Awaited<ReturnType<typeof aMember>>>
  for (const kind of MEMBERS) members[kind] = await aMember(deps, { fullName: `Kim ${kind}` })
  members.businessOwner = shop.owner
  members.otherBusinessOwner = otherShop.owner
  members.businessAdmin = await aColleague(deps, shop.id, 'ADMIN')
  members.businessEmployee = await aColleague(deps, shop.id)
  members.analystOfAsset = await aColleague(deps, shop.id)
  const adAccountId = await anAdAccount(deps, shop.id)
  await give(deps, shop.id, members.analystOfAsset, adAccountId, ['ANALYST'])
  members.employeeOfSite.isEmployee = true
  members.writeBanned.isWriteBanned = true
  const left = await aSignedUpPerson(deps)
  await deactivate(deps.read, left.viewer.userId, deps.now(), null)
  const viewers: Record<Kind, Viewer> = {
    ...members,
    visitor,
    bot: { ...visitor, isBot: true },
    limitedOwner: { ...members.owner, state: 'LIMITED_LOGIN' },
    oldSessionOfWhoLeft: await viewerOf(deps, left.token),
  }
  return {
    members,
    viewers,
    whoLeft: left.viewer,
    business: { id: shop.id, adAccountId, profileId: shop.profileId },
  }
}

const byKind = <K extends string, A, B>(all: Record<K, A>, read: (one: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(all).map(([kind, one]) => [kind, read(one)])) as Record<K, B>

interface Hands {
  keeper: Person
  stranger: Person
  isListed?: boolean | undefined
}

async function aBoardWith(
  deps: Deps,
  { keeper, stranger, isListed }: Hands,
  privacy: 'public' | 'protected' | 'secret',
): Promise<BoardWorld> {
  const board = await aBoard(deps, keeper, {
    privacy,
    name: privacy === 'secret' ? 'A secret board of the owner' : `A ${privacy} board`,
  })
  const sectionId = deps.newId()
  const createdAt = deps.now()
  await deps.read
    .insertInto('boardSections')
    .values({ id: sectionId, boardId: board.id, title: 'Part', slug: 'part', position: 1, createdAt })
    .execute()
  const pin = await aPin(deps, keeper, board, {
    title: `A pin of ${privacy}`,
    sectionId,
    isListed: isListed ?? privacy === 'public',
  })
  const write = async (userId: string) => {
    const id = deps.newId()
    const { aggregatedPinId } = pin
    await deps.read
      .insertInto('comments')
      .values({ id, aggregatedPinId, pinId: pin.id, userId, text: 'Lovely', createdAt })
      .execute()
    return id
  }
  await deps.read
    .updateTable('aggregatedPins')
    .set({ commentCount: 2 })
    .where('id', '=', pin.aggregatedPinId)
    .execute()
  return {
    board,
    pin,
    sectionId,
    commentId: await write(keeper.userId),
    strangersCommentId: await write(stranger.userId),
  }
}

async function theRelations(
  db: Db,
  createdAt: Date,
  ids: World['ids'],
  boards: Record<BoardName, BoardWorld>,
): Promise<void> {
  const follow = (followerId: string, followeeId: string) => ({ followerId, followeeId, createdAt })
  await db.insertInto('userFollows').values(follow(ids.follower, ids.owner)).execute()
  await db.insertInto('userFollows').values(follow(ids.followerOfHermit, ids.hermit)).execute()
  await db.insertInto('followRequests').values(follow(ids.askerOfHermit, ids.hermit)).execute()
  await db
    .insertInto('userBlocks')
    .values([
      { blockerId: ids.owner, blockedId: ids.blockedByOwner, createdAt },
      { blockerId: ids.blockerOfOwner, blockedId: ids.owner, createdAt },
    ])
    .execute()
  const places = [boards.publicBoard, boards.protectedBoard, boards.secretBoard].map(({ board }) => board.id)
  await db
    .insertInto('boardCollaborators')
    .values(
      places.flatMap((boardId) => [
        { boardId, userId: ids.collaborator, canDelete: false, createdAt },
        { boardId, userId: ids.deletingCollaborator, canDelete: true, createdAt },
        { boardId, userId: ids.exCollaborator, canDelete: true, createdAt },
      ]),
    )
    .execute()
  await db.deleteFrom('boardCollaborators').where('userId', '=', ids.exCollaborator).execute()
  await db.updateTable('users').set({ isPrivateProfile: true }).where('id', '=', ids.hermit).execute()
  await db.updateTable('users').set({ isEmployee: true }).where('id', '=', ids.employeeOfSite).execute()
  await db.updateTable('users').set({ isWriteBanned: true }).where('id', '=', ids.writeBanned).execute()
  await db
    .updateTable('users')
    .set({ birthday: new Date('2012-01-01') })
    .where('id', '=', ids.under16)
    .execute()
  await db
    .insertInto('factorPhones')
    .values({ userId: ids.owner, phoneNumber: '+15550100200', confirmedAt: createdAt })
    .execute()
}

async function theRest(deps: Deps, { business }: Awaited<ReturnType<typeof thePeople>>, ids: World['ids']) {
  const { read, newId } = deps
  const createdAt = deps.now()
  const [interestId, inviteId, uploadId, sessionId] = [newId(), newId(), newId(), newId()]
  const slug = `craft-${interestId}`
  await read
    .insertInto('interests')
    .values({ id: interestId, name: `Craft ${interestId}`, slug })
    .execute()
  await read
    .insertInto('businessInvites')
    .values({
      id: inviteId,
      businessId: business.id,
      email: 'guest@tessera.test',
      role: 'EMPLOYEE',
      status: 'PENDING',
      invitedBy: ids.businessOwner,
      tokenHash: deps.randomBytes(32),
      createdAt,
      sentAt: createdAt,
    })
    .execute()
  const ownImage = await anImage(deps)
  await read
    .insertInto('mediaUploads')
    .values(
      MEMBERS.map((kind) => ({
        id: newId(),
        userId: ids[kind],
        mediaType: 'image',
        status: 'succeeded',
        imageSignature: ownImage,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .execute()
  await read
    .insertInto('mediaUploads')
    .values({
      id: uploadId,
      userId: ids.owner,
      mediaType: 'image',
      status: 'registered',
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  await read
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId: ids.owner,
      tokenHash: deps.randomBytes(32),
      createdAt,
      lastSeenAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 3_600_000),
    })
    .execute()
  return { interest: { id: interestId, slug }, inviteId, uploadId, sessionId, ownImage }
}
