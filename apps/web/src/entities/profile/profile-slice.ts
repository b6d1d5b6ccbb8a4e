import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { boardCreated, boardDeleted } from '../boards/boards-slice.ts'
import { pinsAdded, pinsRemoved } from '../pins/pin-moves.ts'
import { pinDeleted, pinSaved, pinsRestored, pinUnsaved } from '../pins/pins-slice.ts'
import { sectionCreated, sectionDeleted } from '../sections/sections-slice.ts'

/** Whether what a profile lists was changed since it was asked for. spec 000 §4 */
export const profileSlice = createSlice({
  name: 'profile',
  initialState: { isProfilePinsStale: false },
  reducers: {
    profileChanged: (state) => {
      state.isProfilePinsStale = true
    },
    profileRefreshed: (state) => {
      state.isProfilePinsStale = false
    },
  },
  extraReducers: (builder) => {
    const changes = [
      boardCreated,
      boardDeleted,
      sectionCreated,
      sectionDeleted,
      pinSaved,
      pinUnsaved,
      pinsRestored,
      pinDeleted,
      pinsAdded,
      pinsRemoved,
    ]
    for (const change of changes) {
      builder.addCase(change, (state) => {
        state.isProfilePinsStale = true
      })
    }
  },
  selectors: { selectIsProfileStale: (state) => state.isProfilePinsStale },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof profileSlice> {}
}

export const { profileChanged, profileRefreshed } = profileSlice.actions
export const { selectIsProfileStale } = profileSlice.injectInto(rootReducer).selectors
