import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { formatMoment } from '@tessera/i18n/formats'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { AppSetUp } from './AppSetUp.tsx'
import { RemoveApp } from './RemoveApp.tsx'
import styles from './Security.module.css'
import { type OnNewCodes, useChange } from './use-change.ts'

type Props = { addedAt: string | null; onNewCodes: OnNewCodes }

/** The authenticator app: set up, or taken away. */
export function AppSection({ addedAt, onNewCodes }: Props) {
  const { t, locale } = useTranslator<'security'>()
  const change = useChange(onNewCodes)
  const [begin, beginning] = secondFactorApi.useBeginAppMutation()
  const handleBegin = () => begin({}).unwrap().catch(change.failed)
  const handleDone: Parameters<typeof AppSetUp>[0]['onDone'] = (answer) => {
    beginning.reset()
    change.done(answer, 'security.app.added')
  }
  const told = addedAt
    ? t('security.app.since', { when: formatMoment(addedAt, locale) })
    : t('security.app.lead')
  return (
    <section className={styles.section} aria-labelledby="security-app">
      <h2 id="security-app" className={styles.heading}>
        {t('security.app')}
      </h2>
      <p>{told}</p>
      {addedAt && <RemoveApp onNewCodes={onNewCodes} />}
      {!addedAt && beginning.data && <AppSetUp {...beginning.data} onDone={handleDone} />}
      {!addedAt && !beginning.data && (
        <Button tone="primary" isBusy={beginning.isLoading} onClick={() => void handleBegin()}>
          {t('security.app.setUp')}
        </Button>
      )}
    </section>
  )
}
