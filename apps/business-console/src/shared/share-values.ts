import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { AssetType } from '@tessera/api-types/business/roles'
import { toGrantInput, type GrantEntry } from './grant-list.ts'

export interface ShareValues {
  adAccounts?: GrantEntry[]
  profiles?: GrantEntry[]
}

/** The chosen assets of both kinds as one list. */
export const assetsOf = ({ adAccounts, profiles }: ShareValues): AssetInput[] => [
  ...ofType('AD_ACCOUNT', adAccounts),
  ...ofType('PROFILE', profiles),
]

const ofType = (type: AssetType, list: GrantEntry[] = []): AssetInput[] =>
  list.map((entry) => ({ ...toGrantInput(entry), type }))
