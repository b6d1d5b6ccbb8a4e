import { EXPERIENCES } from '@tessera/api-types/experiments/experiences'
import { useNavigate } from 'react-router-dom'
import { experienceUpdated } from '../entities/experiments/experiences-slice.ts'
import { experimentsApi } from '../entities/experiments/experiments-api.ts'
import { membersOnly } from '../entities/session/sign-in-required.ts'
import { topicPagesApi, useTopicsInfiniteQuery } from '../entities/topics/topic-pages-api.ts'
import { selectTopicEntities } from '../entities/topics/topics-slice.ts'
import { errorText } from '../shared/api/error-text.ts'
import { useIdFeed } from '../shared/api/id-feed.ts'
import { prefetched } from '../shared/api/prefetch.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { useAppDispatch, useAppSelector } from '../shared/store/hooks.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { ListFoot } from '../shared/ui/ListFoot.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import { NameField } from './welcome/NameField.tsx'
import { TopicTile } from './welcome/TopicTile.tsx'
import styles from './welcome/Welcome.module.css'

/** So many make a home feed that is neither empty nor of one thing. */
const WANTED = 5

/** Of the tiles, so many are in view as the page opens. */
const PRIORITY_COUNT = 12

export const messageAreas = ['welcome', 'topics'] as const

export async function preload(arrival: { store: AppStore; url: URL }) {
  await prefetched(arrival.store.dispatch(topicPagesApi.endpoints.topics.initiate()))
  return membersOnly(arrival)
}

export const head = ({ t }: { t: Translate<'welcome'> }) => ({ title: t('welcome.heading') })

function Tiles() {
  const t = useT<'welcome' | 'topics'>()
  const feed = useIdFeed(useTopicsInfiniteQuery())
  const failure = errorText(feed.error, t)
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('topics.loading')}>
        <Skeleton height="24rem" />
      </div>
    )
  }
  if (feed.status === 'failed')
    return <ErrorState title={t('topics.failed')} description={failure} onRetry={feed.onRetry} />
  return (
    <>
      <ul aria-label={t('topics.all')} className={styles.tiles}>
        {feed.ids.map((id, index) => (
          <li key={id}>
            <TopicTile topicId={id} isPriority={index < PRIORITY_COUNT} />
          </li>
        ))}
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

/** What a newcomer likes, in pictures: their home feed starts from it. */
export function Page() {
  const t = useT<'welcome'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const topics = useAppSelector(selectTopicEntities)
  const picked = Object.values(topics).filter((topic) => topic?.is_followed).length
  const isEnough = picked >= WANTED
  const leave = () => {
    const update = { ...EXPERIENCES.pickTopics, status: isEnough ? 'completed' : 'dismissed' } as const
    dispatch(experienceUpdated(update))
    void dispatch(experimentsApi.endpoints.updateExperience.initiate(update, { track: false }))
    void navigate('/', { replace: true })
  }
  return (
    <>
      <header className={styles.header}>
        <h1>{t('welcome.heading')}</h1>
        <p className={styles.lead}>{t('welcome.lead', { count: WANTED })}</p>
      </header>
      <NameField />
      <Tiles />
      <div className={styles.bar}>
        <p role="status">
          {isEnough ? t('welcome.ready', { picked }) : t('welcome.more', { count: WANTED - picked })}
        </p>
        {isEnough ? (
          <Button tone="primary" size="large" onClick={leave}>
            {t('welcome.done')}
          </Button>
        ) : (
          <Button size="large" onClick={leave}>
            {t('welcome.skip')}
          </Button>
        )}
      </div>
    </>
  )
}
