import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const articles: ConsoleResource = {
  name: 'articles',
  icon: ArticleIcon,
  list: exactPage('articles', async () => (await import('./ArticleList.tsx')).ArticleList),
  create: exactPage('articles', async () => (await import('./ArticleCreate.tsx')).ArticleCreate),
  edit: exactPage('articles', async () => (await import('./ArticlePage.tsx')).ArticlePage),
  recordRepresentation: 'title',
}
