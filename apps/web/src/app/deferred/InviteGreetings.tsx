import { InviteGreetingMount } from '../../features/invites/InviteGreetingMount.tsx'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

const Follow = lazyComponent<{ userId: string; username: string; onDismiss?: () => void }>(
  ['pins'],
  async () => {
    const { FollowInviter } = await import('./FollowInviter.tsx')
    return FollowInviter
  },
)

/** The greeting of who came by an invitation, with the way to follow who sent it. */
export const InviteGreetings = () => (
  <InviteGreetingMount actionsOf={({ id, username }) => <Follow userId={id} username={username} />} />
)
