import TextIcon from '@mui/icons-material/GavelOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const texts: ConsoleResource = {
  name: 'texts',
  icon: TextIcon,
  list: exactPage('texts', async () => (await import('./TextList.tsx')).TextList),
  create: exactPage('texts', async () => (await import('./TextCreate.tsx')).TextCreate),
  edit: exactPage('texts', async () => (await import('./TextPage.tsx')).TextPage),
  recordRepresentation: 'title',
}
