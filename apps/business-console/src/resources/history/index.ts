import HistoryIcon from '@mui/icons-material/History'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const history: HubResource = {
  name: 'history',
  icon: HistoryIcon,
  list: exactPage('history', async () => (await import('./HistoryList.tsx')).HistoryList),
  allows: (action, { can_see_history }) => isReading(action) && can_see_history,
}
