import KeyIcon from '@mui/icons-material/KeyOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const access: HubResource = {
  name: 'access',
  icon: KeyIcon,
  group: 'users',
  list: exactPage('access', async () => (await import('./AccessPage.tsx')).AccessPage),
  allows: isReading,
}
