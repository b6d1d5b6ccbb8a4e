import { followsRoutes } from '@tessera/api-types/follows/routes'
import { boardFollowed, boardUnfollowed } from '../../entities/boards/boards-slice.ts'
import { topicFollowed, topicUnfollowed } from '../../entities/topics/topics-slice.ts'
import { userFollowed, userTied, userUnfollowed } from '../../entities/users/users-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const user = ({ user_id }: { user_id: string }) => ({ userId: user_id })
const board = ({ board_id }: { board_id: string }) => ({ boardId: board_id })
const topic = ({ interest_id }: { interest_id: string }) => ({ topicId: interest_id })

/** Each is shown at once; a refusal takes it back without a word. spec 000 §8 */
export const followApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followUser: build.mutation(
      endpoint(followsRoutes['users.follow'], {
        optimistic: (ask) => ({ apply: userFollowed(user(ask)), undo: userUnfollowed(user(ask)) }),
        confirmed: (tie) => userTied(tie),
      }),
    ),
    unfollowUser: build.mutation(
      endpoint(followsRoutes['users.unfollow'], {
        optimistic: (ask) => ({ apply: userUnfollowed(user(ask)), undo: userFollowed(user(ask)) }),
        confirmed: (tie) => userTied(tie),
      }),
    ),
    followBoard: build.mutation(
      endpoint(followsRoutes['boards.follow'], {
        optimistic: (ask) => ({ apply: boardFollowed(board(ask)), undo: boardUnfollowed(board(ask)) }),
      }),
    ),
    unfollowBoard: build.mutation(
      endpoint(followsRoutes['boards.unfollow'], {
        optimistic: (ask) => ({ apply: boardUnfollowed(board(ask)), undo: boardFollowed(board(ask)) }),
      }),
    ),
    followTopic: build.mutation({
      ...endpoint(followsRoutes['interests.follow'], {
        optimistic: (ask) => ({ apply: topicFollowed(topic(ask)), undo: topicUnfollowed(topic(ask)) }),
      }),
      invalidatesTags: ['Experiences'],
    }),
    unfollowTopic: build.mutation(
      endpoint(followsRoutes['interests.unfollow'], {
        optimistic: (ask) => ({ apply: topicUnfollowed(topic(ask)), undo: topicFollowed(topic(ask)) }),
      }),
    ),
  }),
})
