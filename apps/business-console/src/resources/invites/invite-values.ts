import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { AssetType, GivenBusinessRole } from '@tessera/api-types/business/roles'
import { type GrantEntry, toGrantInput } from '../../shared/grant-list.ts'
import { readInvitees } from './invitee-list.ts'
import type { InviteView } from '@tessera/api-types/business/views'

export interface InviteValues {
  invitees: string
  role: GivenBusinessRole
  adAccounts?: GrantEntry[]
  profiles?: GrantEntry[]
}

const promised = (type: AssetType, list: GrantEntry[] = []): AssetInput[] =>
  list.map((entry) => ({ ...toGrantInput(entry), type }))

/** The values of the form as the input of the call. */
export const toInviteInput = ({ invitees, role, adAccounts, profiles }: InviteValues) => ({
  invitees: readInvitees(invitees),
  business_roles: [role],
  assets: [...promised('AD_ACCOUNT', adAccounts), ...promised('PROFILE', profiles)],
})

/** How an invited person is called before they are a member. */
export const invitedName = ({ invited }: InviteView): string =>
  invited.full_name ?? invited.email ?? invited.username ?? ''
