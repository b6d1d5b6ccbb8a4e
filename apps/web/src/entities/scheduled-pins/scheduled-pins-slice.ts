import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { createEntityAdapter, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** What a change tells of a pin that waits; one without a title has lost it. */
type Update = Pick<ScheduledPin, 'id' | 'scheduled_ts'> & Partial<ScheduledPin>

/** The next one first; of one moment, the one made first. */
const adapter = createEntityAdapter<ScheduledPin>({
  sortComparer: (one, other) =>
    one.scheduled_ts - other.scheduled_ts || (BigInt(one.id) < BigInt(other.id) ? -1 : 1),
})

export const scheduledPinsSlice = createSlice({
  name: 'scheduledPins',
  initialState: adapter.getInitialState(),
  reducers: {
    scheduledPinsReceived: (state, { payload }: PayloadAction<ScheduledPin[]>) =>
      adapter.setAll(state, payload),
    scheduledPinCreated: (state, { payload }: PayloadAction<ScheduledPin>) => adapter.setOne(state, payload),
    scheduledPinUpdated: (state, { payload: { id, title = '', ...changes } }: PayloadAction<Update>) =>
      adapter.updateOne(state, { id, changes: { ...changes, title } }),
    scheduledPinDeleted: (state, { payload }: PayloadAction<{ id: string }>) =>
      adapter.removeOne(state, payload.id),
    scheduledPinPublished: (state, { payload }: PayloadAction<{ id: string }>) =>
      adapter.removeOne(state, payload.id),
  },
  selectors: { selectScheduledPins: adapter.getSelectors().selectAll },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof scheduledPinsSlice> {}
}

export const {
  scheduledPinsReceived,
  scheduledPinCreated,
  scheduledPinUpdated,
  scheduledPinDeleted,
  scheduledPinPublished,
} = scheduledPinsSlice.actions
export const { selectScheduledPins } = scheduledPinsSlice.injectInto(rootReducer).selectors
