import AnalyticsIcon from '@mui/icons-material/BarChartOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const AnalyticsPage = lazy(async () => ({ default: (await import('./AnalyticsPage.tsx')).AnalyticsPage }))

export const analytics: HubResource = {
  name: 'analytics',
  icon: AnalyticsIcon,
  group: 'accounts',
  list: exactPage('analytics', async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage),
  children: <Route path=":accountId" element={<AnalyticsPage />} />,
  allows: isReading,
}
