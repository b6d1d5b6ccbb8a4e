import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const people: HubResource = {
  name: 'people',
  icon: PeopleIcon,
  group: 'users',
  list: exactPage('people', async () => (await import('./PeopleList.tsx')).PeopleList),
  edit: exactPage('people', async () => (await import('./PersonPage.tsx')).PersonPage),
  recordRepresentation: 'full_name',
  allows: (action, { can_manage_people }, { can_delete }) => {
    if (action === 'delete') return can_delete ?? can_manage_people
    return isReading(action) || action === 'edit' || can_manage_people
  },
}
