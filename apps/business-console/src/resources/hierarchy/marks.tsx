import { useTranslate } from 'react-admin'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { ACTIVE: 'good', PENDING: 'plain', EXPIRED: 'bad' } as const

export function NodeStatus({ status }: Pick<HierarchyNodeView, 'status'>) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.hierarchy.status.${status}`)} tone={tones[status]} />
}

export function RoleNames({ roles: [role] }: { roles: readonly string[] }) {
  const translate = useTranslate()
  return role ? <StatusChip label={translate(`console.role.${role}`)} tone="plain" /> : null
}

export function ManagerMark({ isManager }: { isManager: boolean }) {
  const translate = useTranslate()
  return translate(isManager ? 'ra.boolean.true' : 'ra.boolean.false')
}
