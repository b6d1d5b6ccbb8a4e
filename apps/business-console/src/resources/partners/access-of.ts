import type { SharedAssets } from '@tessera/api-types/partners/views'
import type { Access } from '../../shared/AccessTable.tsx'

/** What one side shares, as rows of a table. */
export const accessOf = ({
  adAccounts,
  profiles,
  expired_access,
}: Pick<SharedAssets, 'adAccounts' | 'profiles' | 'expired_access'>): Access[] => [
  ...adAccounts.map((grant) => ({ ...grant, type: 'AD_ACCOUNT' as const })),
  ...profiles.map((grant) => ({ ...grant, type: 'PROFILE' as const })),
  ...expired_access,
]
