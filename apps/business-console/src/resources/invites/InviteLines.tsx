import Box from '@mui/material/Box'
import { SimpleList } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import { InviteActions } from './InviteActions.tsx'
import { invitedName } from './invite-values.ts'
import { InviteStatusChip } from './InviteStatusChip.tsx'

export const InviteLines = () => (
  <SimpleList<InviteView>
    rowClick={false}
    primaryText={(invite) => <Box sx={{ overflowWrap: 'anywhere' }}>{invitedName(invite)}</Box>}
    secondaryText={(invite) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <InviteStatusChip status={invite.status} />
        <InviteActions invite={invite} />
      </Box>
    )}
  />
)
