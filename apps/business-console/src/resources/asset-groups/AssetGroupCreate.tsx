import { CreatePage } from '../../shared/CreatePage.tsx'
import { AssetGroupInputs } from './AssetGroupInputs.tsx'

const start = { asset_group_types: ['OTHER'] }

export const AssetGroupCreate = () => (
  <CreatePage
    resource="asset-groups"
    created="resources.asset-groups.created"
    next="record"
    defaultValues={start}
  >
    <AssetGroupInputs />
  </CreatePage>
)
