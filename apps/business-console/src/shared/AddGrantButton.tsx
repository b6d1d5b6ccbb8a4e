import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useSimpleFormIterator, useTranslate } from 'react-admin'

/** Adds a line to the list around it. */
export function AddGrantButton({ label }: { label: string }) {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button type="button" variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
      {translate(label)}
    </Button>
  )
}
