import type { ProfileView } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { AssetHolders, type HolderKind } from '../../shared/AssetHolders.tsx'
import { useOperation } from '../../shared/use-operation.ts'

interface Props {
  profile: ProfileView
  kind: HolderKind
  isOpen: boolean
}

/** Who works with a profile; all of them are saved at once. */
export function ProfileHolders({ profile, ...list }: Props) {
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('profiles.update', 'resources.profiles.saved')
  const field = list.kind === 'people' ? 'employees' : 'partners'
  return (
    <AssetHolders
      {...list}
      asset={{ ...profile, type: 'PROFILE' }}
      isRunning={isRunning}
      onSave={async (holders) =>
        (await perform({ business_id: business.id, id: profile.id, [field]: holders })) !== null
      }
    />
  )
}
