import type { OwnUser } from '@tessera/api-types/identity/views'
import { reminderShown } from '../../entities/session/verify-reminder-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'

/** Which address the account has and whether it is proved; leads to the reminder if not. */
export function EmailStatus({ account: { email, email_verified } }: { account: OwnUser }) {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  if (email === null) return <p>{t('settings.email.none')}</p>
  const state = t(email_verified ? 'settings.email.verified' : 'settings.email.unverified')
  return (
    <>
      <p>{`${t('settings.email.current', { email })} ${state}`}</p>
      {!email_verified && (
        <Button onClick={() => void dispatch(reminderShown())}>{t('settings.email.verify')}</Button>
      )}
    </>
  )
}
