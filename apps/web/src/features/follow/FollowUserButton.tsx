import { selectViewer } from '../../entities/session/session-slice.ts'
import { selectUser } from '../../entities/users/users-slice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { followApi } from './follow-api.ts'
import { FollowToggle } from './FollowToggle.tsx'

const { followUser, unfollowUser } = followApi.endpoints

/** Nothing for oneself, and nothing before the person is known. */
export function FollowUserButton({ userId, isMain }: { userId: string; isMain?: boolean }) {
  const dispatch = useAppDispatch()
  const user = useAppSelector((state) => selectUser(state, userId))
  const viewer = useAppSelector(selectViewer)
  if (!user || viewer?.id === userId) return null
  const isFollowed = Boolean(user.explicitly_followed_by_me)
  const isRequested = Boolean(user.follow_requested_by_me)
  const ask = { user_id: userId }
  const toggle = () =>
    dispatch(
      isFollowed || isRequested
        ? unfollowUser.initiate(ask, { track: false })
        : followUser.initiate(ask, { track: false }),
    )
  return (
    <FollowToggle
      name={user.full_name}
      isFollowed={isFollowed}
      isRequested={isRequested}
      isMain={isMain}
      onToggle={() => void toggle()}
    />
  )
}
