import { followsContracts } from '@tessera/api-types/follows/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { followingLists } from './following-lists.ts'
import { blockUser, followMany, followUser, unblockUser, unfollowUser } from './follow-service.ts'
import { approveFollower, declineFollower } from './follow-request-service.ts'
import { followBoard, unfollowBoard } from './board-follow-service.ts'
import { followInterests, unfollowInterests } from './interest-service.ts'

const once = (first: string, more: readonly string[]): string[] => [...new Set([first, ...more])]

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
  implement(followsContracts['boards.follow'], ({ board_id }, { viewer, deps }) =>
    followBoard(viewer, board_id, deps),
  ),
  implement(followsContracts['boards.unfollow'], ({ board_id }, { viewer, deps }) =>
    unfollowBoard(viewer, board_id, deps),
  ),
  implement(followsContracts['interests.follow'], (input, { viewer, deps }) =>
    followInterests(viewer, once(input.interest_id, input.interest_list), deps),
  ),
  implement(followsContracts['interests.unfollow'], (input, { viewer, deps }) =>
    unfollowInterests(viewer, once(input.interest_id, input.interest_list), deps),
  ),
  ...followingLists,
]
