import type { InterestView } from '@tessera/api-types/follows/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type Topic = InterestView

const adapter = entityTable<Topic>()

function follow(topic: Topic | undefined, isFollowed: boolean): void {
  if (!topic || topic.is_followed === isFollowed) return
  topic.is_followed = isFollowed
  topic.follower_count = Math.max(0, topic.follower_count + (isFollowed ? 1 : -1))
}

export const topicsSlice = createSlice({
  name: 'topics',
  initialState: adapter.getInitialState(),
  reducers: {
    topicFollowed: (state, { payload }: PayloadAction<{ topicId: string }>) =>
      follow(state.entities[payload.topicId], true),
    topicUnfollowed: (state, { payload }: PayloadAction<{ topicId: string }>) =>
      follow(state.entities[payload.topicId], false),
  },
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.topics ?? []) as Topic[]),
    ),
  selectors: {
    selectTopic: (state, id: string): Topic | undefined => state.entities[id],
    selectTopicEntities: (state) => state.entities,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof topicsSlice> {}
}

export const { topicFollowed, topicUnfollowed } = topicsSlice.actions
export const { selectTopic, selectTopicEntities } = topicsSlice.injectInto(rootReducer).selectors
