import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  conversationUiClosed,
  selectConversationUi,
} from '../../entities/conversations/conversation-ui-slice.ts'
import { selectUnseenCount } from '../../entities/conversations/conversations-slice.ts'
import { fillCardSlot } from '../../entities/pins/card-slot.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { pollWhileSeen } from '../../shared/browser/poll-while-seen.ts'
import { markUnread } from '../../shared/browser/unread-mark.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { INBOX_PATH } from './conversation-path.ts'
import { followChanges } from './follow-changes.ts'
import { SendPinButton } from './SendPinButton.tsx'
import type { ShareDialog } from './ShareDialog.tsx'

const OPEN_MS = 4_000
const RESTING_MS = 30_000

const Panel = lazyComponent<{ onDismiss: () => void }>(['conversations', 'pins'], async () => {
  const { MessagesPanel } = await import('./MessagesPanel.tsx')
  return MessagesPanel
})

const Share = lazyComponent<Parameters<typeof ShareDialog>[0]>(['conversations'], async () => {
  const { ShareDialog: dialog } = await import('./ShareDialog.tsx')
  return dialog
})

const Note = lazyComponent(['conversations'], async () => (await import('./UnseenNote.tsx')).UnseenNote)

/** Beside every page of a member who wants messages: what is new, the panel, and sending something on. */
export function MessagesMount() {
  const isOffered = useAppSelector(mayMessage)
  return isOffered && <Messages />
}

function Messages() {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const { isDropdownOpen, newMessage } = useAppSelector(selectConversationUi)
  const unseen = useAppSelector(selectUnseenCount)
  const isOnPage = useLocation().pathname.startsWith(INBOX_PATH)
  const pace = isDropdownOpen || isOnPage ? OPEN_MS : RESTING_MS

  useEffect(() => pollWhileSeen(pace, () => followChanges(store)), [pace, store])
  useEffect(() => fillCardSlot('send', (pin) => <SendPinButton pin={pin} />), [])
  useEffect(() => {
    markUnread('messages', unseen)
    return () => markUnread('messages', 0)
  }, [unseen])

  const close = () => void dispatch(conversationUiClosed())
  return (
    <>
      {unseen > 0 && <Note />}
      {isDropdownOpen && <Panel onDismiss={close} />}
      {!isDropdownOpen && newMessage && <Share newMessage={newMessage} onDismiss={close} />}
    </>
  )
}
