import { useState } from 'react'
import { choiceOfAll, consentOf } from '@tessera/api-types/consent/consent-rules'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { chooseCookies } from './choose-cookies.ts'
import styles from './ConsentBanner.module.css'
import { ConsentSwitches } from './ConsentSwitches.tsx'

/** Asks without blocking the page: the page can be read and used before anything is chosen. */
export function ConsentBanner() {
  const t = useT<'consent'>()
  const dispatch = useAppDispatch()
  const [isManaging, setIsManaging] = useState(false)
  const [choice, setChoice] = useState(consentOf(null))
  return (
    <section aria-labelledby="consent-title" className={styles.banner}>
      <div className={styles.texts}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.lead')} <Link to="/cookies/">{t('consent.more')}</Link>
        </p>
        {isManaging && <ConsentSwitches choice={choice} onChange={setChoice} />}
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void chooseCookies(dispatch, choiceOfAll(true))}>
          {t('consent.acceptAll')}
        </Button>
        <Button onClick={() => void chooseCookies(dispatch, choiceOfAll(false))}>
          {t('consent.rejectAll')}
        </Button>
        {isManaging ? (
          <Button onClick={() => void chooseCookies(dispatch, choice)}>{t('consent.save')}</Button>
        ) : (
          <Button aria-expanded={false} onClick={() => setIsManaging(true)}>
            {t('consent.manage')}
          </Button>
        )}
      </div>
    </section>
  )
}
