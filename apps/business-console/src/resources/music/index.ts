import MusicIcon from '@mui/icons-material/MusicNoteOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const music: ConsoleResource = {
  name: 'music',
  icon: MusicIcon,
  list: exactPage('music', async () => (await import('./MusicList.tsx')).MusicList),
  create: exactPage('music', async () => (await import('./MusicCreate.tsx')).MusicCreate),
  edit: exactPage('music', async () => (await import('./MusicPage.tsx')).MusicPage),
  recordRepresentation: 'title',
}
