import { useState } from 'react'
import { isConnected } from '../../shared/browser/connection-state.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { FallbackProps } from '../../shared/ui/ErrorBoundary.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'

/** In the place of a page that broke, or whose code did not come for want of a connection. */
export function RouteError({ onRetry }: FallbackProps) {
  const t = useT()
  const [isOffline] = useState(() => !isConnected())
  return (
    <ErrorState
      heading="h1"
      title={t(isOffline ? 'offline.title' : 'error.unexpected')}
      description={t(isOffline ? 'offline.description' : 'error.unexpectedDescription')}
      onRetry={onRetry}
    />
  )
}
