import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { HubPage } from './HubPage.tsx'
import { LoadProblem } from './layout/LoadProblem.tsx'
import { loadHub, loadInvite, loadSignedIn, loadSite } from './session/load-session.ts'
import { BUSINESS_BASE, HUB_BASE, ONBOARDING_PATH, SITE_BASE } from './shared/console-paths.ts'

/** Reading a session anew is asked for by name; moving between pages keeps it. */
const onlyWhenAsked = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href

export const consoleRoutes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <LoadProblem />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: `${HUB_BASE}/*`,
        loader: loadHub,
        shouldRevalidate: onlyWhenAsked,
        element: <HubPage />,
      },
      {
        path: `${SITE_BASE}/*`,
        loader: loadSite,
        shouldRevalidate: onlyWhenAsked,
        lazy: async () => ({ Component: (await import('./SiteAdmin.tsx')).SiteAdmin }),
      },
      {
        path: ONBOARDING_PATH,
        loader: loadSignedIn,
        lazy: async () => ({
          Component: (await import('./flows/onboarding/OnboardingPage.tsx')).OnboardingPage,
        }),
      },
      {
        path: `${BUSINESS_BASE}/invite/:token`,
        loader: loadInvite,
        lazy: async () => ({ Component: (await import('./flows/invite/InvitePage.tsx')).InvitePage }),
      },
      { path: '*', element: <Navigate to={`${HUB_BASE}/people`} replace /> },
    ],
  },
]
