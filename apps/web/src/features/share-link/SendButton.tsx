import { selectConversationUi } from '../../entities/conversations/conversation-ui-slice.ts'
import { type Attached, newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'

type Props = { attached: Attached; tone?: 'plain' | 'filled' | 'overlay' }

/** Opens the ways to send something to people, and to pass its link on. */
export function SendButton({ attached, tone }: Props) {
  const t = useT()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(
    (state) => selectConversationUi(state).newMessage?.attached?.id === attached.id,
  )
  return (
    <IconButton
      label={t('app.share')}
      icon={<ShareIcon />}
      tone={tone}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(newMessageOpened({ attached }))}
    />
  )
}
