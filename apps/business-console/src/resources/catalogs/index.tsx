import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { loadCatalogTexts } from '../../providers/i18n-provider.ts'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const CatalogPage = lazy(async () => {
  const [page] = await Promise.all([import('./CatalogPage.tsx'), loadCatalogTexts()])
  return { default: page.CatalogPage }
})

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
