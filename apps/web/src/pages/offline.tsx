import type { Translate } from '../shared/i18n/translator.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { CloudOffIcon } from '../shared/ui/icons/CloudOffIcon.tsx'
import { reloadPage } from '../shared/browser/page-location.ts'

export const layout = 'bare'

export const head = ({ t }: { t: Translate }) => ({ title: t('offline.title'), robots: 'noindex' })

/** Served from the cache when a page cannot be reached. */
export function Page() {
  const t = useT()
  const retry = (
    <Button tone="primary" size="large" onClick={reloadPage}>
      {t('app.retry')}
    </Button>
  )
  return (
    <main>
      <EmptyState
        heading="h1"
        icon={<CloudOffIcon size={40} />}
        title={t('offline.title')}
        description={t('offline.description')}
        action={retry}
      />
    </main>
  )
}
