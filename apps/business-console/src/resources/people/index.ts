import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const people: ResourceProps = {
  name: 'people',
  list: exactPage('people', async () => (await import('./PeopleList.tsx')).PeopleList),
  edit: exactPage('people', async () => (await import('./PersonPage.tsx')).PersonPage),
  recordRepresentation: 'full_name',
}
