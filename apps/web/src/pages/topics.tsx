import { topicPagesApi, useTopicsInfiniteQuery } from '../entities/topics/topic-pages-api.ts'
import { selectTopicEntities } from '../entities/topics/topics-slice.ts'
import { TopicCard } from '../entities/topics/TopicCard.tsx'
import { selectIsAuthenticated } from '../entities/session/session-slice.ts'
import { FollowTopicButton } from '../features/follow/FollowTopicButton.tsx'
import { errorText } from '../shared/api/error-text.ts'
import { useIdFeed } from '../shared/api/id-feed.ts'
import { prefetched } from '../shared/api/prefetch.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { useAppSelector } from '../shared/store/hooks.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { ButtonLink } from '../shared/ui/Button.tsx'
import { CardGrid } from '../shared/ui/CardGrid.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { ListFoot } from '../shared/ui/ListFoot.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import styles from './topics/Topics.module.css'

export const messageAreas = ['topics', 'pins'] as const

export async function preload({ store }: { store: AppStore }) {
  await prefetched(store.dispatch(topicPagesApi.endpoints.topics.initiate()))
}

export const head = ({ t }: { t: Translate<'topics'> }) => ({
  title: t('topics.heading'),
  description: t('topics.description'),
  canonical: '/topics/',
  isListed: true,
})

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const asIs = (id: string) => id

function Topics() {
  const t = useT<'topics'>()
  const feed = useIdFeed(useTopicsInfiniteQuery())
  const topics = useAppSelector(selectTopicEntities)
  const failure = feed.error ? errorText(feed.error, t) : t('error.default')
  const label = t('topics.all')
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('topics.loading')}>
        <CardGrid label={label} items={PLACES} keyOf={asIs} renderItem={() => <Skeleton height="15rem" />} />
      </div>
    )
  }
  if (feed.status === 'failed') {
    return <ErrorState title={t('topics.failed')} description={failure} onRetry={feed.onRetry} />
  }
  if (feed.ids.length === 0) return <EmptyState title={t('topics.none')} />
  const card = (id: string) => {
    const topic = topics[id]
    return topic && <TopicCard topic={topic} action={<FollowTopicButton topicId={id} />} />
  }
  return (
    <>
      <CardGrid label={label} items={feed.ids} keyOf={asIs} renderItem={card} />
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}

export function Page() {
  const t = useT<'topics'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  return (
    <>
      <header className={styles.header}>
        <h1>{t('topics.heading')}</h1>
        <p className={styles.description}>{t('topics.description')}</p>
        {isMember && <ButtonLink to="/">{t('topics.toHome')}</ButtonLink>}
      </header>
      <Topics />
    </>
  )
}
