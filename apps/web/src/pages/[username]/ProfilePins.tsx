import type { ReactNode } from 'react'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import {
  type ProfilePins as Listing,
  useProfilePinsInfiniteQuery,
} from '../../entities/profile/profile-api.ts'
import { useFresh } from '../../entities/profile/use-fresh.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { compactColumns } from '../../shared/ui/masonry/compact-columns.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'

type Props = { user: User; filter: Listing['filter']; label: string; empty: ReactNode }

export function ProfilePins({ user, filter, label, empty }: Props) {
  const query = useProfilePinsInfiniteQuery({ username: user.username, filter })
  const [{ pinDensity }] = useProfileOptions()
  useFresh(query)
  return (
    <PinGrid
      label={label}
      feed={useIdFeed(query)}
      empty={empty}
      columns={pinDensity === 'compact' ? compactColumns : undefined}
      actionsOf={saveActionsOf}
      priorityCount={4}
    />
  )
}
