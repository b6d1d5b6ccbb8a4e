import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const experiments: ResourceProps = {
  name: 'experiments',
  list: exactPage('experiments', async () => (await import('./ExperimentList.tsx')).ExperimentList),
  create: exactPage('experiments', async () => (await import('./ExperimentCreate.tsx')).ExperimentCreate),
  edit: exactPage('experiments', async () => (await import('./ExperimentPage.tsx')).ExperimentPage),
  recordRepresentation: 'name',
}
