import type { ReportedOwner, ServedTarget } from '@tessera/api-types/reports/report-target'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type Reported = ServedTarget | ReportedOwner

/** What the report dialog is about; null when there is none. // spec 001 §4 */
export const reportSlice = createSlice({
  name: 'report',
  initialState: null as Reported | null,
  reducers: {
    reportShown: (_state, { payload }: PayloadAction<Reported>): Reported => payload,
    reportDismissed: (): null => null,
  },
  selectors: { selectReportTarget: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof reportSlice> {}
}

export const { reportShown, reportDismissed } = reportSlice.actions
export const { selectReportTarget } = reportSlice.injectInto(rootReducer).selectors
