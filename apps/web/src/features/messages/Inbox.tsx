import { type RefObject, useEffect, useRef } from 'react'
import { selectWaitingRequests } from '../../entities/conversations/contact-requests-slice.ts'
import { selectInbox } from '../../entities/conversations/conversations-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { focusIfLost } from '../../shared/browser/focus-return.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ChatIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { ContactRequests } from './ContactRequests.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import styles from './Inbox.module.css'
import { messagesApi } from './messages-api.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'

type Props = {
  currentId: string | null
  onNew: () => void
  /** Opens one in its place; without it a row leads to the page of its conversation. */
  onOpen?: (id: string) => void
}

const ALWAYS = { refetchOnMountOrArgChange: true } as const

function Conversations({ currentId, onNew, onOpen }: Props) {
  const t = useT<'conversations'>()
  const feed = useIdFeed(messagesApi.useConversationsInfiniteQuery({}, ALWAYS))
  const conversations = useAppSelector(selectInbox)
  const failure = feed.error ? errorText(feed.error, t) : t('conversations.moreFailed')
  if (feed.status === 'loading') return <RowsSkeleton label={t('conversations.loading')} />
  if (feed.status === 'failed') {
    return <ErrorState title={t('conversations.failed')} description={failure} onRetry={feed.onRetry} />
  }
  if (conversations.length === 0 && !feed.onLoadMore) {
    return (
      <EmptyState
        icon={<ChatIcon size={40} />}
        title={t('conversations.empty')}
        description={t('conversations.emptyHint')}
        action={
          <Button tone="primary" onClick={onNew}>
            {t('conversations.begin')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul aria-label={t('conversations.list')} className={styles.list}>
        {conversations.map((one) => (
          <li key={one.id}>
            <ConversationRow conversation={one} isCurrent={one.id === currentId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}

/** A request that was answered takes its buttons along. */
function useFocusAfterAnswer(box: RefObject<HTMLElement | null>) {
  const { length: waiting } = useAppSelector(selectWaitingRequests)
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current) focusIfLost(box.current)
    before.current = waiting
  }, [box, waiting])
}

/** All conversations of the member, with contact requests above. */
export function Inbox(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useFocusAfterAnswer(box)
  return (
    <div ref={box} tabIndex={-1} className={styles.inbox}>
      <ContactRequests currentId={props.currentId} onOpen={props.onOpen} />
      <Conversations {...props} />
    </div>
  )
}
