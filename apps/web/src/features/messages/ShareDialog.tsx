import type { ConversationView } from '@tessera/api-types/messages/views'
import { useNavigate } from 'react-router-dom'
import type { Attached, NewMessage } from '../../entities/conversations/message-opening.ts'
import { selectRequestContext, selectViewer } from '../../entities/session/session-slice.ts'
import { canShare, copyText, shareLink } from '../../shared/browser/share.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { LinkIcon } from '../../shared/ui/icons/card-icons.tsx'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import { conversationName } from './conversation-name.ts'
import { conversationPath } from './conversation-path.ts'
import { NewMessageForm } from './NewMessageForm.tsx'
import { sendingTakenBack } from './undo-steps.ts'

const WIDTH = 480

/** Those who only pass the link on. */
function OtherWays({ attached: { path, title } }: { attached: Attached }) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const origin = useAppSelector(selectRequestContext)?.origin ?? ''
  const copy = async () => {
    const isCopied = await copyText(origin + path)
    const text = t(isCopied ? 'conversations.linkCopied' : 'conversations.copyFailed')
    dispatch(toastShown({ text, tone: isCopied ? 'plain' : 'error' }))
  }
  return (
    <>
      <Button icon={<LinkIcon size={18} />} onClick={() => void copy()}>
        {t('conversations.copyLink')}
      </Button>
      {canShare() && (
        <Button icon={<ShareIcon size={18} />} onClick={() => void shareLink(title, origin + path)}>
          {t('conversations.otherWays')}
        </Button>
      )}
    </>
  )
}

/** Sends a pin, a board or a person to somebody, or writes to somebody from anywhere. */
export function ShareDialog({ newMessage, onDismiss }: { newMessage: NewMessage; onDismiss: () => void }) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const { attached } = newMessage
  const navigate = useNavigate()
  const handleSent = (conversation: ConversationView) => {
    const { id, messages } = conversation
    onDismiss()
    if (!attached) return void navigate(conversationPath(id))
    const message_id = messages[0]?.id
    dispatch(
      toastShown({
        text: t('conversations.sentTo', { name: conversationName(conversation, viewerId, t) }),
        imageUrl: attached.imageUrl ?? undefined,
        link: { href: conversationPath(id), label: t('conversations.see') },
        ...(message_id && { undo: sendingTakenBack({ conversation_id: id, message_id }) }),
      }),
    )
  }
  const title = !attached ? 'new' : attached.type === 'pin' ? 'sharePin' : 'share'
  return (
    <Dialog title={t(`conversations.${title}`)} width={WIDTH} variant="page" onDismiss={onDismiss}>
      <NewMessageForm
        newMessage={newMessage}
        onSent={handleSent}
        otherWays={attached && <OtherWays attached={attached} />}
      />
    </Dialog>
  )
}
