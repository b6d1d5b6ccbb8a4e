import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const AdAccountSettingsPage = lazy(async () => ({
  default: (await import('./AdAccountSettingsPage.tsx')).AdAccountSettingsPage,
}))

export const adAccounts: HubResource = {
  name: 'ad-accounts',
  icon: CampaignIcon,
  group: 'accounts',
  list: exactPage('ad-accounts', async () => (await import('./AdAccountList.tsx')).AdAccountList),
  create: exactPage('ad-accounts', async () => (await import('./AdAccountCreate.tsx')).AdAccountCreate),
  recordRepresentation: 'name',
  children: <Route path=":accountId/settings" element={<AdAccountSettingsPage />} />,
  allows: (action, { can_create_ad_accounts }, { can_edit = true }) =>
    isReading(action) || (action === 'edit' && can_edit) || (action === 'create' && can_create_ad_accounts),
}

export const adAccountSettings: Pick<HubResource, 'name' | 'allows'> = {
  name: 'ad-account-settings',
  allows: (action, _business, { can_edit = true }) => isReading(action) || (action === 'edit' && can_edit),
}
