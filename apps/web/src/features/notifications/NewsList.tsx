import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { BellIcon } from '../../shared/ui/icons/BellIcon.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { notificationsApi } from './notifications-api.ts'
import styles from './News.module.css'
import { NewsRow } from './NewsRow.tsx'

const ALWAYS = { refetchOnMountOrArgChange: true } as const

/** What others did, newest first. */
export function NewsList() {
  const t = useT()
  const dispatch = useAppDispatch()
  const news = notificationsApi.useNewsInfiniteQuery({}, ALWAYS)
  const [markRead, { isLoading }] = notificationsApi.useMarkNewsReadMutation()
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
  const handleMarkRead = async () => {
    const { error } = await markRead({})
    if (error) dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
  }
  return (
    <>
      {items.some(({ is_read }) => !is_read) && (
        <Button className={styles.all} isBusy={isLoading} onClick={() => void handleMarkRead()}>
          {t('preferences.news.markRead')}
        </Button>
      )}
      <ul aria-label={t('preferences.news.list')} className={styles.list}>
        {items.map((one) => (
          <li key={one.id}>
            <NewsRow news={one} />
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
