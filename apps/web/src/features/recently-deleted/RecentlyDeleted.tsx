import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { DeletedRow } from './DeletedRow.tsx'
import { recentlyDeletedApi } from './recently-deleted-api.ts'
import styles from './RecentlyDeleted.module.css'

/** What the member deleted within 30 days, to restore it or to delete it for good. */
export function RecentlyDeleted() {
  const t = useT<'deleted'>()
  const query = recentlyDeletedApi.useRecentlyDeletedInfiniteQuery({}, { refetchOnMountOrArgChange: true })
  if (!query.data && query.isError) {
    return <ErrorState title={t('deleted.failed')} onRetry={() => void query.refetch()} />
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={t('deleted.loading')} className={styles.list}>
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </div>
    )
  }
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<TrashIcon size={40} />}
        title={t('deleted.empty')}
        description={t('deleted.emptyDescription')}
      />
    )
  }
  return (
    <>
      <p>{t('deleted.lead')}</p>
      <ul aria-label={t('deleted.title')} className={styles.list}>
        {items.map((item) => (
          <DeletedRow key={item.type + item.id} item={item} />
        ))}
      </ul>
      <ListFoot
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? t('deleted.failed') : undefined}
        onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onRetry={() => void query.fetchNextPage()}
      />
    </>
  )
}
