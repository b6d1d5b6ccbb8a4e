import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Manager = HierarchyNodeView['organization_managers'][number]

/** The business that is open: its id, and who manages it and all below it. */
export function NodeManagers({ node, canEnd }: { node: HierarchyNodeView; canEnd: boolean }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const [ending, setEnding] = useState<Manager | null>(null)
  const { perform, isRunning } = useOperation('organizationManagers.delete', 'resources.hierarchy.ended')
  const end = async () => {
    if (!ending) return
    await perform({ business_id: business.id, id: ending.id }, { name: ending.full_name })
    setEnding(null)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography component="h2" variant="h6" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
        {node.business.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.hierarchy.business_id', { id: node.business.id })}
      </Typography>
      {node.organization_managers.map((manager) => {
        const label = translate(`resources.hierarchy.manager.${manager.status}`, { name: manager.full_name })
        return (
          <Chip
            key={manager.id}
            size="small"
            label={label}
            {...(canEnd && { onDelete: () => setEnding(manager), 'aria-label': label })}
          />
        )
      })}
      <ConfirmDialog
        isOpen={ending !== null}
        isBusy={isRunning}
        title={translate('resources.hierarchy.end.title', { name: ending?.full_name })}
        content={translate('resources.hierarchy.end.content')}
        confirm="resources.hierarchy.end.button"
        onConfirm={() => void end()}
        onClose={() => setEnding(null)}
      />
    </Box>
  )
}
