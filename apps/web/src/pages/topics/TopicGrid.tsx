import { useTopicsInfiniteQuery } from '../../entities/topics/topic-pages-api.ts'
import { selectTopicEntities } from '../../entities/topics/topics-slice.ts'
import { TopicCard } from '../../entities/topics/TopicCard.tsx'
import { FollowTopicButton } from '../../features/follow/FollowTopicButton.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const asIs = (id: string) => id

/** Every topic with its picture, and a way to follow it. */
export function TopicGrid() {
  const t = useT<'topics'>()
  const feed = useIdFeed(useTopicsInfiniteQuery())
  const topics = useAppSelector(selectTopicEntities)
  const failure = errorText(feed.error, t)
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
