import type { ReactNode } from 'react'
import { selectUserEntities, type User } from '../../entities/users/users-slice.ts'
import { UserRow } from '../../entities/users/UserRow.tsx'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { PersonIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { ConnectionList } from './ConnectionList.tsx'

const followOf = ({ id }: User) => <FollowUserButton userId={id} />

type Props = { feed: IdFeed; emptyTitle: string; actionsOf?: (person: User) => ReactNode }

/** People in a dialog of a profile, with what can be done about each. */
export function People({ feed, emptyTitle, actionsOf = followOf }: Props) {
  const users = useAppSelector(selectUserEntities)
  return (
    <ConnectionList
      feed={feed}
      icon={<PersonIcon size={40} />}
      emptyTitle={emptyTitle}
      renderItem={(id) => {
        const person = users[id]
        return person && <UserRow user={person} action={actionsOf(person)} />
      }}
    />
  )
}
