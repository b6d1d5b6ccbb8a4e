import { CreatePage } from '../../shared/CreatePage.tsx'
import { newArticle, toSaved } from './article-values.ts'
import { ArticleInputs } from './ArticleInputs.tsx'

export const ArticleCreate = () => (
  <CreatePage
    resource="articles"
    created="resources.articles.saved"
    next="record"
    defaultValues={newArticle}
    transform={toSaved}
  >
    <ArticleInputs />
  </CreatePage>
)
