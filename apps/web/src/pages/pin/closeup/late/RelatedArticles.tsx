import { useRelatedArticlesQuery } from '../../../../entities/articles/articles-api.ts'
import { selectArticleEntities } from '../../../../entities/articles/articles-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import styles from './RelatedArticles.module.css'

/** Articles that show the pin or are about its topics; nothing where there are none. */
export function RelatedArticles({ pinId }: { pinId: string }) {
  const t = useT<'articles'>()
  const { data } = useRelatedArticlesQuery({ pin_id: pinId })
  const entities = useAppSelector(selectArticleEntities)
  const articles = data?.kind === 'found' ? data.value.flatMap((id) => entities[id] ?? []) : []
  if (articles.length === 0) return null
  return (
    <nav aria-label={t('articles.related')} className={styles.articles}>
      <h2 className={styles.heading}>{t('articles.related')}</h2>
      <ul className={styles.list}>
        {articles.map(({ id, url, title, kind }) => (
          <li key={id}>
            <Link to={url} className={styles.link}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className={styles.kind}>{t(`articles.kind.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
