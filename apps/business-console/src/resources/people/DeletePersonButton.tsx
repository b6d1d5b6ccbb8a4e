import { CanAccess, useRecordContext } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { AccessPreview } from '../../shared/AccessPreview.tsx'
import { ConfirmedDelete, DeletingRowMenu } from '../../shared/ConfirmedDelete.tsx'

const TEXTS = {
  button: 'resources.people.delete.button',
  title: 'resources.people.delete.title',
  content: 'resources.people.delete.content',
  done: 'resources.people.deleted',
  confirm: 'resources.people.delete.confirm',
}

const deletionOf = (person: EmployeeView) => ({
  resource: 'people',
  record: person,
  name: person.full_name,
  texts: TEXTS,
  warning: <AccessPreview change={{ type: 'PERSON_REMOVAL', id: person.id }} />,
})

export function DeletePersonButton({ onDeleted }: { onDeleted: () => void }) {
  const record = useRecordContext<EmployeeView>()
  if (!record) return null
  return (
    <CanAccess resource="people" action="delete" record={record}>
      <ConfirmedDelete {...deletionOf(record)} onDeleted={onDeleted} />
    </CanAccess>
  )
}

export const PersonMenu = ({ person }: { person: EmployeeView }) => (
  <CanAccess resource="people" action="delete" record={person}>
    <DeletingRowMenu {...deletionOf(person)} />
  </CanAccess>
)
