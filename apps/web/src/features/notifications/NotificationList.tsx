import { type ReactNode, useEffect } from 'react'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { BellIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { notificationsApi } from './notifications-api.ts'
import styles from './Notifications.module.css'
import { NotificationRow } from './NotificationRow.tsx'

const ALWAYS = { refetchOnMountOrArgChange: true } as const

type Props = {
  /** What can be done about a notification where it stands. */
  actionsOf: (notification: NotificationView) => ReactNode
}

/** The member's notifications, newest first. Opening it clears the bell. */
export function NotificationList({ actionsOf }: Props) {
  const t = useT<'preferences'>()
  const query = notificationsApi.useNotificationsInfiniteQuery({}, ALWAYS)
  const [markRead] = notificationsApi.useMarkNotificationsReadMutation()
  const newest = query.isFetching ? [] : (query.data?.pages[0]?.items ?? [])
  const upTo = newest.some(({ is_read }) => !is_read) ? newest[0]?.id : undefined
  useEffect(() => {
    if (upTo !== undefined) void markRead({ up_to: upTo })
  }, [upTo, markRead])
  if (!query.data && query.isError) {
    return <ErrorState title={t('preferences.notifications.failed')} onRetry={() => void query.refetch()} />
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={t('preferences.notifications.loading')} className={styles.list}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const texts = {
      title: t('preferences.notifications.empty'),
      description: t('preferences.notifications.emptyHint'),
    }
    return <EmptyState icon={<BellIcon size={40} />} {...texts} />
  }
  return (
    <>
      <ul aria-label={t('preferences.notifications.list')} className={styles.list}>
        {items.map((one) => (
          <li key={one.id} className={styles.item}>
            <NotificationRow notification={one} />
            {actionsOf(one)}
          </li>
        ))}
      </ul>
      <ListFoot
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? t('preferences.notifications.failed') : undefined}
        onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onRetry={() => void query.fetchNextPage()}
      />
    </>
  )
}
