import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { HierarchyTab } from '@tessera/api-types/hierarchy/hierarchy-tabs'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { NodeMenu } from './NodeMenu.tsx'

interface Props {
  nodes: readonly HierarchyNodeView[]
  /** The business whose children these are. */
  rootId: string
  selectedId: string
  tab: HierarchyTab
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  paddingInlineStart: 1.5,
  borderRadius: '8px',
  '&:has([aria-current])': { backgroundColor: 'var(--color-accent-soft)' },
} as const

/** The businesses below one another; one of them is open beside. */
export function HierarchyTree({ nodes, rootId, selectedId, tab }: Props) {
  const translate = useTranslate()
  const root = nodes.find(({ id }) => id === rootId)
  return (
    <Box
      component="nav"
      aria-label={translate('resources.hierarchy.tree')}
      sx={{
        width: { lg: 280 },
        flex: 'none',
        minWidth: 0,
        maxHeight: { xs: 260, lg: 'none' },
        overflowY: 'auto',
      }}
    >
      {root && <Branch node={root} nodes={nodes} selectedId={selectedId} tab={tab} />}
    </Box>
  )
}

function Branch({ node, nodes, ...open }: Omit<Props, 'rootId'> & { node: HierarchyNodeView }) {
  const children = nodes.filter(({ parent_business_id }) => parent_business_id === node.id)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <li>
        <Box sx={line}>
          <NodeName node={node} {...open} />
          {node.status !== 'ACTIVE' && <RecordStatus resource="hierarchy" status={node.status} />}
          <NodeMenu node={node} />
        </Box>
        {children.length > 0 && (
          <Box sx={{ marginInlineStart: 2, borderInlineStart: '1px solid var(--color-border)' }}>
            {children.map((child) => (
              <Branch key={child.id} node={child} nodes={nodes} {...open} />
            ))}
          </Box>
        )}
      </li>
    </Box>
  )
}

/** An invited business shows nothing of its own yet. */
function NodeName({
  node,
  selectedId,
  tab,
}: Pick<Props, 'selectedId' | 'tab'> & { node: HierarchyNodeView }) {
  const hubPath = useHubPath()
  const sx = { flex: 1, minWidth: 0, fontSize: '0.875rem', overflow: 'hidden', textOverflow: 'ellipsis' }
  if (node.status !== 'ACTIVE')
    return (
      <Box component="span" sx={{ ...sx, color: 'text.secondary' }}>
        {node.business.name}
      </Box>
    )
  return (
    <MuiLink
      component={Link}
      to={hubPath(`hierarchy/${tab}/${node.id}`)}
      underline="hover"
      aria-current={node.id === selectedId ? 'page' : undefined}
      sx={{ ...sx, color: 'text.primary', fontWeight: node.id === selectedId ? 600 : 400, py: 1 }}
    >
      {node.business.name}
    </MuiLink>
  )
}
