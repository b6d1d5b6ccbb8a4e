import type { ConversationMini } from '@tessera/api-types/messages/views'
import type { MouseEvent } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { now } from '../../shared/browser/clock.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { conversationName } from './conversation-name.ts'
import { ConversationAvatars } from './ConversationAvatars.tsx'
import { conversationPath } from './conversation-path.ts'
import styles from './ConversationRow.module.css'
import { shortMoment } from './message-days.ts'
import { messageSnippet } from './message-snippet.ts'

type Props = {
  conversation: ConversationMini
  isCurrent: boolean
  /** Opens it in its place; without one the link leads to its page. */
  onOpen?: (id: string) => void
}

const FACE_PX = 52

/** A conversation in the list: who, what was said last, and whether it is new. */
export function ConversationRow({ conversation, isCurrent, onOpen }: Props) {
  const { t, locale } = useTranslator<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const { id, last_message, unread } = conversation
  const open = (event: MouseEvent) => {
    if (!onOpen) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <Link
      to={conversationPath(id)}
      onClick={open}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(styles.row, unread > 0 && styles.unread)}
    >
      <ConversationAvatars conversation={conversation} size={FACE_PX} />
      <span className={styles.texts}>
        <span className={styles.name}>{conversationName(conversation, viewerId, t)}</span>
        <span dir="auto" className={styles.snippet}>
          {last_message && messageSnippet(last_message, viewerId, t)}
        </span>
      </span>
      <span className={styles.aside}>
        {last_message && (
          <time className={styles.time}>{shortMoment(last_message.created_ms, now(), locale)}</time>
        )}
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{t('conversations.unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  )
}
