import { ArticleCard } from '../entities/articles/ArticleCard.tsx'
import { articlesApi, useArticlesInfiniteQuery } from '../entities/articles/articles-api.ts'
import { selectArticleEntities } from '../entities/articles/articles-slice.ts'
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
import styles from './today/Today.module.css'

export const messageAreas = ['articles', 'topics'] as const

export async function preload({ store }: { store: AppStore }) {
  await prefetched(store.dispatch(articlesApi.endpoints.articles.initiate()))
}

export const head = ({ t }: { t: Translate<'articles'> }) => ({
  title: t('articles.heading'),
  description: t('articles.description'),
  canonical: '/today/',
  isListed: true,
})

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']
const PRIORITY_COUNT = 4
const asIs = (id: string) => id

function Articles() {
  const t = useT<'articles' | 'topics'>()
  const feed = useIdFeed(useArticlesInfiniteQuery())
  const articles = useAppSelector(selectArticleEntities)
  const failure = errorText(feed.error, t)
  const label = t('articles.all')
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('articles.loading')}>
        <CardGrid label={label} items={PLACES} keyOf={asIs} renderItem={() => <Skeleton height="18rem" />} />
      </div>
    )
  }
  if (feed.status === 'failed')
    return <ErrorState title={t('articles.failed')} description={failure} onRetry={feed.onRetry} />
  if (feed.ids.length === 0) {
    const action = <ButtonLink to="/topics/">{t('topics.back')}</ButtonLink>
    return <EmptyState title={t('articles.none')} action={action} />
  }
  const card = (id: string) => {
    const article = articles[id]
    return article && <ArticleCard article={article} isPriority={feed.ids.indexOf(id) < PRIORITY_COUNT} />
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
  const t = useT<'articles'>()
  return (
    <>
      <header className={styles.header}>
        <h1>{t('articles.heading')}</h1>
        <p className={styles.description}>{t('articles.description')}</p>
      </header>
      <Articles />
    </>
  )
}
