import type { ServedTarget } from '@tessera/api-types/reports/report-target'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** What the report dialog is about; null when there is none. // spec 001 §4 */
export const reportSlice = createSlice({
  name: 'report',
  initialState: null as ServedTarget | null,
  reducers: {
    reportShown: (_state, { payload }: PayloadAction<ServedTarget>): ServedTarget => payload,
    reportDismissed: (): null => null,
  },
  selectors: { selectReportTarget: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof reportSlice> {}
}

export const { reportShown, reportDismissed } = reportSlice.actions
export const { selectReportTarget } = reportSlice.injectInto(rootReducer).selectors
