import type { User } from '../../entities/users/users-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { useBlockPersonMutation } from './block-api.ts'

/** Says what blocking does before it is done. */
export function BlockModal({ user, onDismiss }: { user: User; onDismiss: () => void }) {
  const t = useT<'profile'>()
  const dispatch = useAppDispatch()
  const [block, { isLoading }] = useBlockPersonMutation()
  const handleBlock = async () => {
    const { error } = await block({ user_id: user.id })
    const text = error ? errorText(error, t) : t('profile.blockedToast', { name: user.full_name })
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
    onDismiss()
  }
  return (
    <ConfirmationModal
      heading={t('profile.blockHeading', { name: user.full_name })}
      description={t('profile.blockDescription')}
      primary={{
        label: t('profile.block'),
        isBusy: isLoading,
        isDestructive: true,
        onClick: () => void handleBlock(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
