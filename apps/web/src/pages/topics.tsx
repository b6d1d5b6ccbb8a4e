import { useSearchParams } from 'react-router-dom'
import { articlesApi } from '../entities/articles/articles-api.ts'
import { selectViewer } from '../entities/session/session-slice.ts'
import { topicPagesApi } from '../entities/topics/topic-pages-api.ts'
import { searchApi } from '../features/search/search-api.ts'
import { prefetched } from '../shared/api/prefetch.ts'
import { useT } from '../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../shared/i18n/lazy-component.tsx'
import type { Translate } from '../shared/i18n/translator.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { useAppSelector } from '../shared/store/hooks.ts'
import { TodaysPicks } from './topics/TodaysPicks.tsx'
import { TopicGrid } from './topics/TopicGrid.tsx'
import styles from './topics/Topics.module.css'
import { TopicShelves } from './topics/TopicShelves.tsx'
import { sortOf } from './topics/TopicSorts.tsx'
import { Trending } from './topics/Trending.tsx'

export const messageAreas = ['topics', 'articles', 'pins'] as const

/** Brought once the page is alive, and quietly absent where it cannot be. */
const SuggestedCreators = lazyComponent(
  ['profile'],
  () => import('./topics/SuggestedCreators.tsx').then((module) => module.SuggestedCreators),
  undefined,
  true,
)

export async function preload({ store: { dispatch }, url }: { store: AppStore; url: URL }) {
  await Promise.all([
    prefetched(dispatch(searchApi.endpoints.trendingSearches.initiate({}))),
    prefetched(dispatch(articlesApi.endpoints.articles.initiate())),
    prefetched(dispatch(topicPagesApi.endpoints.topics.initiate())),
    prefetched(dispatch(topicPagesApi.endpoints.topicShelves.initiate({ sort: sortOf(url.searchParams) }))),
  ])
}

export const head = ({ t }: { t: Translate<'topics'> }) => ({
  title: t('topics.heading'),
  description: t('topics.description'),
  canonical: '/topics/',
  isListed: true,
})

export function Page() {
  const t = useT<'topics'>()
  const [params] = useSearchParams()
  const viewer = useAppSelector(selectViewer)
  return (
    <>
      <header className={styles.header}>
        <h1>{t('topics.heading')}</h1>
        <p className={styles.description}>{t('topics.description')}</p>
      </header>
      <Trending />
      <TodaysPicks />
      <TopicShelves sort={sortOf(params)} />
      <section aria-labelledby="topics" className={styles.section}>
        <h2 id="topics">{t('topics.browse')}</h2>
        <TopicGrid />
      </section>
      {viewer && <SuggestedCreators />}
    </>
  )
}
