import type { User } from '../../entities/users/users-slice.ts'
import { UserRow } from '../../entities/users/UserRow.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { useUnblockPersonMutation } from './block-api.ts'

/** Somebody the member blocks. */
export function BlockedPerson({ person }: { person: User }) {
  const t = useT<'preferences'>()
  const dispatch = useAppDispatch()
  const [unblock, { isLoading }] = useUnblockPersonMutation()
  const handleUnblock = async () => {
    const { error } = await unblock({ user_id: person.id })
    if (isApiError(error)) dispatch(toastShown({ text: errorText(error, t), tone: 'error' }))
  }
  const name = t('preferences.blocked.endNamed', { name: person.full_name })
  return (
    <UserRow
      user={person}
      action={
        <Button aria-label={name} isBusy={isLoading} onClick={() => void handleUnblock()}>
          {t('preferences.blocked.end')}
        </Button>
      }
    />
  )
}
