import type { PageData } from '@tessera/api-types/page/request-context'
import type { RootState } from '../../shared/store/root-reducer.ts'
import '../session/session-slice.ts'

/** The sets the page was served with: those that wait for a check, and those in force without one. */
export const selectPageExperiments = (state: RootState): PageData['experiments'] | undefined =>
  state.session?.pageData?.experiments
