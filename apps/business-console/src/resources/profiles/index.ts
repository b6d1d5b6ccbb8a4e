import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const profiles: ResourceProps = {
  name: 'profiles',
  list: exactPage('profiles', async () => (await import('./ProfileList.tsx')).ProfileList),
  recordRepresentation: 'full_name',
}
