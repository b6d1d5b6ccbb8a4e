import { saveMembership } from '../../apps/api/src/domains/business/asset-group-member-store.ts'
import { insertGroup } from '../../apps/api/src/domains/business/asset-group-store.ts'
import { insertInvite } from '../../apps/api/src/domains/business/invite-store.ts'
import { saveGroupPartner } from '../../apps/api/src/domains/business/group-partner-store.ts'
import { insertHistory } from '../../apps/api/src/domains/business/history-store.ts'
import { insertPlan } from '../../apps/api/src/domains/marketing-plans/marketing-plan-store.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'
import { anImage, type TestBoard, type TestPin } from '../../apps/api/src/testing/test-content.ts'
import { theAds } from './ads-world.ts'
import { aBoardWith, aPlaceOf, type BoardName, type BoardWorld } from './board-world.ts'
import { theDrafts } from './draft-world.ts'
import { theImport } from './import-world.ts'
import { theGoods, type GoodsWorld } from './goods-world.ts'
import { type PersonIds, thePeople, theRelations, type Viewer } from './people-world.ts'
import { theHierarchy, type HierarchyWorld } from './hierarchy-world.ts'
import { theTalk, type TalkWorld } from './talk-world.ts'
import { MEMBERS, type Kind } from './viewer-kinds.ts'

async function aScheduledPin(deps: Deps, userId: string, boardId: string, imageSignature: string) {
  const id = deps.newId()
  const createdAt = deps.now()
  const scheduledAt = new Date(createdAt.getTime() + 3_600_000)
  await deps.read
    .insertInto('scheduledPins')
    .values({ id, userId, boardId, imageSignature, title: 'Not yet', scheduledAt, createdAt })
    .execute()
  return id
}

export interface World extends Record<BoardName, BoardWorld>, TalkWorld {
  viewers: Record<Kind, Viewer>
  ids: PersonIds
  names: PersonIds
  /** What only its owner may ever read. */
  secrets: string[]
  interest: { id: string; slug: string }
  /** A pin of the stranger's that everybody sees. */
  strangersPin: { pin: TestPin; board: TestBoard }
  /** A picture that everybody in these words has uploaded. */
  ownImage: string
  business: {
    id: string
    adAccountId: string
    promotionId: string
    invoiceId: string
    inviteId: string
    assetGroupId: string
    marketingPlanId: string
    historyId: string
    employeeId: string
    adminId: string
    profileId: string
    partnerId: string
    /** A request of the partner that waits for the business. */
    requestId: string
  } & GoodsWorld &
    HierarchyWorld
  otherBusinessId: string
  uploadId: string
  /** The owner's, on the public board. */
  scheduledPinId: string
  /** The owner's; the second was deleted just now. */
  pinDraftId: string
  deletedDraftId: string
  /** The owner's: a file that they uploaded, and an import that can begin. */
  archiveId: string
  libraryImportId: string
  sessionId: string
}

/** A small site in which every kind of viewer stands in their relation to everything. */
export async function prepareWorld(deps: Deps): Promise<World> {
  const people = await thePeople(deps)
  const { owner, privateOwner, stranger } = people.members
  const ids = { ...byKind(people.members, ({ userId }) => userId), whoLeft: people.whoLeft.userId }
  const names = { ...byKind(people.members, ({ username }) => username), whoLeft: people.whoLeft.username }
  const aPlace = (keeper: typeof owner, privacy: 'public' | 'protected' | 'secret', isListed?: boolean) =>
    aBoardWith(deps, { keeper, stranger, isListed }, privacy)
  const world = {
    publicBoard: await aPlace(owner, 'public'),
    protectedBoard: await aPlace(owner, 'protected'),
    secretBoard: await aPlace(owner, 'secret'),
    privateOwnerBoard: await aPlace(privateOwner, 'public', false),
  }
  await theRelations(deps.read, deps.now(), ids, world)
  const more = await theRest(deps, people, ids)
  const { business } = people
  const hierarchy = await theHierarchy(deps, business.id, {
    managerId: ids.organizationManager,
    askedId: ids.stranger,
  })
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
    ...(await theDrafts(deps, ids.owner, world.publicBoard.board.id, more.ownImage)),
    ...(await theImport(deps, ids.owner)),
    business: {
      ...business,
      ...(await theAds(deps, business)),
      ...(await theGoods(deps, { businessId: business.id, adAccountId: business.adAccountId })),
      employeeId: ids.businessEmployee,
      adminId: ids.businessAdmin,
      inviteId: more.inviteId,
      assetGroupId: more.assetGroupId,
      marketingPlanId: await aMarketingPlan(deps, business.id, ids.businessOwner),
      historyId: more.historyId,
      requestId: await theRequest(deps, business),
      ...hierarchy,
    },
    otherBusinessId: people.otherBusinessId,
  }
}

