import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { personalApi } from './personal-api.ts'
import { PersonalForm } from './PersonalForm.tsx'

/** The member's personal details once they are here; until then their place, or what went wrong. */
export function PersonalDetails() {
  const t = useT<'settings'>()
  const { data, isError, refetch } = personalApi.usePersonalQuery({})
  if (isError) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (data) return <PersonalForm details={data} />
  return (
    <div role="status" aria-label={t('settings.loading')}>
      <Skeleton height="12rem" />
    </div>
  )
}
