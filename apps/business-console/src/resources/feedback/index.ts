import FeedbackIcon from '@mui/icons-material/FeedbackOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const feedback: ConsoleResource = {
  name: 'feedback',
  icon: FeedbackIcon,
  list: exactPage('feedback', async () => (await import('./FeedbackList.tsx')).FeedbackList),
}
