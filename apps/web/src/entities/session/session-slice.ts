import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { InitialUser, PageData, RequestContext } from '@tessera/api-types/page/request-context'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type SessionState = {
  requestContext: RequestContext | null
  pageData: PageData | null
  viewer: InitialUser | null
  isPWA: boolean
  isPaidTraffic: boolean
}

type Arrival = { requestContext: RequestContext; pageData: PageData }

const none: SessionState = {
  requestContext: null,
  pageData: null,
  viewer: null,
  isPWA: false,
  isPaidTraffic: false,
}

/** The session of one served page: what the server said about the request, and how the visitor came. */
export function arrivedSession({ requestContext, pageData }: Arrival): SessionState {
  const { searchParams } = new URL(requestContext.fullPath, requestContext.origin)
  return {
    requestContext,
    pageData,
    viewer: pageData.initialUser,
    isPWA: searchParams.get('utm_source') === 'homescreen_icon',
    isPaidTraffic: searchParams.has('utm_pai'),
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {},
  selectors: {
    selectViewer: (state) => state.viewer,
    selectIsAuthenticated: (state) => state.requestContext?.isAuthenticated ?? false,
    selectRequestContext: (state) => state.requestContext,
    selectSite: (state) => state.pageData?.site ?? 'www',
    selectExperiments: createSelector(
      (state: SessionState) => state.pageData?.experiments,
      (experiments) => ({ ...experiments?.triggerable, ...experiments?.active }),
    ),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const { selectViewer, selectIsAuthenticated, selectRequestContext, selectSite, selectExperiments } =
  sessionSlice.injectInto(rootReducer).selectors
