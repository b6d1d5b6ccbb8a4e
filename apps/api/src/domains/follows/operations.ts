import { followsContracts } from '@tessera/api-types/follows/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { followingLists } from './following-lists.ts'
import { blockUser, followMany, followUser, unblockUser, unfollowUser } from './follow-service.ts'
import { approveFollower, declineFollower } from './follow-request-service.ts'

export const followsOperations: Operation[] = [
  implement(followsContracts['users.follow'], ({ user_id }, { viewer, deps }) =>
    followUser(viewer, user_id, deps),
  ),
  implement(followsContracts['users.unfollow'], ({ user_id }, { viewer, deps }) =>
    unfollowUser(viewer, user_id, deps),
  ),
  implement(followsContracts['users.followMany'], ({ user_ids }, { viewer, deps }) =>
    followMany(viewer, user_ids, deps),
  ),
  implement(followsContracts['users.approveFollower'], ({ user_id }, { viewer, deps }) =>
    approveFollower(viewer, user_id, deps),
  ),
  implement(followsContracts['users.declineFollower'], ({ user_id }, { viewer, deps }) =>
    declineFollower(viewer, user_id, deps),
  ),
  implement(followsContracts['users.block'], ({ user_id }, { viewer, deps }) =>
    blockUser(viewer, user_id, deps),
  ),
  implement(followsContracts['users.unblock'], ({ user_id }, { viewer, deps }) =>
    unblockUser(viewer, user_id, deps),
  ),
  ...followingLists,
]
