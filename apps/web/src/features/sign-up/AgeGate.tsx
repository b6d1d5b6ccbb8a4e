import type { ReactNode } from 'react'
import { hasCookie } from '../../shared/browser/cookies.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'

const AGE_COOKIE = 'age_restricted'

/** A browser on which somebody was too young sees the refusal without a form, for a day. */
export function AgeGate({ children }: { children: ReactNode }) {
  const t = useT<'auth'>()
  const isHydrated = useIsHydrated()
  if (isHydrated && hasCookie(AGE_COOKIE)) return <FormAlert text={t('auth.signUp.ageRestricted')} />
  return children
}
