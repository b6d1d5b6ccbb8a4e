import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const merchantAppeals: ConsoleResource = {
  name: 'merchant-appeals',
  icon: VerifiedIcon,
  list: exactPage('merchant-appeals', async () => (await import('./AppealList.tsx')).AppealList),
  edit: exactPage('merchant-appeals', async () => (await import('./AppealPage.tsx')).AppealPage),
}
