import type { ReactNode } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { tintClass } from '../../shared/ui/tint-class.ts'
import styles from './TopicRow.module.css'
import type { Topic } from './topics-slice.ts'

/** A topic in a list of lines, with what can be done. */
export function TopicRow({ topic, action }: { topic: Topic; action?: ReactNode }) {
  const t = useT<'topics'>()
  return (
    <article className={styles.row}>
      <Link to={`/topics/${topic.slug}/`} className={styles.link}>
        <span className={classNames(styles.picture, tintClass(topic.name))}>
          {topic.image_url && <img src={topic.image_url} alt="" loading="lazy" />}
        </span>
        <span className={styles.texts}>
          <span className={styles.name}>{topic.name}</span>
          <span className={styles.count}>{t('topics.followerCount', { count: topic.follower_count })}</span>
        </span>
      </Link>
      {action}
    </article>
  )
}
