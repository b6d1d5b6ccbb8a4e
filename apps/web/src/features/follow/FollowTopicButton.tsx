import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { followApi } from './follow-api.ts'
import { FollowToggle } from './FollowToggle.tsx'

const { followTopic, unfollowTopic } = followApi.endpoints

export function FollowTopicButton({ topicId, isMain }: { topicId: string; isMain?: boolean }) {
  const dispatch = useAppDispatch()
  const topic = useAppSelector((state) => selectTopic(state, topicId))
  if (!topic) return null
  const ask = { interest_id: topicId }
  const toggle = () =>
    dispatch(
      topic.is_followed
        ? unfollowTopic.initiate(ask, { track: false })
        : followTopic.initiate(ask, { track: false }),
    )
  return (
    <FollowToggle
      name={topic.name}
      isFollowed={topic.is_followed}
      isMain={isMain}
      onToggle={() => void toggle()}
    />
  )
}
