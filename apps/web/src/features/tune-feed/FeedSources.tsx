import type { FeedSourceType } from '@tessera/api-types/feed-tuning/contracts'
import { feedTuningApi } from '../../entities/feed-tuning/feed-tuning-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { FeedSourceRow } from './FeedSourceRow.tsx'
import styles from './TuneFeed.module.css'

/** What of one type the home feed is made from. */
export function FeedSources({ type }: { type: FeedSourceType }) {
  const t = useT<'tuning'>()
  const query = feedTuningApi.useFeedSourcesInfiniteQuery({ type }, { refetchOnMountOrArgChange: true })
  if (!query.data && query.isError) {
    return <ErrorState title={t('tuning.failed')} onRetry={() => void query.refetch()} />
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={t('tuning.loading')} className={styles.list}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState title={t(`tuning.empty.${type}`)} />
  return (
    <>
      <p className={styles.hint}>{t(`tuning.hint.${type}`)}</p>
      <ul aria-label={t(`tuning.${type}`)} className={styles.list}>
        {items.map((item) => (
          <FeedSourceRow key={item.id} source={item} />
        ))}
      </ul>
      <ListFoot
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? t('tuning.failed') : undefined}
        onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onRetry={() => void query.fetchNextPage()}
      />
    </>
  )
}
