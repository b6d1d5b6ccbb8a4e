import { deactivate } from '../../apps/api/src/domains/account-life/account-life-store.ts'
import {
  aBusiness,
  aColleague,
  anAdAccount,
  give,
} from '../../apps/api/src/domains/business/testing/a-business.ts'
import { insertPartnership } from '../../apps/api/src/domains/business/partnership-store.ts'
import { aSignedUpPerson, viewerOf } from '../../apps/api/src/domains/identity/testing/people.ts'
import type { Context } from '../../apps/api/src/kernel/context.ts'
import type { Db, Deps } from '../../apps/api/src/kernel/deps.ts'
import { aMember, visitor } from '../../apps/api/src/testing/test-callers.ts'
import type { BoardName, BoardWorld } from './board-world.ts'
import { MEMBERS, type Kind } from './viewer-kinds.ts'

export type Viewer = Context['viewer']
export type Person = Awaited<ReturnType<typeof aMember>>
export type PersonIds = Record<(typeof MEMBERS)[number] | 'whoLeft', string>

/** One person of every kind, and who they are to the site. */
export async function thePeople(deps: Deps) {
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
  const partner = await aBusiness(deps, 'Partner agency')
  await insertPartnership(deps.read, [shop.id, partner.id], deps.now())
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
    business: {
      id: shop.id,
      adAccountId,
      profileId: shop.profileId,
      partnerId: partner.id,
      partnerOwnerId: partner.owner.userId,
    },
    otherBusinessId: otherShop.id,
  }
}

/** Who follows, blocks and works with whom. */
export async function theRelations(
  db: Db,
  createdAt: Date,
  ids: PersonIds,
  boards: Record<BoardName, BoardWorld>,
): Promise<void> {
  const follow = (followerId: string, followeeId: string) => ({ followerId, followeeId, createdAt })
  await db.insertInto('userFollows').values(follow(ids.follower, ids.owner)).execute()
  await db.insertInto('userFollows').values(follow(ids.privateOwnerFollower, ids.privateOwner)).execute()
  await db.insertInto('followRequests').values(follow(ids.privateOwnerRequester, ids.privateOwner)).execute()
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
  await db.updateTable('users').set({ isPrivateProfile: true }).where('id', '=', ids.privateOwner).execute()
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
