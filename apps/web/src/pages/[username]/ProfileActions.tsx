import { useState } from 'react'
import { selectConversationUi } from '../../entities/conversations/conversation-ui-slice.ts'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { BlockIcon } from '../../features/block-person/BlockIcon.tsx'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { AlertIcon, MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'

const BlockModal = lazyComponent(['profile'], () =>
  import('../../features/block-person/BlockModal.tsx').then((module) => module.BlockModal),
)

function MessageButton({ user }: { user: User }) {
  const t = useT<'profile'>()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector((state) => selectConversationUi(state).newMessage !== null)
  return (
    <Button
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(newMessageOpened({ people: [user] }))}
    >
      {t('profile.message')}
    </Button>
  )
}

/** What a viewer can do about another person. */
export function ProfileActions({ user }: { user: User }) {
  const t = useT<'profile'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  const canMessage = useAppSelector(mayMessage)
  const dispatch = useAppDispatch()
  const report = () => dispatch(reportShown({ id: user.id, type: 'user' }))
  const [isBlocking, setIsBlocking] = useState(false)
  return (
    <>
      {!user.blocked_by_me && <FollowUserButton userId={user.id} isMain />}
      {canMessage && !user.blocked_by_me && <MessageButton user={user} />}
      {isMember && !user.blocked_by_me && (
        <Menu
          label={t('app.moreActions')}
          trigger={(props) => (
            <IconButton {...props} label={t('app.moreActions')} icon={<MoreIcon />} tone="filled" />
          )}
        >
          <MenuItem icon={<AlertIcon size={20} />} onSelect={report}>
            {t('profile.report')}
          </MenuItem>
          <MenuItem icon={<BlockIcon size={20} />} onSelect={() => setIsBlocking(true)}>
            {t('profile.block')}
          </MenuItem>
        </Menu>
      )}
      {isBlocking && <BlockModal user={user} onDismiss={() => setIsBlocking(false)} />}
    </>
  )
}
