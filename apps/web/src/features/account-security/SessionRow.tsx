import type { SessionView } from '@tessera/api-types/identity/views'
import { accountApi } from '../../entities/session/account-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { formatMoment } from '@tessera/i18n/formats'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './SessionsList.module.css'

/** One place where the member is logged in, with its end. */
export function SessionRow({ session }: { session: SessionView }) {
  const { t, locale } = useTranslator<'settings'>()
  const dispatch = useAppDispatch()
  const [end, { isLoading }] = accountApi.useEndSessionMutation()
  const device = useDeviceName(session)
  const handleEnd = async () => {
    const { error } = await end({ session_id: session.id })
    const text = error ? (readFailure(error, [], t).message ?? '') : t('settings.sessions.ended')
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  const used = t('settings.sessions.lastUsed', { when: formatMoment(session.last_seen_at, locale) })
  const place = session.ip === null ? '' : t('settings.sessions.address', { ip: session.ip })
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.when}>{`${used} ${place}`.trim()}</p>
      </div>
      {session.is_current ? (
        <span className={styles.current}>{t('settings.sessions.current')}</span>
      ) : (
        <Button
          aria-label={t('settings.sessions.endNamed', { device })}
          isBusy={isLoading}
          onClick={() => void handleEnd()}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser_name, os_name }: SessionView): string {
  const t = useT<'settings'>()
  const isKnown = browser_name !== 'other' && os_name !== 'unknown'
  return isKnown
    ? t('settings.sessions.device', { browser: browser_name, system: os_name })
    : t('settings.sessions.unknownDevice')
}
