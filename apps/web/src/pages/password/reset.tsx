import { useState } from 'react'
import { AskResetForm } from '../../features/reset-password/AskResetForm.tsx'
import { PasswordChanged } from '../../features/reset-password/PasswordChanged.tsx'
import { SetPasswordForm } from '../../features/reset-password/SetPasswordForm.tsx'
import { NeedsScript } from '../../entities/session/NeedsScript.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { useLinkToken } from '../../shared/use-link-token.ts'

export const messageAreas: readonly MessageArea[] = ['auth']

export const head = ({ t }: { t: Translate<'auth'> }) => ({ title: t('auth.reset.title') })

/** Asks for a link; opened by the link, sets the new password. */
export function Page() {
  const t = useT<'auth'>()
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  if (isDone)
    return (
      <NarrowPage title={t('auth.reset.doneTitle')}>
        <PasswordChanged />
      </NarrowPage>
    )
  return (
    <NarrowPage title={t(token ? 'auth.reset.setTitle' : 'auth.reset.title')}>
      {token === undefined && (
        <>
          <NeedsScript />
          <Spinner />
        </>
      )}
      {token !== undefined && !token && <AskResetForm />}
      {token && <SetPasswordForm key={token} token={token} onDone={() => setIsDone(true)} />}
    </NarrowPage>
  )
}
