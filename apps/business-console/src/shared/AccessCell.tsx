import Box from '@mui/material/Box'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { AccessEnd } from './AccessEnd.tsx'
import { PermissionChips } from './PermissionChips.tsx'

interface Props {
  permissions: readonly (AssetPermission | 'OWNER')[]
  ends_at: string | null
  is_expired?: boolean
}

/** What somebody may do, and until when. */
export const AccessCell = ({ permissions, ...end }: Props) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <PermissionChips permissions={permissions} />
    <AccessEnd {...end} />
  </Box>
)
