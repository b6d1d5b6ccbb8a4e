import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { loadCatalogTexts } from '../../providers/i18n-provider.ts'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const storefront: HubResource = {
  name: 'storefront',
  icon: ShoppingBagIcon,
  group: 'accounts',
  list: exactPage('storefront', async () => {
    const [page] = await Promise.all([import('./StorefrontPage.tsx'), loadCatalogTexts()])
    return page.StorefrontPage
  }),
  allows: isReading,
}
