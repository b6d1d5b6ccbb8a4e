import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const history: ResourceProps = {
  name: 'history',
  list: exactPage('history', async () => (await import('./HistoryList.tsx')).HistoryList),
}
