import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { FollowToggle } from './FollowToggle.tsx'
import { useToggleTopic } from './use-toggle-topic.ts'

export function FollowTopicButton({ topicId, isMain }: { topicId: string; isMain?: boolean }) {
  const topic = useAppSelector((state) => selectTopic(state, topicId))
  const toggle = useToggleTopic(topicId)
  if (!topic) return null
  return <FollowToggle name={topic.name} isFollowed={topic.is_followed} isMain={isMain} onToggle={toggle} />
}
