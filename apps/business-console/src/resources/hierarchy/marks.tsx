import { useTranslate } from 'react-admin'
import { StatusChip } from '../../shared/StatusChip.tsx'

export function RoleNames({ roles: [role] }: { roles: readonly string[] }) {
  const translate = useTranslate()
  return role ? <StatusChip label={translate(`console.role.${role}`)} tone="plain" /> : null
}

export function ManagerMark({ isManager }: { isManager: boolean }) {
  const translate = useTranslate()
  return translate(isManager ? 'ra.boolean.true' : 'ra.boolean.false')
}
