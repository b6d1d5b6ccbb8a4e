import { useFollowersInfiniteQuery } from '../../entities/profile/profile-api.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { useFollowRequestsInfiniteQuery } from '../../features/answer-follow-request/follow-requests-api.ts'
import { RequestActions } from '../../features/answer-follow-request/RequestActions.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { Following } from './Following.tsx'
import { People } from './People.tsx'

export type Connection = 'followers' | 'following' | 'requests'
type Props = { user: User; connection: Connection; onDismiss: () => void }

function Followers({ user }: { user: User }) {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowersInfiniteQuery({ username: user.username }))
  return <People feed={feed} emptyTitle={t('profile.noFollowers')} />
}

function Requests() {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true }))
  const actionsOf = (person: User) => <RequestActions person={person} />
  return <People feed={feed} emptyTitle={t('profile.noFollowRequests')} actionsOf={actionsOf} />
}

const LISTS = {
  followers: { title: 'profile.followers', List: Followers },
  following: { title: 'profile.following', List: Following },
  requests: { title: 'profile.followRequests', List: Requests },
} as const

/** Who follows a person, what that person follows, or who asks to follow. */
export function PeopleDialog({ user, connection, onDismiss }: Props) {
  const t = useT<'profile'>()
  const { title, List } = LISTS[connection]
  return (
    <Dialog title={t(title)} onDismiss={onDismiss} variant="sheet">
      <List user={user} />
    </Dialog>
  )
}
