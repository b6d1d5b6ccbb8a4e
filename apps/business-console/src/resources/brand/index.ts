import BrandIcon from '@mui/icons-material/PaletteOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const brand: ConsoleResource = {
  name: 'brand',
  icon: BrandIcon,
  list: exactPage('brand', async () => (await import('./BrandPage.tsx')).BrandPage),
}
