import { useState } from 'react'
import { choiceOfAll, type ConsentChoice, consentOf } from '@tessera/api-types/consent/consent-rules'
import { selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { chooseCookies } from './choose-cookies.ts'
import styles from './CookieChoices.module.css'
import { ConsentSwitches } from './ConsentSwitches.tsx'
import alertStyles from '../../shared/ui/forms/FormAlert.module.css'

/** What is chosen now, to be changed at any time; taking back is as easy as giving. */
export function CookieChoices() {
  const t = useT<'consent'>()
  const dispatch = useAppDispatch()
  const isSignalled = useAppSelector((state) => selectPrivacy(state).isPrivacySignalled)
  const isRequired = useAppSelector((state) => selectPrivacy(state).isConsentRequired)
  const consent = useAppSelector((state) => selectPrivacy(state).consent)
  const isHydrated = useIsHydrated()
  const [edited, setEdited] = useState<ConsentChoice | null>(null)
  const shown = edited ?? (consent ? consentOf(consent) : choiceOfAll(!isRequired))
  const choose = (choice: ConsentChoice) => {
    setEdited(null)
    void chooseCookies(dispatch, choice)
    dispatch(toastShown({ text: t('consent.saved'), tone: 'plain' }))
  }
  return (
    <div className={styles.choices}>
      <p>{t('consent.needed')}</p>
      <noscript>
        <p className={alertStyles.alert}>{t('consent.needsScript')}</p>
      </noscript>
      <ConsentSwitches choice={shown} isDisabled={!isHydrated} onChange={setEdited} />
      {isSignalled && <p role="note">{t('consent.signalled')}</p>}
      <div className={styles.ways}>
        <Button disabled={!isHydrated} onClick={() => choose(shown)}>
          {t('consent.save')}
        </Button>
        <Button disabled={!isHydrated} onClick={() => choose(choiceOfAll(true))}>
          {t('consent.acceptAll')}
        </Button>
        <Button disabled={!isHydrated} onClick={() => choose(choiceOfAll(false))}>
          {t('consent.rejectAll')}
        </Button>
      </div>
    </div>
  )
}
