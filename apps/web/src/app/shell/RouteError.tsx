import { useT } from '../../shared/i18n/i18n-context.ts'
import type { FallbackProps } from '../../shared/ui/ErrorBoundary.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'

/** In the place of a page that broke. */
export function RouteError({ onRetry }: FallbackProps) {
  const t = useT()
  return (
    <ErrorState
      heading="h1"
      title={t('error.unexpected')}
      description={t('error.unexpectedDescription')}
      onRetry={onRetry}
    />
  )
}
