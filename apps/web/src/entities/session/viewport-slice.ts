import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { LayoutBreakpoint, ViewportSize } from '../../shared/browser/viewport.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type State = { size: ViewportSize; breakpoint: LayoutBreakpoint } | null

/** The size classes of the window; null before the page has come to rest. */
export const viewportSlice = createSlice({
  name: 'viewport',
  initialState: null as State,
  reducers: { viewportRested: (_state, { payload }: PayloadAction<NonNullable<State>>): State => payload },
  selectors: { selectViewport: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof viewportSlice> {}
}

export const { viewportRested } = viewportSlice.actions
export const { selectViewport } = viewportSlice.injectInto(rootReducer).selectors
