import type { ReactionView } from '@tessera/api-types/pins/views'
import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const adapter = entityTable<ReactionView>()

/** Who reacted, and how. */
export const reactionsSlice = createSlice({
  name: 'reactions',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.reactions ?? []) as ReactionView[]),
    ),
  selectors: { selectReactionEntities: (state) => state.entities },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof reactionsSlice> {}
}

export const { selectReactionEntities } = reactionsSlice.injectInto(rootReducer).selectors
