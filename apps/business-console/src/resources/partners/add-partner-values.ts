import type { InputOf, Contracts } from '@tessera/api-types'
import type { AdAccountPermission } from '@tessera/api-types/business/roles'
import { withoutMark } from '../../shared/pasted-id.ts'
import { assetsOf, type ShareValues } from '../../shared/share-values.ts'

export interface AddPartnerValues extends ShareValues {
  invite_type: 'PARTNER' | 'PARTNER_REQUEST'
  partner: string
  /** Ids of ad accounts that are asked for, and for what. */
  account_ids?: string
  permissions?: AdAccountPermission[]
}

type PartnerInvite = Omit<InputOf<Contracts['partnerInvites.create']>, 'business_id'>

/** The values of the form as the input of the call: what is shared, or what is asked for. */
export function toPartnerInvite(values: AddPartnerValues): PartnerInvite {
  const { invite_type, partner, account_ids = '', permissions = [] } = values
  const asked = withoutMark(account_ids)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((id) => ({ id, type: 'AD_ACCOUNT' as const, permissions }))
  return {
    invite_type,
    partner: withoutMark(partner.trim()),
    assets: invite_type === 'PARTNER' ? assetsOf(values) : asked,
  }
}
