import Card from '@mui/material/Card'
import { useNotify, useRecordContext } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { BY_FULL_NAME } from '../../shared/HubList.tsx'
import { useOpenNext } from '../../shared/use-open-next.ts'
import { personKind } from './person-actions.ts'
import { toPersonChanges } from './person-changes.ts'
import { PersonForm } from './PersonForm.tsx'

export function PersonPage() {
  const notify = useNotify()
  return (
    <RecordPage
      listPath="people"
      transform={toPersonChanges}
      onSaved={() => notify('resources.people.saved', { type: 'success' })}
    >
      <PersonDetail />
    </RecordPage>
  )
}

function PersonDetail() {
  const openNext = useOpenNext('people', BY_FULL_NAME)
  const person = useRecordContext<EmployeeView>()
  if (!person) return null
  return (
    <>
      <PageHeader title={person.full_name} back="people">
        <ExplainButton subject={person.id} />
        <RemoveRecord kind={personKind} record={person} onDeleted={() => void openNext()} />
      </PageHeader>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
        <PersonLine name={person.full_name} image={person.image_medium_url} size={56}>
          @{person.username}
          {person.email && ` · ${person.email}`}
        </PersonLine>
        <PersonForm person={person} />
      </Card>
    </>
  )
}
