import type { AnyMessage } from '../../entities/conversations/messages-slice.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { personName } from './conversation-name.ts'
import { clockTime } from './message-days.ts'
import { MessageItem } from './MessageItem.tsx'
import styles from './MessageRun.module.css'

type Props = { messages: readonly AnyMessage[]; isMine: boolean; isNamed: boolean }

const FACE_PX = 28

/** What one person wrote in one go. */
export function MessageRun({ messages, isMine, isNamed }: Props) {
  const { t, locale } = useTranslator<'conversations'>()
  const last = messages.at(-1)
  if (!last) return null
  const name = isMine ? t('conversations.you') : personName(last.sender, t)
  return (
    <div className={classNames(styles.run, isMine && styles.mine)}>
      {!isMine && (
        <span className={styles.face}>
          <Avatar name={name} imageUrl={last.sender.image_small_url} size={FACE_PX} isDecorative />
        </span>
      )}
      <div className={styles.body}>
        <p className={styles.name}>{isNamed && !isMine ? name : <VisuallyHidden>{name}</VisuallyHidden>}</p>
        <ul className={styles.list}>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} isMine={isMine} />
          ))}
        </ul>
        <p className={styles.when}>
          {last.type === 'tempMessage' ? (
            t('conversations.onItsWay')
          ) : (
            <time dateTime={last.created_at}>{clockTime(last.created_ms, locale)}</time>
          )}
        </p>
      </div>
    </div>
  )
}
