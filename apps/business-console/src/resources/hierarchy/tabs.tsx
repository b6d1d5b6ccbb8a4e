import type { RaRecord } from 'react-admin'
import type {
  HierarchyAdAccountView,
  HierarchyAssetGroupView,
  HierarchyEmployeeView,
  HierarchyMemberView,
  HierarchyNodeView,
  HierarchyPartnerView,
  HierarchyProfileView,
  OrganizationManagerView,
} from '@tessera/api-types/hierarchy/views'
import type { HierarchyTab } from '@tessera/api-types/hierarchy/hierarchy-tabs'
import { AccountStatusChip, RecordStatus } from '../../shared/StatusChip.tsx'
import type { TableColumn } from '../../shared/HubTable.tsx'
import { ManagerMark, RoleNames } from './marks.tsx'

export type TabRow = RaRecord & { id: string }

const columnsOf = <R extends { id: string }>(...columns: TableColumn<R & TabRow>[]) =>
  columns as unknown as readonly TableColumn<TabRow>[]

const business = {
  source: 'business',
  priority: 'second' as const,
  value: (row: { business: { name: string } }) => row.business.name,
}
const username = {
  source: 'username',
  priority: 'third' as const,
  render: (row: { username: string }) => <bdi>@{row.username}</bdi>,
}
const since = { source: 'created_time', kind: 'date' as const, width: 140, priority: 'third' as const }
const status = {
  source: 'status',
  width: 120,
  isUnsorted: true,
  render: (row: Pick<HierarchyNodeView, 'status'>) => (
    <RecordStatus resource="hierarchy" status={row.status} />
  ),
}

/** What each tab lists, and by which column at first. */
export const tabs: Record<HierarchyTab, { sort: string; columns: readonly TableColumn<TabRow>[] }> = {
  'ad-accounts': {
    sort: 'name',
    columns: columnsOf<HierarchyAdAccountView>(
      { source: 'name' },
      business,
      { source: 'country', kind: 'country', priority: 'third' },
      { source: 'currency', width: 110, priority: 'third' },
      { source: 'status', width: 130, render: (row) => <AccountStatusChip status={row.status} /> },
    ),
  },
  profiles: {
    sort: 'full_name',
    columns: columnsOf<HierarchyProfileView>({ source: 'full_name' }, business, username),
  },
  'asset-groups': {
    sort: 'name',
    columns: columnsOf<HierarchyAssetGroupView>(
      { source: 'name' },
      business,
      { source: 'ad_accounts', kind: 'number', width: 130, isUnsorted: true },
      { source: 'profiles', kind: 'number', width: 110, isUnsorted: true },
    ),
  },
  employees: {
    sort: 'full_name',
    columns: columnsOf<HierarchyEmployeeView>(
      { source: 'full_name' },
      business,
      username,
      {
        source: 'business_roles',
        isUnsorted: true,
        width: 130,
        render: (row) => <RoleNames roles={row.business_roles} />,
      },
      since,
    ),
  },
  partners: {
    sort: 'name',
    columns: columnsOf<HierarchyPartnerView>({ source: 'name' }, business, since),
  },
  'business-members': {
    sort: 'full_name',
    columns: columnsOf<HierarchyMemberView>(
      { source: 'full_name' },
      business,
      {
        source: 'business_roles',
        isUnsorted: true,
        width: 190,
        render: (row) => <RoleNames roles={row.business_roles} />,
      },
      {
        source: 'is_organization_manager',
        isUnsorted: true,
        width: 190,
        render: (row) => <ManagerMark isManager={row.is_organization_manager} />,
      },
    ),
  },
  'pending-child-businesses': {
    sort: 'name',
    columns: columnsOf<HierarchyNodeView>(
      { source: 'name', value: (row) => row.business.name },
      { source: 'parent_business_name', isUnsorted: true, priority: 'second' },
      status,
      since,
    ),
  },
  'pending-organization-managers': {
    sort: 'full_name',
    columns: columnsOf<OrganizationManagerView>(
      { source: 'full_name' },
      { ...business, isUnsorted: true },
      status,
      since,
    ),
  },
}
