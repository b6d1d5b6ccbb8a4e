import type { StoredConsent } from '@tessera/api-types/consent/consent-rules'
import { consentApi } from '../../entities/consent/consent-api.ts'
import { formatMoment } from '@tessera/i18n/formats'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './CookieChoices.module.css'

function HistoryLine({ choice }: { choice: StoredConsent }) {
  const t = useT<'consent'>()
  const { locale } = useTranslator<'consent'>()
  const allowed = [
    choice.allow_personalization_cookies && t('consent.personalization'),
    choice.allow_analytic_cookies && t('consent.analytics'),
    choice.allow_marketing_cookies && t('consent.marketing'),
  ].filter(Boolean)
  const when = formatMoment(new Date(choice.chosen_at * 1000).toISOString(), locale)
  const uses = allowed.length > 0 ? allowed.join(', ') : t('consent.nothing')
  return <li>{t('consent.historyLine', { when, uses })}</li>
}

/** What an account adds: its word on third parties, and every choice it made. */
export function AccountChoices() {
  const t = useT<'consent'>()
  const { data, isError, refetch } = consentApi.useOwnConsentQuery({})
  const [setMarketing, { isLoading }] = consentApi.useSetThirdPartyMarketingMutation()
  if (isError && !data) return <ErrorState title={t('consent.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('consent.loading')}>
        <Skeleton height="4rem" />
      </div>
    )
  }
  return (
    <>
      <SwitchField
        label={t('consent.thirdParties')}
        hint={t('consent.thirdPartiesHint')}
        checked={data.third_party_marketing_tracking_enabled}
        isWaiting={isLoading}
        onChange={({ target }) =>
          void setMarketing({ third_party_marketing_tracking_enabled: target.checked })
        }
      />
      <h2>{t('consent.history')}</h2>
      {data.history.length === 0 ? (
        <p>{t('consent.noHistory')}</p>
      ) : (
        <ul className={styles.history}>
          {data.history.map((choice, at) => (
            <HistoryLine key={`${choice.chosen_at}-${data.history.length - at}`} choice={choice} />
          ))}
        </ul>
      )}
    </>
  )
}
