import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { SiteTextRecord } from '@tessera/api-types/site-texts/contracts'
import { changedFields } from '../../shared/changed-fields.ts'
import { ConfirmedDelete } from '../../shared/ConfirmedDelete.tsx'
import { listAddress } from '../../shared/list-address.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { TO_HEADING } from '../../shared/use-heading-focus.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { addressOfText } from '../../shared/console-paths.ts'
import { TextInputs } from './TextInputs.tsx'

const DELETE_TEXTS = {
  button: 'resources.texts.delete.button',
  title: 'resources.texts.delete.title',
  content: 'resources.texts.delete.content',
  done: 'resources.texts.delete.done',
}

function Header() {
  const text = useRecordContext<SiteTextRecord>()
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  if (!text) return null
  const leave = () => void navigate(listAddress(hubPath('texts')), { state: TO_HEADING })
  return (
    <PageHeader title={text.title} back="texts">
      <Button component="a" href={addressOfText(text.name)} target="_blank" rel="noopener">
        {translate('resources.texts.view')}
      </Button>
      <ConfirmedDelete
        resource="texts"
        record={text}
        name={text.title}
        texts={DELETE_TEXTS}
        onDeleted={leave}
      />
    </PageHeader>
  )
}

/** The fields that were changed, and the version they were changed on. */
const toChanges = (values: object, options?: { previousData: object }) => {
  const before = (options?.previousData ?? {}) as Partial<SiteTextRecord>
  return { ...changedFields(before, values), version: before.version }
}

export function TextPage() {
  const notify = useNotify()
  return (
    <RecordPage
      listPath="texts"
      transform={toChanges}
      onSaved={() => notify('resources.texts.saved', { type: 'success' })}
    >
      <Header />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, overflow: 'visible' }}>
        <RecordForm>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TextInputs />
          </Box>
          <SaveBar />
        </RecordForm>
      </Card>
    </RecordPage>
  )
}
