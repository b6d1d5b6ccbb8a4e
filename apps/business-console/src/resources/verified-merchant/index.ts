import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

export const verifiedMerchant: HubResource = {
  name: 'verified-merchant',
  icon: VerifiedIcon,
  list: exactPage('verified-merchant', async () => (await import('./MerchantPage.tsx')).MerchantPage),
  allows: (_action, { can_edit }) => can_edit,
}
