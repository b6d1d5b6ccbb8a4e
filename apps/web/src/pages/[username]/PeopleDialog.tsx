import type { ReactNode } from 'react'
import { useFollowersInfiniteQuery, useFollowingInfiniteQuery } from '../../entities/profile/profile-api.ts'
import { selectUserEntities, type User } from '../../entities/users/users-slice.ts'
import { UserRow } from '../../entities/users/UserRow.tsx'
import { useFollowRequestsInfiniteQuery } from '../../features/answer-follow-request/follow-requests-api.ts'
import { RequestActions } from '../../features/answer-follow-request/RequestActions.tsx'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { type IdFeed, useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { PersonIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './PeopleDialog.module.css'

export type Connection = 'followers' | 'following' | 'requests'
type Props = { user: User; connection: Connection; onDismiss: () => void }

const PLACES = ['a', 'b', 'c', 'd', 'e']

type PeopleProps = { feed: IdFeed; emptyTitle: string; actionsOf?: (person: User) => ReactNode }

const followOf = ({ id }: User) => <FollowUserButton userId={id} />

function People({ feed, emptyTitle, actionsOf = followOf }: PeopleProps) {
  const t = useT<'profile'>()
  const users = useAppSelector(selectUserEntities)
  const failure = feed.error ? errorText(feed.error, t) : t('error.default')
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('app.loading')} className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </div>
    )
  }
  if (feed.status === 'failed') {
    return <ErrorState title={t('profile.peopleFailed')} description={failure} onRetry={feed.onRetry} />
  }
  if (feed.ids.length === 0)
    return <EmptyState icon={<PersonIcon size={40} />} title={emptyTitle} heading="h3" />
  return (
    <>
      <ul className={styles.list}>
        {feed.ids.map((id) => {
          const person = users[id]
          return (
            person && (
              <li key={id}>
                <UserRow user={person} action={actionsOf(person)} />
              </li>
            )
          )
        })}
      </ul>
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}

function Followers({ user }: { user: User }) {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowersInfiniteQuery({ username: user.username }))
  return <People feed={feed} emptyTitle={t('profile.noFollowers')} />
}

function Following({ user }: { user: User }) {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowingInfiniteQuery({ username: user.username }))
  return <People feed={feed} emptyTitle={t('profile.noFollowing', { name: user.full_name })} />
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

/** Who follows a person, whom they follow, or who asks to. */
export function PeopleDialog({ user, connection, onDismiss }: Props) {
  const t = useT<'profile'>()
  const { title, List } = LISTS[connection]
  return (
    <Dialog title={t(title)} onDismiss={onDismiss} variant="sheet">
      <List user={user} />
    </Dialog>
  )
}
