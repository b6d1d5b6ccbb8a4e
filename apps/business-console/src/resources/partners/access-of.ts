import type { SharedAssets } from '@tessera/api-types/partners/views'
import type { Access } from '../../shared/AccessTable.tsx'

/** What one side shares, as rows of a table. */
export const accessOf = ({
  adAccounts,
  profiles,
}: Pick<SharedAssets, 'adAccounts' | 'profiles'>): Access[] => [
  ...adAccounts.map((grant) => ({ ...grant, type: 'AD_ACCOUNT' as const })),
  ...profiles.map((grant) => ({ ...grant, type: 'PROFILE' as const })),
]
