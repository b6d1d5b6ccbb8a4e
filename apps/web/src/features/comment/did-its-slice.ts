import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type One = { didItId: string }
type Toggle = One & { isOn: boolean }

const adapter = entityTable<DidItView>()

type Lists = {
  /** Did-its made or put back since their list was read, oldest first; by the id all copies of the pin share. */
  written: Record<string, string[]>
}

const initialState = adapter.getInitialState<Lists>({ written: {} })

const moved = (count: number, isOn: boolean) => Math.max(0, count + (isOn ? 1 : -1))

export const didItsSlice = createSlice({
  name: 'didIts',
  initialState,
  reducers: {
    didItCreated: (state, { payload }: PayloadAction<DidItView>) => {
      adapter.upsertOne(state, payload)
      const list = state.written[payload.aggregated_pin_id] ?? []
      state.written[payload.aggregated_pin_id] = [...list.filter((id) => id !== payload.id), payload.id]
    },
    didItChanged: (state, { payload }: PayloadAction<DidItView>) => adapter.upsertOne(state, payload),
    didItDeleted: (state, { payload }: PayloadAction<One>) => adapter.removeOne(state, payload.didItId),
    didItLiked: (state, { payload }: PayloadAction<Toggle>) => {
      const didIt = state.entities[payload.didItId]
      if (!didIt || didIt.liked_by_me === payload.isOn) return
      didIt.liked_by_me = payload.isOn
      didIt.like_count = moved(didIt.like_count, payload.isOn)
    },
    didItHelped: (state, { payload }: PayloadAction<Toggle>) => {
      const didIt = state.entities[payload.didItId]
      if (!didIt || didIt.marked_helpful_by_me === payload.isOn) return
      didIt.marked_helpful_by_me = payload.isOn
      didIt.helpful_count = moved(didIt.helpful_count, payload.isOn)
    },
    /** Comments on it became more or fewer. */
    didItCommented: (state, { payload }: PayloadAction<One & { step: number }>) => {
      const didIt = state.entities[payload.didItId]
      if (didIt) didIt.comment_count = Math.max(0, didIt.comment_count + payload.step)
    },
  },
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.didIts ?? []) as DidItView[]),
    ),
  selectors: {
    selectDidItEntities: (state) => state.entities,
    selectWrittenDidIts: (state, list: string): readonly string[] | undefined => state.written[list],
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof didItsSlice> {}
}

export const { didItCreated, didItChanged, didItDeleted, didItLiked, didItHelped, didItCommented } =
  didItsSlice.actions
export const { selectDidItEntities, selectWrittenDidIts } = didItsSlice.injectInto(rootReducer).selectors
