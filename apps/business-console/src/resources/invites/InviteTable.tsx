import { useTranslate } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { inviteKind } from './invite-actions.ts'
import { InviteActions } from './InviteActions.tsx'
import { invitedName } from './invite-values.ts'
import { InviteStatusChip } from './InviteStatusChip.tsx'

const columns: TableColumn<InviteView>[] = [
  {
    source: 'name',
    fields: ['invited.full_name', 'invited.email'],
    render: (invite) => <strong>{invitedName(invite)}</strong>,
  },
  {
    source: 'invite_type',
    isUnsorted: true,
    width: 160,
    priority: 'second',
    render: ({ invite_type }) => <InviteTypeName type={invite_type} />,
  },
  {
    source: 'business_roles',
    width: 130,
    priority: 'second',
    render: ({ business_roles }) => <RoleChip roles={business_roles} />,
  },
  { source: 'status', width: 130, render: ({ status }) => <InviteStatusChip status={status} /> },
  { source: 'sent_at', kind: 'moment', width: 200, value: ({ invite_data }) => invite_data.sent_at },
  {
    source: 'invited_by',
    isUnsorted: true,
    priority: 'third',
    value: ({ invited_by }) => invited_by?.full_name,
  },
]

const InviteTypeName = ({ type }: { type: InviteView['invite_type'] }) =>
  useTranslate()(`resources.invites.types.${type}`)

export const InviteTable = () => (
  <HubTable<InviteView>
    columns={columns}
    actions={(invite) => <InviteActions invite={invite} />}
    bulk={inviteKind}
  />
)
