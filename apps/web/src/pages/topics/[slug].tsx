import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import { useParams, useSearchParams } from 'react-router-dom'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { PinGridSkeleton } from '../../entities/pins/PinGridSkeleton.tsx'
import {
  topicPagesApi,
  useTopicPageQuery,
  useTopicPinsInfiniteQuery,
} from '../../entities/topics/topic-pages-api.ts'
import { selectTopic, type Topic } from '../../entities/topics/topics-slice.ts'
import { FollowTopicButton } from '../../features/follow/FollowTopicButton.tsx'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { statusOf } from '../../shared/api/outcome.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { CallFailure } from '../../shared/ui/CallFailure.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { sortOf, TopicSorts } from './TopicSorts.tsx'
import styles from './Topics.module.css'

export const messageAreas = ['topics', 'pins'] as const

type Params = Readonly<Record<string, string | undefined>>
const { topicPage, topicPins } = topicPagesApi.endpoints

type PreloadArgs = { store: AppStore; params: Params; url: URL }

export async function preload({ store, params: { slug = '' }, url }: PreloadArgs) {
  const sort = sortOf(url.searchParams)
  const [{ data }] = await Promise.all([
    prefetched(store.dispatch(topicPage.initiate({ slug }))),
    prefetched(store.dispatch(topicPins.initiate({ slug, sort }))),
  ])
  return { status: statusOf(data) }
}

type Subject = { state: RootState; params: Params; t: Translate<'topics'> }

export function head({ state, params: { slug = '' }, t }: Subject) {
  const { data } = topicPage.select({ slug })(state)
  const topic = data?.kind === 'found' ? selectTopic(state, data.value) : undefined
  if (!topic) return { title: t('topics.notFound') }
  const description = t('topics.headDescription', { name: topic.name })
  return {
    title: topic.name,
    description,
    canonical: `/topics/${topic.slug}/`,
    isListed: true,
    og: { type: 'website' },
  }
}

function TopicPins({ topic, sort }: { topic: Topic; sort: TopicSort }) {
  const t = useT<'topics'>()
  const feed = useIdFeed(useTopicPinsInfiniteQuery({ slug: topic.slug, sort }))
  const empty = (
    <EmptyState
      title={t('topics.empty', { name: topic.name })}
      action={<ButtonLink to="/topics/">{t('topics.back')}</ButtonLink>}
    />
  )
  return (
    <PinGrid
      label={t('topics.pinsOf', { name: topic.name })}
      feed={feed}
      empty={empty}
      actionsOf={saveActionsOf}
      priorityCount={4}
    />
  )
}

function Found({ id }: { id: string }) {
  const t = useT<'topics'>()
  const topic = useAppSelector((state) => selectTopic(state, id))
  const [params] = useSearchParams()
  const sort = sortOf(params)
  if (!topic) return <PinGridSkeleton />
  return (
    <>
      <header className={styles.header}>
        <h1>{topic.name}</h1>
        <p className={styles.count}>{t('topics.followerCount', { count: topic.follower_count })}</p>
        <FollowTopicButton topicId={id} isMain />
      </header>
      <TopicSorts path={`/topics/${topic.slug}/`} sort={sort} />
      <TopicPins key={sort} topic={topic} sort={sort} />
    </>
  )
}

export function Page() {
  const t = useT<'topics'>()
  const { slug = '' } = useParams()
  const { data, refetch } = useTopicPageQuery({ slug })
  if (!data) return <PinGridSkeleton />
  if (data.kind === 'found') return <Found id={data.value} />
  return (
    <CallFailure
      httpStatus={data.error.httpStatus}
      missing={t('topics.notFound')}
      title={t('topics.topicFailed')}
      description={errorText(data.error, t)}
      onRetry={() => void refetch()}
    />
  )
}
