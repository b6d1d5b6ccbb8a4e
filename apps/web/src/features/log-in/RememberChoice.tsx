import { useState } from 'react'
import { askToRemember, isRememberAsked } from '../../entities/session/remember-me.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'

/** Whether this browser may greet the person by name once they have logged out. */
export function RememberChoice() {
  const t = useT<'auth'>()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<boolean | null>(null)
  return (
    <SwitchField
      label={t('auth.logIn.remember')}
      hint={t('auth.logIn.rememberHint')}
      checked={chosen ?? (isHydrated && isRememberAsked())}
      onChange={({ target }) => {
        askToRemember(target.checked)
        setChosen(target.checked)
      }}
    />
  )
}
