import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const CatalogPage = lazy(async () => ({ default: (await import('./CatalogPage.tsx')).CatalogPage }))

export const catalogs: HubResource = {
  name: 'catalogs',
  icon: StorefrontIcon,
  group: 'accounts',
  list: exactPage('catalogs', async () => (await import('./CatalogList.tsx')).CatalogList),
  create: exactPage('catalogs', async () => (await import('./CatalogCreate.tsx')).CatalogCreate),
  recordRepresentation: 'name',
  children: <Route path=":catalogId/:tab?" element={<CatalogPage />} />,
  allows: (action, { can_create_catalogs }, { can_edit = false }) =>
    isReading(action) || (action === 'create' ? can_create_catalogs : can_edit),
}
