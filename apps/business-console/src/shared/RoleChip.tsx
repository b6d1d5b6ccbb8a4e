import { useTranslate } from 'react-admin'
import type { INVITED_ROLES } from '@tessera/api-types/business/roles'
import { StatusChip } from './StatusChip.tsx'

export function RoleChip({ roles }: { roles: readonly (typeof INVITED_ROLES)[number][] }) {
  const translate = useTranslate()
  const [role = 'EMPLOYEE'] = roles
  return (
    <StatusChip label={translate(`console.role.${role}`)} tone={role === 'EMPLOYEE' ? 'plain' : 'rank'} />
  )
}
