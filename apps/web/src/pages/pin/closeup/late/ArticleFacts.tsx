import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { formatDay } from '@tessera/i18n/formats'
import { useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import styles from './Facts.module.css'

type Article = NonNullable<RichMetadata['article']>

export function ArticleFacts({ article: { name, authors, datePublished } }: { article: Article }) {
  const { t, locale } = useTranslator<'closeup'>()
  return (
    <section aria-label={t('article.heading')} className={styles.facts}>
      <h2 className={styles.heading}>{name}</h2>
      <p className={styles.subtle}>
        {authors.length > 0 && t('article.by', { authors: authors.join(', ') })}
        {authors.length > 0 && datePublished && ' · '}
        {datePublished && <time dateTime={datePublished}>{formatDay(datePublished, locale)}</time>}
      </p>
    </section>
  )
}
