import FolderIcon from '@mui/icons-material/FolderSharedOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const AssetGroupPage = lazy(async () => ({ default: (await import('./AssetGroupPage.tsx')).AssetGroupPage }))
const AssetGroupEdit = lazy(async () => ({ default: (await import('./AssetGroupEdit.tsx')).AssetGroupEdit }))

export const assetGroups: HubResource = {
  name: 'asset-groups',
  icon: FolderIcon,
  group: 'accounts',
  list: exactPage('asset-groups', async () => (await import('./AssetGroupList.tsx')).AssetGroupList),
  create: exactPage('asset-groups', async () => (await import('./AssetGroupCreate.tsx')).AssetGroupCreate),
  recordRepresentation: 'name',
  children: (
    <>
      <Route path=":groupId/edit" element={<AssetGroupEdit />} />
      <Route path=":groupId/:tab?" element={<AssetGroupPage />} />
    </>
  ),
  allows: (action, { can_manage_asset_groups }) => isReading(action) || can_manage_asset_groups,
}
