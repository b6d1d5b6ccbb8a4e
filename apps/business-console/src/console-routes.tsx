import { Outlet, redirect, ScrollRestoration, type RouteObject } from 'react-router-dom'
import { DirectedStyles } from './layout/DirectedStyles.tsx'
import { HubPage } from './HubPage.tsx'
import { hubResources } from './hub-resources.ts'
import { LoadProblem } from './layout/LoadProblem.tsx'
import {
  loadBusinesses,
  loadHub,
  loadInvite,
  loadOnboarding,
  loadSignedIn,
  loadSite,
  toLastHub,
} from './session/load-session.ts'
import {
  BUSINESS_BASE,
  BUSINESSES_PATH,
  LAST_HUB,
  LOGGED_IN_PATH,
  MARKETING_PLAN_PATH,
  NEW_BUSINESS_PATH,
  ONBOARDING_PATH,
  SITE_BASE,
} from './shared/console-paths.ts'
import { loadOnboardingTexts, loadSiteTexts } from './providers/i18n-provider.ts'
import type { HubResource } from './shared/console-resource.ts'
import { QUICK_PROMOTE_PATH } from './shared/promote-path.ts'

/** Reading a session anew is asked for by name; moving between pages keeps it. */
const onlyWhenAsked = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href

/** The code of a list comes while the session is read. */
function preloadList(address = ''): void {
  const resource: HubResource | undefined = hubResources.find(({ name }) => name === address)
  resource?.list?.preload?.()
}

export const consoleRoutes: RouteObject[] = [
  {
    element: (
      <DirectedStyles>
        <Outlet />
        <ScrollRestoration />
      </DirectedStyles>
    ),
    errorElement: <LoadProblem />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: `${BUSINESS_BASE}/:businessId/hub/*`,
        loader: (args) => {
          preloadList(args.params['*'])
          return loadHub(args)
        },
        shouldRevalidate: onlyWhenAsked,
        element: <HubPage />,
      },
      {
        path: `${SITE_BASE}/*`,
        loader: loadSite,
        shouldRevalidate: onlyWhenAsked,
        lazy: async () => {
          const [site] = await Promise.all([import('./SiteAdmin.tsx'), loadSiteTexts()])
          return { Component: site.SiteAdmin }
        },
      },
      {
        path: LOGGED_IN_PATH,
        lazy: async () => ({ Component: (await import('./flows/login/LoggedInPage.tsx')).LoggedInPage }),
      },
      {
        path: QUICK_PROMOTE_PATH,
        loader: async (request) =>
          (await import('./flows/quick-promote/load-quick-promote.ts')).loadQuickPromote(request),
        shouldRevalidate: onlyWhenAsked,
        lazy: async () => ({
          Component: (await import('./flows/quick-promote/QuickPromotePage.tsx')).QuickPromotePage,
        }),
      },
      {
        path: BUSINESSES_PATH,
        loader: loadBusinesses,
        lazy: async () => ({
          Component: (await import('./flows/businesses/BusinessesPage.tsx')).BusinessesPage,
        }),
      },
      {
        path: NEW_BUSINESS_PATH,
        loader: loadSignedIn,
        lazy: async () => ({
          Component: (await import('./flows/new-business/NewBusinessPage.tsx')).NewBusinessPage,
        }),
      },
      {
        path: ONBOARDING_PATH,
        loader: loadOnboarding,
        lazy: async () => {
          const [page] = await Promise.all([
            import('./flows/onboarding/OnboardingPage.tsx'),
            loadOnboardingTexts(),
          ])
          return { Component: page.OnboardingPage }
        },
      },
      {
        path: `${BUSINESS_BASE}/invite/:token`,
        loader: loadInvite,
        lazy: async () => ({ Component: (await import('./flows/invite/InvitePage.tsx')).InvitePage }),
      },
      {
        path: MARKETING_PLAN_PATH,
        loader: () => redirect(`${LAST_HUB}/marketing-plans/create`),
        element: <></>,
      },
      { path: `${LAST_HUB}/*`, loader: toLastHub, element: <></> },
      { path: '*', loader: toLastHub, element: <></> },
    ],
  },
]
