import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type State = { isVisible: boolean; age: number | null }

const hidden: State = { isVisible: false, age: null }

/** Whether somebody young is being asked if their birthdate is right. */
export const underageSlice = createSlice({
  name: 'underage',
  initialState: hidden,
  reducers: {
    underageShown: (_state, { payload }: PayloadAction<{ age: number }>): State => ({
      isVisible: true,
      age: payload.age,
    }),
    underageDismissed: () => hidden,
  },
  selectors: {
    /** The age that is asked about; null while nothing is. */
    selectAskedAge: ({ isVisible, age }) => (isVisible ? age : null),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof underageSlice> {}
}

export const { underageShown, underageDismissed } = underageSlice.actions
export const { selectAskedAge } = underageSlice.injectInto(rootReducer).selectors
