import Card from '@mui/material/Card'
import { useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { listAddress } from '../../shared/list-address.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { TO_HEADING } from '../../shared/use-heading-focus.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { DeletePersonButton } from './DeletePersonButton.tsx'
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
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const person = useRecordContext<EmployeeView>()
  if (!person) return null
  return (
    <>
      <PageHeader title={person.full_name} back="people">
        <DeletePersonButton
          onDeleted={() => void navigate(listAddress(hubPath('people')), { state: TO_HEADING })}
        />
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
