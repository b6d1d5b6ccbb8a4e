import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const switcherSlice = createSlice({
  name: 'accountSwitcher',
  initialState: { isOpen: false },
  reducers: {
    switcherOpened: (state) => {
      state.isOpen = true
    },
    switcherClosed: (state) => {
      state.isOpen = false
    },
  },
  selectors: { selectIsSwitcherOpen: (state) => state.isOpen },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof switcherSlice> {}
}

export const { switcherOpened, switcherClosed } = switcherSlice.actions
export const { selectIsSwitcherOpen } = switcherSlice.injectInto(rootReducer).selectors
