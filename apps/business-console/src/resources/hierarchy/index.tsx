import HierarchyIcon from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { HIERARCHY_TABS } from '@tessera/api-types/hierarchy/hierarchy-tabs'
import type { HubResource } from '../../shared/console-resource.ts'

const HierarchyPage = lazy(async () => ({ default: (await import('./HierarchyPage.tsx')).HierarchyPage }))
const ToFirstTab = () => <Navigate to={HIERARCHY_TABS[0]} replace />

export const hierarchy: HubResource = {
  name: 'hierarchy',
  icon: HierarchyIcon,
  list: ToFirstTab,
  children: <Route path=":tab/:nodeId?" element={<HierarchyPage />} />,
  allows: (_action, { can_manage_hierarchy }) => can_manage_hierarchy,
}
