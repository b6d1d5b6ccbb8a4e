import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const storefront: HubResource = {
  name: 'storefront',
  icon: ShoppingBagIcon,
  group: 'accounts',
  list: exactPage('storefront', async () => (await import('./StorefrontPage.tsx')).StorefrontPage),
  allows: isReading,
}
