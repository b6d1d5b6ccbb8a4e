import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { personalApi } from './personal-api.ts'
import { PersonalForm } from './PersonalForm.tsx'
import { settingOptionsApi } from './setting-options-api.ts'

/** The member's details, and what country and language are chosen from. */
function useDetails() {
  const { locale } = useTranslator<'settings'>()
  const details = personalApi.usePersonalQuery({})
  const options = [settingOptionsApi.useCountriesQuery({ locale }), settingOptionsApi.useLocalesQuery({})]
  const parts = [details, ...options]
  return {
    details: options.every(({ data }) => data) ? details.data : undefined,
    isError: parts.some(({ isError }) => isError),
    retry: () => parts.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

/** The member's personal details once they are here; until then their place, or what went wrong. */
export function PersonalDetails() {
  const t = useT<'settings'>()
  const { details, isError, retry } = useDetails()
  if (isError && !details) return <ErrorState title={t('settings.failed')} onRetry={retry} />
  if (details) return <PersonalForm details={details} />
  return (
    <div role="status" aria-label={t('settings.loading')}>
      <Skeleton height="12rem" />
    </div>
  )
}
