import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { RowMenu, type RowAction } from './RowMenu.tsx'
import { useConfirmedDelete, type DeleteOptions } from './use-confirmed-delete.tsx'

/** The button on the page of a thing that deletes it. */
export function ConfirmedDelete(options: DeleteOptions) {
  const { label, ask, dialog } = useConfirmedDelete(options)
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={ask}>
        {label}
      </Button>
      {dialog}
    </>
  )
}

/** The menu of a row whose thing can be deleted, after the given actions. */
export function DeletingRowMenu({
  before = [],
  ...options
}: DeleteOptions & { before?: readonly RowAction[] }) {
  const { label, ask, dialog } = useConfirmedDelete(options)
  const remove = { label, icon: <DeleteIcon fontSize="small" />, onSelect: ask }
  return (
    <>
      <RowMenu name={options.name} actions={[...before, remove]} />
      {dialog}
    </>
  )
}
