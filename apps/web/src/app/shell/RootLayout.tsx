import { Outlet, useMatches } from 'react-router-dom'
import { HeadSync } from '../routing/HeadSync.tsx'
import { isPageHandle } from '../routing/page-module.ts'
import { RouteProgress } from './RouteProgress.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { Shell } from './Shell.tsx'
import { shellSlots } from './shell-slots.tsx'
import { Toasts } from './Toasts.tsx'

/** What surrounds every page. */
export function RootLayout() {
  const handle = useMatches().at(-1)?.handle
  const isBare = isPageHandle(handle) && handle.layout === 'bare'
  return (
    <>
      <HeadSync />
      <ScrollKeeper />
      <RouteProgress />
      {isBare ? (
        <Outlet />
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <Toasts />
      <OfflineBanner />
      {shellSlots.overlays}
    </>
  )
}
