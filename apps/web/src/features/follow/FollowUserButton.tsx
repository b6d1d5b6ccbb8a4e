import { selectViewer } from '../../entities/session/session-slice.ts'
import { selectUser } from '../../entities/users/users-slice.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { followApi } from './follow-api.ts'
import { FollowToggle } from './FollowToggle.tsx'

const { followUser, unfollowUser } = followApi.endpoints

/** Nothing for oneself, and nothing before the person is known. */
export function FollowUserButton({ userId, isMain }: { userId: string; isMain?: boolean }) {
  const dispatch = useAppDispatch()
  const translator = useTranslator<'profile'>()
  const user = useAppSelector((state) => selectUser(state, userId))
  const viewer = useAppSelector(selectViewer)
  if (!user || viewer?.id === userId) return null
  const isFollowed = Boolean(user.explicitly_followed_by_me)
  const isRequested = Boolean(user.follow_requested_by_me)
  const ask = { user_id: userId }
  const follow = () => dispatch(followUser.initiate(ask, { track: false }))
  const unfollow = async () => {
    const { data } = await dispatch(unfollowUser.initiate(ask, { track: false }))
    const count = data?.board_follows_ended ?? 0
    if (count === 0) return
    const { showBoardsUnfollowed } = await import('./boards-unfollowed.ts')
    await showBoardsUnfollowed(dispatch, translator, { count, name: user.full_name })
  }
  return (
    <FollowToggle
      name={user.full_name}
      isFollowed={isFollowed}
      isRequested={isRequested}
      isMain={isMain}
      onToggle={() => void (isFollowed || isRequested ? unfollow() : follow())}
    />
  )
}
