import { CanAccess, useRecordContext } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { ConfirmedDelete } from '../../shared/ConfirmedDelete.tsx'

const TEXTS = {
  button: 'resources.people.delete.button',
  title: 'resources.people.delete.title',
  content: 'resources.people.delete.content',
  done: 'resources.people.deleted',
  confirm: 'resources.people.delete.confirm',
}

export function DeletePersonButton({
  isIcon = false,
  onDeleted,
}: {
  isIcon?: boolean
  onDeleted?: () => void
}) {
  const record = useRecordContext<EmployeeView>()
  if (!record) return null
  return (
    <CanAccess resource="people" action="delete" record={record}>
      <ConfirmedDelete
        resource="people"
        record={record}
        name={record.full_name}
        texts={TEXTS}
        isIcon={isIcon}
        {...(onDeleted && { onDeleted })}
      />
    </CanAccess>
  )
}
