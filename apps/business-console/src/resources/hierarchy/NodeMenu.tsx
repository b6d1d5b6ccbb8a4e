import RefreshIcon from '@mui/icons-material/Refresh'
import UnlinkIcon from '@mui/icons-material/LinkOff'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useActingBusiness } from '../../session/business-context.ts'
import { RowMenu, type RowAction } from '../../shared/RowMenu.tsx'
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useOperation } from '../../shared/use-operation.ts'

const textsOf = (what: 'unlink' | 'cancel' | 'leave') => ({
  button: `resources.hierarchy.${what}.button`,
  title: `resources.hierarchy.${what}.title`,
  content: `resources.hierarchy.${what}.content`,
  done: `resources.hierarchy.${what}.done`,
  confirm: `resources.hierarchy.${what}.button`,
})

/** What can be done with one business of the tree, or with an invite. */
export function NodeMenu({ node }: { node: HierarchyNodeView }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  const { id, status, abilities } = node
  const isOwn = node.business.id === business.id
  const what = status !== 'ACTIVE' ? 'cancel' : isOwn ? 'leave' : 'unlink'
  const { label, ask, dialog } = useConfirmedDelete({
    resource: 'hierarchy',
    record: node,
    name: isOwn ? (node.parent_business_name ?? '') : node.business.name,
    texts: textsOf(what),
    onDeleted: () => void navigate(hubPath('hierarchy/ad-accounts')),
  })
  const refresh = useOperation('hierarchyNodes.refresh', 'resources.hierarchy.refreshed')
  const actions: RowAction[] = [
    ...(abilities.can_refresh
      ? [
          {
            label: translate('resources.hierarchy.refresh'),
            icon: <RefreshIcon fontSize="small" />,
            isDisabled: refresh.isRunning,
            onSelect: () => void refresh.perform({ business_id: business.id, id }),
          },
        ]
      : []),
    ...(abilities.can_delete ? [{ label, icon: <UnlinkIcon fontSize="small" />, onSelect: ask }] : []),
  ]
  return (
    <>
      <RowMenu name={node.business.name} actions={actions} />
      {dialog}
    </>
  )
}
