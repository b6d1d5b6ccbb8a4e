import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { CanAccess, useNotify, useRecordContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { changedFields } from '../../shared/changed-fields.ts'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { BY_NAME } from '../../shared/HubList.tsx'
import { useOpenNext } from '../../shared/use-open-next.ts'
import { tagKind } from './tag-actions.ts'
import { TagEvents } from './TagEvents.tsx'
import { TagInputs } from './TagInputs.tsx'
import { TagSnippet } from './TagSnippet.tsx'

const builtOn = (tag: object) => {
  const { name, automatic_enhanced_match, leader_tag_id } = tag as TagView
  return { seen: { name, automatic_enhanced_match, leader_tag_id } }
}

/** Changed fields alone, with what they were when they were read. */
const toChanges = (values: object, options?: { previousData: object }) => {
  const previous = options?.previousData ?? {}
  return { ...changedFields(previous, values), ...builtOn(previous) }
}

/** One tag: what it is called and does, how it gets into a website, and what came of it. */
export function TagPage() {
  const { tagId = '' } = useParams()
  const notify = useNotify()
  return (
    <RecordPage
      id={tagId}
      isForReaders
      listPath="tags"
      transform={toChanges}
      builtOn={builtOn}
      onSaved={() => notify('resources.tags.saved', { type: 'success' })}
    >
      <Tag />
    </RecordPage>
  )
}

function Tag() {
  const tag = useRecordContext<TagView>()
  const openNext = useOpenNext('tags', BY_NAME)
  if (!tag) return null
  return (
    <RecordShell
      title={tag.name}
      back="tags"
      facts={[tag.adAccounts.map(({ name }) => name).join(', ')]}
      actions={
        <>
          <ExplainButton type="TAG" asset={tag.id} />
          <RemoveRecord kind={tagKind} record={tag} onDeleted={() => void openNext()} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <TagEvents tag={tag} />
        <TagSnippet snippet={tag.snippet} />
        <CanAccess resource="tags" action="edit" record={tag}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <RecordForm>
              <Box sx={{ display: 'grid', gap: 1 }}>
                <TagInputs />
              </Box>
              <SaveBar />
            </RecordForm>
          </Card>
        </CanAccess>
      </Box>
    </RecordShell>
  )
}
