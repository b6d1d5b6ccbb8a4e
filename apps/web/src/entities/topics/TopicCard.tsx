import type { ReactNode } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { tintClass } from '../../shared/ui/tint-class.ts'
import styles from './TopicCard.module.css'
import type { Topic } from './topics-slice.ts'

/** A topic in a list of topics, with what can be done. */
export function TopicCard({ topic, action }: { topic: Topic; action?: ReactNode }) {
  const t = useT<'topics'>()
  return (
    <article className={styles.card}>
      <div className={classNames(styles.picture, tintClass(topic.name))}>
        {topic.image_url && <img src={topic.image_url} alt="" loading="lazy" />}
      </div>
      <div className={styles.text}>
        <Link to={`/topics/${topic.slug}/`} className={styles.link}>
          <h3 className={styles.name}>{topic.name}</h3>
        </Link>
        <p className={styles.count}>{t('topics.followerCount', { count: topic.follower_count })}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  )
}
