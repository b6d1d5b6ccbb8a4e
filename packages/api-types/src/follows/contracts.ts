import { z } from 'zod'
import { BoardView } from '../boards/views.ts'
import { contract, pagedContract } from '../contract.ts'
import { Id, list } from '../wire/scalars.ts'
import { followsRoutes } from './routes.ts'
import { InterestView, UserCard } from './views.ts'

const username = z.string().max(60)
const oneUser = z.object({ user_id: Id })
const oneBoard = z.object({ board_id: Id })

/** What following or blocking a person leaves behind. */
const UserTie = z.object({
  user_id: Id,
  explicitly_followed_by_me: z.boolean(),
  blocked_by_me: z.boolean(),
  follow_requested_by_me: z.boolean(),
  follower_count: z.number(),
})
/** It ends the follows of single boards, too. */
const EndedTie = UserTie.extend({ board_follows_ended: z.number().int() })
const Answered = z.object({ user_id: Id, is_follower: z.boolean() })
const BoardTie = z.object({ board_id: Id, followed_by_me: z.boolean(), follower_count: z.number() })

const InterestIds = z.object({
  interest_id: Id,
  // Further topics; some clients name a list here instead, which is ignored.
  interest_list: list(Id, 100).default([]).catch([]),
})

export const followsContracts = {
  'users.follow': contract(followsRoutes['users.follow'], {
    summary: 'Follows a person; a private profile is asked first.',
    input: oneUser,
    output: UserTie,
    errors: ['USER_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'users.unfollow': contract(followsRoutes['users.unfollow'], {
    summary: 'Stops following a person and each of their boards.',
    input: oneUser,
    output: EndedTie,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.followMany': contract(followsRoutes['users.followMany'], {
    summary: 'Follows several people; those already followed, blocked or missing are skipped.',
    input: z.object({ user_ids: list(Id, 100) }),
    output: z.array(UserTie),
  }),
  'users.followers': pagedContract(followsRoutes['users.followers'], {
    summary: 'Who follows a person.',
    input: { username },
    item: UserCard,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.following': pagedContract(followsRoutes['users.following'], {
    summary: 'Whom a person follows.',
    input: { username },
    item: UserCard,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.followRequests': pagedContract(followsRoutes['users.followRequests'], {
    summary: 'Who asks to follow the viewer, the newest first.',
    input: {},
    item: UserCard,
  }),
  'users.approveFollower': contract(followsRoutes['users.approveFollower'], {
    summary: 'Lets somebody follow who asked to.',
    input: oneUser,
    output: Answered,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.declineFollower': contract(followsRoutes['users.declineFollower'], {
    summary: 'Removes a follow request; no one is notified.',
    input: oneUser,
    output: Answered,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.block': contract(followsRoutes['users.block'], {
    summary: 'Blocks a person; both stop following each other and each other’s boards.',
    input: oneUser,
    output: UserTie,
    errors: ['USER_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'users.unblock': contract(followsRoutes['users.unblock'], {
    summary: 'Takes a block back; earlier follows stay gone.',
    input: oneUser,
    output: UserTie,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.blocked': pagedContract(followsRoutes['users.blocked'], {
    summary: 'Whom the viewer blocks.',
    input: {},
    item: UserCard,
  }),
  'boards.follow': contract(followsRoutes['boards.follow'], {
    summary: 'Follows a board.',
    input: oneBoard,
    output: BoardTie,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.unfollow': contract(followsRoutes['boards.unfollow'], {
    summary: 'Stops following a board.',
    input: oneBoard,
    output: BoardTie,
    errors: ['BOARD_NOT_FOUND'],
  }),
  'boards.following': pagedContract(followsRoutes['boards.following'], {
    summary: 'Boards a person follows.',
    input: { username },
    item: BoardView,
    errors: ['USER_NOT_FOUND'],
  }),
  'boards.followers': pagedContract(followsRoutes['boards.followers'], {
    summary: 'Who follows a board, the newest first.',
    input: { board_id: Id },
    item: UserCard,
    errors: ['BOARD_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'interests.list': pagedContract(followsRoutes['interests.list'], {
    summary: 'All topics, most followed first.',
    input: {},
    item: InterestView,
  }),
  'interests.get': contract(followsRoutes['interests.get'], {
    summary: 'A topic by its slug.',
    input: z.object({ slug: z.string().max(100) }),
    output: InterestView,
    errors: ['INTEREST_NOT_FOUND'],
  }),
  'interests.followed': pagedContract(followsRoutes['interests.followed'], {
    summary: 'Topics a person follows.',
    input: { username },
    item: InterestView,
    errors: ['USER_NOT_FOUND'],
  }),
  'interests.follow': contract(followsRoutes['interests.follow'], {
    summary: 'Follows one topic or several.',
    input: InterestIds,
    output: z.array(InterestView),
    errors: ['INTEREST_NOT_FOUND'],
  }),
  'interests.unfollow': contract(followsRoutes['interests.unfollow'], {
    summary: 'Stops following one topic or several.',
    input: InterestIds,
    output: z.array(InterestView),
    errors: ['INTEREST_NOT_FOUND'],
  }),
}
