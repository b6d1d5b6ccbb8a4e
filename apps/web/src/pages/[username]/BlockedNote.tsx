import type { User } from '../../entities/users/users-slice.ts'
import { useUnblockPersonMutation } from '../../features/block-person/block-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'

/** In the place of what a blocked person made. */
export function BlockedNote({ user }: { user: User }) {
  const t = useT<'profile'>()
  const [unblock, { isLoading }] = useUnblockPersonMutation()
  return (
    <EmptyState
      icon={<AlertIcon size={40} />}
      title={t('profile.blocked', { name: user.full_name })}
      description={t('profile.blockedDescription')}
      action={
        <Button tone="primary" isBusy={isLoading} onClick={() => void unblock({ user_id: user.id })}>
          {t('profile.unblock')}
        </Button>
      }
    />
  )
}
