import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { useOperation } from '../../shared/use-operation.ts'

/** Businesses that ask this one to join them. */
export const ReceivedInvites = ({ nodes }: { nodes: readonly HierarchyNodeView[] }) =>
  nodes.filter(({ abilities }) => abilities.can_answer).map((node) => <Received key={node.id} node={node} />)

function Received({ node: { id, parent_business_name: name } }: { node: HierarchyNodeView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const accept = useOperation('hierarchyNodes.update', 'resources.hierarchy.received.accepted')
  const decline = useOperation('hierarchyNodes.update', 'resources.hierarchy.received.declined')
  const isRunning = accept.isRunning || decline.isRunning
  const place = { business_id: business.id, id }
  return (
    <Alert
      role="note"
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button
            color="inherit"
            disabled={isRunning}
            onClick={() => void decline.perform({ ...place, status: 'DECLINED' }, { name: name ?? '' })}
          >
            {translate('resources.hierarchy.received.decline')}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            disabled={isRunning}
            onClick={() => void accept.perform({ ...place, status: 'ACCEPTED' }, { name: name ?? '' })}
          >
            {translate('resources.hierarchy.received.accept')}
          </Button>
        </>
      }
    >
      {translate('resources.hierarchy.received.text', { name, own: business.name })}
    </Alert>
  )
}
