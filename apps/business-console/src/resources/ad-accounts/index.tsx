import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'

const AdAccountSettingsPage = lazy(async () => ({
  default: (await import('./AdAccountSettingsPage.tsx')).AdAccountSettingsPage,
}))

export const adAccounts: ResourceProps = {
  name: 'ad-accounts',
  list: exactPage('ad-accounts', async () => (await import('./AdAccountList.tsx')).AdAccountList),
  create: exactPage('ad-accounts', async () => (await import('./AdAccountCreate.tsx')).AdAccountCreate),
  recordRepresentation: 'name',
  children: <Route path=":accountId/settings" element={<AdAccountSettingsPage />} />,
}
