import type { ReactNode } from 'react'
import { HeadSync } from '../routing/HeadSync.tsx'
import type { ShownPage } from '../routing/use-shown-page.ts'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { Shell } from './Shell.tsx'
import { shellSlots } from './shell-slots.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './RouteProgress.module.css'

/** Runs along the top while the code of the next page loads; a quick load never shows it. */
export function RouteProgress() {
  const t = useT()
  return <progress aria-label={t('app.pageLoading')} className={styles.bar} />
}

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
