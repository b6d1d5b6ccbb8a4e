import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './ArticleCard.module.css'
import type { Article } from './articles-slice.ts'

type Props = { article: Article; isPriority?: boolean; heading?: 'h2' | 'h3' }

/** An article in a list of articles. */
export function ArticleCard({ article, isPriority = false, heading: Heading = 'h2' }: Props) {
  const { kind, title, intro, url, images } = article
  const t = useT<'articles'>()
  const cover = images?.['736x']
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {cover && (
          <Image
            src={cover.url}
            alt=""
            width={cover.width}
            height={cover.height}
            dominantColor={cover.dominantColor}
            sizes="(max-width: 771px) 50vw, 300px"
            isPriority={isPriority}
          />
        )}
      </div>
      <p className={styles.kind}>{t(`articles.kind.${kind}`)}</p>
      <Link to={url} className={styles.link}>
        <Heading className={styles.title}>
          <bdi>{title}</bdi>
        </Heading>
      </Link>
      <p className={styles.intro}>
        <bdi>{intro}</bdi>
      </p>
    </article>
  )
}
