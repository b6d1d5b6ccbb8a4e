import { type ReactNode, useEffect } from 'react'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { BellIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { notificationsApi } from './notifications-api.ts'
import styles from './News.module.css'
import { NewsRow } from './NewsRow.tsx'

const ALWAYS = { refetchOnMountOrArgChange: true } as const

type Props = {
  /** What can be done about a notification where it stands. */
  actionsOf: (news: NotificationView) => ReactNode
}

/** What others did, newest first. Looking at it clears the bell. */
export function NewsList({ actionsOf }: Props) {
  const t = useT()
  const news = notificationsApi.useNewsInfiniteQuery({}, ALWAYS)
  const [markRead] = notificationsApi.useMarkNewsReadMutation()
  const newestUnread = news.isFetching
    ? undefined
    : news.data?.pages[0]?.items.find(({ is_read }) => !is_read)?.id
  useEffect(() => {
    if (newestUnread !== undefined) void markRead({})
  }, [newestUnread, markRead])
  if (!news.data && news.isError) {
    return <ErrorState title={t('preferences.news.failed')} onRetry={() => void news.refetch()} />
  }
  if (!news.data) {
    return (
      <div role="status" aria-label={t('preferences.news.loading')} className={styles.list}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  const items = news.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const hint = t('preferences.news.emptyHint')
    return <EmptyState icon={<BellIcon size={40} />} title={t('preferences.news.empty')} description={hint} />
  }
  return (
    <>
      <ul aria-label={t('preferences.news.list')} className={styles.list}>
        {items.map((one) => (
          <li key={one.id}>
            <NewsRow news={one} />
            {actionsOf(one)}
          </li>
        ))}
      </ul>
      <ListFoot
        isLoadingMore={news.isFetchingNextPage}
        failure={news.isFetchNextPageError ? t('preferences.news.failed') : undefined}
        onLoadMore={news.hasNextPage ? () => void news.fetchNextPage() : undefined}
        onRetry={() => void news.fetchNextPage()}
      />
    </>
  )
}
