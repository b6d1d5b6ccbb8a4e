import { ArticleCard } from '../../entities/articles/ArticleCard.tsx'
import { useArticlesInfiniteQuery } from '../../entities/articles/articles-api.ts'
import { selectArticleEntities } from '../../entities/articles/articles-slice.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import styles from './Topics.module.css'

const SHOWN = 5
const asIs = (id: string) => id

/** The newest articles of the editors, and the way to all of them. */
export function TodaysPicks() {
  const t = useT<'articles' | 'topics'>()
  const { ids } = useIdFeed(useArticlesInfiniteQuery())
  const articles = useAppSelector(selectArticleEntities)
  if (ids.length === 0) return null
  const card = (id: string) => {
    const article = articles[id]
    return article && <ArticleCard article={article} heading="h3" isPriority />
  }
  return (
    <section aria-labelledby="today" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="today">{t('articles.heading')}</h2>
        <Link to="/today/" className={styles.all}>
          {t('topics.allArticles')}
        </Link>
      </div>
      <CardGrid label={t('articles.all')} items={ids.slice(0, SHOWN)} keyOf={asIs} renderItem={card} />
    </section>
  )
}
