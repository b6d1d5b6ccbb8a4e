import FlagIcon from '@mui/icons-material/OutlinedFlag'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const reports: ConsoleResource = {
  name: 'reports',
  icon: FlagIcon,
  list: exactPage('reports', async () => (await import('./ReportList.tsx')).ReportList),
  edit: exactPage('reports', async () => (await import('./ReportPage.tsx')).ReportPage),
}
