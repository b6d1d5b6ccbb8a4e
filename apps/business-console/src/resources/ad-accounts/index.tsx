import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'

const AdAccountSettingsPage = lazy(async () => ({
  default: (await import('./AdAccountSettingsPage.tsx')).AdAccountSettingsPage,
}))

export const adAccounts: ResourceProps = {
  name: 'ad-accounts',
  list: lazy(async () => ({ default: (await import('./AdAccountList.tsx')).AdAccountList })),
  create: lazy(async () => ({ default: (await import('./AdAccountCreate.tsx')).AdAccountCreate })),
  recordRepresentation: 'name',
  children: <Route path=":accountId/settings" element={<AdAccountSettingsPage />} />,
}
