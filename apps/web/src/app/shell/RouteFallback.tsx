import { useT } from '../../shared/i18n/i18n-context.ts'
import { LoadingOverlay } from '../../shared/ui/LoadingOverlay.tsx'

/** Stands where a page will be when the server rendered none. */
export function RouteFallback() {
  const t = useT()
  return <LoadingOverlay position="fixed" label={t('app.pageLoading')} />
}
