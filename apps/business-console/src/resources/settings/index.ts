import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

export const settings: HubResource = {
  name: 'settings',
  icon: SettingsIcon,
  list: exactPage('settings', async () => (await import('./SettingsPage.tsx')).SettingsPage),
  allows: (action, { can_transfer, can_edit }) =>
    action === 'transfer' || action === 'close' ? can_transfer : can_edit,
}
