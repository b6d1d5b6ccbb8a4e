import Card from '@mui/material/Card'
import { useNotify, useRecordContext } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { Dated } from '../../shared/When.tsx'
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
  const { full_name, username, email, created_time, last_active_time } = person
  return (
    <RecordShell
      title={full_name}
      back="people"
      image={person.image_medium_url}
      chip={<RoleChip roles={person.business_roles} />}
      facts={[
        <bdi key="name">@{username}</bdi>,
        email,
        <Dated key="joined" text="console.joined" at={created_time} />,
        last_active_time && <Dated key="active" text="console.last_active" at={last_active_time} />,
      ]}
      actions={
        <>
          <ExplainButton subject={person.id} />
          <RemoveRecord kind={personKind} record={person} onDeleted={() => void openNext()} />
        </>
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880 }}>
        <PersonForm person={person} />
      </Card>
    </RecordShell>
  )
}
