import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { followApi } from './follow-api.ts'

const { followTopic, unfollowTopic } = followApi.endpoints

/** Follows a topic, or stops following it. */
export function useToggleTopic(topicId: string): () => void {
  const dispatch = useAppDispatch()
  const topic = useAppSelector((state) => selectTopic(state, topicId))
  const ask = { interest_id: topicId }
  return () =>
    void dispatch(
      topic?.is_followed
        ? unfollowTopic.initiate(ask, { track: false })
        : followTopic.initiate(ask, { track: false }),
    )
}
