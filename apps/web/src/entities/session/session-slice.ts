import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { InitialUser, PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { LandingPage } from '@tessera/shared-tracking'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type SessionState = {
  requestContext: RequestContext | null
  pageData: PageData | null
  viewer: InitialUser | null
  isPWA: boolean
  isPaidTraffic: boolean
  /** The pin a visitor wanted to save, until they let it be or it is saved. */
  unauthSavePinId: string | null
  /** The class of the page the visit began on; known once tracking is here. */
  landingPageType: LandingPage | null
}

const NO_ORIGINS: readonly string[] = []

type ServedPage = { requestContext: RequestContext; pageData: PageData }

const none: SessionState = {
  requestContext: null,
  pageData: null,
  viewer: null,
  isPWA: false,
  isPaidTraffic: false,
  unauthSavePinId: null,
  landingPageType: null,
}

/** The session of one served page: what the server said about the request, and how the visitor came. */
export function arrivedSession({ requestContext, pageData }: ServedPage): SessionState {
  const { searchParams } = new URL(requestContext.fullPath, requestContext.origin)
  return {
    requestContext,
    pageData,
    viewer: pageData.initialUser,
    isPWA: searchParams.get('utm_source') === 'homescreen_icon',
    isPaidTraffic: searchParams.has('utm_pai'),
    unauthSavePinId: null,
    landingPageType: null,
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {
    facebookTokenRead: (state) => {
      if (state.requestContext) state.requestContext.facebookToken = null
    },
    landingClassified: (state, { payload }: PayloadAction<LandingPage | null>) => {
      state.landingPageType = payload
    },
    signedInFully: ({ requestContext }) => {
      if (requestContext) Object.assign(requestContext, { isAuthenticated: true, loginState: 1 })
    },
    viewerChanged: ({ viewer }, { payload }: PayloadAction<Partial<InitialUser>>) => {
      if (viewer) Object.assign(viewer, payload)
    },
    unauthSaveStarted: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      state.unauthSavePinId = payload.pinId
    },
    unauthSaveDismissed: (state) => {
      state.unauthSavePinId = null
    },
    unauthSaveCompleted: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      if (state.unauthSavePinId === payload.pinId) state.unauthSavePinId = null
    },
  },
  selectors: {
    selectViewer: (state) => state.viewer,
    selectIsAuthenticated: (state) => state.requestContext?.isAuthenticated ?? false,
    selectRequestContext: (state) => state.requestContext,
    selectUnauthSavePinId: (state) => state.unauthSavePinId,
    selectAutoLogin: (state) => state.pageData?.autoLogin ?? false,
    selectSiteOrigins: (state) => state.pageData?.siteOrigins ?? NO_ORIGINS,
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

export const {
  facebookTokenRead,
  landingClassified,
  signedInFully,
  viewerChanged,
  unauthSaveStarted,
  unauthSaveDismissed,
  unauthSaveCompleted,
} = sessionSlice.actions
export const {
  selectViewer,
  selectIsAuthenticated,
  selectRequestContext,
  selectUnauthSavePinId,
  selectAutoLogin,
  selectSiteOrigins,
  selectSite,
  selectExperiments,
} = sessionSlice.injectInto(rootReducer).selectors
