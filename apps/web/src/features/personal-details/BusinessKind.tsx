import type { OwnUser } from '@tessera/api-types/identity/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from '../../shared/ui/forms/Form.module.css'

/** Which kind of account this is, and the way to the business side of it. */
export function BusinessKind({ account }: { account: OwnUser }) {
  const t = useT<'preferences'>()
  const kind = account.is_partner ? 'business' : 'personal'
  return (
    <section aria-labelledby="account-kind" className={styles.form}>
      <h2 id="account-kind">{t('preferences.kind.title')}</h2>
      <p>{t(`preferences.kind.${kind}`)}</p>
      <a href="/business/" className={styles.link}>
        {t(`preferences.kind.${kind}Way`)}
      </a>
    </section>
  )
}
