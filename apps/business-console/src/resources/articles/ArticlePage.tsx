import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import type { ArticleRecord } from '@tessera/api-types/articles/views'
import { messageOf } from '../../shared/field-errors.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { seenChanges } from '../../shared/seen-changes.ts'
import { useSavedNotice } from '../../shared/use-saved-notice.ts'
import { useRun } from '../../shared/use-operation.ts'
import { writtenFields } from './article-values.ts'
import { ArticleInputs } from './ArticleInputs.tsx'

/** Publishes a draft, or makes a published article a draft again. */
function PublishButton({ article: { id, published_at } }: { article: ArticleRecord }) {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [isBusy, setIsBusy] = useState(false)
  const verb = published_at === null ? 'publish' : 'withdraw'
  const act = async () => {
    setIsBusy(true)
    try {
      await run(`articleRecords.${verb}`, { id })
      notify(`resources.articles.${verb}.done`, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
    refresh()
  }
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void act()}>
      {translate(`resources.articles.${verb}.button`)}
    </Button>
  )
}

function Header() {
  const article = useRecordContext<ArticleRecord>()
  const translate = useTranslate()
  if (!article) return null
  const view = article.published_at === null ? 'preview' : 'view'
  return (
    <PageHeader title={article.title} back="articles">
      <Button component="a" href={encodeURI(article.url)} target="_blank" rel="noopener">
        {translate(`resources.articles.${view}`)}
      </Button>
      <PublishButton article={article} />
    </PageHeader>
  )
}

const saving = seenChanges(writtenFields)

export function ArticlePage() {
  const saved = useSavedNotice('resources.articles.saved')
  return (
    <RecordPage listPath="articles" onSaved={saved} {...saving}>
      <Header />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, overflow: 'visible' }}>
        <RecordForm>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <ArticleInputs />
          </Box>
          <SaveBar />
        </RecordForm>
      </Card>
    </RecordPage>
  )
}
