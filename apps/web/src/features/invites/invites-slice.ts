import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const invitesSlice = createSlice({
  name: 'invites',
  initialState: { isInviting: false },
  reducers: {
    invitingStarted: (state) => {
      state.isInviting = true
    },
    invitingEnded: (state) => {
      state.isInviting = false
    },
  },
  selectors: { selectIsInviting: (state) => state.isInviting },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof invitesSlice> {}
}

export const { invitingStarted, invitingEnded } = invitesSlice.actions
export const { selectIsInviting } = invitesSlice.injectInto(rootReducer).selectors
