import type { ProfileView, UserMini } from '@tessera/api-types/users/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { pinDeleted, pinSaved, pinsRestored, pinUnsaved } from '../pins/pins-slice.ts'

/** A person as far as they were received. */
export type User = UserMini & Partial<Omit<ProfileView, keyof UserMini>> & { last_repin_id?: string }

/** The state after following or blocking, as the server returns it. */
export type UserTie = {
  user_id: string
  explicitly_followed_by_me: boolean
  blocked_by_me: boolean
  follow_requested_by_me: boolean
  follower_count: number
}

const adapter = entityTable<User>()

function follow(user: User | undefined, isFollowed: boolean): void {
  if (!user) return
  // A private profile is asked first.
  if (user.is_private_profile && !user.explicitly_followed_by_me) {
    user.follow_requested_by_me = isFollowed
    return
  }
  if (Boolean(user.explicitly_followed_by_me) === isFollowed) return
  user.explicitly_followed_by_me = isFollowed
  if (user.follower_count !== undefined) {
    user.follower_count = Math.max(0, user.follower_count + (isFollowed ? 1 : -1))
  }
}

function countPins(user: User | undefined, step: number): void {
  if (user?.pin_count !== undefined) user.pin_count = Math.max(0, user.pin_count + step)
}

export const usersSlice = createSlice({
  name: 'users',
  initialState: adapter.getInitialState(),
  reducers: {
    userFollowed: (state, { payload }: PayloadAction<{ userId: string }>) =>
      follow(state.entities[payload.userId], true),
    userUnfollowed: (state, { payload }: PayloadAction<{ userId: string }>) =>
      follow(state.entities[payload.userId], false),
    userBlocked: (state, { payload }: PayloadAction<{ userId: string }>) => {
      const user = state.entities[payload.userId]
      follow(user, false)
      if (user) user.blocked_by_me = true
    },
    userUnblocked: (state, { payload }: PayloadAction<{ userId: string }>) => {
      const user = state.entities[payload.userId]
      if (user) user.blocked_by_me = false
    },
    userTied: (state, { payload: { user_id, ...changes } }: PayloadAction<UserTie>) =>
      adapter.updateOne(state, { id: user_id, changes }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(entitiesReceived, (state, { payload }) =>
        adapter.upsertMany(state, (payload.users ?? []) as User[]),
      )
      .addCase(pinSaved, (state, { payload }) => {
        const user = state.entities[payload.userId]
        countPins(user, 1)
        if (user) user.last_repin_id = payload.savedInfo.localPinId
      })
      .addCase(pinUnsaved, (state, { payload: { userId, removed } }) =>
        countPins(state.entities[userId], -removed.length),
      )
      .addCase(pinsRestored, (state, { payload: { pins } }) => {
        for (const { pinner } of pins) countPins(state.entities[pinner.id], 1)
      })
      .addCase(pinDeleted, (state, { payload }) => countPins(state.entities[payload.userId], -1)),
  selectors: {
    selectUser: (state, id: string): User | undefined => state.entities[id],
    selectUserEntities: (state) => state.entities,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof usersSlice> {}
}

export const { userFollowed, userUnfollowed, userBlocked, userUnblocked, userTied } = usersSlice.actions
export const { selectUser, selectUserEntities } = usersSlice.injectInto(rootReducer).selectors
