import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { StatusChip } from './StatusChip.tsx'

export function PermissionChips({ permissions }: { permissions: readonly (AssetPermission | 'OWNER')[] }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {permissions.map((permission) => (
        <StatusChip key={permission} label={translate(`console.permission.${permission}`)} tone="plain" />
      ))}
    </Box>
  )
}
