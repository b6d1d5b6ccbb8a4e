import type { InviteView, ReceivedInviteView } from '@tessera/api-types/business/views'
import { bothNames } from './employee-view.ts'
import { expiresAt, statusAt } from './invite-rules.ts'
import type { InviteRow } from './invite-store.ts'

const inviterOf = ({ invitedBy, inviterUsername, inviterName }: InviteRow): InviteView['invited_by'] =>
  invitedBy && inviterUsername !== null
    ? { id: invitedBy, username: inviterUsername, full_name: inviterName ?? inviterUsername }
    : null

export function toInviteView(row: InviteRow, now: Date): InviteView {
  return {
    id: row.id,
    business_id: row.businessId,
    invite_type: 'EMPLOYEE',
    status: statusAt(row, now),
    invited: {
      email: row.email,
      user_id: row.userId,
      business_id: null,
      username: row.invitedUsername,
      full_name: row.invitedName,
    },
    invited_by: inviterOf(row),
    business_roles: [row.role],
    assets: row.assets.map(({ id, type, permissions }) => ({ id, type, ...bothNames(permissions) })),
    invite_data: { sent_at: row.sentAt.toISOString(), expires_at: expiresAt(row.sentAt).toISOString() },
    created_time: row.createdAt.toISOString(),
  }
}

export const toReceivedInviteView = (row: InviteRow): ReceivedInviteView => ({
  business: { id: row.businessId, name: row.businessName },
  invited_by: inviterOf(row),
  business_roles: [row.role],
  expires_at: expiresAt(row.sentAt).toISOString(),
})
