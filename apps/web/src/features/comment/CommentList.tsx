import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { commentsApi } from './comments-api.ts'
import { selectCommentEntities, selectWritten } from './comments-slice.ts'
import { Replies } from './Replies.tsx'

/** The newest first: what was written here since stands before what was read. */
const withWrittenFirst = (read: readonly string[], written: readonly string[] = []): string[] => [
  ...new Set([...written.toReversed(), ...read]),
]

function Waiting() {
  const t = useT<'comments'>()
  return (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>{t('comments.loading')}</VisuallyHidden>
      {[80, 55].map((percent) => (
        <div key={percent} className={styles.waitingRow}>
          <Skeleton width={32} height={32} shape="circle" />
          <Skeleton width={`${percent}%`} shape="text" />
        </div>
      ))}
    </div>
  )
}

/** The comments of a pin: loading, failed, none, or the list with its next page. */
export function CommentList({ pin }: { pin: Pin }) {
  const t = useT<'comments'>()
  const objectId = pin.aggregated_pin_data.id
  const feed = useIdFeed(commentsApi.useCommentsInfiniteQuery({ objectId }))
  const written = useAppSelector((state) => selectWritten(state, objectId))
  const entities = useAppSelector(selectCommentEntities)
  if (feed.status === 'loading') return <Waiting />
  if (feed.status === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{t('comments.failed')}</p>
        <Button onClick={feed.onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  const shown = withWrittenFirst(feed.ids, written).flatMap((id) => entities[id] ?? [])
  if (shown.length === 0) {
    return (
      <div className={styles.note}>
        <p>{t('comments.none')}</p>
        <p>{t('comments.noneDescription')}</p>
      </div>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            pin={pin}
            repliesOf={(parent) => <Replies parentId={parent.id} pin={pin} />}
          />
        ))}
      </ul>
      {(feed.onLoadMore ?? feed.hasMoreFailed) && (
        <Button isBusy={feed.isLoadingMore} onClick={feed.onLoadMore ?? feed.onRetry}>
          {t('comments.more')}
        </Button>
      )}
    </>
  )
}
