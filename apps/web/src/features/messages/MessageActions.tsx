import type { MessageView } from '@tessera/api-types/messages/views'
import { useState } from 'react'
import { LIKE } from '../../entities/pins/reaction-counts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './MessageItem.module.css'
import { messagesApi } from './messages-api.ts'
import { errorText } from '../../shared/api/error-text.ts'

const ICON_PX = 18

function useMessageActions({ id, conversation_id, reaction_by_me }: MessageView) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const [react] = messagesApi.useReactToMessageMutation()
  const [unreact] = messagesApi.useUnreactToMessageMutation()
  const [remove, { isLoading: isDeleting }] = messagesApi.useDeleteMessageMutation()
  const ask = { conversation_id, message_id: id }
  const tell = async (done: Promise<{ error?: unknown }>) => {
    const { error } = await done
    if (!error) return
    const text = t('conversations.failedAction', { reason: errorText(error, t) })
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return {
    isDeleting,
    like: () => tell(reaction_by_me === LIKE ? unreact(ask) : react({ ...ask, reaction_type: LIKE })),
    remove: () => tell(remove(ask)),
  }
}

/** Beside a message: liking it, and taking an own one back. */
export function MessageActions({ message }: { message: MessageView }) {
  const t = useT<'conversations'>()
  const [isAsking, setIsAsking] = useState(false)
  const { like, remove, isDeleting } = useMessageActions(message)
  const handleDelete = async () => {
    await remove()
    setIsAsking(false)
  }
  return (
    <div className={styles.actions}>
      <button
        type="button"
        aria-label={t('conversations.like')}
        title={t('conversations.like')}
        aria-pressed={message.reaction_by_me === LIKE}
        className={styles.action}
        onClick={() => void like()}
      >
        <HeartIcon size={ICON_PX} isFilled={message.reaction_by_me === LIKE} />
      </button>
      {message.abilities.can_delete && (
        <button
          type="button"
          aria-label={t('conversations.delete')}
          title={t('conversations.delete')}
          className={styles.action}
          onClick={() => setIsAsking(true)}
        >
          <TrashIcon size={ICON_PX} />
        </button>
      )}
      {isAsking && (
        <ConfirmationModal
          heading={t('conversations.deleteTitle')}
          description={t('conversations.deleteDescription')}
          primary={{
            label: t('conversations.deleteAction'),
            isBusy: isDeleting,
            isDestructive: true,
            onClick: () => void handleDelete(),
          }}
          secondary={{ label: t('app.cancel'), onClick: () => setIsAsking(false) }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
