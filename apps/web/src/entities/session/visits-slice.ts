import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const VISITS_KEPT = 20 // spec 001 §9

/** Paths this page has shown, the newest first. They live no longer than the page itself. */
export const visitsSlice = createSlice({
  name: 'visits',
  initialState: [] as string[],
  reducers: {
    pathVisited: (paths, { payload: path }: PayloadAction<string>) =>
      paths[0] === path ? paths : [path, ...paths].slice(0, VISITS_KEPT),
  },
  selectors: { selectVisitedPaths: (paths) => paths },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof visitsSlice> {}
}

export const { pathVisited } = visitsSlice.actions
export const { selectVisitedPaths } = visitsSlice.injectInto(rootReducer).selectors
