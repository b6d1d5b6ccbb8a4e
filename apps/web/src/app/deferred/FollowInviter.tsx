import { profileApi } from '../../entities/profile/profile-api.ts'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'

/** The way to follow who invited, once it is known whether one does already. */
export function FollowInviter({ userId, username }: { userId: string; username: string }) {
  const { data } = profileApi.useProfilePageQuery({ username })
  return data?.kind === 'found' && <FollowUserButton userId={userId} />
}
