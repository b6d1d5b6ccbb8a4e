import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AssetGrant } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { StatusChip } from '../../shared/StatusChip.tsx'

export function AssetChips({ grants }: { grants: readonly AssetGrant[] }) {
  const translate = useTranslate()
  const { can_manage_people } = useActingBusiness().business.abilities
  if (grants.length === 0) {
    const text = can_manage_people ? 'no_assets' : 'no_shared_assets'
    return <Typography color="textSecondary">{translate(`resources.people.${text}`)}</Typography>
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
