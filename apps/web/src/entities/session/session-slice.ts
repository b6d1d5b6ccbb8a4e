import {
  createSelector,
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import type { InitialUser, PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { LandingPage } from '@tessera/shared-tracking'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { signUpPrompted, type SignUpReason } from './sign-up-prompt-slice.ts'

const VIEWED_IMAGES_KEPT = 11 // spec 000 §9: the newest and up to ten others

export type SessionState = {
  isAuthenticated: boolean
  userId: string | null
  /** Addresses of the pictures whose closeups this page showed, the newest first. */
  viewedImages: string[]
  /** What a visitor wanted to do when they were asked to log in or sign up. */
  loginSignupFrom: SignUpReason | null
  /** Whether what a profile lists was changed since it was asked for. spec 000 §4 */
  isProfilePinsStale: boolean
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

/** Actions that make the lists of the viewer's profile stale; their slices come with the pages that need them. */
export const PROFILE_CHANGES: readonly string[] = [
  'boards/boardCreated',
  'boards/boardDeleted',
  'sections/sectionCreated',
  'sections/sectionDeleted',
  'pins/pinSaved',
  'pins/pinUnsaved',
  'pins/pinsRestored',
  'pins/pinDeleted',
  'pins/added',
  'pins/removed',
]

const NO_ORIGINS: readonly string[] = []

type ServedPage = { requestContext: RequestContext; pageData: PageData }

const none: SessionState = {
  isAuthenticated: false,
  userId: null,
  viewedImages: [],
  loginSignupFrom: null,
  isProfilePinsStale: false,
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
    ...none,
    isAuthenticated: requestContext.isAuthenticated,
    userId: pageData.initialUser?.id ?? null,
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
  reducers: {
    facebookTokenRead: (state) => {
      if (state.requestContext) state.requestContext.facebookToken = null
    },
    landingClassified: (state, { payload }: PayloadAction<LandingPage | null>) => {
      state.landingPageType = payload
    },
    /** By a login, a registration, or the password of a limited login. */
    authenticated: (state) => {
      state.isAuthenticated = true
      if (state.requestContext) state.requestContext.loginState = 1
      if (state.viewer) Object.assign(state.viewer, { login_state: 1, isAuth: true, isLimitedLogin: false })
    },
    imageViewed: ({ viewedImages }, { payload: url }: PayloadAction<string>) => {
      const others = viewedImages.filter((one) => one !== url)
      viewedImages.splice(0, viewedImages.length, ...[url, ...others].slice(0, VIEWED_IMAGES_KEPT))
    },
    profileChanged: (state) => {
      state.isProfilePinsStale = true
    },
    profileRefreshed: (state) => {
      state.isProfilePinsStale = false
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
  extraReducers: (builder) => {
    builder
      .addCase(signUpPrompted, (state, { payload }) => {
        state.loginSignupFrom = payload.reason
      })
      .addMatcher(
        ({ type }: UnknownAction) => PROFILE_CHANGES.includes(type),
        (state) => {
          state.isProfilePinsStale = true
        },
      )
  },
  selectors: {
    selectViewer: (state) => state.viewer,
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectViewedImages: (state) => state.viewedImages,
    selectLoginSignupFrom: (state) => state.loginSignupFrom,
    selectIsProfileStale: (state) => state.isProfilePinsStale,
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
  authenticated,
  imageViewed,
  profileChanged,
  profileRefreshed,
  viewerChanged,
  unauthSaveStarted,
  unauthSaveDismissed,
  unauthSaveCompleted,
} = sessionSlice.actions
export const {
  selectViewer,
  selectIsAuthenticated,
  selectViewedImages,
  selectLoginSignupFrom,
  selectIsProfileStale,
  selectRequestContext,
  selectUnauthSavePinId,
  selectAutoLogin,
  selectSiteOrigins,
  selectSite,
  selectExperiments,
} = sessionSlice.injectInto(rootReducer).selectors
