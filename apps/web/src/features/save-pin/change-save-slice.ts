import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The pin whose save is to be changed; null when there is none. */
export const changeSaveSlice = createSlice({
  name: 'changeSave',
  initialState: null as string | null,
  reducers: {
    /** Emitted by the toast of a save. */
    changeSaveStarted: (_state, { payload }: PayloadAction<string>): string => payload,
    changeSaveEnded: (): null => null,
  },
  selectors: { selectChangingSave: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof changeSaveSlice> {}
}

export const { changeSaveStarted, changeSaveEnded } = changeSaveSlice.actions
export const { selectChangingSave } = changeSaveSlice.injectInto(rootReducer).selectors
