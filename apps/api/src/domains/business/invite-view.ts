import type { InviteView, ReceivedInviteView } from '@tessera/api-types/business/views'
import { bothNames } from './employee-view.ts'
import { expiresAt, statusAt } from './invite-rules.ts'
import type { InviteRow } from './invite-store.ts'

const inviterOf = ({ invitedBy, inviterUsername, inviterName }: InviteRow): InviteView['invited_by'] =>
  invitedBy && inviterUsername !== null
    ? { id: invitedBy, username: inviterUsername, full_name: inviterName ?? inviterUsername }
    : null

const invitedRole = ({ inviteType, role }: InviteRow): InviteView['business_roles'][number] =>
  inviteType === 'ORG_MANAGER' ? inviteType : (role ?? 'PARTNER')

export function toInviteView(row: InviteRow, now: Date): InviteView {
  return {
    id: row.id,
    business_id: row.businessId,
    invite_type: row.inviteType,
    status: statusAt(row, now),
    invited: {
      email: row.email,
      user_id: row.userId,
      business_id: row.invitedBusinessId,
      username: row.invitedUsername,
      full_name: row.invitedName ?? row.invitedBusinessName,
    },
    invited_by: inviterOf(row),
    business_roles: [invitedRole(row)],
    assets: row.assets.map(({ id, type, permissions, ends_at = null }) => ({
      id,
      type,
      ...bothNames(permissions),
      ends_at,
    })),
    invite_data: { sent_at: row.sentAt.toISOString(), expires_at: expiresAt(row.sentAt).toISOString() },
    created_time: row.createdAt.toISOString(),
  }
}

export const toReceivedInviteView = (row: InviteRow): ReceivedInviteView => ({
  business: { id: row.businessId, name: row.businessName },
  invite_type: row.inviteType,
  invited_by: inviterOf(row),
  business_roles: [invitedRole(row)],
  expires_at: expiresAt(row.sentAt).toISOString(),
})
