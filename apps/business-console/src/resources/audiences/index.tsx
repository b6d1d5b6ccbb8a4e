import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { AUDIENCE_VIEWS } from '@tessera/api-types/audiences/routes'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const AudienceList = lazy(async () => ({ default: (await import('./AudienceList.tsx')).AudienceList }))

export const audiences: HubResource = {
  name: 'audiences',
  icon: GroupsIcon,
  group: 'accounts',
  list: exactPage('audiences', async () => (await import('./AudienceList.tsx')).AudienceList),
  create: exactPage('audiences', async () => (await import('./AudienceCreate.tsx')).AudienceCreate),
  recordRepresentation: 'name',
  children: AUDIENCE_VIEWS.map((view) => (
    <Route key={view} path={view} element={<AudienceList view={view} />} />
  )),
  allows: (action, { can_create_audiences }, { can_edit = false }) =>
    isReading(action) || (action === 'create' ? can_create_audiences : can_edit),
}
