import CloudOffIcon from '@mui/icons-material/CloudOff'
import HierarchyIcon from '@mui/icons-material/AccountTreeOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { CanAccess, ResourceContextProvider, useGetList, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { HIERARCHY_TABS, type HierarchyTab } from '@tessera/api-types/hierarchy/hierarchy-tabs'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { Message } from '../../layout/Message.tsx'
import { NotFound } from '../../layout/NotFound.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { HierarchyActions } from './HierarchyActions.tsx'
import { HierarchyTree } from './HierarchyTree.tsx'
import { NodeManagers } from './NodeManagers.tsx'
import { ReceivedInvites } from './ReceivedInvites.tsx'
import { tabs as allTabs } from './tabs.tsx'

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'depth', order: 'ASC' } } as const
const isTab = (tab: string): tab is HierarchyTab => HIERARCHY_TABS.some((each) => each === tab)

/** The tree of businesses below this one, and what the open one of them and all below it have. */
export const HierarchyPage = () => (
  <CanAccess resource="hierarchy" action="list" accessDenied={<AccessDenied />}>
    <Nodes />
  </CanAccess>
)

function Nodes() {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { tab = '', nodeId = business.id } = useParams()
  const { data: nodes, error, isPending, refetch } = useGetList<HierarchyNodeView>('hierarchy', ALL)
  if (!isTab(tab)) return <NotFound place="hierarchy" />
  if (error) {
    const text = messageOf(error)
    return (
      <>
        <ListHeader resource="hierarchy" />
        <Message
          isAlert
          title={translate('console.error.load')}
          text={translate(text, { _: text })}
          icon={<CloudOffIcon />}
        >
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('console.error.retry')}
          </Button>
        </Message>
      </>
    )
  }
  if (isPending) return <Loading />
  const node = nodes.find(({ id, status }) => id === nodeId && status === 'ACTIVE')
  return node ? <Hierarchy nodes={nodes} node={node} tab={tab} /> : <NotFound place="hierarchy" />
}

const Loading = () => (
  <>
    <ListHeader resource="hierarchy" />
    <Box aria-busy sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 3 }}>
      <Skeleton variant="rounded" sx={{ width: { lg: 280 }, height: 160 }} />
      <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 320 }} />
    </Box>
  </>
)

interface Props {
  nodes: readonly HierarchyNodeView[]
  node: HierarchyNodeView
  tab: HierarchyTab
}

function Hierarchy({ nodes, node, tab }: Props) {
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  const own = nodes.find(({ id }) => id === business.id)
  const canName = business.abilities.can_name_managers && own?.parent_business_id === null
  const below = node.id === business.id ? '' : `/${node.id}`
  return (
    <>
      <ListHeader resource="hierarchy">
        <HierarchyActions node={node} canName={canName} />
      </ListHeader>
      <ReceivedInvites nodes={nodes} />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 3 }}>
        <HierarchyTree nodes={nodes} rootId={business.id} selectedId={node.id} tab={tab} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <NodeManagers node={node} canEnd={canName} />
          <RecordTabs
            base={hubPath('hierarchy')}
            current={`${tab}${below}`}
            label={node.business.name}
            tabs={HIERARCHY_TABS.map((each) => ({
              path: `${each}${below}`,
              label: `resources.hierarchy.tabs.${each}`,
            }))}
          />
          <TabList key={`${node.id}/${tab}`} nodeId={node.id} tab={tab} />
        </Box>
      </Box>
    </>
  )
}

function TabList({ nodeId, tab }: { nodeId: string; tab: HierarchyTab }) {
  const translate = useTranslate()
  const { sort, columns } = allTabs[tab]
  return (
    <ResourceContextProvider value="hierarchy">
      <HubList
        resource={`hierarchy/${nodeId}/${tab}`}
        filters={[searchInput(translate('resources.hierarchy.search'))]}
        sort={{ field: sort, order: 'ASC' }}
        empty={<Message title={translate(`resources.hierarchy.none.${tab}`)} icon={<HierarchyIcon />} />}
      >
        <HubTable labels="hierarchy" columns={columns} />
      </HubList>
    </ResourceContextProvider>
  )
}
