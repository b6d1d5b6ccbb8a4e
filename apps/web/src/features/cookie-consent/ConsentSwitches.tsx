import type { ConsentChoice } from '@tessera/api-types/consent/consent-rules'
import { selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import styles from './ConsentSwitches.module.css'

const USES = [
  {
    field: 'allow_personalization_cookies',
    label: 'consent.personalization',
    hint: 'consent.personalizationHint',
  },
  { field: 'allow_analytic_cookies', label: 'consent.analytics', hint: 'consent.analyticsHint' },
  { field: 'allow_marketing_cookies', label: 'consent.marketing', hint: 'consent.marketingHint' },
] as const

type Props = { choice: ConsentChoice; isDisabled?: boolean; onChange: (choice: ConsentChoice) => void }

/** One switch for each use that may be allowed or not; the browser’s privacy signal keeps marketing off. */
export function ConsentSwitches({ choice, isDisabled, onChange }: Props) {
  const t = useT<'consent'>()
  const isSignalled = useAppSelector((state) => selectPrivacy(state).isPrivacySignalled)
  const isKeptOff = (field: (typeof USES)[number]['field']) =>
    isSignalled && field === 'allow_marketing_cookies'
  return (
    <fieldset className={styles.switches} disabled={isDisabled}>
      <legend className={styles.legend}>{t('consent.uses')}</legend>
      {USES.map(({ field, label, hint }) => (
        <SwitchField
          key={field}
          label={t(label)}
          hint={t(hint)}
          checked={choice[field] && !isKeptOff(field)}
          disabled={isKeptOff(field)}
          onChange={({ target }) => onChange({ ...choice, [field]: target.checked })}
        />
      ))}
    </fieldset>
  )
}
