import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'

/** In the place of a page that broke. */
export function RouteError() {
  const t = useT()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => reportError(error), [error])
  return (
    <ErrorState
      heading="h1"
      title={t('error.unexpected')}
      description={t('error.unexpectedDescription')}
      onRetry={() => void revalidate()}
    />
  )
}