const byKind = <K extends string, A, B>(all: Record<K, A>, read: (one: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(all).map(([kind, one]) => [kind, read(one)])) as Record<K, B>

type People = Awaited<ReturnType<typeof thePeople>>

async function theRest(deps: Deps, { business }: People, ids: PersonIds) {
  const { read, newId } = deps
  const createdAt = deps.now()
  const [interestId, inviteId, uploadId, sessionId, assetGroupId, historyId] = Array.from(
    { length: 6 },
    newId,
  ) as [string, string, string, string, string, string]
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
  await theAssetGroup(deps, {
    businessId: business.id,
    id: assetGroupId,
    memberId: ids.businessEmployee,
    partnerId: business.partnerId,
  })
  await deps.transact((tx) =>
    insertHistory(tx, {
      id: historyId,
      businessId: business.id,
      actorId: ids.businessOwner,
      occurredAt: deps.now(),
      action: 'UPDATE',
      entityType: 'BUSINESS',
      entityId: business.id,
      entityName: 'Kiln & Co',
      changes: [],
    }),
  )
  return {
    assetGroupId,
    historyId,
    interest: { id: interestId, slug },
    inviteId,
    uploadId,
    sessionId,
    ownImage,
  }
}

async function theRequest(
  deps: Deps,
  { id: businessId, partnerId, partnerOwnerId, adAccountId }: People['business'],
): Promise<string> {
  const id = deps.newId()
  await insertInvite(deps.read, {
    id,
    businessId: partnerId,
    inviteType: 'PARTNER_REQUEST',
    email: null,
    userId: null,
    invitedBusinessId: businessId,
    role: null,
    assets: [{ id: adAccountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    invitedBy: partnerOwnerId,
    tokenHash: deps.randomBytes(32),
    at: deps.now(),
  })
  return id
}

/** A group without assets, with one person and one partner in it. */
async function theAssetGroup(
  deps: Deps,
  { businessId, id, memberId, partnerId }: Record<'businessId' | 'id' | 'memberId' | 'partnerId', string>,
): Promise<void> {
  const createdAt = deps.now()
  const group = {
    id,
    businessId,
    name: 'Spring',
    description: '',
    types: ['OTHER' as const],
    createdBy: memberId,
  }
  await insertGroup(deps.read, { ...group, createdAt })
  await saveGroupPartner(
    deps.read,
    { businessId, groupId: id, partnerId },
    { permissions: ['ANALYST'], endsAt: null },
    createdAt,
  )
  await saveMembership(deps.read, {
    businessId,
    groupId: id,
    userId: memberId,
    permissions: ['ANALYST'],
    endsAt: null,
    createdAt,
  })
}

async function aMarketingPlan(deps: Deps, businessId: string, createdBy: string): Promise<string> {
  const id = deps.newId()
  await insertPlan(deps.read, {
    id,
    businessId,
    name: 'Autumn',
    goal: 'DRIVE_TRAFFIC',
    dailyBudgetMicros: '20000000',
    weeklyAddToCarts: 0,
    weeklyLeads: 0,
    weeklyCheckouts: 0,
    createdBy,
    createdAt: deps.now(),
  })
  return id
}
