import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import styles from './PasscodeHelp.module.css'

const QUESTIONS = ['what', 'set', 'forgotten', 'locked'] as const

/** What parents and young people ask about the passcode. */
export function PasscodeHelp() {
  const t = useT<'passcode'>()
  return (
    <article className={styles.help}>
      <h1>{t('passcode.about.title')}</h1>
      {QUESTIONS.map((question) => (
        <section key={question}>
          <h2>{t(`passcode.about.${question}`)}</h2>
          <p>{t(`passcode.about.${question}Text`)}</p>
        </section>
      ))}
      <div>
        <ButtonLink to="/parental-passcode/" tone="primary">
          {t('passcode.about.open')}
        </ButtonLink>
      </div>
    </article>
  )
}
