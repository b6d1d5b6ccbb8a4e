import type { ReactNode } from 'react'
import type { SettingsView } from '@tessera/api-types/preferences/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { settingsApi } from './settings-api.ts'

/** The member's settings once they are here; until then their place, or what went wrong. */
export function WithSettings({ children }: { children: (settings: SettingsView) => ReactNode }) {
  const t = useT<'settings'>()
  const { data, isError, refetch } = settingsApi.useSettingsQuery({})
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (data) return children(data)
  return (
    <div role="status" aria-label={t('settings.loading')}>
      <Skeleton height="6rem" />
    </div>
  )
}
