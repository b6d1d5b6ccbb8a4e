import { useNavigate } from 'react-router-dom'
import { selectWaitingRequests } from '../../entities/conversations/contact-requests-slice.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import styles from './ContactRequests.module.css'
import { conversationPath } from './conversation-path.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { contactRequestsApi } from './contact-requests-api.ts'
import { RequestAnswers } from './RequestAnswers.tsx'

type Props = { currentId: string | null; onOpen?: (id: string) => void }

const ALWAYS = { refetchOnMountOrArgChange: true } as const

/** Who wrote without being followed. Without any, nothing stands here: they are no reason to wait. */
export function ContactRequests({ currentId, onOpen }: Props) {
  const t = useT<'conversations'>()
  const navigate = useNavigate()
  const feed = useIdFeed(contactRequestsApi.useContactRequestsInfiniteQuery({}, ALWAYS))
  const requests = useAppSelector(selectWaitingRequests)
  const open = onOpen ?? ((id: string) => void navigate(conversationPath(id)))
  const failure = t('conversations.requestsFailed')
  if (feed.status === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <p>{failure}</p>
        <Button onClick={feed.onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  if (feed.status === 'loading' || requests.length === 0) return null
  return (
    <section aria-labelledby="contact-requests" className={styles.requests}>
      <h2 id="contact-requests" className={styles.heading}>
        {t('conversations.requests')}
      </h2>
      <p className={styles.hint}>{t('conversations.requestsHint')}</p>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <ConversationRow
              conversation={request.conversation}
              isCurrent={request.id === currentId}
              onOpen={onOpen}
            />
            <RequestAnswers request={request} onAccepted={() => open(request.id)} />
          </li>
        ))}
      </ul>
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </section>
  )
}
