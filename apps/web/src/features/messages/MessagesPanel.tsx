import { useEffect, useRef } from 'react'
import {
  conversationOpened,
  inboxShown,
  selectConversationUi,
} from '../../entities/conversations/conversation-ui-slice.ts'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { focusUnlessWithin, keepFocusUnlessTaken } from '../../shared/browser/focus-return.ts'
import { onEscape } from '../../shared/browser/escape-key.ts'
import { onReachInto } from '../../shared/browser/outside-press.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { ArrowBackIcon, CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { EditIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Conversation } from './Conversation.tsx'
import { INBOX_PATH } from './conversation-path.ts'
import { Inbox } from './Inbox.tsx'
import styles from './MessagesPanel.module.css'
import { NewMessageForm } from './NewMessageForm.tsx'

type Props = { onDismiss: () => void }

function BackButton() {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      label={t('conversations.back')}
      icon={<ArrowBackIcon />}
      onClick={() => dispatch(inboxShown())}
    />
  )
}

function InboxHeader({ onDismiss }: Props) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>{t('conversations.title')}</h2>
      <IconButton
        label={t('conversations.new')}
        icon={<EditIcon size={22} />}
        onClick={() => dispatch(newMessageOpened({}))}
      />
      <IconButton label={t('conversations.close')} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  )
}

/** What the panel shows: a new message, a conversation, or all of them. */
function Content({ onDismiss }: Props) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const { conversationId, newMessage } = useAppSelector(selectConversationUi)
  const open = (id: string) => dispatch(conversationOpened(id))
  const goBack = () => dispatch(inboxShown())
  if (newMessage) {
    return (
      <>
        <div className={styles.header}>
          <BackButton />
          <h2 className={styles.title}>{t('conversations.new')}</h2>
        </div>
        <div className={styles.form}>
          <NewMessageForm newMessage={newMessage} onSent={({ id }) => open(id)} />
        </div>
      </>
    )
  }
  if (conversationId) {
    return (
      <Conversation
        key={conversationId}
        id={conversationId}
        heading="h2"
        back={<BackButton />}
        onGone={goBack}
      />
    )
  }
  return (
    <>
      <InboxHeader onDismiss={onDismiss} />
      <div className={styles.list}>
        <Inbox currentId={null} onOpen={open} onNew={() => dispatch(newMessageOpened({}))} />
      </div>
      <Link to={INBOX_PATH} className={styles.all} onClick={onDismiss}>
        {t('conversations.seeAll')}
      </Link>
    </>
  )
}

/** Messages over the page of a wide screen, which stays in use beside them. */
export function MessagesPanel({ onDismiss }: Props) {
  const t = useT<'conversations'>()
  const panel = useRef<HTMLDivElement>(null)
  const { conversationId, newMessage } = useAppSelector(selectConversationUi)
  const view = newMessage ? 'new' : conversationId

  useEffect(keepFocusUnlessTaken, [])
  useEffect(() => onReachInto('main', onDismiss), [onDismiss])
  useEffect(() => onEscape(panel.current, onDismiss), [onDismiss])
  useEffect(() => focusUnlessWithin(panel.current), [view])

  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={t('conversations.title')}
      className={styles.panel}
    >
      <Content onDismiss={onDismiss} />
    </div>
  )
}
