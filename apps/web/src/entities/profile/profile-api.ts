import { boardsRoutes } from '@tessera/api-types/boards/routes'
import type { BoardSort } from '@tessera/api-types/boards/board-limits'
import { followsRoutes } from '@tessera/api-types/follows/routes'
import type { UserPinFilter } from '@tessera/api-types/users/contracts'
import { usersRoutes } from '@tessera/api-types/users/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { boardEntities } from '../boards/boards-api.ts'
import { pinsOf } from '../pins/pin-entities.ts'

const BOARDS_PER_PAGE = 100

export type ProfileBoards = { username: string; sort: BoardSort; isOwn: boolean }
export type ProfilePins = { username: string; filter: UserPinFilter }
type Username = { username: string }

const byName = endpoint(usersRoutes['users.get'], { entities: (user) => ({ users: [user] }) })
const people = (users: readonly { id: string }[]) => ({ users })
const asAsked = (asked: Username) => asked

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the person a profile is of. */
    profilePage: build.query<Outcome<string>, Username>({ queryFn: outcomeOf(byName, ({ id }) => id) }),
    profileBoards: build.infiniteQuery<IdPage, ProfileBoards, string | null>(
      pagedEndpoint(
        boardsRoutes['boards.list'],
        boardEntities,
        ({ username, sort, isOwn }: ProfileBoards) => ({
          username,
          sort,
          include_archived: isOwn,
          page_size: BOARDS_PER_PAGE,
        }),
      ),
    ),
    profilePins: build.infiniteQuery<IdPage, ProfilePins, string | null>(
      pagedEndpoint(usersRoutes['users.pins'], pinsOf, (asked: ProfilePins) => asked),
    ),
    followers: build.infiniteQuery<IdPage, Username, string | null>(
      pagedEndpoint(followsRoutes['users.followers'], people, asAsked),
    ),
    following: build.infiniteQuery<IdPage, Username, string | null>(
      pagedEndpoint(followsRoutes['users.following'], people, asAsked),
    ),
    followedBoards: build.infiniteQuery<IdPage, Username, string | null>(
      pagedEndpoint(followsRoutes['boards.following'], boardEntities, asAsked),
    ),
    followedTopics: build.infiniteQuery<IdPage, Username, string | null>(
      pagedEndpoint(followsRoutes['interests.followed'], (topics) => ({ topics }), asAsked),
    ),
  }),
})

export const {
  useProfilePageQuery,
  useProfileBoardsInfiniteQuery,
  useProfilePinsInfiniteQuery,
  useFollowersInfiniteQuery,
  useFollowingInfiniteQuery,
  useFollowedBoardsInfiniteQuery,
  useFollowedTopicsInfiniteQuery,
} = profileApi
