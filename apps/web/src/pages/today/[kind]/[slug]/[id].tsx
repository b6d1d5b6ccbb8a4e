import { formatDay } from '@tessera/i18n/formats'
import { useParams } from 'react-router-dom'
import { ArticlePins } from '../../../../entities/articles/ArticlePins.tsx'
import { useArticlePageQuery } from '../../../../entities/articles/articles-api.ts'
import { type Article, selectArticle } from '../../../../entities/articles/articles-slice.ts'
import { PinGridSkeleton } from '../../../../entities/pins/PinGridSkeleton.tsx'
import { saveActionsOf } from '../../../../features/save-pin/SaveActions.tsx'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useT, useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { ButtonLink } from '../../../../shared/ui/Button.tsx'
import { CallFailure } from '../../../../shared/ui/CallFailure.tsx'
import { NotFoundState } from '../../../../shared/ui/NotFoundState.tsx'
import { articleHead, isArticleId, preloadArticle } from '../../article-page.ts'
import styles from '../../Today.module.css'

export const messageAreas = ['articles', 'pins'] as const
export const preload = preloadArticle
export const head = articleHead

function Header({ article }: { article: Article }) {
  const { t, locale } = useTranslator<'articles'>()
  const { kind, title, intro, published_at: publishedAt } = article
  return (
    <header className={styles.header}>
      {publishedAt === null && (
        <p role="status" className={styles.draft}>
          {t('articles.draft')}
        </p>
      )}
      <p className={styles.byline}>
        {t(`articles.kind.${kind}`)}
        {publishedAt !== null && (
          <>
            {' · '}
            <time dateTime={publishedAt}>{formatDay(publishedAt, locale)}</time>
          </>
        )}
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {intro && (
        <p className={styles.intro}>
          <bdi>{intro}</bdi>
        </p>
      )}
    </header>
  )
}

type SectionProps = { section: NonNullable<Article['sections']>[number]; isFirst: boolean }

function Section({ section: { title, text, pin_ids }, isFirst }: SectionProps) {
  const t = useT<'articles'>()
  const label = title ? t('articles.pinsOf', { title }) : t('articles.pins')
  return (
    <section className={styles.section}>
      {title && (
        <h2>
          <bdi>{title}</bdi>
        </h2>
      )}
      {text && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      <ArticlePins label={label} ids={pin_ids} actionsOf={saveActionsOf} priorityCount={isFirst ? 4 : 0} />
    </section>
  )
}

function ArticlePage({ id }: { id: string }) {
  const t = useT<'articles'>()
  const { data, refetch } = useArticlePageQuery({ id })
  const article = useAppSelector((state) => selectArticle(state, id))
  if (data?.kind === 'failed') {
    return (
      <CallFailure
        httpStatus={data.error.httpStatus}
        missing={t('articles.notFound')}
        title={t('articles.articleFailed')}
        description={errorText(data.error, t)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || !article?.sections) return <PinGridSkeleton />
  return (
    <article>
      <Header article={article} />
      {article.sections.map((section, place) => (
        <Section key={`${place} ${section.title}`} section={section} isFirst={place === 0} />
      ))}
      <ButtonLink to="/today/">{t('articles.back')}</ButtonLink>
    </article>
  )
}

export function Page() {
  const t = useT<'articles'>()
  const { id = '' } = useParams()
  return isArticleId(id) ? <ArticlePage key={id} id={id} /> : <NotFoundState title={t('articles.notFound')} />
}
