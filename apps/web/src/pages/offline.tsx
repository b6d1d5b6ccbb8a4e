import { useEffect } from 'react'
import type { Translate } from '../shared/i18n/translator.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { CloudOffIcon } from '../shared/ui/icons/state-icons.tsx'
import { doubtConnection, onConnection } from '../shared/browser/connection.ts'
import { after } from '../shared/browser/clock.ts'
import { currentNext, openPage, reloadPage } from '../shared/browser/page-location.ts'
import { localPath } from '../shared/local-path.ts'

export const layout = 'bare'

export const head = ({ t }: { t: Translate }) => ({ title: t('offline.title') })

/** An address that fails while the server is up is not retried in a tight loop. */
const FIRST_ASK_MS = 1_000

/** On to where one wanted to go, or here once more. */
function tryAgain() {
  const next = currentNext()
  if (next === null) reloadPage()
  else openPage(localPath(next))
}

/** Who opened this very page wants to go nowhere else. */
function followWhenReached() {
  if (currentNext() === null) return
  const stop = onConnection((isBack) => isBack && tryAgain())
  const cancel = after(FIRST_ASK_MS, doubtConnection)
  return () => {
    cancel()
    stop()
  }
}

/** Served from the cache when a page cannot be reached; the page itself follows when the connection is back. */
export function Page() {
  const t = useT()
  useEffect(followWhenReached, [])
  const retry = (
    <Button tone="primary" size="large" onClick={tryAgain}>
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
