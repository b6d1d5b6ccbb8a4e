import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { countFor, findProfile, lockPeople, lockThose } from '../users/user-service.ts'
import { canBlock, canFollow, mustAsk } from './follow-policy.ts'
import { addRequest, dropRequest } from './follow-request-store.ts'
import { blocked, followed, requested, unblocked, unfollowed, type Tie } from './follow-rules.ts'
import * as followStore from './follow-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

export type UserTie = Tie & { user_id: string }

type Person = Awaited<ReturnType<typeof findProfile>>

/** Takes both rows in order, loads the person, and returns the tie that `work` leaves. */
async function tying(
  viewer: Member,
  userId: string,
  { transact }: Pick<Deps, 'transact'>,
  work: (tx: Db, person: Person, tie: Tie) => Promise<Tie>,
  boardsFirst: (tx: Db) => Promise<void> = async () => {},
): Promise<UserTie> {
  return transact(async (tx) => {
    // Everywhere boards are taken before people, so that no two calls wait for each other.
    await boardsFirst(tx)
    await lockPeople(tx, [viewer.userId, userId])
    const person = await findProfile(tx, viewer, { userId })
    return { user_id: userId, ...(await work(tx, person, tieOf(person))) }
  })
}

const tieOf = (person: Person): Tie => ({
  explicitly_followed_by_me: person.isFollowedByViewer,
  blocked_by_me: person.isBlockedByViewer,
  follow_requested_by_me: person.isRequestedByViewer,
  follower_count: person.followerCount,
})

export function followUser(viewer: Member, userId: string, deps: Needs): Promise<UserTie> {
  return tying(viewer, userId, deps, async (tx, person, tie) => {
    if (!canFollow(viewer, person)) throw new DomainError('NOT_ALLOWED')
    if (mustAsk(person)) {
      await addRequest(tx, viewer.userId, userId, deps.now())
      await emit(tx, deps, 'followRequested', { followerId: viewer.userId, followeeId: userId })
      return requested(tie)
    }
    await beginFollow(tx, viewer.userId, userId, deps.now())
    await emit(tx, deps, 'userFollowed', { followerId: viewer.userId, followeeId: userId })
    return followed(tie)
  })
}

/** Skips whom the viewer may not follow; returns the ties to all others, new or not. */
export async function followMany(
  viewer: Member,
  userIds: readonly string[],
  deps: Needs,
): Promise<UserTie[]> {
  return deps.transact(async (tx) => {
    await lockThose(tx, [viewer.userId, ...userIds])
    const added = await followStore.addFollows(tx, viewer.userId, userIds, deps.now())
    await countFor(tx, viewer.userId, { followingCount: added.length })
    await emit(tx, deps, 'usersFollowed', { followerId: viewer.userId, followeeIds: added })
    const people = await hydrateUserCards({ ...deps, read: tx }, viewer, userIds)
    return people
      .filter((person) => person.explicitly_followed_by_me)
      .map(({ id, explicitly_followed_by_me, blocked_by_me, follower_count }) => ({
        user_id: id,
        explicitly_followed_by_me,
        blocked_by_me,
        follow_requested_by_me: false,
        follower_count,
      }))
  })
}

/** It ends the follows of the person's single boards, too, and returns how many. */
export async function unfollowUser(
  viewer: Member,
  userId: string,
  deps: Needs,
): Promise<UserTie & { board_follows_ended: number }> {
  let ended = 0
  const tie = await tying(
    viewer,
    userId,
    deps,
    async (tx, _person, tie) => {
      if (await dropRequest(tx, viewer.userId, userId))
        await emit(tx, deps, 'followRequestWithdrawn', { followerId: viewer.userId, followeeId: userId })
      await endFollow(tx, viewer.userId, userId)
      return unfollowed(tie)
    },
    async (tx) => void (ended = await followStore.dropBoardFollows(tx, viewer.userId, userId)),
  )
  return { ...tie, board_follows_ended: ended }
}

export function blockUser(viewer: Member, userId: string, deps: Needs): Promise<UserTie> {
  return tying(
    viewer,
    userId,
    deps,
    async (tx, person, tie) => {
      if (!canBlock(viewer, person)) throw new DomainError('NOT_ALLOWED')
      await followStore.addBlock(tx, viewer.userId, userId, deps.now())
      await dropRequest(tx, viewer.userId, userId)
      await dropRequest(tx, userId, viewer.userId)
      await endFollow(tx, viewer.userId, userId)
      await endFollow(tx, userId, viewer.userId)
      return blocked(tie)
    },
    async (tx) => {
      const [one = '', other = ''] = [viewer.userId, userId].toSorted()
      await followStore.dropBoardFollows(tx, one, other)
      await followStore.dropBoardFollows(tx, other, one)
      await emit(tx, deps, 'userBlocking', { blockerId: viewer.userId, blockedId: userId })
    },
  )
}

export function unblockUser(viewer: Member, userId: string, deps: Pick<Deps, 'transact'>): Promise<UserTie> {
  return tying(viewer, userId, deps, async (tx, _person, tie) => {
    await followStore.removeBlock(tx, viewer.userId, userId)
    return unblocked(tie)
  })
}

/** Follows somebody who lets them, once, with both counts. */
export async function beginFollow(tx: Db, followerId: string, followeeId: string, at: Date): Promise<void> {
  await followStore.dropExceptions(tx, followerId, followeeId)
  if (!(await followStore.addFollow(tx, followerId, followeeId, at))) return
  await countFor(tx, followerId, { followingCount: 1 })
  await countFor(tx, followeeId, { followerCount: 1 })
}

async function endFollow(tx: Db, followerId: string, followeeId: string): Promise<void> {
  if (!(await followStore.removeFollow(tx, followerId, followeeId))) return
  await countFor(tx, followerId, { followingCount: -1 })
  await countFor(tx, followeeId, { followerCount: -1 })
}
