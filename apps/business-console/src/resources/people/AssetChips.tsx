import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AssetGrant } from '@tessera/api-types/business/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

export function AssetChips({ grants }: { grants: readonly AssetGrant[] }) {
  const translate = useTranslate()
  if (grants.length === 0) {
    return <Typography color="textSecondary">{translate('resources.people.no_assets')}</Typography>
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {grants.map(({ id, name, permissions }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {name}
          {permissions.map((permission) => (
            <StatusChip key={permission} label={translate(`console.permission.${permission}`)} tone="plain" />
          ))}
        </Box>
      ))}
    </Box>
  )
}
