import type { ContactRequestView } from '@tessera/api-types/messages/views'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { compareIds } from './message-order.ts'

type One = { requestId: string }

const adapter = entityTable<ContactRequestView>()

/** Who wrote without being followed, and what the member answered. // spec 000 §4 */
export const contactRequestsSlice = createSlice({
  name: 'contactRequests',
  initialState: adapter.getInitialState(),
  reducers: {
    requestDeclined: (state, { payload }: PayloadAction<One>) => {
      adapter.updateOne(state, { id: payload.requestId, changes: { hasDeclined: true } })
    },
    requestBlocked: (state, { payload }: PayloadAction<One>) => {
      adapter.updateOne(state, { id: payload.requestId, changes: { hasBlocked: true } })
    },
    /** The last decision is undone: the request waits again. */
    requestRestored: (state, { payload }: PayloadAction<One>) => {
      const changes = { hasDeclined: false, hasBlocked: false }
      adapter.updateOne(state, { id: payload.requestId, changes })
    },
    requestRemoved: (state, { payload }: PayloadAction<One>) => adapter.removeOne(state, payload.requestId),
  },
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.contactRequests ?? []) as ContactRequestView[]),
    ),
  selectors: {
    selectContactRequest: (state, id: string): ContactRequestView | undefined => state.entities[id],
    selectWaitingRequests: createSelector(
      [({ entities }: { entities: Record<string, ContactRequestView> }) => entities],
      (entities) =>
        Object.values(entities)
          .filter(({ hasDeclined, hasBlocked }) => !hasDeclined && !hasBlocked)
          .sort((a, b) => compareIds(b.id, a.id)),
    ),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof contactRequestsSlice> {}
}

export const { requestDeclined, requestBlocked, requestRestored, requestRemoved } =
  contactRequestsSlice.actions
export const { selectContactRequest, selectWaitingRequests } =
  contactRequestsSlice.injectInto(rootReducer).selectors
