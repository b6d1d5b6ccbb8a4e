import TrendsIcon from '@mui/icons-material/TrendingUpOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const trends: HubResource = {
  name: 'trends',
  icon: TrendsIcon,
  group: 'accounts',
  list: exactPage('trends', async () => (await import('./TrendsPage.tsx')).TrendsPage),
  allows: isReading,
}
