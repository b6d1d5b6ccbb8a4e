import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Way } from '@tessera/api-types/asset-access/views'
import { AccessEnd } from './AccessEnd.tsx'
import { PermissionChips } from './PermissionChips.tsx'

interface Props {
  ways: readonly Way[]
  /** Says of grants of their own, too, that they are. */
  namesDirect?: boolean
}

/** Each way by which somebody comes to a right, with what it gives. */
export function AccessWays({ ways, namesDirect = false }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {ways.map(({ type, id, name, permissions, ends_at, is_expired }) => (
        <Box key={`${type} ${id}`} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PermissionChips permissions={permissions} />
          {(namesDirect || type !== 'DIRECT') && (
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {translate(`resources.access.through.${type}`, { name: name ?? '' })}
            </Box>
          )}
          <AccessEnd ends_at={ends_at} is_expired={is_expired} />
        </Box>
      ))}
    </Box>
  )
}
