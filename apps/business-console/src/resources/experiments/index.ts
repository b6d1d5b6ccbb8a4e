import ScienceIcon from '@mui/icons-material/ScienceOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const experiments: ConsoleResource = {
  name: 'experiments',
  icon: ScienceIcon,
  list: exactPage('experiments', async () => (await import('./ExperimentList.tsx')).ExperimentList),
  create: exactPage('experiments', async () => (await import('./ExperimentCreate.tsx')).ExperimentCreate),
  edit: exactPage('experiments', async () => (await import('./ExperimentPage.tsx')).ExperimentPage),
  recordRepresentation: 'name',
}
