import type { GivenBusinessRole } from '@tessera/api-types/business/roles'
import { assetsOf, type ShareValues } from '../../shared/share-values.ts'
import { readInvitees } from './invitee-list.ts'
import type { InviteView } from '@tessera/api-types/business/views'

export interface InviteValues extends ShareValues {
  invitees: string
  role: GivenBusinessRole
}

/** The values of the form as the input of the call. */
export const toInviteInput = ({ invitees, role, ...assets }: InviteValues) => ({
  invitees: readInvitees(invitees),
  business_roles: [role],
  assets: assetsOf(assets),
})

/** How an invited person is called before they are a member. */
export const invitedName = ({ invited }: InviteView): string =>
  invited.full_name ?? invited.email ?? invited.username ?? ''
