import type { ReactNode } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './PeopleDialog.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e']

type Props = {
  feed: IdFeed
  icon: ReactNode
  emptyTitle: string
  /** Nothing for what is no longer here. */
  renderItem: (id: string) => ReactNode
}

/** Who or what is connected with a person: loading, failed, empty and full. */
export function ConnectionList({ feed, icon, emptyTitle, renderItem }: Props) {
  const t = useT<'profile'>()
  const failure = errorText(feed.error, t)
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('app.loading')} className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </div>
    )
  }
  if (feed.status === 'failed') {
    return <ErrorState title={t('profile.peopleFailed')} description={failure} onRetry={feed.onRetry} />
  }
  if (feed.ids.length === 0) return <EmptyState icon={icon} title={emptyTitle} heading="h3" />
  return (
    <>
      <ul className={styles.list}>
        {feed.ids.map((id) => {
          const item = renderItem(id)
          return item && <li key={id}>{item}</li>
        })}
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
