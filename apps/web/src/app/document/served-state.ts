import type { RootState } from '../../shared/store/root-reducer.ts'

/** The store as the page carries it: without what stands in the page data, and without failed calls. */
export function servedState(state: RootState): Partial<RootState> {
  const { session: _, toasts: __, ...rest } = state
  const queries = Object.entries(state.api.queries).filter(([, query]) => query?.status === 'fulfilled')
  return { ...rest, api: { ...state.api, queries: Object.fromEntries(queries), subscriptions: {} } }
}
