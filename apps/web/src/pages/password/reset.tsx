import { AskResetForm } from '../../features/reset-password/AskResetForm.tsx'
import { SetPasswordForm } from '../../features/reset-password/SetPasswordForm.tsx'
import { fragmentParameter } from '../../shared/browser/page-location.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['auth']

export const head = ({ t }: { t: Translate }) => ({ title: t('auth.reset.title'), robots: 'noindex' })

/** Asks for a link; opened by the link, sets the new password. */
export function Page() {
  const t = useT()
  const isHydrated = useIsHydrated()
  const token = isHydrated ? fragmentParameter('token') : null
  return (
    <NarrowPage title={t(token === null ? 'auth.reset.title' : 'auth.reset.setTitle')}>
      {token === null ? <AskResetForm /> : <SetPasswordForm token={token} />}
    </NarrowPage>
  )
}
