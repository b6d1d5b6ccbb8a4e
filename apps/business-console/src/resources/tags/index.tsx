import SensorsIcon from '@mui/icons-material/SensorsOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const TagPage = lazy(async () => ({ default: (await import('./TagPage.tsx')).TagPage }))

export const tags: HubResource = {
  name: 'tags',
  icon: SensorsIcon,
  group: 'accounts',
  list: exactPage('tags', async () => (await import('./TagList.tsx')).TagList),
  create: exactPage('tags', async () => (await import('./TagInputs.tsx')).TagCreate),
  recordRepresentation: 'name',
  children: <Route path=":tagId" element={<TagPage />} />,
  allows: (action, { can_create_tags }, { can_edit = false }) =>
    isReading(action) || (action === 'create' ? can_create_tags : can_edit),
}
