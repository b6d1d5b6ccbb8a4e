import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { lockPeople, lockThose } from '../users/user-service.ts'
import { addFollowers, dropRequest, takeRequests } from './follow-request-store.ts'
import { beginFollow } from './follow-service.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

interface Answered {
  user_id: string
  is_follower: boolean
}

/** Decides a request; one that is not there looks like a person who is not there. */
function answer(viewer: Member, userId: string, isFollower: boolean, deps: Needs): Promise<Answered> {
  return deps.transact(async (tx) => {
    await lockPeople(tx, [viewer.userId, userId])
    if (!(await dropRequest(tx, userId, viewer.userId))) throw new DomainError('USER_NOT_FOUND')
    if (isFollower) await beginFollow(tx, userId, viewer.userId, deps.now())
    const answered = { followerId: userId, followeeId: viewer.userId, isApproved: isFollower }
    await emit(tx, deps, 'followRequestAnswered', answered)
    return { user_id: userId, is_follower: isFollower }
  })
}

export const approveFollower = (viewer: Member, userId: string, deps: Needs): Promise<Answered> =>
  answer(viewer, userId, true, deps)

export const declineFollower = (viewer: Member, userId: string, deps: Needs): Promise<Answered> =>
  answer(viewer, userId, false, deps)

/** A profile that becomes public needs no approval any more: requesters follow it. */
export async function admitAll(tx: Db, userId: string, deps: EmitDeps): Promise<void> {
  const ids = await takeRequests(tx, userId)
  if (ids.length === 0) return
  await lockThose(tx, [userId, ...ids])
  const approvedIds = await addFollowers(tx, userId, ids, deps.now())
  await emit(tx, deps, 'followRequestsAnswered', { followeeId: userId, followerIds: ids, approvedIds })
}
