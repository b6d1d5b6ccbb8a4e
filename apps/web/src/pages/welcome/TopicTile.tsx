import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { useToggleTopic } from '../../features/follow/use-toggle-topic.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { tintClass } from '../../shared/ui/tint-class.ts'
import styles from './Welcome.module.css'

/** A topic as a picture that is picked by a tap. */
export function TopicTile({ topicId, isPriority }: { topicId: string; isPriority: boolean }) {
  const topic = useAppSelector((state) => selectTopic(state, topicId))
  const toggle = useToggleTopic(topicId)
  if (!topic) return null
  return (
    <button
      type="button"
      aria-pressed={topic.is_followed}
      onClick={toggle}
      className={classNames(styles.tile, tintClass(topic.name))}
    >
      {topic.image_url && (
        <img
          src={topic.image_url}
          alt=""
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          className={styles.picture}
        />
      )}
      <span className={styles.name}>{topic.name}</span>
      {topic.is_followed && (
        <span className={styles.check}>
          <CheckIcon size={18} />
        </span>
      )}
    </button>
  )
}
