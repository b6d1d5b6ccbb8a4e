import Box from '@mui/material/Box'
import { DataTable } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { When } from '../../shared/When.tsx'
import { InviteActions } from './InviteActions.tsx'
import { invitedName } from './invite-values.ts'
import { InviteStatusChip } from './InviteStatusChip.tsx'

const Column = HubColumn<InviteView>

export const InviteTable = () => (
  <DataTable<InviteView> bulkActionButtons={false} rowClick={false}>
    <Column
      source="name"
      render={(invite) => (
        <Box sx={{ fontWeight: 600 }}>
          {invitedName(invite)}
          {invite.invited.username && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {` @${invite.invited.username}`}
            </Box>
          )}
        </Box>
      )}
    />
    <Column source="business_roles" render={({ business_roles }) => <RoleChip roles={business_roles} />} />
    <Column source="status" render={({ status }) => <InviteStatusChip status={status} />} />
    <Column source="sent_at" render={({ invite_data }) => <When at={invite_data.sent_at} />} />
    <Column source="invited_by" disableSort render={({ invited_by }) => invited_by?.full_name} />
    <Column source="actions" disableSort render={(invite) => <InviteActions invite={invite} />} />
  </DataTable>
)
