import type { ConversationMini } from '@tessera/api-types/messages/views'
import type { ReactNode } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './Conversation.module.css'
import { conversationName, othersOf } from './conversation-name.ts'
import { ConversationAvatars } from './ConversationAvatars.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'

type Props = {
  /** Undefined while it loads. */
  conversation: ConversationMini | undefined
  heading: 'h1' | 'h2'
  back?: ReactNode
  onGone: () => void
}

const FACE_PX = 40

/** With whom one talks, and what can be done about it. */
export function ConversationHeader({ conversation, heading: Heading, back, onGone }: Props) {
  const t = useT<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  if (!conversation) {
    return (
      <div className={styles.header}>
        {back}
        <Skeleton width={FACE_PX} height={FACE_PX} shape="circle" />
        <Skeleton width="9rem" height="1rem" shape="text" />
        <Heading>
          <VisuallyHidden>{t('conversations.title')}</VisuallyHidden>
        </Heading>
      </div>
    )
  }
  const { users, emails, is_group } = conversation
  const name = conversationName(conversation, viewerId, t)
  const other = is_group ? undefined : othersOf(users, viewerId)[0]
  const who = (
    <>
      <ConversationAvatars conversation={conversation} size={FACE_PX} />
      <span className={styles.names}>
        <Heading className={styles.name}>{name}</Heading>
        <span className={styles.detail}>
          {other && !other.is_deactivated && <bdi>@{other.username}</bdi>}
          {is_group && t('conversations.people', { count: users.length + emails.length })}
        </span>
      </span>
    </>
  )
  return (
    <div className={styles.header}>
      {back}
      {other && !other.is_deactivated ? (
        <Link to={`/${other.username}/`} className={styles.who}>
          {who}
        </Link>
      ) : (
        <div className={styles.who}>{who}</div>
      )}
      <ConversationMenu conversation={conversation} onGone={onGone} />
    </div>
  )
}
