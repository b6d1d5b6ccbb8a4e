import type { ConversationMini } from '@tessera/api-types/messages/views'
import { type ReactNode, useEffect } from 'react'
import { selectContactRequest } from '../../entities/conversations/contact-requests-slice.ts'
import { conversationRead, selectConversation } from '../../entities/conversations/conversations-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ChatIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import styles from './Conversation.module.css'
import { conversationName, personName } from './conversation-name.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { conversationApi } from './conversation-api.ts'
import { messagesApi } from './messages-api.ts'
import { RequestAnswers } from './RequestAnswers.tsx'
import { errorText } from '../../shared/api/error-text.ts'

type Props = {
  id: string
  /** `h1` where it is the page. */
  heading: 'h1' | 'h2'
  /** The control that leads back to the list, where the list is out of view. */
  back?: ReactNode
  /** It was left, hidden or declined. */
  onGone: () => void
}

const ALWAYS = { refetchOnMountOrArgChange: true } as const
const NOT_FOUND = 404

/** What is in view counts as read. */
function useReading(conversation: ConversationMini | undefined) {
  const dispatch = useAppDispatch()
  const [markRead] = conversationApi.useMarkConversationReadMutation()
  const shownId = conversation?.last_message?.id
  const unreadId = conversation && conversation.unread > 0 ? conversation.id : null
  useEffect(() => {
    if (unreadId === null) return
    dispatch(conversationRead({ conversationId: unreadId }))
    void markRead({ conversation_id: unreadId, up_to: shownId })
  }, [unreadId, shownId, dispatch, markRead])
}

function Foot({ conversation, onGone }: { conversation: ConversationMini; onGone: () => void }) {
  const t = useT<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const { id, is_contact_request, users, abilities } = conversation
  const known = useAppSelector((state) => selectContactRequest(state, id))
  const sender = users[0]
  if (is_contact_request && sender) {
    const request = known ?? {
      id,
      type: 'contactrequest' as const,
      sender,
      conversation,
      created_at: conversation.created_at,
      hasDeclined: false,
      hasBlocked: false,
    }
    return (
      <section className={styles.request} aria-labelledby="contact-request">
        <h3 id="contact-request" className={styles.requestTitle}>
          {t('conversations.wantsToWrite', { name: personName(request.sender, t) })}
        </h3>
        <p>{t('conversations.wantsHint')}</p>
        <RequestAnswers request={request} onGone={onGone} />
      </section>
    )
  }
  if (abilities.can_send) return <MessageComposer key={id} conversationId={id} />
  const name = conversationName(conversation, viewerId, t)
  return <p className={styles.closed}>{t('conversations.cannotSend', { name })}</p>
}

/** A conversation: loading, failed, not here, or what was written in it. */
export function Conversation({ id, heading, back, onGone }: Props) {
  const t = useT<'conversations'>()
  const conversation = useAppSelector((state) => selectConversation(state, id))
  const { data, isFetching, error, refetch } = messagesApi.useConversationQuery(
    { conversation_id: id },
    ALWAYS,
  )
  useReading(data && conversation)
  if (error && !isFetching && !data) {
    const isMissing = 'httpStatus' in error && error.httpStatus === NOT_FOUND
    return (
      <div className={styles.state}>
        {back}
        {isMissing ? (
          <EmptyState
            heading={heading}
            icon={<ChatIcon size={40} />}
            title={t('conversations.missing')}
            description={t('conversations.missingHint')}
          />
        ) : (
          <ErrorState
            heading={heading}
            title={t('conversations.openFailed')}
            description={errorText(error, t)}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  }
  return (
    <div className={styles.conversation}>
      <ConversationHeader conversation={conversation} heading={heading} back={back} onGone={onGone} />
      {conversation && data ? <MessageLog conversation={conversation} /> : <MessagesSkeleton />}
      {conversation && <Foot conversation={conversation} onGone={onGone} />}
    </div>
  )
}
