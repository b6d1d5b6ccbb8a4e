import type { PartnerRequestView } from '@tessera/api-types/partners/views'
import type { NamedAsset } from './asset-store.ts'
import type { InviteRow } from './invite-store.ts'
import { toInviteView } from './invite-view.ts'

/** An invite as the business sees it that received it. */
export function toRequestView(
  row: InviteRow,
  names: ReadonlyMap<string, NamedAsset>,
  now: Date,
): PartnerRequestView {
  const { status, invited_by, invite_data, created_time } = toInviteView(row, now)
  return {
    id: row.id,
    business_id: row.invitedBusinessId ?? row.businessId,
    request_type: row.inviteType === 'PARTNER' ? 'PARTNER' : 'PARTNER_REQUEST',
    status,
    partner: { id: row.businessId, name: row.businessName },
    requested_by: invited_by,
    assets: row.assets.flatMap(({ id, type, permissions, ends_at = null }) => {
      const name = names.get(id)?.name
      return name === undefined ? [] : [{ id, type, name, permissions, ends_at }]
    }),
    invite_data,
    created_time,
  }
}
