import type { ReactNode } from 'react'
import { HeadSync } from '../routing/HeadSync.tsx'
import type { ShownPage } from '../routing/use-shown-page.ts'
import { RouteProgress } from './RouteProgress.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { Shell } from './Shell.tsx'
import { shellSlots } from './shell-slots.tsx'

type Props = { page: ShownPage; isLoading: boolean; children: ReactNode }

/** What surrounds every page. */
export function RootLayout({ page, isLoading, children }: Props) {
  return (
    <>
      <HeadSync {...page} />
      {isLoading && <RouteProgress />}
      {page.match.module.layout === 'bare' ? children : <Shell>{children}</Shell>}
      <ScrollKeeper {...page} />
      {shellSlots.overlays}
    </>
  )
}
