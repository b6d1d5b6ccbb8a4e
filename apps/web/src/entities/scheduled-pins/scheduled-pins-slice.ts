import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The changed fields of a scheduled pin; without a title, it was removed. */
type Update = Pick<ScheduledPin, 'id' | 'scheduled_ts'> & Partial<ScheduledPin>

const adapter = entityTable<ScheduledPin>()
type State = ReturnType<typeof adapter.getInitialState>

/** The next one first; of one moment, the one made first. */
function sortByTime({ ids, entities }: State): void {
  const at = (id: string) => entities[id]?.scheduled_ts ?? 0
  ids.sort((one, other) => at(one) - at(other) || (BigInt(one) < BigInt(other) ? -1 : 1))
}

const selectAll = createSelector(
  [(state: State) => state.ids, (state: State) => state.entities],
  (ids, entities) => ids.flatMap((id) => entities[id] ?? []),
)

export const scheduledPinsSlice = createSlice({
  name: 'scheduledPins',
  initialState: adapter.getInitialState(),
  reducers: {
    scheduledPinsReceived: (state, { payload }: PayloadAction<ScheduledPin[]>) => {
      adapter.removeMany(state, [...state.ids])
      adapter.setMany(state, payload)
      sortByTime(state)
    },
    scheduledPinCreated: (state, { payload }: PayloadAction<ScheduledPin>) => {
      adapter.setOne(state, payload)
      sortByTime(state)
    },
    scheduledPinUpdated: (state, { payload: { id, title = '', ...changes } }: PayloadAction<Update>) => {
      adapter.updateOne(state, { id, changes: { ...changes, title } })
      sortByTime(state)
    },
    scheduledPinDeleted: (state, { payload }: PayloadAction<{ id: string }>) =>
      adapter.removeOne(state, payload.id),
    scheduledPinPublished: (state, { payload }: PayloadAction<{ id: string }>) =>
      adapter.removeOne(state, payload.id),
  },
  selectors: { selectScheduledPins: selectAll },
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
