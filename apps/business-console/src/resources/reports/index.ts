import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const reports: ResourceProps = {
  name: 'reports',
  list: exactPage('reports', async () => (await import('./ReportList.tsx')).ReportList),
  edit: exactPage('reports', async () => (await import('./ReportPage.tsx')).ReportPage),
}
