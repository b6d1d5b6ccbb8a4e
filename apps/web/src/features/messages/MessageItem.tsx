import type { AnyMessage } from '../../entities/conversations/messages-slice.ts'
import { countOf, LIKE } from '../../entities/pins/reaction-counts.ts'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { MessageActions } from './MessageActions.tsx'
import { MessageObject } from './MessageObject.tsx'
import styles from './MessageItem.module.css'

/** One message: what was sent with it, its words, and what people think of it. */
export function MessageItem({ message, isMine }: { message: AnyMessage; isMine: boolean }) {
  const t = useT<'conversations'>()
  const isPending = message.type === 'tempMessage'
  const likes = countOf(message.reaction_counts, LIKE)
  return (
    <li className={classNames(styles.message, isMine && styles.mine, isPending && styles.pending)}>
      <div className={styles.content}>
        {message.attachment_type && <MessageObject message={message} />}
        {message.text !== '' && (
          <p dir="auto" className={styles.bubble}>
            <LinkedText text={message.text} />
          </p>
        )}
        {likes > 0 && (
          <p className={styles.likes}>
            <HeartIcon size={14} isFilled />
            <span aria-hidden="true">{likes > 1 && likes}</span>
            <VisuallyHidden>{t('conversations.likes', { count: likes })}</VisuallyHidden>
          </p>
        )}
      </div>
      {message.type === 'message' && <MessageActions message={message} />}
    </li>
  )
}
