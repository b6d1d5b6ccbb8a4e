import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { commentsApi } from './comments-api.ts'
import { selectCommentEntities, selectWritten } from './comments-slice.ts'

/** The oldest first, as replies stand. */
const withWrittenLast = (read: readonly string[], written: readonly string[] = []): string[] => [
  ...new Set([...read, ...written]),
]

export function Replies({ parentId, pin }: { parentId: string; pin: Pin }) {
  const t = useT<'comments'>()
  const feed = useIdFeed(commentsApi.useRepliesInfiniteQuery({ objectId: parentId }))
  const written = useAppSelector((state) => selectWritten(state, parentId))
  const entities = useAppSelector(selectCommentEntities)
  if (feed.status === 'loading') return <Spinner size={24} label={t('comments.loading')} />
  if (feed.status === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{t('comments.failed')}</p>
        <Button onClick={feed.onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {withWrittenLast(feed.ids, written).map((id) => {
          const reply = entities[id]
          return reply && <CommentItem key={id} comment={reply} pin={pin} />
        })}
      </ul>
      {(feed.onLoadMore ?? feed.hasMoreFailed) && (
        <Button tone="plain" isBusy={feed.isLoadingMore} onClick={feed.onLoadMore ?? feed.onRetry}>
          {t('comments.moreReplies')}
        </Button>
      )}
    </>
  )
}
