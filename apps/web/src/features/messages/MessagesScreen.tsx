import { useNavigate } from 'react-router-dom'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import { ChatIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { EditIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Conversation } from './Conversation.tsx'
import { INBOX_PATH } from './conversation-path.ts'
import { Inbox } from './Inbox.tsx'
import styles from './MessagesScreen.module.css'

function Side({ currentId, onNew }: { currentId: string | null; onNew: () => void }) {
  const t = useT<'conversations'>()
  const Heading = currentId === null ? 'h1' : 'h2'
  return (
    <div className={styles.side}>
      <div className={styles.header}>
        <Heading className={styles.title}>{t('conversations.title')}</Heading>
        <IconButton label={t('conversations.new')} icon={<EditIcon size={22} />} onClick={onNew} />
      </div>
      <div className={styles.list}>
        <Inbox currentId={currentId} onNew={onNew} />
      </div>
    </div>
  )
}

function Choose({ onNew }: { onNew: () => void }) {
  const t = useT<'conversations'>()
  return (
    <EmptyState
      icon={<ChatIcon size={40} />}
      title={t('conversations.choose')}
      description={t('conversations.chooseHint')}
      action={
        <Button tone="primary" onClick={onNew}>
          {t('conversations.new')}
        </Button>
      }
    />
  )
}

/** Messages as pages: the list and one conversation beside it, or one of both on a phone. */
export function MessagesScreen({ conversationId }: { conversationId: string | null }) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const startNew = () => void dispatch(newMessageOpened({}))
  const back = (
    <Link to={INBOX_PATH} aria-label={t('conversations.back')} className={styles.back}>
      <ArrowBackIcon />
    </Link>
  )
  return (
    <div className={classNames(styles.screen, conversationId !== null && styles.open)}>
      <Side currentId={conversationId} onNew={startNew} />
      <div className={styles.main}>
        {conversationId === null ? (
          <Choose onNew={startNew} />
        ) : (
          <Conversation
            key={conversationId}
            id={conversationId}
            heading="h1"
            back={back}
            onGone={() => void navigate(INBOX_PATH)}
          />
        )}
      </div>
    </div>
  )
}
